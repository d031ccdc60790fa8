package oklahoma.protocol.people;

/**
 * A bot's boldness, where it costs nothing: whether it knocks and claims earlier or later than
 * others of its level. The temper follows from the bot's name, and a seat carries only the name. So
 * that a seat has the same temper wherever it is read, each name is listed here in every spelling
 * that a language of the program uses: a language with other spellings adds them. A name that is
 * not listed is neither bold nor careful.
 */
public enum Temper {
  /** Knocks and claims sooner. */
  BOLD,
  /** As its level plays, and everybody without a name of a bot. */
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

  /** One of three values. */
  public <T> T choose(T bold, T even, T careful) {
    return switch (this) {
      case BOLD -> bold;
      case EVEN -> even;
      case CAREFUL -> careful;
    };
  }
}
