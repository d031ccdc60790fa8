package oklahoma.bot.tournament;

/**
 * How a contender did, for each of its seats.
 *
 * @param wins its share of the wins; a shared win counts as its part
 * @param points its points a match
 */
public record Score(Contender contender, Measure wins, Measure points) {}
