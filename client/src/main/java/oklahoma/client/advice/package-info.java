/** The program's evaluation of the player's possible moves, for the pages that show it. */
@NullMarked
package oklahoma.client.advice;

import org.jspecify.annotations.NullMarked;
