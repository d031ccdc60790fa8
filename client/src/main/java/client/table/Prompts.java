package client.table;

import java.util.Optional;
import rules.Move;
import rules.Refusal;
import rules.Ruling;
import rules.Seat;
import rules.Viewer;
import rules.card.Card;
import rules.oklahoma.Oklahoma;
import rules.oklahoma.Phase;

/** Reads from a deal what it waits for. */
final class Prompts {
  private Prompts() {}

  static Prompt of(Sight sight, Optional<Deadline> until, boolean matchOver) {
    Oklahoma deal = sight.deal();
    Viewer me = sight.me();
    return switch (deal.phase()) {
      case Phase.ToDraw turn when turn.seat() == me ->
          new Prompt.Draw(
              refusal(deal, turn.seat(), new Move.Take()),
              refusal(deal, turn.seat(), new Move.Draw()),
              until);
      case Phase.ToDraw turn -> new Prompt.Watch(turn.seat(), false, until);
      case Phase.ToPlay turn when turn.seat() == me -> new Prompt.Play(until);
      case Phase.ToPlay turn -> new Prompt.Watch(turn.seat(), true, until);
      case Phase.Claiming window -> window(deal, window, me, until);
      case Phase.Penalty penalty -> new Prompt.Watch(penalty.claimer(), true, Optional.empty());
      case Phase.Renewing renewing -> new Prompt.Shuffling();
      case Phase.Ending ending -> new Prompt.DealOver(ending.out(), matchOver);
      case Phase.Over over -> new Prompt.DealOver(over.out(), matchOver);
    };
  }

  private static Prompt window(
      Oklahoma deal, Phase.Claiming window, Viewer me, Optional<Deadline> until) {
    Card card = deal.tableau().pile().getFirst();
    if (!(me instanceof Seat seat) || !window.eligible().contains(seat)) {
      Optional<Refusal> why =
          me instanceof Seat seat ? refusal(deal, seat, new Move.Claim()) : Optional.empty();
      return new Prompt.NotAsked(card, why, until);
    }
    Boolean wants = window.wants().get(seat);
    boolean next = window.discarder().next(deal.rules().seats()) == seat;
    return wants == null
        ? new Prompt.Claim(card, window.discarder(), next, until)
        : new Prompt.Answered(card, wants, until);
  }

  static Optional<Refusal> refusal(Oklahoma deal, Seat seat, Move move) {
    return switch (deal.rule(seat, move)) {
      case Ruling.Allowed allowed -> Optional.empty();
      case Ruling.Refused refused -> Optional.of(refused.refusal());
    };
  }
}
