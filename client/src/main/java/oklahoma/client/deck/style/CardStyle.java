package oklahoma.client.deck.style;

/**
 * The player's card style.
 *
 * @param index size of the corner indices
 * @param palette colours of the suits
 * @param letters alphabet of the index letters
 * @param back colour-way of the card back
 * @param markWilds whether jokers and black twos carry a gold corner
 * @param deck how faces and backs are drawn
 */
public record CardStyle(
    IndexSize index,
    Palette palette,
    IndexLetters letters,
    BackColour back,
    boolean markWilds,
    Deck deck) {

  /** Layout width below which a card on the table has a huge index, whatever the player chose. */
  public static final double NARROW = 80;

  /** Width in layout pixels from which on a normal index is as large as text in a book. */
  private static final double WIDE = 150;

  /** Large index, four colours, Latin letters, crimson back, wilds marked. */
  public static final CardStyle DEFAULT =
      new CardStyle(
          IndexSize.LARGE,
          Palette.FOUR_COLOURS,
          IndexLetters.LATIN,
          BackColour.CRIMSON,
          true,
          Deck.HOUSE);

  /** The same style with another index size. */
  public CardStyle withIndex(IndexSize other) {
    return new CardStyle(other, palette, letters, back, markWilds, deck);
  }

  /**
   * This style with the index size for a card of this width in layout pixels, if its index is
   * {@link IndexSize#AUTO}.
   */
  public CardStyle fitted(double width) {
    if (index != IndexSize.AUTO) {
      return this;
    }
    if (width < NARROW) {
      return withIndex(IndexSize.JUMBO);
    }
    return withIndex(width < WIDE ? IndexSize.LARGE : IndexSize.NORMAL);
  }

  /** The same style with another back. */
  public CardStyle withBack(BackColour other) {
    return new CardStyle(index, palette, letters, other, markWilds, deck);
  }

  /** The same style with or without gold corners on wilds. */
  public CardStyle withMarkedWilds(boolean marked) {
    return new CardStyle(index, palette, letters, back, marked, deck);
  }

  /** The same style with another deck. */
  public CardStyle withDeck(Deck other) {
    return new CardStyle(index, palette, letters, back, markWilds, other);
  }
}
