package oklahoma.client.deck.face;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import javafx.geometry.Bounds;
import javafx.scene.shape.SVGPath;
import oklahoma.rules.card.Suit;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SuitSignsTest {

  @ParameterizedTest
  @EnumSource(Suit.class)
  void signsAreOfOneHeightAndCentred(Suit suit) {
    SVGPath sign = new SVGPath();
    sign.setContent(SuitSigns.path(suit));
    Bounds bounds = sign.getLayoutBounds();
    assertThat(bounds.getHeight()).isCloseTo(SuitSigns.HEIGHT, within(4.0));
    assertThat(bounds.getCenterX()).isCloseTo(0, within(0.5));
    assertThat(bounds.getCenterY()).isCloseTo(0, within(2.0));
    assertThat(bounds.getWidth()).isBetween(75.0, 100.0);
  }
}
