package oklahoma.client.deck.face;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import oklahoma.client.deck.art.Art;
import oklahoma.client.deck.style.IndexSize;
import oklahoma.rules.card.Rank;
import oklahoma.rules.card.Suit;

/** Suit pips in their traditional places; those in the lower half are upside down. */
final class Pips {

  /** A place of a pip: column −1, 0 or 1, and height from 0 (top row) to 1 (bottom row). */
  private record Place(int column, double row) {}

  /** Extent of the pip field around the card's centre, in card units. */
  private record Field(double column, double row, double size) {}

  private Pips() {}

  /**
   * One suit sign of the given height, centred on (x, y); upside down if the height is negative.
   */
  static String pip(Suit suit, double x, double y, double height) {
    return art(suit).placed(x, y, height / SuitSigns.HEIGHT);
  }

  /** The sign of an ace; the ace of spades has the traditional ornamental one. */
  static String ace(Suit suit, double x, double y, double height) {
    Art art = suit == Suit.SPADES ? Art.of("pips/ace-spades") : art(suit);
    return art.placed(x, y, height / SuitSigns.HEIGHT);
  }

  /** The drawing of a suit sign. */
  static Art art(Suit suit) {
    return Art.of("pips/" + Art.name(suit));
  }

  /** The pips of a spot card from two to ten. */
  static String layout(Rank rank, Suit suit, IndexSize index) {
    Field field = field(index, rank);
    StringBuilder svg = new StringBuilder();
    for (Place place : places(rank)) {
      double x = DeckArt.WIDTH / 2 + place.column() * field.column();
      double y = DeckArt.HEIGHT / 2 + (2 * place.row() - 1) * field.row();
      svg.append(pip(suit, x, y, place.row() > 0.5 ? -field.size() : field.size()));
    }
    return svg.toString();
  }

  private static Field field(IndexSize index, Rank rank) {
    boolean roomy = rank.ordinal() <= Rank.THREE.ordinal();
    if (rank == Rank.TEN && index != IndexSize.NORMAL) {
      // The index 10 is wide, so the pips are closer together.
      return new Field(36, 119, 42);
    }
    return switch (index) {
      case NORMAL -> new Field(48, 118, roomy ? 62 : 54);
      case LARGE, JUMBO, AUTO -> new Field(40, 118, roomy ? 58 : 46);
    };
  }

  private static List<Place> places(Rank rank) {
    Place centre = new Place(0, 0.5);
    return switch (rank) {
      case TWO -> List.of(new Place(0, 0), new Place(0, 1));
      case THREE -> List.of(new Place(0, 0), centre, new Place(0, 1));
      case FOUR -> pairs(0, 1);
      case FIVE -> with(pairs(0, 1), centre);
      case SIX -> pairs(0, 0.5, 1);
      case SEVEN -> with(pairs(0, 0.5, 1), new Place(0, 0.25));
      case EIGHT -> with(pairs(0, 0.5, 1), new Place(0, 0.25), new Place(0, 0.75));
      case NINE -> with(pairs(0, 1 / 3.0, 2 / 3.0, 1), centre);
      case TEN -> with(pairs(0, 1 / 3.0, 2 / 3.0, 1), new Place(0, 1 / 6.0), new Place(0, 5 / 6.0));
      case JACK, QUEEN, KING, ACE -> List.of(centre);
    };
  }

  private static List<Place> pairs(double... rows) {
    return Arrays.stream(rows)
        .boxed()
        .flatMap(row -> Stream.of(new Place(-1, row), new Place(1, row)))
        .toList();
  }

  private static List<Place> with(List<Place> places, Place... more) {
    return Stream.concat(places.stream(), Arrays.stream(more)).toList();
  }
}
