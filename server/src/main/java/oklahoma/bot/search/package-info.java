/**
 * The search of either game: it plays candidates on in guessed worlds until its budget is spent,
 * and compares what they come to on average.
 */
@NullMarked
package oklahoma.bot.search;

import org.jspecify.annotations.NullMarked;
