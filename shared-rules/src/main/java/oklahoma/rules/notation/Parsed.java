package oklahoma.rules.notation;

/**
 * The outcome of a parse: a value or a fault.
 *
 * @param <T> what was parsed
 */
public sealed interface Parsed<T> {

  /** The text was the notation of this. */
  record Value<T>(T value) implements Parsed<T> {}

  /** The text was the notation of nothing. */
  record Faulty<T>(Fault fault) implements Parsed<T> {}

  /**
   * The value, for texts that must be right.
   *
   * @throws IllegalArgumentException if there is none; the message names the fault
   */
  default T orElseThrow() {
    return switch (this) {
      case Value<T>(T value) -> value;
      case Faulty<T>(Fault fault) -> throw new IllegalArgumentException(fault.toString());
    };
  }
}
