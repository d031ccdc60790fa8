package oklahoma.client.table.model.playerview;

import java.util.Optional;
import oklahoma.rules.Move;
import oklahoma.rules.Seat;
import oklahoma.rules.Viewer;
import oklahoma.rules.gin.Gin;
import oklahoma.rules.gin.GinPhase;

/** Derives the prompt from a deal of gin. */
public final class GinPrompts {
  private GinPrompts() {}

  static Prompt of(Gin deal, Viewer me, Optional<Countdown> until, boolean matchOver) {
    return switch (deal.phase()) {
      case GinPhase.Offered offer when offer.seat() == me -> new Prompt.Offer(deal.upCard(), until);
      case GinPhase.Offered offer -> new Prompt.Offered(offer.seat(), deal.upCard(), until);
      case GinPhase.ToDraw turn when turn.seat() == me -> turn(deal, turn.seat(), until);
      case GinPhase.ToDraw turn -> new Prompt.Watch(turn.seat(), false, until);
      case GinPhase.ToPlay turn when turn.seat() == me -> new Prompt.Play(until);
      case GinPhase.ToPlay turn -> new Prompt.Watch(turn.seat(), true, until);
      case GinPhase.LayingOff defence
          when me instanceof Seat seat && defence.waiting().contains(seat) ->
          new Prompt.Defend(defence.knocker(), until);
      case GinPhase.LayingOff defence ->
          new Prompt.Defended(
              defence.knocker(), defence.waiting().stream().sorted().toList(), until);
      case GinPhase.Done done -> new Prompt.DealOver(caller(done.finish()), matchOver);
    };
  }

  /** The player who knocked or went gin; empty if the round is void. */
  public static Optional<Seat> caller(GinPhase.Finish finish) {
    return switch (finish) {
      case GinPhase.Stopped stopped -> Optional.of(stopped.caller());
      case GinPhase.Voided annulled -> Optional.empty();
    };
  }

  private static Prompt turn(Gin deal, Seat me, Optional<Countdown> until) {
    return new Prompt.Draw(
        OklahomaPrompts.refusal(deal, me, new Move.Take()),
        OklahomaPrompts.refusal(deal, me, new Move.Draw()),
        until);
  }
}
