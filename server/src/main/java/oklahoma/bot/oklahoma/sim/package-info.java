/**
 * A fast simulation of Oklahoma, the rollout policy that plays it to the end, and the sampling of
 * hidden hands.
 */
@NullMarked
package oklahoma.bot.oklahoma.sim;

import org.jspecify.annotations.NullMarked;
