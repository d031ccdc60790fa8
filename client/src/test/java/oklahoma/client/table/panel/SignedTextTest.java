package oklahoma.client.table.panel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import javafx.scene.Group;
import javafx.scene.Scene;
import javafx.scene.text.FontWeight;
import oklahoma.client.fixture.OnScreen;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@ExtendWith(OnScreen.class)
class SignedTextTest {

  /** A higher line would have its words above the middle of whatever is around them. */
  @ParameterizedTest
  @ValueSource(doubles = {10, 13, 22})
  void aSignMakesTheLineNoHigher(double size) {
    assertThat(text("Discard 10♦", size).prefHeight(-1))
        .isEqualTo(text("Discard 10", size).prefHeight(-1));
  }

  @Test
  void theSignIsOnTheBaseLine() {
    SignedText text = text("=6♥", 20);
    text.autosize();
    text.layout();
    double top = text.getChildren().getLast().getBoundsInParent().getMinY();
    double bottom = text.getChildren().getLast().getBoundsInParent().getMaxY();
    assertThat(top).isPositive();
    assertThat(bottom).isCloseTo(text.getBaselineOffset(), within(1.5));
  }

  private static SignedText text(String words, double size) {
    SignedText text = new SignedText().font(size, FontWeight.BOLD);
    text.setWords(words);
    new Scene(new Group(text));
    return text;
  }
}
