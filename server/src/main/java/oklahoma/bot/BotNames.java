package oklahoma.bot;

import java.util.List;

/** The names of the bots: mathematicians. They are not translated. */
public final class BotNames {
  /** All of them, in the order in which a table hands them out. */
  public static final List<String> ALL =
      List.of(
          "Gauss",
          "Euler",
          "Noether",
          "Fermat",
          "Germain",
          "Bayes",
          "Hypatia",
          "Pascal",
          "Ramanujan",
          "Lovelace",
          "Galois",
          "Hilbert",
          "Kovalevskaya",
          "Cantor",
          "Riemann",
          "Agnesi");

  private BotNames() {}
}
