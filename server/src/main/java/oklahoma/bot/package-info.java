/** The bots by level: they see what their seat sees, and answer with a move. */
@NullMarked
package oklahoma.bot;

import org.jspecify.annotations.NullMarked;
