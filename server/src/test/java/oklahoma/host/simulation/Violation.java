package oklahoma.host.simulation;

import java.util.function.Supplier;

/** A check that does not hold. */
final class Violation extends AssertionError {
  private static final long serialVersionUID = 1L;

  private final Check check;

  Violation(Check check, String what) {
    super(check + ": " + what);
    this.check = check;
  }

  /** The host ends with this, and nobody expected it. */
  static Violation of(Throwable mistake) {
    Violation crash = new Violation(Check.NO_MISTAKE, "the host crashes: " + mistake);
    crash.initCause(mistake);
    return crash;
  }

  /** Which check it is. */
  Check check() {
    return check;
  }

  /** Holds, or else. What is wrong is put into words only then: nearly all checks hold. */
  static void unless(boolean holds, Check check, Supplier<String> what) {
    if (!holds) {
      throw new Violation(check, what.get());
    }
  }

  /** Holds, or else. */
  static void unless(boolean holds, Check check, String what) {
    if (!holds) {
      throw new Violation(check, what);
    }
  }
}
