package oklahoma.bot.gin.view;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import oklahoma.rules.Event;
import oklahoma.rules.Move;
import oklahoma.rules.Ruling;
import oklahoma.rules.Seat;
import oklahoma.rules.Seen;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Face;
import oklahoma.rules.gin.Gin;
import oklahoma.rules.gin.GinPhase;
import oklahoma.rules.gin.GinRules;
import oklahoma.rules.gin.GinSwitch;
import oklahoma.rules.gin.meld.CardBits;
import oklahoma.rules.gin.meld.Runs;

/**
 * A deal of gin as one seat looks at it, its cards as bits (see {@link CardBits}).
 *
 * @param deal what the seat sees
 * @param me the seat
 * @param hand its cards, with the card drawn while it is to discard
 * @param unseen the cards whose place it does not know: those of the stock and the secret ones of
 *     other seats
 * @param conducts the observed moves of each seat
 */
public record GinView(Gin deal, Seat me, long hand, long unseen, List<ObservedPlay> conducts) {

  public GinView {
    conducts = List.copyOf(conducts);
  }

  /** A seat's view after these events. */
  public static GinView of(Gin deal, Seat me, List<Seen<Event>> soFar) {
    long hand = CardBits.of(deal.tableau().hand(me).cards());
    long seen = hand | CardBits.of(deal.tableau().pile());
    for (Seat other : me.others(deal.rules().seats())) {
      seen |= CardBits.of(deal.tableau().hand(other).exposed());
    }
    List<ObservedPlay> conducts =
        new ArrayList<>(Collections.nCopies(deal.rules().seats(), ObservedPlay.NONE));
    Optional<Card> top = Optional.of(deal.upCard());
    for (Seen<Event> each : soFar) {
      switch (each.value()) {
        case Event.Drew(Seat seat, Face face) -> leaves(conducts, seat, top);
        case Event.Declined(Seat seat) -> leaves(conducts, seat, top);
        case Event.Took(Seat seat, Card card) -> {
          conducts.set(seat.ordinal(), conducts.get(seat.ordinal()).takes());
          top = Optional.empty();
        }
        case Event.Discarded(Seat seat, Card card) -> {
          long bit = CardBits.bit(card);
          conducts.set(seat.ordinal(), conducts.get(seat.ordinal()).discards(bit));
          top = Optional.of(card);
        }
        default -> {}
      }
    }
    return new GinView(deal, me, hand, CardBits.PACK & ~seen, conducts);
  }

  private static void leaves(List<ObservedPlay> conducts, Seat seat, Optional<Card> top) {
    long card = top.map(CardBits::bit).orElse(0L);
    conducts.set(seat.ordinal(), conducts.get(seat.ordinal()).leaves(card));
  }

  /** The seat's turns so far, the present one included. */
  public int turn() {
    return observed(me).turns() + 1;
  }

  /** What a seat did. */
  public ObservedPlay observed(Seat seat) {
    return conducts.get(seat.ordinal());
  }

  /** Whether the rules allow the seat a move. */
  public boolean allows(Move move) {
    return deal.rule(me, move) instanceof Ruling.Allowed;
  }

  /** The parameters. */
  public GinRules rules() {
    return deal.rules();
  }

  /** Whether runs go round the corner. */
  public Runs runs() {
    return deal.rules().runs();
  }

  /** The seat that plays after this one. */
  public Seat next() {
    return me.next(rules().seats());
  }

  /** The cards that everybody saw another seat take and that it still holds. */
  public long exposed(Seat seat) {
    return CardBits.of(deal.tableau().hand(seat).exposed());
  }

  /** How many cards a seat holds. */
  public int held(Seat seat) {
    return deal.tableau().hand(seat).size();
  }

  /** The cards that may be discarded: all but one just taken from the pile (G-4). */
  public long loose() {
    boolean stays =
        deal.phase() instanceof GinPhase.ToPlay turn
            && turn.taken()
            && !rules().has(GinSwitch.RETURN_TAKEN);
    return stays ? hand & ~CardBits.bit(taken()) : hand;
  }

  private Card taken() {
    return deal.phase() instanceof GinPhase.ToPlay turn && turn.drawn() instanceof Card card
        ? card
        : deal.upCard();
  }
}
