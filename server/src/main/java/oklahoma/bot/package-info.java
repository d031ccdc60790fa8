/** The bots, by level: a bot sees what its seat sees and answers with a move. */
@NullMarked
package oklahoma.bot;

import org.jspecify.annotations.NullMarked;
