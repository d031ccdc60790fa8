package oklahoma.client.advice;

import java.util.List;
import oklahoma.client.text.Texts;
import oklahoma.rules.Move;

/**
 * The promising moves in a position, compared.
 *
 * @param options the best first; never empty
 * @param worlds the number of guessed deals in which they were compared; 0 if nothing was played
 *     ahead
 * @param by whose advice it is
 * @param guess a sentence about what another player probably holds; may be empty
 */
public record Advice(List<Option> options, int worlds, By by, Words guess) {

  /** Whose advice it is. */
  public enum By {
    /** The bots compared the moves; they know no more than the player. */
    BOTS,
    /**
     * The coach of a lesson, who knows the whole deal and gives the reason in the lesson's text.
     */
    COACH
  }

  public Advice {
    options = List.copyOf(options);
    if (options.isEmpty()) {
      throw new IllegalArgumentException("nothing to advise");
    }
  }

  /**
   * A move with its estimate.
   *
   * @param why the reason for the move, in one sentence
   */
  public record Option(Move move, MoveEstimate estimate, Words why) {}

  /** A sentence in every language, to be shown or read aloud. */
  @FunctionalInterface
  public interface Words {
    /** The sentence in the language of these texts; empty if there is nothing to say. */
    String in(Texts texts);
  }

  /** The first option. */
  public Option best() {
    return options.getFirst();
  }
}
