package oklahoma.bot.tournament;

/**
 * The results of a contender, for each of its seats.
 *
 * @param wins its share of the wins; a shared win counts by its share
 * @param points its points a match
 */
public record Score(Contender contender, Measure wins, Measure points) {}
