package oklahoma.client.table.panel;

import java.util.function.DoublePredicate;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;
import javafx.scene.text.Text;

/** Finds the largest text size at which a text fits into a space. */
public final class FontFitter {
  /** Font size in pixels at text scale 1. */
  public static final double USUAL = 13;

  private static final double STEP = 0.95;
  private static final double USUAL_SIGN = 18;
  private static final double SIGN_BESIDE = 14;

  private FontFitter() {}

  /**
   * The largest size that fits. Calls {@code fits} with the returned size last.
   *
   * @param wanted the first size to try
   * @param least the size to return if none fits
   */
  public static double largest(double wanted, double least, DoublePredicate fits) {
    double size = wanted;
    while (!fits.test(size) && size > least) {
      size = Math.max(least, size * STEP);
    }
    return size;
  }

  /**
   * The font size in pixels, at most {@code pixels}, at which a bold line is no wider than this.
   */
  public static double inLine(String line, double pixels, double width) {
    double wide = width(line, pixels);
    return wide <= width ? pixels : Math.max(1, pixels * width / wide);
  }

  /** A bold line cut to this width, with an ellipsis if anything is missing. */
  public static String cut(String line, double pixels, double width) {
    String shown = line;
    int end = line.length();
    while (letters(shown, pixels) > width && end > 1) {
      end = line.offsetByCodePoints(end, -1);
      shown = line.substring(0, end) + "…";
    }
    return shown;
  }

  /** The width of a bold line in pixels. */
  public static double width(String line, double pixels) {
    return letters(line, pixels) + 2;
  }

  private static double letters(String line, double pixels) {
    Text measure = new Text(line);
    measure.setFont(Font.font(Font.getDefault().getFamily(), FontWeight.BOLD, pixels));
    return measure.getLayoutBounds().getWidth();
  }

  /** The inline style for a text size in pixels; style sheets override font properties. */
  public static String style(double pixels) {
    return "-fx-font-size: " + pixels + "px;";
  }

  /**
   * The inline style for a text scale, with icons that grow with the text but never get smaller
   * than usual.
   */
  public static String withSigns(double size) {
    return style(USUAL * size)
        + " -sign-size: "
        + Math.rint(Math.max(USUAL_SIGN, SIGN_BESIDE * size))
        + "px;";
  }
}
