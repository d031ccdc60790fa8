package oklahoma.client.deck.face;

import oklahoma.client.deck.art.Art;
import oklahoma.client.deck.art.Svg;
import oklahoma.client.deck.style.CardStyle;
import oklahoma.client.deck.style.Deck;
import oklahoma.client.deck.style.IndexSize;
import oklahoma.rules.card.Back;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Face;
import oklahoma.rules.card.Joker;
import oklahoma.rules.card.Rank;
import oklahoma.rules.card.Suit;
import oklahoma.rules.card.Suited;

/**
 * Composes any face as an SVG document in card units, 250 wide and 350 high, from the drawings that
 * {@link Art} reads. The result depends on the arguments alone.
 */
public final class DeckArt {

  /** Width of a card in card units. */
  public static final double WIDTH = 250;

  /** Height of a card in card units: 7 / 5 of the width. */
  public static final double HEIGHT = 350;

  /** Radius of the paper's corners, 4.8 % of the width. */
  public static final double RADIUS = 12;

  private static final String OPEN =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 250 350\">";

  /** The style sheet for line widths and for the colours that are the same in every style. */
  private static final String SHEET = "deck";

  private DeckArt() {}

  /**
   * The picture of a face.
   *
   * @param face a card or the back
   * @param style the player's card style
   * @return a whole SVG document with the view box {@code 0 0 250 350}
   */
  public static String svg(Face face, CardStyle style) {
    String chosen =
        switch (face) {
          case Back back -> style.back().sheet();
          case Card card -> style.palette().sheet();
        };
    return OPEN
        + Art.styles(SHEET, chosen)
        + Art.of("card/paper").content()
        + art(face, style)
        + "</svg>";
  }

  /** The colour of the paper, against which the contrast of the suits is measured. */
  public static String paper() {
    return Art.colour(SHEET, "paper");
  }

  /**
   * A face of an installed deck on the program's own paper, with the gold corner if it is a marked
   * wild.
   *
   * @param art an SVG element that fills the card
   */
  public static String framed(String art, Face face, CardStyle style) {
    boolean marked = style.markWilds() && face instanceof Card card && wild(card);
    return OPEN
        + Art.styles(SHEET)
        + Art.of("card/paper").content()
        + art
        + (marked ? Art.of("card/wild").content() : "")
        + "</svg>";
  }

  /** A document with this art only, which fills it, and without paper. */
  public static String alone(String art) {
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"250\" height=\"350\""
        + " viewBox=\"0 0 250 350\">"
        + art
        + "</svg>";
  }

  /** Whether a card is a joker or a black two, the wilds that get a gold corner. */
  public static boolean wild(Card card) {
    return switch (card) {
      case Joker joker -> true;
      case Suited(Rank rank, Suit suit) ->
          rank == Rank.TWO && (suit == Suit.CLUBS || suit == Suit.SPADES);
    };
  }

  private static String art(Face face, CardStyle style) {
    return switch (face) {
      case Back back ->
          Art.of(style.deck().equals(Deck.MINIMAL) ? "backs/minimal-back" : "backs/house-back")
              .content();
      case Card card ->
          (style.markWilds() && wild(card) ? Art.of("card/wild").content() : "")
              + front(card, style);
    };
  }

  private static String front(Card card, CardStyle style) {
    if (style.deck().equals(Deck.MINIMAL)) {
      return Plain.front(card, style);
    }
    return switch (card) {
      case Joker joker -> Jokers.art(style);
      case Suited(Rank rank, Suit suit) -> suited(rank, suit, style);
    };
  }

  private static String suited(Rank rank, Suit suit, CardStyle style) {
    String corner = Indices.corner(rank, suit, style);
    if (style.index() == IndexSize.JUMBO) {
      return jumbo(rank, suit, style) + corner;
    }
    return centre(rank, suit, style) + Svg.twice(corner, WIDTH / 2, HEIGHT / 2);
  }

  /**
   * One large pip below the index. Court cards keep their panel, which leaves room for the index.
   */
  private static String jumbo(Rank rank, Suit suit, CardStyle style) {
    return switch (rank) {
      case JACK, QUEEN, KING -> centre(rank, suit, style);
      case TWO, THREE, FOUR, FIVE, SIX, SEVEN, EIGHT, NINE, TEN -> Pips.pip(suit, 172, 262, 132);
      case ACE -> Pips.ace(suit, 172, 262, 132);
    };
  }

  private static String centre(Rank rank, Suit suit, CardStyle style) {
    return switch (rank) {
      case JACK, QUEEN, KING -> Courts.panel(rank, suit, style.index());
      case ACE -> Pips.ace(suit, WIDTH / 2, HEIGHT / 2, suit == Suit.SPADES ? 178 : 112);
      case TWO, THREE, FOUR, FIVE, SIX, SEVEN, EIGHT, NINE, TEN ->
          Pips.layout(rank, suit, style.index());
    };
  }
}
