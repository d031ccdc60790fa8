package oklahoma.client.avatar;

import java.util.List;
import oklahoma.protocol.people.Avatar;

/**
 * How a picture is drawn: light shapes on a disc of its own colour, in a square of {@value #SIDE}.
 *
 * @param ground the disc's colour
 * @param strokes what is drawn on it, one over the other
 */
record Emblem(String ground, List<Stroke> strokes) {
  static final double SIDE = 64;

  /** What a shape is drawn with. */
  enum Ink {
    LIGHT,
    /** The ground shows through. */
    GROUND
  }

  /**
   * One shape.
   *
   * @param path in the words of SVG
   * @param width of the line along the path; the path is filled if 0
   */
  record Stroke(Ink ink, String path, double width) {}

  Emblem {
    strokes = List.copyOf(strokes);
  }

  /** How a picture is drawn. */
  static Emblem of(Avatar avatar) {
    return switch (avatar) {
      case BISON ->
          on(
              "#7a4720",
              light(
                  "M7 42 C4 37 6 31 11 29 C12 16 19 8 28 10 C37 12 41 21 49 24 C54 26 57 30 57 36"
                      + " L54 53 L49 53 L48 44 C46 43 42 43 39 43 L36 54 L31 54 L29 47 C26 50 23 51"
                      + " 21 51 L18 59 L14 51 C10 49 8 46 7 42 Z"),
              line("M13 28 Q6 26 8 17", 3.6),
              line("M56 29 Q61 35 58 43", 2.4),
              cut("M23 26 L27 31 L24 36 L29 41 L26 46", 2.2),
              hole(15.5, 37, 2.1));
      case RABBIT ->
          on(
              "#6a56a8",
              light("M30 33 C19 28 12 8 18 5 C25 3 32 16 31 33 Z"),
              light("M34 33 C45 28 52 8 46 5 C39 3 32 16 33 33 Z"),
              light(disc(32, 43, 15, 14)),
              cut("M26 27 Q20 18 19 10", 2.2),
              cut("M38 27 Q44 18 45 10", 2.2),
              hole(26, 40, 2.4),
              hole(38, 40, 2.4),
              ground("M29 46 L35 46 L32 49.5 Z"),
              cut("M32 49 V52.5", 1.6));
      case OWL ->
          on(
              "#33507a",
              light(
                  "M14 9 L24 16 Q32 13 40 16 L50 9 Q52 22 50 36 Q47 56 32 56 Q17 56 14 36"
                      + " Q12 22 14 9 Z"),
              hole(24, 27, 7.4),
              hole(40, 27, 7.4),
              light(disc(24, 27, 3.6, 3.6)),
              light(disc(40, 27, 3.6, 3.6)),
              ground("M28.5 33 L35.5 33 L32 39 Z"),
              cut("M23 44 Q25.5 47 28 44 M29.5 44 Q32 47 34.5 44 M36 44 Q38.5 47 41 44", 1.8),
              cut("M26 49 Q28.5 52 31 49 M33 49 Q35.5 52 38 49", 1.8));
      case TURTLE ->
          on(
              "#2c7a46",
              light(disc(32, 12, 6.5, 7.5)),
              line("M20 23 L12 18 M44 23 L52 18 M20 46 L14 53 M44 46 L50 53", 7.5),
              light("M30 52 L34 52 L32 60 Z"),
              light(disc(32, 35, 17, 19.5)),
              cut("M32 24 L40 29.5 V40.5 L32 46 L24 40.5 V29.5 Z", 2),
              cut("M32 24 V17 M40 29.5 L47 26 M40 40.5 L47 44 M32 46 V53", 2),
              cut("M24 40.5 L17 44 M24 29.5 L17 26", 2));
      case FLYCATCHER ->
          on(
              "#b4492f",
              light(
                  "M5 21 L13 17 C15 9 26 8 30 16 C38 22 43 29 45 37 C36 42 23 39 18 30"
                      + " C15 27 13 24 13 22 Z"),
              line("M43 35 Q49 45 47 58", 3.2),
              line("M43 34 Q52 41 56 50", 3.2),
              line("M26 38 L25 47 M31 39 L31 47", 2),
              line("M10 48 L40 48", 3),
              cut("M25 21 Q35 25 39 34", 2.2),
              hole(20.5, 16, 1.8));
      case CACTUS ->
          on(
              "#12706b",
              line("M32 55 V13", 11),
              line("M32 44 H22 Q17 44 17 39 V28", 7.5),
              line("M32 36 H42 Q47 36 47 31 V21", 7.5),
              line("M15 56 H49", 3),
              cut("M32 15 V50", 1.5));
      case SUNFLOWER ->
          on(
              "#94670a",
              light(rays(12, 32, 32, 8, 19, 28, 13)),
              hole(32, 32, 12.5),
              light(disc(32, 32, 9.5, 9.5)),
              cut("M26 28 L36 38 M28 26 L38 36 M38 28 L28 38 M36 26 L26 36", 1.3));
      case STAR -> on("#22579c", light(rays(5, 32, 33, 0, 11, 27, 36)), hole(32, 33, 5.5));
      case TORNADO ->
          on(
              "#56646e",
              line("M11 14 H53", 6),
              line("M17 24 H51", 6),
              line("M25 34 H47", 6),
              line("M28 44 H41", 6),
              line("M30 54 H33", 6));
      case WINDMILL ->
          on(
              "#a13a52",
              line("M27 30 L18 58 M29 30 L38 58", 3),
              line("M24.5 40 H31.5 M21.5 49 H34.5", 2.4),
              line("M28 23 H50", 2.6),
              light("M47 19 L57 15 V31 L47 27 Z"),
              ground(disc(28, 23, 18.5, 18.5)),
              light(rays(9, 28, 23, 3, 13.5, 17, 15)),
              light(disc(28, 23, 2.6, 2.6)));
      case PUMPJACK ->
          on(
              "#3c4160",
              line("M24 54 L33 27 L42 54", 3.6),
              line("M27.5 45 H38.5", 2.6),
              line("M14 31 L52 20", 5),
              light("M8 26 Q16 22 19 27 L21 38 Q10 44 8 40 Q12 33 8 26 Z"),
              line("M11 41 V54", 2),
              light(disc(51, 33, 7, 7)),
              line("M51 22 V33", 2.6),
              line("M14 55 H50", 3));
      case WHEEL ->
          on(
              "#84562c",
              line(disc(32, 32, 22, 22), 4.6),
              line("M32 11 V53 M11 32 H53 M17 17 L47 47 M47 17 L17 47", 3),
              light(disc(32, 32, 7, 7)),
              hole(32, 32, 2.8));
      case HORSESHOE ->
          on(
              "#7b3ba0",
              line("M19 12 C11 28 13 50 32 50 C51 50 53 28 45 12", 9),
              line("M15 12 H23 M41 12 H49", 4),
              hole(16.8, 22, 1.5),
              hole(16.2, 31, 1.5),
              hole(19, 40, 1.5),
              hole(47.2, 22, 1.5),
              hole(47.8, 31, 1.5),
              hole(45, 40, 1.5));
      case BOOT ->
          on(
              "#b0631a",
              light(
                  "M18 8 Q27 13 37 8 L36 30 Q37 36 45 39 Q55 42 56 50 L33 50 Q30 50 28 54 L18 54"
                      + " Q15 44 19 34 Q21 28 18 8 Z"),
              line("M30 51.5 H54.5", 3),
              cut("M23 17 Q27.5 26 32 17 M23.5 24 Q27.5 32 32 24", 1.8),
              cut("M19 46 H29", 1.8));
      case HAT ->
          on(
              "#1d6a8c",
              light(
                  "M5 33 C11 43 20 40 32 40 C44 40 53 43 59 33 C61 46 46 52 32 52 C18 52 3 46"
                      + " 5 33 Z"),
              light("M17 38 C18 25 20 14 26 13 Q32 18 38 13 C44 14 46 25 47 38 Q32 42 17 38 Z"),
              cut("M17.5 34.5 Q32 39 46.5 34.5", 3.4));
    };
  }

  private static Emblem on(String ground, Stroke... strokes) {
    return new Emblem(ground, List.of(strokes));
  }

  private static Stroke light(String path) {
    return new Stroke(Ink.LIGHT, path, 0);
  }

  private static Stroke line(String path, double width) {
    return new Stroke(Ink.LIGHT, path, width);
  }

  private static Stroke ground(String path) {
    return new Stroke(Ink.GROUND, path, 0);
  }

  private static Stroke cut(String path, double width) {
    return new Stroke(Ink.GROUND, path, width);
  }

  private static Stroke hole(double x, double y, double radius) {
    return ground(disc(x, y, radius, radius));
  }

  /**
   * Kites about a point, the first one upright.
   *
   * @param inner how far from the point they begin
   * @param middle how far they are broadest
   * @param outer how far they end
   * @param half of the angle over which each reaches, in degrees
   */
  private static String rays(
      int count, double x, double y, double inner, double middle, double outer, double half) {
    StringBuilder path = new StringBuilder();
    for (int i = 0; i < count; i++) {
      double angle = 360.0 * i / count;
      path.append('M').append(at(x, y, inner, angle));
      path.append('L').append(at(x, y, middle, angle - half));
      path.append('L').append(at(x, y, outer, angle));
      path.append('L').append(at(x, y, middle, angle + half)).append("Z ");
    }
    return path.toString();
  }

  private static String at(double x, double y, double far, double angle) {
    double turned = Math.toRadians(angle);
    return (x + far * Math.sin(turned)) + " " + (y - far * Math.cos(turned)) + " ";
  }

  /** An ellipse. */
  private static String disc(double x, double y, double wide, double high) {
    return "M%s %s a%s %s 0 1 0 %s 0 a%s %s 0 1 0 %s 0 Z"
        .formatted(x - wide, y, wide, high, 2 * wide, wide, high, -2 * wide);
  }
}
