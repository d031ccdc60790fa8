package oklahoma.rules.notation;

/**
 * The outcome of a parse: a value or a fault.
 *
 * @param <T> what was parsed
 */
public sealed interface Parsed<T> {

  /** What the text says. */
  record Value<T>(T value) implements Parsed<T> {}

  /** Why the text cannot be parsed. */
  record Faulty<T>(Fault fault) implements Parsed<T> {}

  /**
   * The value, where the caller knows that the text is correct.
   *
   * @throws IllegalArgumentException if it is not; the message names the fault
   */
  default T orElseThrow() {
    return switch (this) {
      case Value<T>(T value) -> value;
      case Faulty<T>(Fault fault) -> throw new IllegalArgumentException(fault.toString());
    };
  }
}
