package oklahoma.client.advice;

import java.util.List;
import oklahoma.client.text.Texts;
import oklahoma.rules.Move;

/**
 * The promising moves in a position, compared.
 *
 * @param options the best first; never empty
 * @param worlds in how many guessed deals they were compared; 0 if nobody has looked ahead
 * @param guess a sentence about what another player probably holds; may be empty
 */
public record Advice(List<Option> options, int worlds, By by, Words guess) {

  /** Whose advice it is. */
  public enum By {
    /** The bots', who know no more than the player. */
    BOTS,
    /** The coach's, who knows the whole deal and says the reasons elsewhere. */
    COACH
  }

  public Advice {
    options = List.copyOf(options);
    if (options.isEmpty()) {
      throw new IllegalArgumentException("nothing to advise");
    }
  }

  /**
   * A move.
   *
   * @param why one sentence about what speaks for it
   */
  public record Option(Move move, MoveEstimate estimate, Words why) {}

  /** A sentence that can be said in any language, for the eye or for the ear. */
  @FunctionalInterface
  public interface Words {
    /** The sentence in these words; empty if there is nothing to say. */
    String in(Texts texts);
  }

  /** The best move. */
  public Option best() {
    return options.getFirst();
  }
}
