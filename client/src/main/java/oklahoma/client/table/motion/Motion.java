package oklahoma.client.table.motion;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import oklahoma.client.table.layout.PlacedCard;
import oklahoma.client.table.layout.Places;
import oklahoma.client.table.layout.Spot;
import oklahoma.client.table.motion.Glide.Fade;
import oklahoma.client.table.motion.Glide.Timing;
import oklahoma.rules.Event;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Back;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.End;
import oklahoma.rules.card.Face;
import oklahoma.rules.card.Meld;

/**
 * Plans how cards move from their current places to their new ones, by the same rules for the
 * player's own moves, those of other seats, and moves taken back. Pure functions; all times are at
 * normal speed.
 */
public final class Motion {
  /** How long the animation of a deal takes. */
  public static final double DEAL_MS = 1_400;

  private static final double LEAST_GAP_MS = 14;
  private static final double MELD_STAGGER_MS = 60;
  private static final double SEAT_STAGGER_MS = 120;
  private static final double ARC = 0.08;

  private static final Timing DRAW = new Timing(0, 260, Curve.STANDARD, ARC, Fade.NONE);
  private static final Timing CLAIM = new Timing(0, 320, Curve.STANDARD, ARC, Fade.NONE);
  private static final Timing LAY = new Timing(0, 280, Curve.LANDING, 0, Fade.NONE);
  private static final Timing SHUFFLE = new Timing(0, 300, Curve.STANDARD, ARC, Fade.NONE);
  private static final Timing REVEAL = new Timing(0, 350, Curve.EVEN, 0, Fade.NONE);
  private static final Timing SWEEP = new Timing(0, 120, Curve.EVEN, 0, Fade.OUT);

  private Motion() {}

  /**
   * The animation of an event.
   *
   * @param before the current places of the nodes
   * @param after the places after the event
   */
  public static Plan plan(Places before, Event event, Places after) {
    Pairing pairing = new Pairing(before, after);
    switch (event) {
      case Event.Drew(Seat seat, Face face) ->
          pairing.fly(Optional.of(new Spot.OnStock(0)), pairing.receivedAt(seat, face), DRAW);
      case Event.Took(Seat seat, Card card) -> receive(pairing, seat, card, DRAW);
      case Event.ClaimSettled settled ->
          settled.taker().ifPresent(seat -> receive(pairing, seat, settled.card(), CLAIM));
      case Event.Discarded(Seat seat, Card card) ->
          play(pairing, seat, card, new Spot.OnPile(0), DRAW);
      case Event.LaidDown(Seat seat, List<Meld> melds) ->
          layDown(pairing, seat, melds, meldsIn(before));
      case Event.LaidOff off ->
          play(pairing, off.seat(), off.card(), end(after, off.meld(), off.end()), LAY);
      case Event.Swapped wild -> swap(pairing, wild, after);
      case Event.Renewed renewed -> shuffle(pairing);
      case Event.Ended ended -> reveal(pairing);
      case Event.Answered _, Event.Declined _ -> {}
      case Event.Knocked knocked -> knock(pairing, knocked, meldsIn(before));
      case Event.StockRanOut out -> {}
    }
    return pairing.rest();
  }

  /** The expected length of an event's animation, when the places are not known yet. */
  public static double expectedMs(Event event) {
    return switch (event) {
      case Event.Drew _, Event.Took _ -> DRAW.endMs();
      case Event.ClaimSettled settled -> settled.taker().isPresent() ? CLAIM.endMs() : 0;
      case Event.Discarded discarded -> DRAW.endMs();
      case Event.LaidDown down -> layDownMs(down.melds());
      case Event.LaidOff off -> LAY.endMs();
      case Event.Swapped wild -> LAY.after(MELD_STAGGER_MS).endMs();
      case Event.Renewed renewed -> SHUFFLE.endMs();
      case Event.Ended ended -> REVEAL.after(SEAT_STAGGER_MS).endMs();
      case Event.Knocked knocked -> Math.max(layDownMs(knocked.melds()), REVEAL.endMs());
      case Event.Answered _, Event.Declined _, Event.StockRanOut _ -> 0;
    };
  }

  private static double layDownMs(List<Meld> melds) {
    return LAY.after(Math.max(0, melds.size() - 1) * MELD_STAGGER_MS).endMs();
  }

  /**
   * The animation of a new deal: cards fly from the stock to the seats one at a time, the last one
   * face up to the pile.
   *
   * @param before the places of the previous deal
   * @param first the seat that gets the first card
   * @param seats the number of seats
   */
  public static Plan dealt(Places before, Places after, Seat first, int seats) {
    Pairing pairing = new Pairing(before, after);
    for (Spot spot : pairing.leftBefore()) {
      pairing.flyAway(spot, pairing.lyingBefore(spot).orElseThrow(), SWEEP);
    }
    List<Spot> order = dealOrder(after, first, seats);
    double room = DEAL_MS - DRAW.durationMs();
    double gap = order.size() < 2 ? 0 : Math.max(LEAST_GAP_MS, room / (order.size() - 1));
    Optional<PlacedCard> stock = after.find(new Spot.OnStock(0));
    for (int i = 0; i < order.size(); i++) {
      PlacedCard end = after.find(order.get(i)).orElseThrow();
      PlacedCard start =
          new PlacedCard(Back.BACK, stock.map(PlacedCard::place).orElse(end.place()));
      pairing.flyIn(start, order.get(i), DRAW.after(i * gap));
    }
    return pairing.rest();
  }

  private static void receive(Pairing pairing, Seat seat, Card card, Timing timing) {
    pairing.fly(Optional.of(new Spot.OnPile(0)), pairing.receivedAt(seat, card), timing);
  }

  private static void play(Pairing pairing, Seat seat, Card card, Spot to, Timing timing) {
    pairing.fly(pairing.playedFrom(seat, card, to), Optional.of(to), timing);
  }

  /** G-6: the discard goes to the pile, and the melds to the table. */
  private static void knock(Pairing pairing, Event.Knocked knocked, int laid) {
    knocked
        .discard()
        .ifPresent(card -> play(pairing, knocked.seat(), card, new Spot.OnPile(0), DRAW));
    layDown(pairing, knocked.seat(), knocked.melds(), laid);
    reveal(pairing);
  }

  private static void layDown(Pairing pairing, Seat seat, List<Meld> melds, int laid) {
    for (int meld = 0; meld < melds.size(); meld++) {
      Meld cards = melds.get(meld);
      for (int index = 0; index < cards.size(); index++) {
        Spot to = new Spot.InMeld(laid + meld, index);
        play(pairing, seat, cards.cards().get(index), to, LAY.after(meld * MELD_STAGGER_MS));
      }
    }
  }

  /** O-18: the natural card takes the wild's place; the wild moves to an end or into the hand. */
  private static void swap(Pairing pairing, Event.Swapped wild, Places after) {
    int moved = wild.to().equals(Optional.of(End.LOW)) ? 1 : 0;
    Spot was = new Spot.InMeld(wild.meld(), wild.place());
    Optional<Spot> goes =
        wild.to().isPresent()
            ? Optional.of(end(after, wild.meld(), wild.to().get()))
            : pairing
                .lyingBefore(was)
                .flatMap(lying -> pairing.receivedAt(wild.seat(), lying.face()));
    pairing.fly(Optional.of(was), goes, LAY.after(MELD_STAGGER_MS));
    play(
        pairing, wild.seat(), wild.card(), new Spot.InMeld(wild.meld(), wild.place() + moved), LAY);
  }

  private static void shuffle(Pairing pairing) {
    for (Spot spot : pairing.leftBefore()) {
      if (spot instanceof Spot.OnPile pile) {
        pairing.fly(Optional.of(spot), newStock(pairing, pile), SHUFFLE);
      }
    }
  }

  /**
   * The top discard stays on the pile (O-22), unless the pile no longer shows it; the others go to
   * the stock.
   */
  private static Optional<Spot> newStock(Pairing pairing, Spot.OnPile pile) {
    boolean stays = pairing.leftAfter().contains(pile) && pile.depth() == 0;
    return stays ? Optional.of(pile) : Optional.of(new Spot.OnStock(0));
  }

  /** Turns over the hands that are face up now, seat by seat. */
  private static void reveal(Pairing pairing) {
    Set<Seat> seats = new HashSet<>();
    for (Spot spot : pairing.leftAfter()) {
      Optional<Spot> back = pairing.backThatBecomes(spot);
      if (spot instanceof Spot.InHand hand && back.isPresent()) {
        seats.add(hand.seat());
        pairing.turn(back.get(), spot, REVEAL.after((seats.size() - 1) * SEAT_STAGGER_MS));
      }
    }
  }

  private static Spot end(Places after, int meld, End end) {
    long size =
        after.at().keySet().stream()
            .filter(spot -> spot instanceof Spot.InMeld in && in.meld() == meld)
            .count();
    return new Spot.InMeld(meld, end == End.LOW ? 0 : (int) size - 1);
  }

  private static int meldsIn(Places places) {
    return places.at().keySet().stream()
        .mapToInt(spot -> spot instanceof Spot.InMeld in ? in.meld() + 1 : 0)
        .max()
        .orElse(0);
  }

  /** The spots in the order of dealing: round by round, in turn order; the up-card last. */
  private static List<Spot> dealOrder(Places after, Seat first, int seats) {
    record Dealt(int round, int turn, Spot spot) {}
    return after.at().keySet().stream()
        .map(spot ->
            switch (spot) {
              case Spot.InHand(Seat seat, int index) ->
                  new Dealt(index, Math.floorMod(seat.ordinal() - first.ordinal(), seats), spot);
              case Spot.OnPile pile -> new Dealt(Integer.MAX_VALUE, 0, spot);
              case Spot.OfLimit _, Spot.OnStock _, Spot.InMeld _ -> new Dealt(-1, 0, spot);
              case Spot.InTray _ -> new Dealt(-1, 0, spot);
            })
        .filter(dealt -> dealt.round() >= 0)
        .sorted(Comparator.comparingInt(Dealt::round).thenComparingInt(Dealt::turn))
        .map(Dealt::spot)
        .toList();
  }
}
