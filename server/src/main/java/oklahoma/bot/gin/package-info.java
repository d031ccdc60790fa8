/** Bots of gin: what a seat sees as bits, a fast copy of the rules, policies, and the search. */
@NullMarked
package oklahoma.bot.gin;

import org.jspecify.annotations.NullMarked;
