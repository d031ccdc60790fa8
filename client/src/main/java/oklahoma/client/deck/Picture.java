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
 * The visible content of a card, whatever its size. Created by {@link #of}, which drops what does
 * not show, so that equal looks are equal pictures.
 */
public record Picture(Face face, CardStyle style) {

  public static Picture of(Face face, CardStyle style) {
    return switch (face) {
      case Back back ->
          new Picture(back, CardStyle.DEFAULT.withBack(style.back()).withDeck(style.deck()));
      case Card card -> new Picture(card, marked(card, style).withBack(BackColour.CRIMSON));
    };
  }

  /** Whether both show the same card, however it looks. */
  boolean sameFace(Picture other) {
    return face.equals(other.face);
  }

  /** Whether both show the same card in the same style, whatever the size of its index. */
  boolean sameCard(Picture other) {
    return sameFace(other)
        && style.withIndex(IndexSize.NORMAL).equals(other.style.withIndex(IndexSize.NORMAL));
  }

  /**
   * The drawing. A face of an installed deck has an index of its own size, so where only a huge one
   * could be read the plain card stands for it.
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
