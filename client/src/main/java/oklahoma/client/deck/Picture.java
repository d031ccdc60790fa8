package oklahoma.client.deck;

import oklahoma.client.deck.face.DeckArt;
import oklahoma.client.deck.style.BackColour;
import oklahoma.client.deck.style.CardStyle;
import oklahoma.client.deck.style.Deck;
import oklahoma.client.deck.style.IndexSize;
import oklahoma.rules.card.Back;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Face;

/**
 * What a card shows, whatever its size. {@link #of} drops settings without effect on this face, so
 * that cards which look alike are equal pictures.
 */
public record Picture(Face face, CardStyle style) {

  public static Picture of(Face face, CardStyle style) {
    return switch (face) {
      case Back back ->
          new Picture(back, CardStyle.DEFAULT.withBack(style.back()).withDeck(style.deck()));
      case Card card -> new Picture(card, marked(card, style).withBack(BackColour.CRIMSON));
    };
  }

  /** Whether both show the same card, in whatever style. */
  boolean sameFace(Picture other) {
    return face.equals(other.face);
  }

  /** Whether both show the same card in the same style, whatever the size of its index. */
  boolean sameCard(Picture other) {
    return sameFace(other)
        && style.withIndex(IndexSize.NORMAL).equals(other.style.withIndex(IndexSize.NORMAL));
  }

  /**
   * The SVG document. The indices of an installed deck have a fixed size, so if the style asks for
   * a huge index this is the card of the plain deck.
   */
  public String svg(InstalledDecks installed) {
    if (style.deck().own()) {
      return DeckArt.svg(face, style);
    }
    if (style.index() == IndexSize.JUMBO && face instanceof Card) {
      return DeckArt.svg(face, style.withDeck(Deck.MINIMAL));
    }
    return installed
        .faces(style.deck())
        .flatMap(faces -> faces.art(face))
        .map(art -> DeckArt.framed(art, face, style))
        .orElseGet(() -> DeckArt.svg(face, style.withDeck(Deck.HOUSE)));
  }

  private static CardStyle marked(Card card, CardStyle style) {
    return DeckArt.wild(card) ? style : style.withMarkedWilds(false);
  }
}
