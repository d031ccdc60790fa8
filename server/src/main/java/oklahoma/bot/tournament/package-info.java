/**
 * Bots play each other with nothing but the rules between them: no table, no clock, no network.
 * Every sequence of deals is played as often as there are seats, the bots moving on by one seat
 * each time, so that nobody owes a win to the cards.
 */
@NullMarked
package oklahoma.bot.tournament;

import org.jspecify.annotations.NullMarked;
