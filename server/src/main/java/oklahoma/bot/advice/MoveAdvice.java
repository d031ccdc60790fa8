package oklahoma.bot.advice;

import java.util.List;
import java.util.Optional;
import oklahoma.rules.Move;

/**
 * The promising moves in a position, compared.
 *
 * @param options best first; never empty
 * @param worlds in how many sampled worlds they were compared; 0 if nothing was simulated
 * @param guess what another seat probably holds, if anything is known
 */
public record MoveAdvice(List<Option> options, int worlds, Optional<HandGuess> guess) {

  /**
   * A move, compared with the others.
   *
   * @param why its strongest reason, compared with the others; two if they are about equally strong
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
