package oklahoma.host.bot;

import java.util.function.Consumer;
import oklahoma.rules.Move;

/** What moves of the rules' table do at a table of counts. */
final class CountedMoves {
  private CountedMoves() {}

  /**
   * A legal move. Whoever brings a card onto the table there brings all that it can.
   *
   * @param takesLater whether the seat takes the top discard if it does not claim it now and nobody
   *     else does
   */
  static Consumer<CountedDeal> of(Position position, Move move, boolean takesLater) {
    return switch (move) {
      case Move.Take take -> CountedDeal::take;
      case Move.Draw draw -> CountedDeal::draw;
      case Move.Claim claim -> answering(position, true, false);
      case Move.Pass pass -> answering(position, false, takesLater);
      case Move.Discard(var card) -> discarding(Outlook.kind(card));
      case Move.LayDown(var melds) -> deal -> deal.layDown(melds);
      case Move.LayOff off -> deal -> {};
      case Move.Displace wild -> deal -> {};
      case Move.Knock knock -> throw new IllegalArgumentException("nobody knocks in Oklahoma");
    };
  }

  private static Consumer<CountedDeal> discarding(int kind) {
    return deal -> deal.discard(kind);
  }

  private static Consumer<CountedDeal> answering(
      Position position, boolean claims, boolean takesLater) {
    CountedPlay.Answer answer = new CountedPlay.Answer(position.me().ordinal(), claims, takesLater);
    return deal -> CountedPlay.offer(deal, CountedRace.players(deal), answer);
  }
}
