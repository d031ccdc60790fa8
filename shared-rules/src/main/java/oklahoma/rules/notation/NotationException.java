package oklahoma.rules.notation;

/** Carries a fault up from inside the parser; it never leaves this package. */
final class NotationException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  @SuppressWarnings("serial") // Never serialised: it is caught at once.
  private final Fault fault;

  NotationException(Fault fault) {
    super(fault.toString(), null, false, false);
    this.fault = fault;
  }

  Fault fault() {
    return fault;
  }
}
