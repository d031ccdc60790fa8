package oklahoma.rules.oklahoma;

/** Thrown for a set of rules that cannot be played, with the fault. */
public final class OklahomaRulesRefused extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  private final OklahomaRulesFault fault;

  OklahomaRulesRefused(OklahomaRulesFault fault) {
    super(fault.name());
    this.fault = fault;
  }

  /** The first fault that was found. */
  public OklahomaRulesFault fault() {
    return fault;
  }
}
