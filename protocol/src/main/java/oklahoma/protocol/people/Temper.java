package oklahoma.protocol.people;

/**
 * How boldly a bot plays in close decisions: whether it knocks and claims earlier or later than
 * others of its level. The temper follows from the bot's name, which is all that a seat carries.
 * The list has each name in every spelling that a language of the program uses, so that a seat has
 * the same temper everywhere; a new language adds its spellings. An unlisted name is neither bold
 * nor careful.
 */
public enum Temper {
  /** Knocks and claims sooner. */
  BOLD,
  /** Plays as its level does; also for every name that is not listed. */
  EVEN,
  /** Claims later, and minds its discards more. */
  CAREFUL;

  /** The temper of a bot of this name. */
  public static Temper of(Name name) {
    return switch (name.text()) {
      case "Gauss", "Гаус", "Fermat", "Ферма", "Abel", "Абел", "Bayes", "Galois", "Ramanujan" ->
          BOLD;
      case "Euler",
          "Ойлер",
          "Hypatia",
          "Хипатия",
          "Cantor",
          "Кантор",
          "Pascal",
          "Hilbert",
          "Kovalevskaya",
          "Agnesi" ->
          CAREFUL;
      default -> EVEN;
    };
  }

  /** The value for this temper. */
  public <T> T choose(T bold, T even, T careful) {
    return switch (this) {
      case BOLD -> bold;
      case EVEN -> even;
      case CAREFUL -> careful;
    };
  }
}
