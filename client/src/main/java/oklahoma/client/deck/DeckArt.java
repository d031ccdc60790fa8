package oklahoma.client.deck;

import static oklahoma.client.deck.Svg.n;

import oklahoma.rules.card.Back;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Face;
import oklahoma.rules.card.Joker;
import oklahoma.rules.card.Rank;
import oklahoma.rules.card.Suit;
import oklahoma.rules.card.Suited;

/**
 * Composes the picture of any face as an SVG document in card units: 250 wide, 350 high. Pure text
 * building; the picture depends on the arguments alone.
 */
public final class DeckArt {

  /** Width of a card in card units. */
  public static final double WIDTH = 250;

  /** Height of a card in card units: 7 / 5 of the width. */
  public static final double HEIGHT = 350;

  /** Radius of the paper's corners, 4.8 % of the width. */
  public static final double RADIUS = 12;

  /** The colour of the paper, against which the contrast of the suits is measured. */
  public static final String PAPER = "#FDFBF5";

  static final String GOLD = "#D9A032";
  private static final String EDGE = "#B9B2A2";

  private DeckArt() {}

  /**
   * The picture of a face.
   *
   * @param face a card or the back
   * @param style how it is to look
   * @param redJoker whether a joker is the red one; of no effect on other faces
   * @return a whole SVG document with the view box {@code 0 0 250 350}
   */
  public static String svg(Face face, CardStyle style, boolean redJoker) {
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 250 350\">"
        + paper()
        + art(face, style, redJoker)
        + "</svg>";
  }

  /**
   * A face of another deck on our paper, with our mark of the wilds over it.
   *
   * @param art an SVG element that fills the card
   */
  static String framed(String art, Face face, CardStyle style) {
    boolean marked = style.markWilds() && face instanceof Card card && wild(card);
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 250 350\">"
        + paper()
        + art
        + (marked ? goldCorners() : "")
        + "</svg>";
  }

  /** A card of nothing but art that fills it. */
  static String alone(String art) {
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"250\" height=\"350\""
        + " viewBox=\"0 0 250 350\">"
        + art
        + "</svg>";
  }

  /** Whether a card is wild, which the gold corner shows: jokers and black twos. */
  static boolean wild(Card card) {
    return switch (card) {
      case Joker joker -> true;
      case Suited(Rank rank, Suit suit) ->
          rank == Rank.TWO && (suit == Suit.CLUBS || suit == Suit.SPADES);
    };
  }

  private static String art(Face face, CardStyle style, boolean redJoker) {
    return switch (face) {
      case Back back ->
          style.deck().equals(Deck.MINIMAL) ? Plain.back(style.back()) : Backs.art(style.back());
      case Card card ->
          (style.markWilds() && wild(card) ? goldCorners() : "") + front(card, style, redJoker);
    };
  }

  private static String front(Card card, CardStyle style, boolean redJoker) {
    if (style.deck().equals(Deck.MINIMAL)) {
      return Plain.front(card, style, redJoker);
    }
    return switch (card) {
      case Joker joker -> Jokers.art(style, redJoker);
      case Suited(Rank rank, Suit suit) -> suited(rank, suit, style);
    };
  }

  private static String suited(Rank rank, Suit suit, CardStyle style) {
    String ink = style.palette().ink(suit);
    String corner = Indices.corner(rank, suit, style, ink);
    if (style.index() == IndexSize.JUMBO) {
      return jumbo(rank, suit, style, ink) + corner;
    }
    return centre(rank, suit, style, ink) + Svg.twice(corner, WIDTH / 2, HEIGHT / 2);
  }

  /** One large pip below; a court keeps its whole panel, for it leaves room for the index. */
  private static String jumbo(Rank rank, Suit suit, CardStyle style, String ink) {
    return switch (rank) {
      case JACK, QUEEN, KING -> centre(rank, suit, style, ink);
      case TWO, THREE, FOUR, FIVE, SIX, SEVEN, EIGHT, NINE, TEN ->
          Pips.pip(suit, 172, 262, 132, false, ink);
      case ACE -> Aces.art(suit, 172, 262, 132, ink);
    };
  }

  private static String centre(Rank rank, Suit suit, CardStyle style, String ink) {
    return switch (rank) {
      case JACK -> Courts.panel(Court.JACK, suit, style.index(), ink);
      case QUEEN -> Courts.panel(Court.QUEEN, suit, style.index(), ink);
      case KING -> Courts.panel(Court.KING, suit, style.index(), ink);
      case ACE -> Aces.art(suit, WIDTH / 2, HEIGHT / 2, suit == Suit.SPADES ? 178 : 112, ink);
      case TWO, THREE, FOUR, FIVE, SIX, SEVEN, EIGHT, NINE, TEN ->
          Pips.layout(rank, suit, style.index(), ink);
    };
  }

  private static String paper() {
    return ("<rect x=\"0.6\" y=\"0.6\" width=\"%s\" height=\"%s\" rx=\"%s\" fill=\"%s\""
            + " stroke=\"%s\" stroke-width=\"1.2\"/>")
        .formatted(n(WIDTH - 1.2), n(HEIGHT - 1.2), n(RADIUS), PAPER, EDGE);
  }

  private static String goldCorners() {
    return Svg.twice(
        "<path d=\"M24,0.6 H12.6 A12,12 0 0 0 0.6,12.6 V24 Z\" fill=\"%s\"/>".formatted(GOLD),
        WIDTH / 2,
        HEIGHT / 2);
  }
}
