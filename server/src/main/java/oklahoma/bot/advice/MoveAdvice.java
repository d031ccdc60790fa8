package oklahoma.bot.advice;

import java.util.List;
import java.util.Optional;
import oklahoma.rules.Move;

/**
 * The promising moves in a position, compared.
 *
 * @param options best first; never empty
 * @param worlds in how many guessed worlds they were compared; 0 if they were judged only
 * @param guess what another seat probably holds, if anything can be said
 */
public record MoveAdvice(List<Option> options, int worlds, Optional<HandGuess> guess) {

  /**
   * A move, compared with the others.
   *
   * @param why what speaks for it most, compared with the others; two features if they do so about
   *     equally
   */
  public record Option(Move move, MoveWorth worth, List<MoveReason> why) {
    public Option {
      why = List.copyOf(why);
    }
  }

  public MoveAdvice {
    options = List.copyOf(options);
    if (options.isEmpty()) {
      throw new IllegalArgumentException("nothing to compare");
    }
  }

  /** The best move. */
  public Option best() {
    return options.getFirst();
  }
}
