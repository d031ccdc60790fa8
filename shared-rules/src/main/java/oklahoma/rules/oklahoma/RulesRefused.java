package oklahoma.rules.oklahoma;

/** A set of rules that cannot be played, with the reason. */
public final class RulesRefused extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  private final RulesFault fault;

  RulesRefused(RulesFault fault) {
    super(fault.name());
    this.fault = fault;
  }

  /** What is wrong with them. */
  public RulesFault fault() {
    return fault;
  }
}
