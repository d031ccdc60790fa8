/** Advice about a move: the moves of a moment, what each is worth, and what speaks for it. */
@NullMarked
package oklahoma.bot.advice;

import org.jspecify.annotations.NullMarked;
