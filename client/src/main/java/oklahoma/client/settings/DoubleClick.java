package oklahoma.client.settings;

import java.util.Locale;

/** Where a double click on a card of the hand discards it. */
public enum DoubleClick {
  /** Where nobody but bots is at the table. */
  WITH_BOTS,
  EVERYWHERE,
  NOWHERE;

  /**
   * What is written to the file, or a yes or no of an older one.
   *
   * @throws IllegalArgumentException if it is neither
   */
  static DoubleClick of(String text) {
    return switch (text) {
      case "true" -> WITH_BOTS;
      case "false" -> NOWHERE;
      default -> valueOf(text.toUpperCase(Locale.ROOT).replace('-', '_'));
    };
  }

  /** As it is written to the file. */
  String text() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
