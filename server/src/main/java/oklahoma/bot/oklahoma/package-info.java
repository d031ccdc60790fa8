/**
 * Bots of Oklahoma: what a seat sees as counts, a fast copy of the rules, policies, learnt values,
 * and the search.
 */
@NullMarked
package oklahoma.bot.oklahoma;

import org.jspecify.annotations.NullMarked;
