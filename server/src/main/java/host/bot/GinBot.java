package host.bot;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import rules.Event;
import rules.Move;
import rules.Ruling;
import rules.Seat;
import rules.Seen;
import rules.gin.Gin;
import rules.gin.GinPhase;

/**
 * Plays gin: leads a judgement through a turn, and never makes a move that the rules refuse. A
 * defence is the joint optimum at every level.
 */
final class GinBot {
  private final GinJudgement judgement;

  GinBot(GinJudgement judgement) {
    this.judgement = judgement;
  }

  /** The move that the seat makes; the deal waits for it. */
  Move choose(Gin deal, List<Seen<Event>> soFar, Seat me, RandomGenerator chance) {
    GinSight sight = GinSight.of(deal, me, soFar);
    return switch (deal.phase()) {
      case GinPhase.Offered offer -> takesTop(sight) ? new Move.Take() : new Move.Pass();
      case GinPhase.ToDraw turn when turn.pile() == GinPhase.Pile.LAST -> last(sight);
      case GinPhase.ToDraw turn -> takesTop(sight) ? new Move.Take() : byDefault(sight);
      case GinPhase.ToPlay turn when turn.last() -> byDefault(sight);
      case GinPhase.ToPlay turn -> play(sight, chance);
      case GinPhase.LayingOff defence -> byDefault(sight);
      case GinPhase.Done done ->
          throw new IllegalArgumentException("the deal does not wait for this seat");
    };
  }

  private boolean takesTop(GinSight sight) {
    return allowed(sight, new Move.Take())
        && judgement.takes(sight, sight.deal().tableau().pile().getFirst());
  }

  /** G-12: the last discard may be taken only by who can stop the deal with it. */
  private static Move last(GinSight sight) {
    return allowed(sight, new Move.Take()) ? new Move.Take() : new Move.Pass();
  }

  private Move play(GinSight sight, RandomGenerator chance) {
    Optional<Move> stop = judgement.stops(sight, chance).filter(move -> allowed(sight, move));
    return stop.orElseGet(() -> new Move.Discard(judgement.discards(sight, chance)));
  }

  private static Move byDefault(GinSight sight) {
    return sight.deal().byDefault(sight.me()).orElseThrow();
  }

  private static boolean allowed(GinSight sight, Move move) {
    return sight.deal().rule(sight.me(), move) instanceof Ruling.Allowed;
  }
}
