/**
 * Melds of one pack and what is left beside them: which melds are legal, the arrangement with the
 * least deadwood, and the best lay-offs on a knocker's melds. They know no course of play.
 */
@NullMarked
package oklahoma.rules.gin.meld;

import org.jspecify.annotations.NullMarked;
