package oklahoma.rules.card;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.UnaryOperator;
import oklahoma.rules.Seat;

/**
 * The places of all cards of a deal. It conserves the cards and knows no rules; piles and stock are
 * listed top first.
 *
 * @param hands one for each seat, in seat order
 * @param stock the cards to draw from, face down for every viewer
 * @param pile the discards
 * @param melds all melds, in the order in which they were laid down; the index names a meld in
 *     moves
 */
public record Tableau(List<Hand> hands, List<Face> stock, List<Card> pile, List<Laid> melds) {

  public Tableau {
    hands = List.copyOf(hands);
    stock = Back.all(stock) ? Back.times(stock.size()) : List.copyOf(stock);
    pile = List.copyOf(pile);
    melds = List.copyOf(melds);
  }

  /**
   * Deals from the top of a pack: one card at a time to each seat in turn, then one face up. The
   * rest is the stock.
   *
   * @param order the whole pack, top first
   * @param seats how many seats
   * @param first the seat that gets the first card
   * @param each cards for each seat
   */
  public static Tableau dealt(List<Card> order, int seats, Seat first, int each) {
    List<Hand> hands = new ArrayList<>(Collections.nCopies(seats, Hand.EMPTY));
    for (int i = 0; i < seats * each; i++) {
      int seat = (first.ordinal() + i) % seats;
      hands.set(seat, hands.get(seat).drawing(order.get(i)));
    }
    int used = seats * each;
    List<Face> stock = new ArrayList<>(order.subList(used + 1, order.size()));
    return new Tableau(hands, stock, List.of(order.get(used)), List.of());
  }

  /** The hand of a seat. */
  public Hand hand(Seat seat) {
    return hands.get(seat.ordinal());
  }

  /** How many seats there are. */
  public int seats() {
    return hands.size();
  }

  /** How many cards there are in all. */
  public int size() {
    int held = hands.stream().mapToInt(Hand::size).sum();
    int laid = melds.stream().mapToInt(each -> each.meld().size()).sum();
    return held + laid + stock.size() + pile.size();
  }

  /** The top card of the stock goes to a hand. */
  public Tableau drawn(Seat seat, Face face) {
    if (stock.isEmpty() || !agree(stock.getFirst(), face)) {
      throw new IllegalArgumentException("not the top card of the stock");
    }
    List<Face> rest = stock.subList(1, stock.size());
    return new Tableau(handing(seat, held(seat).drawing(face)), rest, pile, melds);
  }

  /** The top discard goes to a hand, and everybody sees it. */
  public Tableau taken(Seat seat) {
    if (pile.isEmpty()) {
      throw new IllegalArgumentException("no discard to take");
    }
    Hand hand = held(seat).taking(pile.getFirst());
    return new Tableau(handing(seat, hand), stock, pile.subList(1, pile.size()), melds);
  }

  /** A card goes from a hand onto the discard pile. */
  public Tableau discarded(Seat seat, Card card) {
    List<Card> higher = new ArrayList<>(pile.size() + 1);
    higher.add(card);
    higher.addAll(pile);
    return new Tableau(handing(seat, held(seat).without(card)), stock, higher, melds);
  }

  /** Melds go from a hand onto the table. */
  public Tableau laidDown(Seat seat, List<Meld> down) {
    Hand hand = held(seat);
    List<Laid> more = new ArrayList<>(melds);
    for (Meld meld : down) {
      for (Card card : meld.cards()) {
        hand = hand.without(card);
      }
      more.add(new Laid(seat, meld));
    }
    return new Tableau(handing(seat, hand), stock, pile, more);
  }

  /** A card goes from a hand to an end of a meld. */
  public Tableau laidOff(Seat seat, Card card, int meld, End end) {
    return new Tableau(
        handing(seat, held(seat).without(card)),
        stock,
        pile,
        melding(meld, at(meld).with(card, end)));
  }

  /**
   * A card goes from a hand into a place of a meld, and the card from there to an end of the same
   * meld.
   */
  public Tableau swappedToEnd(Seat seat, Card card, int meld, int place, End to) {
    Card freed = at(meld, place);
    Meld changed = at(meld).replacing(place, card).with(freed, to);
    return new Tableau(
        handing(seat, held(seat).without(card)), stock, pile, melding(meld, changed));
  }

  /** A card goes from a hand into a place of a meld, and the card from there into the hand. */
  public Tableau swappedToHand(Seat seat, Card card, int meld, int place) {
    Hand hand = held(seat).without(card).taking(at(meld, place));
    return new Tableau(
        handing(seat, hand), stock, pile, melding(meld, at(meld).replacing(place, card)));
  }

  /**
   * The discards become the stock, in this order.
   *
   * @param kept how many cards stay on top of the discard pile
   */
  public Tableau renewed(List<? extends Face> order, int kept) {
    if (order.size() != pile.size() - kept) {
      throw new IllegalArgumentException("the new stock is not the discards");
    }
    List<Face> deeper = new ArrayList<>(stock);
    deeper.addAll(order);
    return new Tableau(hands, deeper, pile.subList(0, kept), melds);
  }

  /** Every hand is turned up. */
  public Tableau shown(List<List<Card>> whole) {
    if (whole.size() != hands.size()) {
      throw new IllegalArgumentException("not a hand for each seat");
    }
    List<Hand> up = new ArrayList<>();
    for (int i = 0; i < hands.size(); i++) {
      up.add(hands.get(i).shown(whole.get(i)));
    }
    return new Tableau(up, stock, pile, melds);
  }

  /** The tableau without the cards that not everybody sees: they are face down. */
  public Tableau faceDown() {
    return new Tableau(
        hands.stream().map(Hand::faceDown).toList(), Back.times(stock.size()), pile, melds);
  }

  /**
   * The tableau as this seat sees it: face down, except for its own hand. No hand is open if the
   * seat does not play.
   */
  public Tableau faceDownExcept(Seat seat) {
    List<Hand> down = new ArrayList<>(hands.size());
    for (int i = 0; i < hands.size(); i++) {
      Hand hand = hands.get(i);
      down.add(i == seat.ordinal() ? hand : hand.faceDown());
    }
    return new Tableau(down, Back.times(stock.size()), pile, melds);
  }

  /** The tableau with changes made to each hand and to each card of the stock. */
  public Tableau mapped(UnaryOperator<Hand> hand, UnaryOperator<Face> inStock) {
    return new Tableau(
        hands.stream().map(hand).toList(), stock.stream().map(inStock).toList(), pile, melds);
  }

  /** The tableau with another hand for one seat. */
  public Tableau withHand(Seat seat, Hand hand) {
    return new Tableau(handing(seat, hand), stock, pile, melds);
  }

  private Hand held(Seat seat) {
    if (seat.ordinal() >= hands.size()) {
      throw new IllegalArgumentException("no seat " + seat);
    }
    return hand(seat);
  }

  private Meld at(int meld) {
    if (meld < 0 || meld >= melds.size()) {
      throw new IllegalArgumentException("no meld " + meld);
    }
    return melds.get(meld).meld();
  }

  private Card at(int meld, int place) {
    List<Card> cards = at(meld).cards();
    if (place < 0 || place >= cards.size()) {
      throw new IllegalArgumentException("no place " + place + " in meld " + meld);
    }
    return cards.get(place);
  }

  private List<Hand> handing(Seat seat, Hand hand) {
    List<Hand> changed = new ArrayList<>(hands);
    changed.set(seat.ordinal(), hand);
    return changed;
  }

  private List<Laid> melding(int index, Meld meld) {
    List<Laid> changed = new ArrayList<>(melds);
    changed.set(index, new Laid(melds.get(index).owner(), meld));
    return changed;
  }

  private static boolean agree(Face face, Face named) {
    return face == Back.BACK || face.equals(named);
  }
}
