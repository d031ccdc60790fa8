package oklahoma.client.deck;

import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import oklahoma.client.deck.face.DeckArt;
import oklahoma.client.deck.face.Drawing;
import oklahoma.rules.card.Back;
import oklahoma.rules.card.Face;
import oklahoma.rules.card.Joker;
import oklahoma.rules.card.Rank;
import oklahoma.rules.card.Suit;
import oklahoma.rules.card.Suited;

/** The faces of an installed deck, each as an SVG element that fills a card. */
final class ForeignFaces {
  private static final int ACROSS = 500;
  private static final int DOWN = 700;
  private static final int SEEN = 24;
  private static final double SLACK = 0.25;
  private static final double NARROWEST = 0.45;
  private static final double WIDEST = 1;

  private final Map<String, String> faces;

  private ForeignFaces(Map<String, String> faces) {
    this.faces = faces;
  }

  /**
   * Reads a deck: all fifty-two cards, and jokers and the back if it has them.
   *
   * @throws IOException if a card is missing or does not have the shape of a card
   */
  static ForeignFaces of(Drawing drawing) throws IOException {
    Map<String, String> faces = new HashMap<>();
    for (Suited card : cards()) {
      List<String> names = names(card);
      faces.put(
          names.getFirst(),
          card(drawing, names.stream().filter(drawing::has).findFirst().orElse(names.getFirst())));
    }
    for (String other :
        List.of("back", "black_joker", "red_joker", "joker_black", "joker_red", "joker")) {
      if (drawing.has(other)) {
        faces.put(other, card(drawing, other));
      }
    }
    return new ForeignFaces(Map.copyOf(faces));
  }

  /** Whether the text of a drawing contains the ids of all fifty-two cards; does not parse it. */
  static boolean named(String text) {
    return cards().stream()
        .allMatch(card ->
            names(card).stream()
                .anyMatch(name ->
                    text.contains("id=\"" + name + '"') || text.contains("id='" + name + "'")));
  }

  /** An SVG element that shows the face without paper; empty if this deck has no such face. */
  Optional<String> art(Face face) {
    List<String> names =
        switch (face) {
          case Back back -> List.of("back");
          case Joker joker ->
              List.of("red_joker", "joker_red", "joker", "black_joker", "joker_black");
          case Suited card -> names(card);
        };
    return names.stream()
        .flatMap(name -> Optional.ofNullable(faces.get(name)).stream())
        .findFirst();
  }

  private static List<Suited> cards() {
    return Stream.of(Suit.values())
        .flatMap(suit -> Stream.of(Rank.values()).map(rank -> new Suited(rank, suit)))
        .toList();
  }

  /** The ids that a card may have: rank first in KDE's decks, rank or suit first in GNOME's. */
  private static List<String> names(Suited card) {
    String suit =
        switch (card.suit()) {
          case CLUBS -> "club";
          case DIAMONDS -> "diamond";
          case HEARTS -> "heart";
          case SPADES -> "spade";
        };
    String rank =
        switch (card.rank()) {
          case ACE -> "1";
          case JACK -> "jack";
          case QUEEN -> "queen";
          case KING -> "king";
          case TWO, THREE, FOUR, FIVE, SIX, SEVEN, EIGHT, NINE, TEN ->
              Integer.toString(card.rank().ordinal() - Rank.TWO.ordinal() + 2);
        };
    return List.of(rank + "_" + suit, suit + "_" + rank);
  }

  /** Finds the bounds of a card in the drawing, first roughly, then exactly, and cuts it out. */
  private static String card(Drawing drawing, String name) throws IOException {
    // In some drawings the cards are outside the view.
    Rectangle2D about = seen(drawing, name, grown(drawing.view(), 1));
    Rectangle2D seen = seen(drawing, name, grown(about, SLACK));
    double shape = seen.getWidth() / seen.getHeight();
    if (!(shape > NARROWEST && shape < WIDEST)) {
      throw new IOException(name + " does not have the shape of a card");
    }
    return drawing.only(name, seen);
  }

  private static Rectangle2D grown(Rectangle2D box, double by) {
    double dx = by * box.getWidth();
    double dy = by * box.getHeight();
    return new Rectangle2D.Double(
        box.getX() - dx, box.getY() - dy, box.getWidth() + 2 * dx, box.getHeight() + 2 * dy);
  }

  /** The part of a box in which an element paints visible pixels; no area if it paints none. */
  private static Rectangle2D seen(Drawing drawing, String name, Rectangle2D box)
      throws IOException {
    String svg = DeckArt.alone(drawing.only(name, box));
    int[] pixels = Rasters.pixels(Rasters.draw(svg, ACROSS, DOWN, 0));
    int left = ACROSS;
    int right = 0;
    int top = DOWN;
    int bottom = 0;
    for (int i = 0; i < pixels.length; i++) {
      if (pixels[i] >>> 24 >= SEEN) {
        left = Math.min(left, i % ACROSS);
        right = Math.max(right, i % ACROSS + 1);
        top = Math.min(top, i / ACROSS);
        bottom = i / ACROSS + 1;
      }
    }
    double x = box.getWidth() / ACROSS;
    double y = box.getHeight() / DOWN;
    return new Rectangle2D.Double(
        box.getX() + left * x, box.getY() + top * y, (right - left) * x, (bottom - top) * y);
  }
}
