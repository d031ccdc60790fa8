package oklahoma.rules.gin;

import java.util.EnumSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;

/** Collects the faults of a set of rules. */
final class Faults {
  private final Set<GinRulesFault> found = EnumSet.noneOf(GinRulesFault.class);

  /** Notes the fault of a value that is not among the allowed ones. */
  Faults value(GinRulesFault fault, int value) {
    return when(!fault.allows(value), fault);
  }

  /** Notes the fault of a value that is present but not among the allowed ones. */
  Faults value(GinRulesFault fault, OptionalInt value) {
    return when(value.isPresent() && !fault.allows(value.getAsInt()), fault);
  }

  /** Notes a fault if it is one. */
  Faults when(boolean wrong, GinRulesFault fault) {
    if (wrong) {
      found.add(fault);
    }
    return this;
  }

  /**
   * @throws GinRulesRefused if any fault was noted
   */
  void refuse() {
    if (!found.isEmpty()) {
      throw new GinRulesRefused(List.copyOf(found));
    }
  }
}
