/** What the program thinks of the moves that a player could make, for whoever shows it. */
@NullMarked
package oklahoma.client.advice;

import org.jspecify.annotations.NullMarked;
