package oklahoma.bot.gin;

import java.util.List;
import java.util.random.RandomGenerator;
import oklahoma.bot.gin.view.GinView;
import oklahoma.protocol.people.Temper;
import oklahoma.rules.Event;
import oklahoma.rules.Move;
import oklahoma.rules.Seat;
import oklahoma.rules.Seen;
import oklahoma.rules.gin.Gin;
import oklahoma.rules.gin.GinMatch;
import oklahoma.rules.gin.GinPhase;

/**
 * Plays gin: leads a policy through a turn, and never makes a move that the rules refuse. It
 * defends optimally at every level.
 */
public final class GinBot {
  private final GinPolicy two;
  private final GinPolicy several;

  /**
   * A player.
   *
   * @param two its policy for two seats
   * @param several its policy for three or four seats
   */
  public GinBot(GinPolicy two, GinPolicy several) {
    this.two = two;
    this.several = several;
  }

  /** The player in the next deal of this match. */
  public GinBot at(GinMatch before) {
    return new GinBot(two.at(before), several.at(before));
  }

  /** The player with this temper. */
  public GinBot with(Temper temper) {
    return new GinBot(two.with(temper), several.with(temper));
  }

  /** The move that the seat makes; the deal waits for it. */
  public Move choose(Gin deal, List<Seen<Event>> soFar, Seat me, RandomGenerator chance) {
    return choose(GinView.of(deal, me, soFar), chance);
  }

  /** The move that the seat makes in this view. */
  public Move choose(GinView view, RandomGenerator chance) {
    return switch (view.deal().phase()) {
      case GinPhase.Offered offer -> takesTop(view, chance) ? new Move.Take() : new Move.Pass();
      case GinPhase.ToDraw turn when turn.pile() == GinPhase.Pile.LAST -> last(view);
      case GinPhase.ToDraw turn -> takesTop(view, chance) ? new Move.Take() : defaultMove(view);
      case GinPhase.ToPlay turn when turn.last() -> defaultMove(view);
      case GinPhase.ToPlay turn -> judgement(view).plays(view, chance);
      case GinPhase.LayingOff defence -> defaultMove(view);
      case GinPhase.Done done ->
          throw new IllegalArgumentException("the deal does not wait for this seat");
    };
  }

  private boolean takesTop(GinView view, RandomGenerator chance) {
    return view.allows(new Move.Take())
        && judgement(view).takes(view, view.deal().tableau().pile().getFirst(), chance);
  }

  /** G-12: only a seat that can end the deal with the last discard may take it. */
  private static Move last(GinView view) {
    return view.allows(new Move.Take()) ? new Move.Take() : new Move.Pass();
  }

  private GinPolicy judgement(GinView view) {
    return view.rules().seats() == 2 ? two : several;
  }

  private static Move defaultMove(GinView view) {
    return view.deal().defaultMove(view.me()).orElseThrow();
  }
}
