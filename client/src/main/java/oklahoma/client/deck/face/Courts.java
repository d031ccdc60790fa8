package oklahoma.client.deck.face;

import java.util.Locale;
import oklahoma.client.deck.art.Art;
import oklahoma.client.deck.art.Svg;
import oklahoma.client.deck.style.IndexSize;
import oklahoma.rules.card.Rank;
import oklahoma.rules.card.Suit;

/** The court cards: a figure with its turned half, in a frame. */
final class Courts {

  private Courts() {}

  /** The figure in the middle of the card or, beside a huge index, to its right. */
  static String panel(Rank court, Suit suit, IndexSize index) {
    String figure = "courts/" + court.name().toLowerCase(Locale.ROOT) + "-" + Art.name(suit);
    String frame = index == IndexSize.NORMAL ? "card/frame-wide" : "card/frame-narrow";
    String art = Art.of(figure).content() + Art.inked(suit, Art.of(frame).content());
    return index == IndexSize.JUMBO
        ? Svg.placed(art, 167, DeckArt.HEIGHT / 2, 1.03)
        : Svg.placed(art, DeckArt.WIDTH / 2, DeckArt.HEIGHT / 2, 1);
  }
}
