package oklahoma.rules.oklahoma;

import java.util.Optional;
import java.util.Set;
import oklahoma.rules.Move;
import oklahoma.rules.Reason;
import oklahoma.rules.Refusal;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.End;
import oklahoma.rules.card.Meld;

/** Decides why a move is not legal. It uses only what the mover can see. */
final class OklahomaJudge {
  private OklahomaJudge() {}

  /** Why the move is refused; empty if it is legal. */
  static Optional<Refusal> refusal(Oklahoma deal, Seat seat, Move move) {
    if (deal.phase() instanceof OklahomaPhase.Over
        || deal.phase() instanceof OklahomaPhase.Ending) {
      return refused(Reason.DEAL_OVER);
    }
    if (seat.ordinal() >= deal.rules().seats()) {
      return refused(Reason.NOT_SEATED);
    }
    return switch (move) {
      case Move.Claim claim -> answer(deal, seat);
      case Move.Pass pass -> answer(deal, seat);
      case Move.Draw draw -> notDrawing(deal, seat).or(() -> draw(deal));
      case Move.Take take -> notDrawing(deal, seat).or(() -> take(deal));
      case Move.Discard discard ->
          notPlaying(deal, seat).or(() -> discard(deal, seat, discard.card()));
      case Move.LayDown down ->
          notPlaying(deal, seat).or(() -> LayingDown.refusal(deal, seat, down.melds()));
      case Move.LayOff off ->
          notPlaying(deal, seat)
              .or(() -> notOnTable(deal, seat, off.card(), off.meld()))
              .or(() -> layOff(deal, off));
      case Move.Swap wild ->
          notPlaying(deal, seat)
              .or(() -> notOnTable(deal, seat, wild.card(), wild.meld()))
              .or(() -> swap(deal, wild));
      case Move.Knock knock -> refused(Reason.NOT_IN_THIS_GAME);
    };
  }

  /**
   * Why a seat may not claim a discard out of turn; empty if it may.
   *
   * @param next the seat after the discarder, whose claim is in turn
   */
  static Optional<Refusal> claimRefusal(Oklahoma deal, Seat seat, Seat next) {
    OklahomaRules rules = deal.rules();
    int used = deal.tally().claims().get(seat.ordinal());
    if (rules.claims().limit().isPresent() && used >= rules.claims().limit().getAsInt()) {
      return Optional.of(Refusal.of(Reason.CLAIMS_USED, rules.claims().limit().getAsInt()));
    }
    if (!rules.has(OklahomaSwitch.DOWN_MAY_CLAIM) && deal.down(seat)) {
      return refused(Reason.DOWN_MAY_NOT_CLAIM);
    }
    // O-22: the claimed card is the top discard, and all discards below it can be shuffled.
    int renewable = deal.renewalsLeft() > 0 ? Math.max(0, deal.tableau().pile().size() - 1) : 0;
    return deal.tableau().stock().size() + renewable < rules.claims().penalty()
        ? Optional.of(Refusal.of(Reason.NO_PENALTY_CARD, next))
        : Optional.empty();
  }

  /** Whether the seat whose turn begins may take the top discard. */
  static boolean mayTake(Oklahoma deal) {
    return take(deal).isEmpty();
  }

  private static Optional<Refusal> answer(Oklahoma deal, Seat seat) {
    return switch (deal.phase()) {
      case OklahomaPhase.Claiming window -> answer(deal, window, seat);
      case OklahomaPhase.ToDraw turn when turn.discarder().equals(Optional.of(seat)) ->
          refused(Reason.OWN_DISCARD);
      case OklahomaPhase.ToDraw turn when turn.claimer().isPresent() || turn.seat() == seat ->
          refused(Reason.WINDOW_CLOSED);
      case OklahomaPhase.ToDraw turn
          when turn.discarder().isEmpty()
              && !deal.rules().has(OklahomaSwitch.FIRST_UP_CARD_CLAIMABLE) ->
          Optional.of(Refusal.of(Reason.FIRST_UP_CARD, turn.seat()));
      case OklahomaPhase.ToDraw turn ->
          claimRefusal(deal, seat, turn.seat()).or(() -> refused(Reason.WINDOW_CLOSED));
      case OklahomaPhase.ToPlay turn -> refused(Reason.WINDOW_CLOSED);
      case OklahomaPhase.Penalty penalty -> refused(Reason.WINDOW_CLOSED);
      case OklahomaPhase.Renewing renewing -> refused(Reason.WINDOW_CLOSED);
      case OklahomaPhase.Ending ending -> refused(Reason.DEAL_OVER);
      case OklahomaPhase.Over over -> refused(Reason.DEAL_OVER);
    };
  }

  private static Optional<Refusal> answer(Oklahoma deal, OklahomaPhase.Claiming window, Seat seat) {
    if (seat == window.discarder()) {
      return refused(Reason.OWN_DISCARD);
    }
    if (!window.eligible().contains(seat)) {
      Seat next = window.discarder().next(deal.rules().seats());
      // O-11: bars and limits concern the others; only O-10 keeps the next player out.
      return seat == next ? refused(Reason.PILE_CLOSED) : claimRefusal(deal, seat, next);
    }
    // O-11: an answer is final.
    return window.answers().containsKey(seat) ? refused(Reason.WINDOW_CLOSED) : Optional.empty();
  }

  /** O-24: while the stock can give no card, a seat must take the discard if it may. */
  private static Optional<Refusal> draw(Oklahoma deal) {
    OklahomaPhase.ToDraw turn = (OklahomaPhase.ToDraw) deal.phase();
    return deal.maySupply(turn) || !mayTake(deal) ? Optional.empty() : refused(Reason.STOCK_EMPTY);
  }

  private static Optional<Refusal> take(Oklahoma deal) {
    OklahomaPhase.ToDraw turn = (OklahomaPhase.ToDraw) deal.phase();
    if (turn.claimer().isPresent()) {
      return Optional.of(Refusal.of(Reason.PILE_CLAIMED, turn.claimer().get()));
    }
    if (deal.tableau().pile().isEmpty()) {
      return refused(Reason.PILE_EMPTY);
    }
    return deal.pileClosed() ? refused(Reason.PILE_CLOSED) : Optional.empty();
  }

  private static Optional<Refusal> discard(Oklahoma deal, Seat seat, Card card) {
    if (deal.tableau().hand(seat).count(card) == 0) {
      return Optional.of(Refusal.of(Reason.NOT_IN_HAND, card));
    }
    boolean last = deal.contract().allAtOnce() && deal.tableau().hand(seat).size() == 1;
    return last ? refused(Reason.NO_LAST_DISCARD) : Optional.empty();
  }

  private static Optional<Refusal> notOnTable(Oklahoma deal, Seat seat, Card card, int meld) {
    if (deal.contract().allAtOnce()) {
      return refused(Reason.NOBODY_DOWN);
    }
    if (!deal.down(seat)) {
      return refused(Reason.NOT_DOWN);
    }
    if (!deal.rules().has(OklahomaSwitch.LAY_OFF_AT_ONCE)
        && ((OklahomaPhase.ToPlay) deal.phase()).laidDown()) {
      return refused(Reason.NOT_THIS_TURN);
    }
    if (deal.tableau().hand(seat).count(card) == 0) {
      return Optional.of(Refusal.of(Reason.NOT_IN_HAND, card));
    }
    boolean there = meld >= 0 && meld < deal.tableau().melds().size();
    return there ? Optional.empty() : Optional.of(Refusal.of(Reason.NO_SUCH_MELD, card));
  }

  private static Optional<Refusal> layOff(Oklahoma deal, Move.LayOff off) {
    Meld meld = deal.tableau().melds().get(off.meld()).meld();
    Set<End> ends = OklahomaMelds.fits(deal.rules(), meld, off.card());
    boolean anyEnd = off.end().isEmpty() || meld.kind() == Meld.Kind.BOOK;
    boolean fits = anyEnd ? !ends.isEmpty() : ends.contains(off.end().get());
    return fits
        ? Optional.empty()
        : Optional.of(FitRefusals.refusal(deal.rules(), meld, off.card(), off.end()));
  }

  private static Optional<Refusal> swap(Oklahoma deal, Move.Swap wild) {
    Meld meld = deal.tableau().melds().get(wild.meld()).meld();
    if (Values.wild(wild.card())) {
      return refused(Reason.WILD_ON_WILD);
    }
    if (meld.kind() == Meld.Kind.BOOK) {
      return Optional.of(Refusal.of(Reason.WILD_IN_BOOK, wild.card()));
    }
    if (OklahomaMelds.swappablePlace(meld, wild.card()).isEmpty()) {
      return Optional.of(FitRefusals.wrongForWild(meld, wild.card()));
    }
    return switch (deal.rules().wilds().swapped()) {
      case HAND -> Optional.empty();
      case HIGH_END ->
          wild.end().equals(Optional.of(End.LOW))
              ? refused(Reason.WILD_STUCK)
              : stuck(deal, meld, End.HIGH);
      case EITHER_END -> stuck(deal, meld, wild.end().orElse(End.HIGH));
    };
  }

  private static Optional<Refusal> stuck(Oklahoma deal, Meld run, End end) {
    return OklahomaMelds.grows(deal.rules(), run, end).isPresent()
        ? Optional.empty()
        : refused(Reason.WILD_STUCK);
  }

  private static Optional<Refusal> notDrawing(Oklahoma deal, Seat seat) {
    return notInTurn(deal, seat)
        .or(() ->
            deal.phase() instanceof OklahomaPhase.ToPlay
                ? refused(Reason.ALREADY_DRAWN)
                : Optional.empty());
  }

  private static Optional<Refusal> notPlaying(Oklahoma deal, Seat seat) {
    return notInTurn(deal, seat)
        .or(() ->
            deal.phase() instanceof OklahomaPhase.ToDraw
                ? refused(Reason.DRAW_FIRST)
                : Optional.empty());
  }

  private static Optional<Refusal> notInTurn(Oklahoma deal, Seat seat) {
    return switch (deal.phase()) {
      case OklahomaPhase.ToDraw turn when turn.seat() == seat -> Optional.empty();
      case OklahomaPhase.ToDraw turn when turn.discarder().equals(Optional.of(seat)) ->
          refused(Reason.TURN_OVER);
      case OklahomaPhase.ToDraw turn -> turnOf(turn.seat());
      case OklahomaPhase.ToPlay turn when turn.seat() == seat -> Optional.empty();
      case OklahomaPhase.ToPlay turn -> turnOf(turn.seat());
      case OklahomaPhase.Claiming window when window.discarder() == seat && !window.first() ->
          refused(Reason.TURN_OVER);
      case OklahomaPhase.Claiming window -> refused(Reason.WINDOW_OPEN);
      case OklahomaPhase.Penalty penalty -> turnOf(penalty.claimer());
      case OklahomaPhase.Renewing(OklahomaPhase.ToDraw turn) when turn.seat() == seat ->
          refused(Reason.ALREADY_DRAWN);
      case OklahomaPhase.Renewing renewing -> turnOf(waiting(renewing.resume()));
      case OklahomaPhase.Ending ending -> refused(Reason.DEAL_OVER);
      case OklahomaPhase.Over over -> refused(Reason.DEAL_OVER);
    };
  }

  private static Seat waiting(OklahomaPhase.NeedsStock need) {
    return switch (need) {
      case OklahomaPhase.ToDraw turn -> turn.seat();
      case OklahomaPhase.Penalty penalty -> penalty.claimer();
    };
  }

  private static Optional<Refusal> turnOf(Seat seat) {
    return Optional.of(Refusal.of(Reason.NOT_YOUR_TURN, seat));
  }

  static Optional<Refusal> refused(Reason reason) {
    return Optional.of(Refusal.of(reason));
  }
}
