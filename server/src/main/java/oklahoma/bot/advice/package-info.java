/** Advice about a move: the possible moves, the value of each, and the reasons for it. */
@NullMarked
package oklahoma.bot.advice;

import org.jspecify.annotations.NullMarked;
