package oklahoma.host.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import oklahoma.host.app.SvgPlot.Point;
import org.junit.jupiter.api.Test;

/** The picture of strength against budget. */
class SvgPlotTest {
  private static final Point FEW = new Point(10, 0.4, 0.1);
  private static final Point MANY = new Point(300, 0.6, 0.1);

  @Test
  void theLineGoesFromTheSmallestBudgetToTheLargest() {
    assertThat(SvgPlot.of(List.of(MANY, FEW))).isEqualTo(SvgPlot.of(List.of(FEW, MANY)));
  }

  @Test
  void noBarReachesBeyondAllWinsOrNone() {
    String wide = SvgPlot.of(List.of(new Point(10, 0.4, Double.POSITIVE_INFINITY)));
    assertThat(wide).isEqualTo(SvgPlot.of(List.of(new Point(10, 0.4, 0.7)))).contains("y1='344.0'");
    assertThat(wide).contains("y2='56.0'/>").doesNotContain("Infinity");
  }
}
