package oklahoma.rules.oklahoma;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
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
import oklahoma.rules.card.Tableau;

/**
 * One hand of Oklahoma.
 *
 * @param rules the parameters
 * @param hand which of the five, 1 to 5
 * @param dealer who dealt
 * @param tableau where the cards lie
 * @param tally its counters
 * @param phase what may happen next
 */
public record Oklahoma(
    OklahomaRules rules,
    int hand,
    Seat dealer,
    Tableau tableau,
    OklahomaTally tally,
    OklahomaPhase phase)
    implements Deal {

  /**
   * Deals a hand (O-8).
   *
   * @param order all cards of the rules' packs, top first
   * @throws IllegalArgumentException if the order has other cards
   */
  public static Oklahoma deal(OklahomaRules rules, int hand, Seat dealer, List<Card> order) {
    if (!order.stream().sorted(Face.ORDER).toList().equals(rules.pack())) {
      throw new IllegalArgumentException("not the packs of these rules");
    }
    Seat first = dealer.next(rules.seats());
    Tableau tableau = Tableau.dealt(order, rules.seats(), first, OklahomaRules.CARDS_EACH);
    OklahomaTally none = OklahomaTally.none(rules.seats());
    OklahomaPhase phase = new OklahomaPhase.ToDraw(first, Optional.empty(), Optional.empty());
    Oklahoma deal = new Oklahoma(rules, hand, dealer, tableau, none, phase);
    return rules.has(OklahomaSwitch.FIRST_UP_CARD_CLAIMABLE)
        ? deal.with(deal.opened(dealer, true))
        : deal;
  }

  @Override
  public Oklahoma begun(List<Card> order) {
    return deal(rules, hand, dealer, order);
  }

  /** The contract of this hand. */
  public Contract contract() {
    return Contract.ofHand(hand);
  }

  /** Whether a seat has laid down. */
  public boolean down(Seat seat) {
    return tableau.melds().stream().anyMatch(laid -> laid.owner() == seat);
  }

  @Override
  public Set<Seat> toAct() {
    return switch (phase) {
      case OklahomaPhase.ToDraw turn -> Set.of(turn.seat());
      case OklahomaPhase.ToPlay turn -> Set.of(turn.seat());
      case OklahomaPhase.Claiming window -> {
        Set<Seat> silent = new HashSet<>(window.eligible());
        silent.removeAll(window.answers().keySet());
        yield Set.copyOf(silent);
      }
      case OklahomaPhase.Penalty penalty -> Set.of();
      case OklahomaPhase.Renewing renewing -> Set.of();
      case OklahomaPhase.Ending ending -> Set.of();
      case OklahomaPhase.Over over -> Set.of();
    };
  }

  @Override
  public boolean publiclyAwaits(Seat seat) {
    return phase instanceof OklahomaPhase.Claiming window
        ? window.eligible().contains(seat)
        : toAct().contains(seat);
  }

  @Override
  public OptionalInt timeLimit() {
    return switch (phase) {
      case OklahomaPhase.Claiming window -> rules.clocks().claimSeconds();
      case OklahomaPhase.ToDraw turn -> rules.clocks().turnSeconds();
      case OklahomaPhase.ToPlay turn -> rules.clocks().turnSeconds();
      case OklahomaPhase.Penalty penalty -> OptionalInt.empty();
      case OklahomaPhase.Renewing renewing -> OptionalInt.empty();
      case OklahomaPhase.Ending ending -> OptionalInt.empty();
      case OklahomaPhase.Over over -> OptionalInt.empty();
    };
  }

  @Override
  public boolean claimWindow() {
    return phase instanceof OklahomaPhase.Claiming;
  }

  @Override
  public Ruling rule(Seat seat, Move move) {
    Optional<Refusal> refusal = OklahomaJudge.refusal(this, seat, move);
    return refusal.isPresent()
        ? new Ruling.Refused(refusal.get())
        : new Ruling.Allowed(OklahomaConsequences.of(this, seat, move));
  }

  @Override
  public Ruling renew(List<Card> order) {
    return OklahomaConsequences.renewed(this, order);
  }

  @Override
  public List<Card> toRenew() {
    return phase instanceof OklahomaPhase.Renewing renewing
        ? renewable(renewing.resume())
        : List.of();
  }

  @Override
  public Deal after(Event event) {
    return next(event);
  }

  @Override
  public Deal seenBy(Viewer viewer) {
    if (phase instanceof OklahomaPhase.Over) {
      return with(tableau.mapped(hand -> hand, face -> Back.BACK));
    }
    Tableau seen = viewer instanceof Seat seat ? tableau.faceDownExcept(seat) : tableau.faceDown();
    return with(seen).with(phaseSeenBy(viewer));
  }

  @Override
  public boolean over() {
    return phase instanceof OklahomaPhase.Over;
  }

  @Override
  public Optional<Move> defaultMove(Seat seat) {
    if (!toAct().contains(seat)) {
      return Optional.empty();
    }
    return switch (phase) {
      case OklahomaPhase.Claiming window -> Optional.of(new Move.Pass());
      case OklahomaPhase.ToDraw turn -> {
        Move draw = new Move.Draw();
        yield Optional.of(
            OklahomaJudge.refusal(this, seat, draw).isEmpty() ? draw : new Move.Take());
      }
      case OklahomaPhase.ToPlay turn -> defaultDiscard(turn).map(Move.Discard::new);
      case OklahomaPhase.Penalty penalty -> Optional.empty();
      case OklahomaPhase.Renewing renewing -> Optional.empty();
      case OklahomaPhase.Ending ending -> Optional.empty();
      case OklahomaPhase.Over over -> Optional.empty();
    };
  }

  /** What a spectator sees, so that no log shows a hidden card. */
  @Override
  public String toString() {
    Oklahoma seen = (Oklahoma) seenBy(Spectator.SPECTATOR);
    return "Oklahoma hand " + hand + " dealer " + dealer + " " + seen.tableau + " " + seen.phase;
  }

  /**
   * What the turn clock discards: the card drawn if the seat still holds it, otherwise its highest
   * card.
   */
  private Optional<Card> defaultDiscard(OklahomaPhase.ToPlay turn) {
    Hand held = tableau.hand(turn.seat());
    if (turn.drawn() instanceof Card card && held.count(card) > 0) {
      return Optional.of(card);
    }
    return held.cards().stream()
        .reduce((one, other) -> Values.points(other) > Values.points(one) ? other : one);
  }

  /** Whether the next player may not take the discard because the same cards go round (O-10). */
  boolean pileClosed() {
    return tally.laps().closed(rules.seats());
  }

  /** The discards that may become a new stock (O-22). */
  List<Card> renewable(OklahomaPhase.NeedsStock need) {
    return tableau.pile().subList(kept(need), tableau.pile().size());
  }

  /** How often the stock may still be renewed (O-24). */
  public int renewalsLeft() {
    return rules.stock().renewals() - tally.renewals();
  }

  /** Whether a card can come from the stock, directly or after a renewal (O-22, O-24). */
  boolean maySupply(OklahomaPhase.NeedsStock need) {
    return !tableau.stock().isEmpty() || (renewalsLeft() > 0 && !renewable(need).isEmpty());
  }

  /** The discards that stay: the top one, unless the card above it was claimed (O-22). */
  private int kept(OklahomaPhase.NeedsStock need) {
    return switch (need) {
      case OklahomaPhase.ToDraw turn ->
          turn.claimer().isPresent() ? 0 : Math.min(1, tableau.pile().size());
      case OklahomaPhase.Penalty penalty -> 0;
    };
  }

  /**
   * The phase after a discard: a claim window if a seat out of turn could claim the card (O-11).
   */
  public OklahomaPhase opened(Seat discarder, boolean first) {
    Seat next = discarder.next(rules.seats());
    Set<Seat> eligible = new HashSet<>();
    for (Seat seat : discarder.others(rules.seats())) {
      boolean may =
          seat == next ? !pileClosed() : OklahomaJudge.claimRefusal(this, seat, next).isEmpty();
      if (may) {
        eligible.add(seat);
      }
    }
    Optional<Seat> by = first ? Optional.empty() : Optional.of(discarder);
    return eligible.isEmpty() || eligible.equals(Set.of(next))
        ? new OklahomaPhase.ToDraw(next, by, Optional.empty())
        : new OklahomaPhase.Claiming(discarder, first, eligible, Map.of());
  }

  Oklahoma next(Event event) {
    return switch (event) {
      case Event.Drew drew -> drawn(drew);
      case Event.Took took ->
          with(tableau.taken(took.seat()))
              .with(tally.laps().took())
              .with(begun(took.seat(), took.card(), true));
      case Event.Discarded discarded -> discarded(discarded);
      case Event.LaidDown down -> {
        Oklahoma moved = moved(tableau.laidDown(down.seat(), down.melds()));
        yield moved.playing(down, down.seat(), true);
      }
      case Event.LaidOff off -> {
        Oklahoma moved = moved(tableau.laidOff(off.seat(), off.card(), off.meld(), off.end()));
        yield moved.playing(off, off.seat(), false);
      }
      case Event.Swapped wild -> moved(swapped(wild)).playing(wild, wild.seat(), false);
      case Event.Answered answered -> answered(answered);
      case Event.ClaimSettled settled -> settled(settled);
      case Event.StockRanOut out ->
          with(new OklahomaPhase.Renewing(phase(OklahomaPhase.NeedsStock.class, out)));
      case Event.Renewed renewed -> renewed(renewed);
      case Event.Ended ended ->
          with(tableau.shown(ended.hands())).with(new OklahomaPhase.Over(ended.out()));
      case Event.Declined declined -> throw unexpected(event);
      case Event.Knocked knocked -> throw unexpected(event);
    };
  }

  private static IllegalArgumentException unexpected(Event event) {
    return new IllegalArgumentException("not an event of Oklahoma: " + event);
  }

  /**
   * The current phase, if the event can happen in it.
   *
   * @throws IllegalArgumentException if it cannot
   */
  private <P extends OklahomaPhase> P phase(Class<P> kind, Event event) {
    if (!kind.isInstance(phase)) {
      throw new IllegalArgumentException(
          event.getClass().getSimpleName()
              + " cannot happen in "
              + phase.getClass().getSimpleName());
    }
    return kind.cast(phase);
  }

  private Oklahoma drawn(Event.Drew drew) {
    Oklahoma drawn = with(tableau.drawn(drew.seat(), drew.face())).with(Laps.NONE);
    return phase instanceof OklahomaPhase.Penalty penalty
        ? drawn.with(afterPenalty(penalty))
        : drawn.with(new OklahomaPhase.ToPlay(drew.seat(), drew.face(), false, false, true));
  }

  private static OklahomaPhase afterPenalty(OklahomaPhase.Penalty penalty) {
    return penalty.owed() > 1
        ? new OklahomaPhase.Penalty(
            penalty.claimer(), penalty.owed() - 1, penalty.discarder(), penalty.next())
        : new OklahomaPhase.ToDraw(
            penalty.next(), penalty.discarder(), Optional.of(penalty.claimer()));
  }

  private Oklahoma discarded(Event.Discarded discarded) {
    OklahomaPhase.ToPlay turn = phase(OklahomaPhase.ToPlay.class, discarded);
    boolean straightBack =
        turn.taken() && turn.untouched() && turn.drawn().equals(discarded.card());
    Oklahoma thrown =
        with(tableau.discarded(discarded.seat(), discarded.card()))
            .with(tally.laps().discarded(straightBack));
    return thrown.tableau.hand(discarded.seat()).isEmpty()
        ? thrown.with(new OklahomaPhase.Ending(Optional.of(discarded.seat())))
        : thrown.with(thrown.opened(discarded.seat(), false));
  }

  private Tableau swapped(Event.Swapped wild) {
    return wild.to().isPresent()
        ? tableau.swappedToEnd(wild.seat(), wild.card(), wild.meld(), wild.place(), wild.to().get())
        : tableau.swappedToHand(wild.seat(), wild.card(), wild.meld(), wild.place());
  }

  private Oklahoma answered(Event.Answered answered) {
    OklahomaPhase.Claiming window = phase(OklahomaPhase.Claiming.class, answered);
    Map<Seat, Boolean> answers = new HashMap<>(window.answers());
    answers.put(answered.seat(), answered.claims());
    return with(
        new OklahomaPhase.Claiming(window.discarder(), window.first(), window.eligible(), answers));
  }

  private Oklahoma settled(Event.ClaimSettled settled) {
    OklahomaPhase.Claiming window = phase(OklahomaPhase.Claiming.class, settled);
    Seat next = window.discarder().next(rules.seats());
    Optional<Seat> by = window.first() ? Optional.empty() : Optional.of(window.discarder());
    if (settled.taker().isEmpty()) {
      return with(new OklahomaPhase.ToDraw(next, by, Optional.empty()));
    }
    Seat taker = settled.taker().get();
    Oklahoma taken = with(tableau.taken(taker));
    if (taker == next) { // O-13
      return taken.with(tally.laps().took()).with(begun(taker, settled.card(), true));
    }
    OklahomaPhase owing = // O-14
        rules.claims().penalty() == 0
            ? new OklahomaPhase.ToDraw(next, by, Optional.of(taker))
            : new OklahomaPhase.Penalty(taker, rules.claims().penalty(), by, next);
    return taken.with(tally.claimed(taker)).with(owing);
  }

  private Oklahoma renewed(Event.Renewed renewed) {
    OklahomaPhase.NeedsStock resume = phase(OklahomaPhase.Renewing.class, renewed).resume();
    Tableau full = tableau.renewed(renewed.order(), kept(resume));
    return new Oklahoma(rules, hand, dealer, full, tally.renewed(), resume);
  }

  /** After a table move; an empty hand ends the deal at once (O-19). */
  private Oklahoma playing(Event event, Seat seat, boolean laidDown) {
    OklahomaPhase.ToPlay turn = phase(OklahomaPhase.ToPlay.class, event);
    return tableau.hand(seat).isEmpty()
        ? with(new OklahomaPhase.Ending(Optional.of(seat)))
        : with(
            new OklahomaPhase.ToPlay(
                seat, turn.drawn(), turn.taken(), turn.laidDown() || laidDown, false));
  }

  private static OklahomaPhase begun(Seat seat, Card card, boolean taken) {
    return new OklahomaPhase.ToPlay(seat, card, taken, false, true);
  }

  private Oklahoma moved(Tableau changed) {
    return with(changed).with(Laps.NONE);
  }

  private OklahomaPhase phaseSeenBy(Viewer viewer) {
    return switch (phase) {
      case OklahomaPhase.Claiming window -> {
        Map<Seat, Boolean> own = new HashMap<>(window.answers());
        own.keySet().removeIf(seat -> seat != viewer);
        yield new OklahomaPhase.Claiming(
            window.discarder(), window.first(), window.eligible(), own);
      }
      case OklahomaPhase.ToPlay turn when !turn.taken() && turn.seat() != viewer ->
          new OklahomaPhase.ToPlay(
              turn.seat(), Back.BACK, false, turn.laidDown(), turn.untouched());
      case OklahomaPhase.ToPlay turn -> turn;
      case OklahomaPhase.ToDraw turn -> turn;
      case OklahomaPhase.Penalty penalty -> penalty;
      case OklahomaPhase.Renewing renewing -> renewing;
      case OklahomaPhase.Ending ending -> ending;
      case OklahomaPhase.Over over -> over;
    };
  }

  private Oklahoma with(Tableau changed) {
    return new Oklahoma(rules, hand, dealer, changed, tally, phase);
  }

  private Oklahoma with(Laps changed) {
    return with(tally.with(changed));
  }

  private Oklahoma with(OklahomaTally changed) {
    return new Oklahoma(rules, hand, dealer, tableau, changed, phase);
  }

  private Oklahoma with(OklahomaPhase changed) {
    return new Oklahoma(rules, hand, dealer, tableau, tally, changed);
  }
}
