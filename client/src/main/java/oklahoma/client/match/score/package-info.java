/** The score: the score sheet, the end of a hand and the end of a match. */
@NullMarked
package oklahoma.client.match.score;

import org.jspecify.annotations.NullMarked;
