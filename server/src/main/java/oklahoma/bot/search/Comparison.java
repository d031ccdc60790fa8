package oklahoma.bot.search;

import java.util.List;

/**
 * The values of the candidates of a search.
 *
 * @param worths of each candidate
 * @param behind how much less than the best one, in the same worlds
 * @param best the place of the best
 * @param worlds in how many guessed worlds they were tried
 */
public record Comparison(List<Estimate> worths, List<Estimate> behind, int best, int worlds) {}
