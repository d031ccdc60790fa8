/**
 * A fast simulation of gin, the quick policies that play it to the end, and the sampling of hidden
 * hands.
 */
@NullMarked
package oklahoma.bot.gin.sim;

import org.jspecify.annotations.NullMarked;
