package oklahoma.client.statistics;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.scene.text.Text;
import oklahoma.client.text.Language;
import oklahoma.client.text.Texts;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

class TimePlotTest {
  @BeforeAll
  static void toolkit() throws Exception {
    FxToolkit.registerPrimaryStage();
  }

  @Test
  void theNumbersAtTheEdgeAreRound() {
    assertThat(edge(20.0, 195.0)).containsExactly("0", "100", "200");
    assertThat(edge(-100.0, 300.0)).containsExactly("-100", "0", "100", "200", "300");
    assertThat(edge(-3.0, 300.0)).containsExactly("0", "100", "200", "300");
  }

  @Test
  void aScreenReaderSaysHowItBeganAndEndedAndHowFarItWent() {
    assertThat(plot(20.0, -5.0, 70.0, 40.0).spoken(new Texts(Language.ENGLISH), "Points"))
        .isEqualTo("Points: first 20, last 40; least -5, most 70");
  }

  /** The numbers at the left edge. */
  private static List<String> edge(Double... values) {
    return WaitForAsyncUtils.waitForAsyncFx(
        10_000,
        () -> {
          TimePlot plot = plot(values);
          plot.resize(400, 120);
          plot.layout();
          return plot.getChildren().stream()
              .filter(Text.class::isInstance)
              .map(Text.class::cast)
              .filter(text -> text.getX() == 0)
              .map(Text::getText)
              .toList();
        });
  }

  private static TimePlot plot(Double... values) {
    return new TimePlot(List.of(values), 10, value -> Long.toString(Math.round(value)));
  }
}
