package oklahoma.rules.card;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * The cards that a seat holds: those that nobody else knows, and those that everybody saw it take.
 * Both are in the fixed order of {@link Face#ORDER}: how a player arranges the hand stays private.
 *
 * @param concealed cards that only the seat knows; backs for everybody else
 * @param exposed cards that came from the discard pile and are still in the hand, as far as anyone
 *     can tell
 */
public record Hand(List<Face> concealed, List<Card> exposed) {

  /** A hand without cards. */
  public static final Hand EMPTY = new Hand(List.of(), List.of());

  public Hand {
    concealed = Back.all(concealed) ? Back.times(concealed.size()) : ordered(concealed);
    exposed = ordered(exposed);
  }

  /** How many cards it holds. */
  public int size() {
    return concealed.size() + exposed.size();
  }

  /** Whether it holds no card. */
  public boolean isEmpty() {
    return size() == 0;
  }

  /** Every card that is visible in it, in the pinned order. */
  public List<Card> cards() {
    List<Card> cards = new ArrayList<>(exposed);
    for (Face face : concealed) {
      if (face instanceof Card card) {
        cards.add(card);
      }
    }
    cards.sort(Face.ORDER);
    return List.copyOf(cards);
  }

  /** How many cards equal to this one are visible in it. */
  public int count(Card card) {
    return Collections.frequency(exposed, card) + Collections.frequency(concealed, card);
  }

  /** The hand with one more card that only the seat knows, or one more back. */
  public Hand drawing(Face face) {
    return new Hand(plus(concealed, face), exposed);
  }

  /** The hand with one more card, which everybody saw. */
  public Hand taking(Card card) {
    return new Hand(concealed, plus(exposed, card));
  }

  /**
   * The hand without one such card. It loses an exposed one if it can, so that nobody learns of an
   * equal concealed card; otherwise a concealed one, or a back where the viewer does not see it.
   *
   * @throws IllegalArgumentException if the card cannot be in this hand
   */
  public Hand without(Card card) {
    if (exposed.contains(card)) {
      return new Hand(concealed, minus(exposed, card));
    }
    return new Hand(minus(concealed, concealed.contains(card) ? card : Back.BACK), exposed);
  }

  /** The hand as others see it. */
  public Hand faceDown() {
    return Back.all(concealed) ? this : new Hand(Back.times(concealed.size()), exposed);
  }

  /** The hand with this change made to each concealed face. */
  public Hand mapped(UnaryOperator<Face> change) {
    return new Hand(concealed.stream().map(change).toList(), exposed);
  }

  /**
   * The hand with all its cards visible.
   *
   * @param whole all its cards, the exposed ones too
   * @throws IllegalArgumentException if an exposed card is not among them
   */
  public Hand shown(List<Card> whole) {
    List<Face> rest = new ArrayList<>(whole);
    for (Card card : exposed) {
      rest = minus(rest, card);
    }
    return new Hand(rest, exposed);
  }

  /** The faces in the pinned order; most hands have it already; backs come last. */
  private static <T extends Face> List<T> ordered(List<T> faces) {
    for (int i = 1; i < faces.size(); i++) {
      T face = faces.get(i);
      if (!(face instanceof Back) && Face.ORDER.compare(faces.get(i - 1), face) > 0) {
        return faces.stream().sorted(Face.ORDER).toList();
      }
    }
    return List.copyOf(faces);
  }

  /** A hand whose cards everybody sees. */
  public static Hand open(List<Card> cards) {
    return new Hand(List.of(), cards);
  }

  private static <T> List<T> plus(List<T> faces, T face) {
    List<T> more = new ArrayList<>(faces);
    more.add(face);
    return more;
  }

  private static <T extends Face> List<T> minus(List<T> faces, Face face) {
    List<T> fewer = new ArrayList<>(faces);
    if (!fewer.remove(face)) {
      throw new IllegalArgumentException("no such card in the hand");
    }
    return fewer;
  }
}
