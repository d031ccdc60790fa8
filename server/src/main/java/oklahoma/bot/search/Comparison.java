package oklahoma.bot.search;

import java.util.List;

/**
 * The values of the candidates of a search.
 *
 * @param worths of each candidate
 * @param behind by how much each is worse than the best one, in the same worlds
 * @param best the index of the best
 * @param worlds the number of sampled worlds
 */
public record Comparison(List<Estimate> worths, List<Estimate> behind, int best, int worlds) {}
