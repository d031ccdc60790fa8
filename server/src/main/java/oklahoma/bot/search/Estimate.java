package oklahoma.bot.search;

/**
 * A mean over sampled worlds.
 *
 * @param mean of the worlds
 * @param error the standard error of the mean
 */
public record Estimate(double mean, double error) {}
