package oklahoma.bot.search;

import java.util.function.Consumer;
import oklahoma.rules.Move;

/**
 * A candidate move of a search.
 *
 * @param move at the rules' table
 * @param apply makes it in a guessed world
 * @param prior the points that it promises before anything is played; only differences count
 */
public record Candidate<W>(Move move, Consumer<W> apply, double prior) {

  /** A move that promises no more than the others. */
  public Candidate(Move move, Consumer<W> apply) {
    this(move, apply, 0);
  }
}
