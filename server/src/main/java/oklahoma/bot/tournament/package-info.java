/**
 * Tournaments of bots, with the rules only: no table, clock or network. Every sequence of deals is
 * played once for each seat, and the bots move on by one seat each time, so that good cards favour
 * no bot.
 */
@NullMarked
package oklahoma.bot.tournament;

import org.jspecify.annotations.NullMarked;
