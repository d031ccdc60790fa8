package oklahoma.rules.gin;

import java.util.List;

/** Thrown for a set of rules that cannot be played, with all its faults. */
public final class GinRulesRefused extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  private final transient List<GinRulesFault> faults;

  GinRulesRefused(List<GinRulesFault> faults) {
    super(faults.toString());
    this.faults = List.copyOf(faults);
  }

  /** At least one fault, in the order of {@link GinRulesFault}. */
  public List<GinRulesFault> faults() {
    return faults;
  }
}
