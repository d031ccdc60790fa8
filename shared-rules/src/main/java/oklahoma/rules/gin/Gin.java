package oklahoma.rules.gin;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;
import oklahoma.rules.Move;
import oklahoma.rules.Refusal;
import oklahoma.rules.Ruling;
import oklahoma.rules.Seat;
import oklahoma.rules.Spectator;
import oklahoma.rules.Viewer;
import oklahoma.rules.card.Back;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Face;
import oklahoma.rules.card.Hand;
import oklahoma.rules.card.Suited;
import oklahoma.rules.card.Tableau;

/**
 * One deal of Oklahoma Gin.
 *
 * @param rules the parameters
 * @param dealer who dealt
 * @param upCard the first up-card, which fixes the knock limit for the whole deal (G-2)
 * @param tableau where the cards lie
 * @param takes how many draws in a row have come from the discard pile (G-13)
 * @param phase what may happen next
 */
public record Gin(
    GinRules rules, Seat dealer, Suited upCard, Tableau tableau, int takes, GinPhase phase)
    implements Deal {
  /** The number of consecutive draws from the discard pile that voids the deal (G-13). */
  public static final int MOST_TAKES = 40;

  /** The cards of the stock that nobody draws (G-12). */
  public static final int LEFT_IN_STOCK = 2;

  /**
   * Deals (G-2).
   *
   * @param order the whole pack, top first
   * @throws IllegalArgumentException if the order has other cards
   */
  public static Gin deal(GinRules rules, Seat dealer, List<Card> order) {
    if (!order.stream().sorted(Face.ORDER).toList().equals(rules.pack())) {
      throw new IllegalArgumentException("not the pack of these rules");
    }
    Seat first = dealer.next(rules.seats());
    Tableau tableau = Tableau.dealt(order, rules.seats(), first, rules.cardsEach());
    GinPhase phase =
        rules.firstTurn() == GinRules.FirstTurn.OPEN
            ? new GinPhase.ToDraw(first, Optional.empty(), GinPhase.Pile.OPEN)
            : new GinPhase.Offered(first, false);
    return new Gin(rules, dealer, (Suited) tableau.pile().getFirst(), tableau, 0, phase);
  }

  @Override
  public Gin begun(List<Card> order) {
    return deal(rules, dealer, order);
  }

  /** The most deadwood that allows a knock in this deal; with 0 only gin ends it. */
  public int limit() {
    return rules.limit(upCard);
  }

  @Override
  public Set<Seat> toAct() {
    return switch (phase) {
      case GinPhase.Offered offer -> Set.of(offer.seat());
      case GinPhase.ToDraw turn -> Set.of(turn.seat());
      case GinPhase.ToPlay turn -> Set.of(turn.seat());
      case GinPhase.LayingOff defence -> defence.waiting();
      case GinPhase.Ending ending -> Set.of();
      case GinPhase.Over over -> Set.of();
    };
  }

  @Override
  public OptionalInt timeLimit() {
    return switch (phase) {
      case GinPhase.Turn turn -> rules.clocks().turnSeconds();
      case GinPhase.LayingOff defence -> rules.clocks().layOffSeconds(); // G-8
      case GinPhase.Done done -> OptionalInt.empty();
    };
  }

  @Override
  public Ruling rule(Seat seat, Move move) {
    Optional<Refusal> refusal = GinJudge.refusal(this, seat, move);
    return refusal.isPresent()
        ? new Ruling.Refused(refusal.get())
        : new Ruling.Allowed(GinConsequences.of(this, seat, move));
  }

  @Override
  public Deal after(Event event) {
    return next(event);
  }

  @Override
  public Deal seenBy(Viewer viewer) {
    if (phase instanceof GinPhase.Over) {
      return with(tableau.mapped(hand -> hand, face -> Back.BACK));
    }
    Tableau seen = viewer instanceof Seat seat ? tableau.faceDownExcept(seat) : tableau.faceDown();
    return with(seen).with(phaseSeenBy(viewer));
  }

  @Override
  public boolean over() {
    return phase instanceof GinPhase.Over;
  }

  @Override
  public Optional<Move> defaultMove(Seat seat) {
    if (!toAct().contains(seat)) {
      return Optional.empty();
    }
    return switch (phase) {
      case GinPhase.Offered offer -> Optional.of(new Move.Pass());
      case GinPhase.ToDraw(Seat who, Optional<Seat> discarder, GinPhase.Pile pile) ->
          Optional.of(pile == GinPhase.Pile.LAST ? new Move.Pass() : new Move.Draw());
      case GinPhase.ToPlay turn when turn.last() -> Knocks.best(this, seat);
      case GinPhase.ToPlay turn -> defaultDiscard(turn).map(Move.Discard::new);
      case GinPhase.LayingOff defence -> Optional.of(DefenderMoves.next(this, seat)); // G-8
      case GinPhase.Ending ending -> Optional.empty();
      case GinPhase.Over over -> Optional.empty();
    };
  }

  /**
   * The facts of the finished deal.
   *
   * @throws IllegalStateException if it is not over
   */
  public GinResult result() {
    if (!(phase instanceof GinPhase.Over over)) {
      throw new IllegalStateException("the deal is not over");
    }
    return new GinResult(dealer, upCard, Outcomes.of(this, over.finish()));
  }

  /** What a spectator sees, so that no log shows a hidden card. */
  @Override
  public String toString() {
    Gin seen = (Gin) seenBy(Spectator.SPECTATOR);
    return "Gin dealer " + dealer + " up " + upCard + " " + seen.tableau + " " + seen.phase;
  }

  /** What the turn clock discards: the card drawn if it may go, otherwise the highest that may. */
  private Optional<Card> defaultDiscard(GinPhase.ToPlay turn) {
    boolean stays = turn.taken() && !rules.has(GinSwitch.RETURN_TAKEN);
    if (!stays && turn.drawn() instanceof Card drawn) {
      return Optional.of(drawn);
    }
    return tableau.hand(turn.seat()).cards().stream()
        .filter(card -> !stays || !card.equals(turn.drawn()))
        .reduce((one, other) -> points(other) > points(one) ? other : one);
  }

  private int points(Card card) {
    return card instanceof Suited suited ? rules.runs().value(suited) : 0;
  }

  Gin next(Event event) {
    return switch (event) {
      case Event.Drew drew -> drawn(drew);
      case Event.Took(Seat seat, Card card) ->
          new Gin(
              rules,
              dealer,
              upCard,
              tableau.taken(seat),
              takes + 1,
              new GinPhase.ToPlay(seat, card, true, lastDiscard()));
      case Event.Declined declined -> with(afterDeclined(declined.seat()));
      case Event.Discarded(Seat seat, Card card) -> {
        Gin thrown = with(tableau.discarded(seat, card));
        yield thrown.with(thrown.afterDiscard(seat));
      }
      case Event.Knocked knocked -> knocked(knocked);
      case Event.LaidOff off -> {
        GinPhase.LayingOff defence = phase(GinPhase.LayingOff.class, off);
        List<GinPhase.Added> added = new ArrayList<>(defence.added());
        added.add(new GinPhase.Added(off.seat(), off.card(), off.meld(), off.end()));
        yield with(tableau.laidOff(off.seat(), off.card(), off.meld(), off.end()))
            .with(new GinPhase.LayingOff(defence.knocker(), defence.waiting(), added));
      }
      case Event.LaidDown down ->
          with(tableau.laidDown(down.seat(), down.melds())).with(afterShowing(down));
      case Event.Ended ended ->
          with(tableau.shown(ended.hands()))
              .with(new GinPhase.Over(phase(GinPhase.Ending.class, ended).finish()));
      case Event.Answered answered -> throw unexpected(event);
      case Event.Renewed renewed -> throw unexpected(event);
      case Event.Swapped swapped -> throw unexpected(event);
      case Event.ClaimSettled settled -> throw unexpected(event);
      case Event.StockRanOut out -> throw unexpected(event);
    };
  }

  private Gin drawn(Event.Drew drew) {
    Tableau drawn = tableau.drawn(drew.seat(), drew.face());
    boolean spent =
        rules.stockEnd() == GinRules.StockEnd.NO_LAST_DISCARD
            && drawn.stock().size() <= LEFT_IN_STOCK;
    GinPhase phase =
        spent
            ? voided(GinResult.Cause.STOCK)
            : new GinPhase.ToPlay(drew.seat(), drew.face(), false, false);
    return new Gin(rules, dealer, upCard, drawn, 0, phase);
  }

  private boolean lastDiscard() {
    return phase instanceof GinPhase.ToDraw turn && turn.pile() == GinPhase.Pile.LAST;
  }

  /**
   * The phase after a seat has declined (G-3): the other seat is asked, or the designated seat
   * draws. If it was the last discard, the deal is void.
   */
  private GinPhase afterDeclined(Seat seat) {
    if (!(phase instanceof GinPhase.Offered offer)) {
      return voided(GinResult.Cause.STOCK);
    }
    Seat other = seat.next(rules.seats());
    if (!offer.declined()) {
      return new GinPhase.Offered(other, true);
    }
    Seat draws =
        rules.firstTurn() == GinRules.FirstTurn.OFFER_THEN_DEALER_DRAWS
            ? dealer
            : dealer.next(rules.seats());
    return new GinPhase.ToDraw(draws, Optional.empty(), GinPhase.Pile.DECLINED);
  }

  private GinPhase afterDiscard(Seat seat) {
    if (takes >= MOST_TAKES) { // G-13
      return voided(GinResult.Cause.LOOP);
    }
    boolean spent = tableau.stock().size() <= LEFT_IN_STOCK;
    Seat next = seat.next(rules.seats());
    return switch (rules.stockEnd()) {
      case TWO_LEFT, NO_LAST_DISCARD ->
          spent
              ? voided(GinResult.Cause.STOCK)
              : new GinPhase.ToDraw(next, Optional.of(seat), GinPhase.Pile.OPEN);
      case FIFTIETH_CARD ->
          new GinPhase.ToDraw(
              next, Optional.of(seat), spent ? GinPhase.Pile.LAST : GinPhase.Pile.OPEN);
    };
  }

  private Gin knocked(Event.Knocked knocked) {
    Seat seat = knocked.seat();
    Tableau stopped = tableau;
    if (knocked.discard().isPresent()) {
      stopped = stopped.discarded(seat, knocked.discard().get());
    }
    stopped = stopped.laidDown(seat, knocked.melds()).withHand(seat, Hand.open(knocked.deadwood()));
    GinResult.Call call = Knocks.of(knocked);
    boolean defended = call == GinResult.Call.KNOCK && rules.has(GinSwitch.LAY_OFFS); // G-9
    return with(stopped)
        .with(
            defended
                ? new GinPhase.LayingOff(seat, Set.copyOf(seat.others(rules.seats())), List.of())
                : new GinPhase.Ending(new GinPhase.Stopped(call, seat, List.of())));
  }

  private GinPhase afterShowing(Event.LaidDown down) {
    GinPhase.LayingOff defence = phase(GinPhase.LayingOff.class, down);
    Set<Seat> waiting = EnumSet.copyOf(defence.waiting());
    waiting.remove(down.seat());
    return waiting.isEmpty()
        ? new GinPhase.Ending(
            new GinPhase.Stopped(GinResult.Call.KNOCK, defence.knocker(), defence.added()))
        : new GinPhase.LayingOff(defence.knocker(), waiting, defence.added());
  }

  private static GinPhase voided(GinResult.Cause cause) {
    return new GinPhase.Ending(new GinPhase.Voided(cause));
  }

  private static IllegalArgumentException unexpected(Event event) {
    return new IllegalArgumentException("not an event of gin: " + event);
  }

  /**
   * The current phase, if the event can happen in it.
   *
   * @throws IllegalArgumentException if it cannot
   */
  private <P extends GinPhase> P phase(Class<P> kind, Event event) {
    if (!kind.isInstance(phase)) {
      throw new IllegalArgumentException(
          event.getClass().getSimpleName()
              + " cannot happen in "
              + phase.getClass().getSimpleName());
    }
    return kind.cast(phase);
  }

  private GinPhase phaseSeenBy(Viewer viewer) {
    return switch (phase) {
      case GinPhase.ToPlay turn when !turn.taken() && turn.seat() != viewer ->
          new GinPhase.ToPlay(turn.seat(), Back.BACK, false, turn.last());
      case GinPhase.ToPlay turn -> turn;
      case GinPhase.Offered offer -> offer;
      case GinPhase.ToDraw turn -> turn;
      case GinPhase.LayingOff defence -> defence;
      case GinPhase.Ending ending -> ending;
      case GinPhase.Over over -> over;
    };
  }

  private Gin with(Tableau changed) {
    return new Gin(rules, dealer, upCard, changed, takes, phase);
  }

  private Gin with(GinPhase changed) {
    return new Gin(rules, dealer, upCard, tableau, takes, changed);
  }
}
