package oklahoma.client.settings;

import java.util.Locale;

/** The tables at which a double click on a card of the hand discards it. */
public enum DoubleClick {
  /** Only tables with bots alone. */
  WITH_BOTS,
  EVERYWHERE,
  NOWHERE;

  /**
   * Parses a saved value, or the yes or no of older versions.
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

  /** The saved form. */
  String text() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
