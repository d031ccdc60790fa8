package oklahoma.bot.tournament;

import oklahoma.bot.Entrant;

/**
 * How an entrant did, for each of its seats.
 *
 * @param wins its share of the wins; a shared win counts as its part
 * @param points its points a match
 */
public record Score(Entrant entrant, Measure wins, Measure points) {}
