package oklahoma.host.app;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/**
 * Plots strength against budget: shares with their confidence intervals over a logarithmic axis.
 */
final class SvgPlot {
  private static final int WIDTH = 640;
  private static final int HEIGHT = 400;
  private static final int MARGIN = 56;

  private final double least;
  private final double most;
  private final StringBuilder svg = new StringBuilder();

  private SvgPlot(List<Point> points) {
    least = points.stream().mapToDouble(Point::budget).min().orElse(1) / 1.5;
    most = points.stream().mapToDouble(Point::budget).max().orElse(1) * 1.5;
  }

  /**
   * A measurement.
   *
   * @param budget milliseconds or samples
   * @param share of the wins, 0 to 1
   * @param noise half the width of the confidence interval
   */
  record Point(double budget, double share, double noise) {}

  /** The plot as an SVG document; the order of the points does not matter. */
  static String of(List<Point> points) {
    return new SvgPlot(points)
        .drawn(points.stream().sorted(Comparator.comparingDouble(Point::budget)).toList());
  }

  private String drawn(List<Point> points) {
    line(
        String.format(
            Locale.ROOT,
            "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 %d %d'>",
            WIDTH,
            HEIGHT));
    line("<style>text{font:14px sans-serif}path,line{fill:none;stroke:#444}</style>");
    line(String.format(Locale.ROOT, "<rect width='%d' height='%d' fill='#fff'/>", WIDTH, HEIGHT));
    for (int tenth = 0; tenth <= 10; tenth += 2) {
      double y = y(tenth / 10.0);
      line(
          String.format(
              Locale.ROOT,
              "<line x1='%d' x2='%d' y1='%.1f' y2='%.1f' stroke-opacity='.3'/>",
              MARGIN,
              WIDTH - MARGIN,
              y,
              y));
      line(String.format(Locale.ROOT, "<text x='12' y='%.1f'>%d %%</text>", y + 5, tenth * 10));
    }
    StringBuilder path = new StringBuilder();
    for (Point point : points) {
      double x = x(point.budget());
      path.append(
          String.format(
              Locale.ROOT, "%s%.1f %.1f", path.isEmpty() ? "M" : " L", x, y(point.share())));
      line(
          String.format(
              Locale.ROOT,
              "<line x1='%.1f' x2='%.1f' y1='%.1f' y2='%.1f'/>",
              x,
              x,
              y(Math.max(0, point.share() - point.noise())),
              y(Math.min(1, point.share() + point.noise()))));
      line(String.format(Locale.ROOT, "<circle cx='%.1f' cy='%.1f' r='4'/>", x, y(point.share())));
      line(
          String.format(
              Locale.ROOT,
              "<text x='%.1f' y='%d' text-anchor='middle'>%.0f</text>",
              x,
              HEIGHT - MARGIN / 2,
              point.budget()));
    }
    line(String.format(Locale.ROOT, "<path d='%s'/>", path));
    return svg.append("</svg>\n").toString();
  }

  private double x(double budget) {
    double part = (Math.log(budget) - Math.log(least)) / (Math.log(most) - Math.log(least));
    return MARGIN + part * (WIDTH - 2 * MARGIN);
  }

  private static double y(double share) {
    return HEIGHT - MARGIN - share * (HEIGHT - 2 * MARGIN);
  }

  private void line(String text) {
    svg.append(text).append('\n');
  }
}
