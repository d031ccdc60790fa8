package oklahoma.client.deck;

/** The colour-ways of the card back. */
public enum BackColour {
  CRIMSON("#9C1B2E", "#7E1424", "#F0CFA0"),
  NAVY("#1F3768", "#172A52", "#D9C79C"),
  GREEN("#17583F", "#104631", "#E3CF9A"),
  PLUM("#56285F", "#431E4B", "#E6C79E");

  private final String field;
  private final String shade;
  private final String line;

  BackColour(String field, String shade, String line) {
    this.field = field;
    this.shade = shade;
    this.line = line;
  }

  /** The main colour, as {@code #RRGGBB}. */
  public String field() {
    return field;
  }

  /** A darker tone of the field, for the cells of the lattice. */
  String shade() {
    return shade;
  }

  /** The pale gold of the ornament. */
  String line() {
    return line;
  }
}
