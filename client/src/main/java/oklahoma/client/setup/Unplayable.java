package oklahoma.client.setup;

import java.util.Optional;
import java.util.function.Supplier;
import oklahoma.rules.Rules;
import oklahoma.rules.gin.GinRulesRefused;
import oklahoma.rules.oklahoma.OklahomaRulesRefused;

/** Explains why rules cannot be played, as text keys. */
public final class Unplayable {
  private Unplayable() {}

  /** The text key of the reason why these rules cannot be made; empty if they can. */
  static Optional<String> why(Supplier<? extends Rules> rules) {
    try {
      var _ = rules.get();
      return Optional.empty();
    } catch (OklahomaRulesRefused refused) {
      return Optional.of("setup.fault." + refused.fault().name());
    } catch (GinRulesRefused refused) {
      return Optional.of("ginrules.fault." + refused.faults().getFirst().name());
    }
  }

  /**
   * The text key of the reason why the rules do not allow this number of players; empty if they do.
   */
  public static Optional<String> by(int seats, Rules rules) {
    return why(() -> rules.withSeats(seats));
  }
}
