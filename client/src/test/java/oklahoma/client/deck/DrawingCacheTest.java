package oklahoma.client.deck;

import static org.assertj.core.api.Assertions.assertThat;

import com.github.weisj.jsvg.SVGDocument;
import java.util.List;
import oklahoma.client.deck.style.CardStyle;
import oklahoma.rules.card.Rank;
import oklahoma.rules.card.Suit;
import oklahoma.rules.card.Suited;
import org.junit.jupiter.api.Test;

class DrawingCacheTest {
  private static final InstalledDecks NONE = new InstalledDecks(List.of());

  @Test
  void aCardIsReadOnceForAllSizes() {
    SVGDocument queen = DrawingCache.of(queen(), NONE);
    for (int width : List.of(60, 112, 60)) {
      int height = width * 7 / 5;
      assertThat(Rasters.pixels(DrawingCache.draw(queen(), NONE, width, height)))
          .isEqualTo(Rasters.pixels(Rasters.draw(queen().svg(NONE), width, height)));
    }
    assertThat(DrawingCache.of(queen(), NONE)).isSameAs(queen);
  }

  private static Picture queen() {
    return Picture.of(new Suited(Rank.QUEEN, Suit.SPADES), CardStyle.DEFAULT);
  }
}
