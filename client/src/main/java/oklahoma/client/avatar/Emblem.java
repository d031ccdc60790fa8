package oklahoma.client.avatar;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javafx.scene.paint.Color;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Ellipse;
import javafx.scene.shape.SVGPath;
import javafx.scene.shape.Shape;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.shape.StrokeLineJoin;
import oklahoma.protocol.people.Avatar;

/**
 * The drawings of the pictures: SVG files of light shapes on a disc, in a square of {@value #SIDE}.
 * They become JavaFX shapes, because Home shows a picture and initialising Java2D would delay it.
 * So a drawing may contain only circles, ellipses and paths, whose two classes name the kind of
 * drawing and the colour.
 */
final class Emblem {
  static final double SIDE = 64;

  private static final Pattern SHAPE = Pattern.compile("<(circle|ellipse|path)\\b([^>]*)>");

  private final String drawing;
  private final String sheet = text("emblem.css");

  private Emblem(Avatar avatar) {
    drawing = text(avatar.name().toLowerCase(Locale.ROOT) + ".svg");
  }

  /** The shapes of a picture, from the back to the front; the first is its disc. */
  static List<Shape> shapes(Avatar avatar) {
    Emblem emblem = new Emblem(avatar);
    return SHAPE.matcher(emblem.drawing).results().map(emblem::shape).toList();
  }

  private Shape shape(MatchResult element) {
    String of = element.group(2);
    Shape shape =
        switch (element.group(1)) {
          case "circle" -> new Circle(number(of, "cx"), number(of, "cy"), number(of, "r"));
          case "ellipse" ->
              new Ellipse(number(of, "cx"), number(of, "cy"), number(of, "rx"), number(of, "ry"));
          default -> path(value(of, "d"));
        };
    String classes = value(of, "class");
    Color ink = colour(classes.substring(classes.indexOf(' ') + 1));
    if (classes.startsWith("pen ")) {
      shape.setFill(null);
      shape.setStroke(ink);
      shape.setStrokeWidth(number(of, "stroke-width"));
      shape.setStrokeLineCap(StrokeLineCap.ROUND);
      shape.setStrokeLineJoin(StrokeLineJoin.ROUND);
    } else {
      shape.setFill(ink);
    }
    return shape;
  }

  private static SVGPath path(String words) {
    SVGPath path = new SVGPath();
    path.setContent(words);
    return path;
  }

  /**
   * The colour of a class: from the drawing's own styles, otherwise from the shared style sheet.
   */
  private Color colour(String name) {
    Matcher rule =
        Pattern.compile("\\." + name + "\\s*\\{\\s*color:\\s*(#\\w+)").matcher(drawing + sheet);
    if (!rule.find()) {
      throw new IllegalStateException("no colour is named " + name);
    }
    return Color.web(rule.group(1));
  }

  private static double number(String attributes, String name) {
    return Double.parseDouble(value(attributes, name));
  }

  private static String value(String attributes, String name) {
    Matcher value = Pattern.compile("(?<![\\w-])" + name + "=\"([^\"]*)\"").matcher(attributes);
    if (!value.find()) {
      throw new IllegalStateException("a shape has no " + name + ":" + attributes);
    }
    return value.group(1);
  }

  private static String text(String file) {
    try (InputStream stream = Emblem.class.getResourceAsStream("art/" + file)) {
      if (stream == null) {
        throw new IllegalStateException("there is no drawing " + file);
      }
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException fault) {
      throw new UncheckedIOException(fault);
    }
  }
}
