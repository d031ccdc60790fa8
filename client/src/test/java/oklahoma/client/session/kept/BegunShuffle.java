package oklahoma.client.session.kept;

import java.util.List;
import java.util.Optional;
import oklahoma.rules.Seat;
import oklahoma.rules.fair.Commitment;
import oklahoma.rules.fair.FairDeal;
import oklahoma.rules.fair.LastDeal;
import oklahoma.rules.fair.MatchId;
import oklahoma.rules.fair.Part;

/** What a program knows of a shuffle that has just begun. */
final class BegunShuffle {

  private BegunShuffle() {}

  static LastDeal known() {
    return new LastDeal(
        Seat.A,
        FairDeal.opened(
            new MatchId("ab".repeat(MatchId.BYTES)),
            1,
            new Commitment("3f".repeat(Commitment.BYTES)),
            List.of(new Part.Awaited(), new Part.Awaited())),
        Optional.empty(),
        List.of(),
        new LastDeal.Ending(false, LastDeal.End.OPEN, false),
        new LastDeal.Past(0, Optional.empty()));
  }
}
