package oklahoma.client.table.model.playerview;

import java.util.List;
import java.util.Optional;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;
import oklahoma.rules.Move;
import oklahoma.rules.Refusal;
import oklahoma.rules.Ruling;
import oklahoma.rules.Seat;
import oklahoma.rules.Viewer;
import oklahoma.rules.card.Card;
import oklahoma.rules.gin.Gin;
import oklahoma.rules.oklahoma.Oklahoma;
import oklahoma.rules.oklahoma.OklahomaPhase;

/** Derives the prompt from a deal of Oklahoma. */
public final class OklahomaPrompts {
  private OklahomaPrompts() {}

  public static Prompt of(PlayerView view, Optional<Countdown> until, boolean matchOver) {
    return switch (view.game()) {
      case Oklahoma deal -> ofDeal(deal, view.me(), until, matchOver);
      case Gin gin -> GinPrompts.of(gin, view.me(), until, matchOver);
    };
  }

  private static Prompt ofDeal(
      Oklahoma deal, Viewer me, Optional<Countdown> until, boolean matchOver) {
    return switch (deal.phase()) {
      case OklahomaPhase.ToDraw turn when turn.seat() == me ->
          turn(deal, turn.seat(), until, matchOver);
      case OklahomaPhase.ToDraw turn -> new Prompt.Watch(turn.seat(), false, until);
      case OklahomaPhase.ToPlay turn when turn.seat() == me -> new Prompt.Play(until);
      case OklahomaPhase.ToPlay turn -> new Prompt.Watch(turn.seat(), true, until);
      case OklahomaPhase.Claiming window -> window(deal, window, me, until);
      case OklahomaPhase.Penalty penalty ->
          new Prompt.Watch(penalty.claimer(), true, Optional.empty());
      case OklahomaPhase.Renewing renewing -> new Prompt.Shuffling();
      case OklahomaPhase.Ending ending -> new Prompt.DealOver(ending.out(), matchOver);
      case OklahomaPhase.Over over -> new Prompt.DealOver(over.out(), matchOver);
    };
  }

  /**
   * The prompt of a turn. A player who can get no card is not asked, because the host ends the deal
   * (O-22).
   */
  private static Prompt turn(Oklahoma deal, Seat me, Optional<Countdown> until, boolean matchOver) {
    Optional<Refusal> take = refusal(deal, me, new Move.Take());
    return take.isPresent() && !cardDrawn(deal.rule(me, new Move.Draw()))
        ? new Prompt.DealOver(Optional.empty(), matchOver)
        : new Prompt.Draw(take, refusal(deal, me, new Move.Draw()), until);
  }

  /** Whether drawing brings a card. If there are none, it only ends the deal (O-24). */
  private static boolean cardDrawn(Ruling ruling) {
    return switch (ruling) {
      case Ruling.Allowed(List<Event> events) -> !(events.getFirst() instanceof Event.Ended);
      case Ruling.Refused refused -> false;
    };
  }

  private static Prompt window(
      Oklahoma deal, OklahomaPhase.Claiming window, Viewer me, Optional<Countdown> until) {
    Card card = deal.tableau().pile().getFirst();
    if (!(me instanceof Seat seat) || !window.eligible().contains(seat)) {
      Optional<Refusal> why =
          me instanceof Seat seat ? refusal(deal, seat, new Move.Claim()) : Optional.empty();
      return new Prompt.NotAsked(card, why, until);
    }
    Boolean claims = window.answers().get(seat);
    boolean next = window.discarder().next(deal.rules().seats()) == seat;
    return claims == null
        ? new Prompt.Claim(
            card,
            window.discarder(),
            next,
            next ? refusal(unclaimed(deal, card), seat, new Move.Draw()) : Optional.empty(),
            until)
        : new Prompt.Answered(card, claims, until);
  }

  private static Deal unclaimed(Oklahoma deal, Card card) {
    return deal.after(new Event.ClaimSettled(Optional.empty(), card));
  }

  public static Optional<Refusal> refusal(Deal deal, Seat seat, Move move) {
    return switch (deal.rule(seat, move)) {
      case Ruling.Allowed allowed -> Optional.empty();
      case Ruling.Refused refused -> Optional.of(refused.refusal());
    };
  }
}
