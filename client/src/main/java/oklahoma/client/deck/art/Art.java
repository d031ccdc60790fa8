package oklahoma.client.deck.art;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import oklahoma.rules.card.Suit;

/**
 * A drawing of the deck: an SVG file in the folder {@code art}, which any vector editor can open.
 * Its shapes have classes; the style sheets beside the drawings define their colours. A drawing
 * imports the sheets for editors only; a composed card contains the sheets that the player has
 * chosen.
 *
 * @param width of the view box, in its own units
 * @param content the children of the root element, as one group
 */
public record Art(double width, String content) {
  private static final Map<String, String> SHEETS = new ConcurrentHashMap<>();
  private static final Map<String, Art> DRAWINGS = new ConcurrentHashMap<>();

  private static final Pattern ROOT = Pattern.compile("<svg\\b([^>]*)>(.*)</svg>", Pattern.DOTALL);
  private static final Pattern NAMESPACE = Pattern.compile("xmlns(:[\\w-]+)?=\"[^\"]*\"");
  private static final Pattern VIEW =
      Pattern.compile("viewBox=\"\\s*[-\\d.]+[\\s,]+[-\\d.]+[\\s,]+([\\d.]+)");
  private static final Pattern IMPORT = Pattern.compile("@import[^;]*;");
  private static final Pattern NO_STYLE = Pattern.compile("<style\\b[^>]*>\\s*</style>");
  private static final Pattern ID = Pattern.compile("\\b(id=\"|href=\"#|url\\(#)");

  /** A drawing by its path in the folder, without the file ending. */
  public static Art of(String name) {
    return DRAWINGS.computeIfAbsent(name, Art::read);
  }

  /**
   * Style sheets by their paths in the folder, without the file ending, each as a style element.
   */
  public static String styles(String... sheets) {
    return Stream.of(sheets)
        .map(sheet -> "<style>" + sheet(sheet) + "</style>")
        .collect(Collectors.joining());
  }

  /**
   * The colour of a class in a style sheet, as {@code #rrggbb}.
   *
   * @throws IllegalStateException if the sheet defines no such colour
   */
  public static String colour(String sheet, String name) {
    Matcher rule =
        Pattern.compile("\\." + name + "\\s*\\{\\s*color:\\s*(#\\w{6})").matcher(sheet(sheet));
    if (!rule.find()) {
      throw new IllegalStateException("the style sheet " + sheet + " has no colour " + name);
    }
    return rule.group(1);
  }

  /** The CSS class of shapes in the ink of this suit. */
  public static String name(Suit suit) {
    return suit.name().toLowerCase(Locale.ROOT);
  }

  /** A group that gives the ink of a suit to all shapes without a colour of their own. */
  public static String inked(Suit suit, String content) {
    return "<g class=\"%s\">%s</g>".formatted(name(suit), content);
  }

  /** This drawing with the origin of its units at (x, y). */
  public String placed(double x, double y, double scale) {
    return Svg.placed(content, x, y, scale);
  }

  private static String sheet(String name) {
    return SHEETS.computeIfAbsent(name, sheet -> text(sheet + ".css"));
  }

  private static Art read(String name) {
    return read(name, text(name + ".svg"));
  }

  /**
   * Parses a drawing.
   *
   * @param name prefixes its ids
   * @throws IllegalStateException if it has no root element with a view box
   */
  static Art read(String name, String text) {
    Matcher root = ROOT.matcher(text);
    Matcher view = VIEW.matcher(text);
    if (!root.find() || !view.find()) {
      throw new IllegalStateException("the drawing " + name + " has no root with a viewBox");
    }
    String spaces =
        NAMESPACE
            .matcher(root.group(1))
            .results()
            .map(MatchResult::group)
            .collect(Collectors.joining(" "));
    String drawn = IMPORT.matcher(root.group(2)).replaceAll("");
    String within = NO_STYLE.matcher(drawn).replaceAll("");
    // Two drawings on one card may use the same ids.
    String own = ID.matcher(within).replaceAll("$1" + name.replace('/', '.') + ".");
    return new Art(
        Double.parseDouble(view.group(1)), "<g %s>%s</g>".formatted(spaces, own.strip()));
  }

  private static String text(String file) {
    try (InputStream stream = Art.class.getResourceAsStream(file)) {
      if (stream == null) {
        throw new IllegalStateException("the deck has no " + file);
      }
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException fault) {
      throw new UncheckedIOException(fault);
    }
  }
}
