package oklahoma.bot.search;

import java.util.function.Consumer;
import oklahoma.rules.Move;

/**
 * A candidate move of a search.
 *
 * @param move the move, for the rules
 * @param apply makes it in a sampled world
 * @param prior its expected points before any rollout; only differences count
 */
public record Candidate<W>(Move move, Consumer<W> apply, double prior) {

  /** A candidate without a prior. */
  public Candidate(Move move, Consumer<W> apply) {
    this(move, apply, 0);
  }
}
