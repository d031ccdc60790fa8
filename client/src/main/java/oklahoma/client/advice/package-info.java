/** The program's opinion of the moves that a player could make, for the pages that show it. */
@NullMarked
package oklahoma.client.advice;

import org.jspecify.annotations.NullMarked;
