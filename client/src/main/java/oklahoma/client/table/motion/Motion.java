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
 * Plans how cards move from their present positions to their new places: the player's own moves,
 * other seats' moves and returns all by the same rule. Pure; all times at normal speed.
 */
public final class Motion {
  /** How long a deal takes to be seen. */
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
   * What an event looks like.
   *
   * @param before where the nodes are now
   * @param after where everything belongs after the event
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
      case Event.Displaced wild -> displace(pairing, wild, after);
      case Event.Renewed renewed -> shuffle(pairing);
      case Event.Ended ended -> reveal(pairing);
      case Event.Answered _, Event.Declined _ -> {}
      case Event.Knocked knocked -> knock(pairing, knocked, meldsIn(before));
      case Event.StockRanOut out -> {}
    }
    return pairing.rest();
  }

  /**
   * How long an event can be expected to take to be seen, before it is known from where to where.
   */
  public static double expectedMs(Event event) {
    return switch (event) {
      case Event.Drew _, Event.Took _ -> DRAW.endMs();
      case Event.ClaimSettled settled -> settled.taker().isPresent() ? CLAIM.endMs() : 0;
      case Event.Discarded discarded -> DRAW.endMs();
      case Event.LaidDown down -> layDownMs(down.melds());
      case Event.LaidOff off -> LAY.endMs();
      case Event.Displaced wild -> LAY.after(MELD_STAGGER_MS).endMs();
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
   * What a new deal looks like: one card at a time to each seat from the stock, then one face up.
   *
   * @param before the cards of the deal before
   * @param first the seat that gets the first card
   * @param seats how many seats there are
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

  /** G-6: the discard onto the pile, and the melds onto the table. */
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

  /** O-18: the natural card into the wild's place, the wild to an end or into the hand. */
  private static void displace(Pairing pairing, Event.Displaced wild, Places after) {
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

  /** The pile's top card stays (O-22) unless it is not drawn there any more. */
  private static Optional<Spot> newStock(Pairing pairing, Spot.OnPile pile) {
    boolean stays = pairing.leftAfter().contains(pile) && pile.depth() == 0;
    return stays ? Optional.of(pile) : Optional.of(new Spot.OnStock(0));
  }

  /** Hands that lie face up now are turned up, seat by seat. */
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

  /** Round by round, in turn order; the up-card last. */
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
