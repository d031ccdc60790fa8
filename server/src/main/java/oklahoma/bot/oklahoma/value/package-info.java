/** Learnt values of Oklahoma hands, and the probability of winning a match from a score. */
@NullMarked
package oklahoma.bot.oklahoma.value;

import org.jspecify.annotations.NullMarked;
