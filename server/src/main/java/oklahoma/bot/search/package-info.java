/**
 * Monte Carlo search, shared by both games: it plays candidate moves to the end in sampled worlds
 * until its budget is spent, and compares their mean results.
 */
@NullMarked
package oklahoma.bot.search;

import org.jspecify.annotations.NullMarked;
