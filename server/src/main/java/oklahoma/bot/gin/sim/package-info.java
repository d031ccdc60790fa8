/**
 * A fast copy of the rules of gin, the quick policies that play it to the end, and guesses at
 * hidden hands.
 */
@NullMarked
package oklahoma.bot.gin.sim;

import org.jspecify.annotations.NullMarked;
