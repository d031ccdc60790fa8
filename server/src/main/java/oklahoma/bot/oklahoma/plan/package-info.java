/** Computes what an Oklahoma hand still lacks for its contract. */
@NullMarked
package oklahoma.bot.oklahoma.plan;

import org.jspecify.annotations.NullMarked;
