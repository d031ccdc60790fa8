/**
 * A fast copy of the rules of Oklahoma, the rollout policy that plays it to the end, and guesses at
 * hidden hands.
 */
@NullMarked
package oklahoma.bot.oklahoma.sim;

import org.jspecify.annotations.NullMarked;
