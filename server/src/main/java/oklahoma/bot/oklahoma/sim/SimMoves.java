package oklahoma.bot.oklahoma.sim;

import java.util.function.Consumer;
import oklahoma.bot.oklahoma.plan.CardKinds;
import oklahoma.bot.oklahoma.view.OklahomaView;
import oklahoma.rules.Move;

/** Translates moves of the rules into moves of a simulated deal. */
public final class SimMoves {
  private SimMoves() {}

  /**
   * The effect of a legal move. A seat that brings one card onto the simulated table brings all
   * that it can.
   *
   * @param takesLater whether the seat takes the top discard if it does not claim it now and nobody
   *     else does
   */
  public static Consumer<OklahomaSim> of(OklahomaView position, Move move, boolean takesLater) {
    return switch (move) {
      case Move.Take take -> OklahomaSim::take;
      case Move.Draw draw -> OklahomaSim::draw;
      case Move.Claim claim -> answering(position, true, false);
      case Move.Pass pass -> answering(position, false, takesLater);
      case Move.Discard(var card) -> discarding(CardKinds.kind(card));
      case Move.LayDown(var melds) -> deal -> deal.layDown(melds);
      case Move.LayOff off -> deal -> {};
      case Move.Swap wild -> deal -> {};
      case Move.Knock knock -> throw new IllegalArgumentException("nobody knocks in Oklahoma");
    };
  }

  private static Consumer<OklahomaSim> discarding(int kind) {
    return deal -> deal.discard(kind);
  }

  private static Consumer<OklahomaSim> answering(
      OklahomaView position, boolean claims, boolean takesLater) {
    OklahomaRollout.Answer answer =
        new OklahomaRollout.Answer(position.me().ordinal(), claims, takesLater);
    return deal -> OklahomaRollout.offer(deal, RolloutPolicy.players(deal), answer);
  }
}
