package oklahoma.client.setup;

import java.util.Optional;
import java.util.function.Supplier;
import oklahoma.rules.Rules;
import oklahoma.rules.gin.GinRulesRefused;
import oklahoma.rules.oklahoma.OklahomaRulesRefused;

/** The reason why rules cannot be played, as the key of a sentence. */
public final class Unplayable {
  private Unplayable() {}

  /** Why rules cannot come about, if they cannot. */
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

  /** Why the rules do not allow this number of players, if they do not. */
  public static Optional<String> by(int seats, Rules rules) {
    return why(() -> rules.withSeats(seats));
  }
}
