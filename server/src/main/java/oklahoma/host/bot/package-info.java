/** Bots: they see what their seat sees, and answer with a move. */
@NullMarked
package oklahoma.host.bot;

import org.jspecify.annotations.NullMarked;
