package oklahoma.rules.gin;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import oklahoma.rules.Move;
import oklahoma.rules.Reason;
import oklahoma.rules.Refusal;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Meld;

/** Decides why a move is not legal. It uses only what the mover can see. */
final class GinJudge {
  private GinJudge() {}

  /** Why the move is refused; empty if it is legal. */
  static Optional<Refusal> refusal(Gin deal, Seat seat, Move move) {
    boolean seated = seat.ordinal() < deal.rules().seats();
    return switch (deal.phase()) {
      case GinPhase.Done done -> over(done.finish(), move);
      case GinPhase.Turn turn ->
          seated ? running(deal, turn, seat, move) : refused(Reason.NOT_SEATED);
      case GinPhase.LayingOff defence ->
          seated ? defending(deal, defence, seat, move) : refused(Reason.NOT_SEATED);
    };
  }

  private static Optional<Refusal> over(GinPhase.Finish finish, Move move) {
    boolean stopped = finish instanceof GinPhase.Stopped;
    if (!stopped || !(move instanceof Move.LayOff)) {
      return refused(Reason.DEAL_OVER);
    }
    return refused(
        finish instanceof GinPhase.Stopped(GinResult.Call call, Seat caller, List<?> added)
                && call == GinResult.Call.KNOCK
            ? Reason.DEAL_OVER
            : Reason.NO_LAY_OFFS_ON_GIN); // G-9
  }

  private static Optional<Refusal> running(Gin deal, GinPhase.Turn turn, Seat seat, Move move) {
    return switch (move) {
      case Move.Draw draw -> notInTurn(turn, seat).or(() -> draw(deal, turn));
      case Move.Take take -> notInTurn(turn, seat).or(() -> take(deal, turn));
      case Move.Pass pass -> notInTurn(turn, seat).or(() -> pass(turn));
      case Move.Discard(Card card) ->
          notInTurn(turn, seat).or(() -> plainDiscard(deal, turn, card));
      case Move.Knock knock -> knock(deal, turn, seat, knock);
      case Move.LayOff off -> refused(noLayOffs(deal));
      case Move.LayDown down -> refused(Reason.NOBODY_KNOCKED);
      case Move.Claim claim -> refused(Reason.NOT_IN_THIS_GAME);
      case Move.Swap swap -> refused(Reason.NOT_IN_THIS_GAME);
    };
  }

  private static Reason noLayOffs(Gin deal) {
    return deal.rules().has(GinSwitch.LAY_OFFS) ? Reason.NOBODY_KNOCKED : Reason.NO_LAY_OFFS;
  }

  private static Optional<Refusal> defending(
      Gin deal, GinPhase.LayingOff defence, Seat seat, Move move) {
    return switch (move) {
      case Move.LayOff off ->
          finished(defence, seat).or(() -> DefenderMoves.layOff(deal, defence, seat, off));
      case Move.LayDown(List<Meld> melds) ->
          finished(defence, seat)
              .or(() -> Knocks.grouping(deal, deal.tableau().hand(seat).cards(), melds));
      case Move.Draw draw -> knocked(defence);
      case Move.Take take -> knocked(defence);
      case Move.Pass pass -> knocked(defence);
      case Move.Discard discard -> knocked(defence);
      case Move.Knock knock -> knocked(defence);
      case Move.Claim claim -> refused(Reason.NOT_IN_THIS_GAME);
      case Move.Swap swap -> refused(Reason.NOT_IN_THIS_GAME);
    };
  }

  private static Optional<Refusal> knocked(GinPhase.LayingOff defence) {
    return Optional.of(Refusal.of(Reason.KNOCKED, defence.knocker()));
  }

  private static Optional<Refusal> finished(GinPhase.LayingOff defence, Seat seat) {
    if (seat == defence.knocker()) {
      return refused(Reason.KNOCKER_LAYS_OFF); // G-9
    }
    return defence.waiting().contains(seat) ? Optional.empty() : refused(Reason.MELDS_SHOWN);
  }

  private static Optional<Refusal> draw(Gin deal, GinPhase.Turn turn) {
    return switch (turn) {
      case GinPhase.Offered offer -> takeOrPass(deal);
      case GinPhase.ToDraw begun when begun.pile() == GinPhase.Pile.LAST ->
          refused(Reason.LAST_DISCARD);
      case GinPhase.ToDraw begun ->
          deal.tableau().stock().isEmpty() ? refused(Reason.STOCK_EMPTY) : Optional.empty();
      case GinPhase.ToPlay playing -> refused(Reason.ALREADY_DRAWN);
    };
  }

  private static Optional<Refusal> take(Gin deal, GinPhase.Turn turn) {
    Optional<Refusal> empty =
        deal.tableau().pile().isEmpty() ? refused(Reason.PILE_EMPTY) : Optional.empty();
    return switch (turn) {
      case GinPhase.Offered offer -> empty;
      case GinPhase.ToDraw begun -> empty.or(() -> closed(deal, begun));
      case GinPhase.ToPlay playing -> refused(Reason.ALREADY_DRAWN);
    };
  }

  private static Optional<Refusal> closed(Gin deal, GinPhase.ToDraw turn) {
    return switch (turn.pile()) {
      case OPEN -> Optional.empty();
      case DECLINED -> refused(Reason.UP_CARD_DECLINED); // G-3
      case LAST ->
          stopsWithLast(deal, turn.seat()) ? Optional.empty() : refused(Reason.LAST_DISCARD);
    };
  }

  /** G-12: the last discard may be taken only by a seat that can stop the deal with it. */
  private static boolean stopsWithLast(Gin deal, Seat seat) {
    Card last = deal.tableau().pile().getFirst();
    List<Card> cards = new ArrayList<>(deal.tableau().hand(seat).cards());
    cards.add(last);
    Optional<Card> kept =
        deal.rules().has(GinSwitch.RETURN_TAKEN) ? Optional.empty() : Optional.of(last);
    return Knocks.possible(deal, cards, kept);
  }

  private static Optional<Refusal> pass(GinPhase.Turn turn) {
    return switch (turn) {
      case GinPhase.Offered offer -> Optional.empty();
      case GinPhase.ToDraw begun when begun.pile() == GinPhase.Pile.LAST -> Optional.empty();
      case GinPhase.ToDraw begun -> refused(Reason.NOTHING_OFFERED);
      case GinPhase.ToPlay playing -> lastTaken(playing).or(() -> refused(Reason.NOTHING_OFFERED));
    };
  }

  /** G-12: a seat that took the last discard must stop the deal. */
  private static Optional<Refusal> lastTaken(GinPhase.ToPlay turn) {
    return turn.last()
        ? Optional.of(Refusal.of(Reason.LAST_DISCARD, (Card) turn.drawn()))
        : Optional.empty();
  }

  private static Optional<Refusal> plainDiscard(Gin deal, GinPhase.Turn turn, Card card) {
    return switch (turn) {
      case GinPhase.Offered offer -> takeOrPass(deal);
      case GinPhase.ToDraw begun -> refused(Reason.DRAW_FIRST);
      case GinPhase.ToPlay playing -> lastTaken(playing).or(() -> discard(deal, playing, card));
    };
  }

  /** Why the seat to play may not put this card onto the pile; empty if it may. */
  static Optional<Refusal> discard(Gin deal, GinPhase.ToPlay turn, Card card) {
    if (deal.tableau().hand(turn.seat()).count(card) == 0) {
      return Optional.of(Refusal.of(Reason.NOT_IN_HAND, card));
    }
    return Knocks.kept(deal, turn).equals(Optional.of(card)) // G-4
        ? Optional.of(Refusal.of(Reason.RETURNS_TAKEN, card))
        : Optional.empty();
  }

  private static Optional<Refusal> knock(
      Gin deal, GinPhase.Turn turn, Seat seat, Move.Knock knock) {
    if (turn.seat() != seat) {
      return Optional.of(Refusal.of(Reason.KNOCK_OUT_OF_TURN, turn.seat()));
    }
    return switch (turn) {
      case GinPhase.Offered offer -> refused(Reason.KNOCK_BEFORE_DRAW);
      case GinPhase.ToDraw begun -> refused(Reason.KNOCK_BEFORE_DRAW);
      case GinPhase.ToPlay playing -> Knocks.refusal(deal, playing, knock);
    };
  }

  private static Optional<Refusal> takeOrPass(Gin deal) {
    return Optional.of(Refusal.of(Reason.TAKE_OR_PASS, (Card) deal.upCard()));
  }

  private static Optional<Refusal> notInTurn(GinPhase.Turn turn, Seat seat) {
    if (turn.seat() == seat) {
      return Optional.empty();
    }
    Refusal others = Refusal.of(Reason.NOT_YOUR_TURN, turn.seat());
    return switch (turn) {
      case GinPhase.Offered offer ->
          Optional.of(Refusal.of(Reason.OFFERED_TO_ANOTHER, offer.seat()));
      case GinPhase.ToDraw begun ->
          begun.discarder().equals(Optional.of(seat))
              ? refused(Reason.TURN_OVER)
              : Optional.of(others);
      case GinPhase.ToPlay playing -> Optional.of(others);
    };
  }

  static Optional<Refusal> refused(Reason reason) {
    return Optional.of(Refusal.of(reason));
  }
}
