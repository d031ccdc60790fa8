/**
 * Melds of one pack and the cards outside of them: which melds are legal, the arrangement with the
 * least deadwood, and the best lay-offs on a knocker's melds. Independent of turns.
 */
@NullMarked
package oklahoma.rules.gin.meld;

import org.jspecify.annotations.NullMarked;
