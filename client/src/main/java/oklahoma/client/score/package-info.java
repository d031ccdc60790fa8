/** The score: the sheet, the end of a hand and the end of a match. */
@NullMarked
package oklahoma.client.score;

import org.jspecify.annotations.NullMarked;
