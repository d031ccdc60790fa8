package oklahoma.bot;

import java.util.List;

/** The names of the bots: mathematicians. A language may spell them in its own way. */
public final class BotNames {
  /** All names, in the order in which a table gives them to bots. */
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
