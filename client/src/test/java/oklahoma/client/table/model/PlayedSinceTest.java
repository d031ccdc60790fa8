package oklahoma.client.table.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import oklahoma.client.table.model.log.LogLine;
import oklahoma.client.table.view.Moments;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.Mover;
import oklahoma.rules.Move;
import oklahoma.rules.Seat;
import oklahoma.rules.Standing;
import oklahoma.rules.oklahoma.Oklahoma;
import oklahoma.rules.oklahoma.OklahomaRules;
import org.junit.jupiter.api.Test;

/** A player whose line was lost before the end of a hand, and who is back after it. */
class PlayedSinceTest {
  private static final OklahomaRules RULES = OklahomaRules.standard(3);

  /** The move that was under way belongs to the hand before it, and so do the lines one knew. */
  @Test
  void inTheNextHandTheProgramMadeEveryMove() {
    FakeHost host = new FakeHost(hand(1), Seat.C).play("C draws");
    Progress before = Progress.of(host.model);
    Standing score =
        new Standing(List.of(List.of(10, 10, 20)), List.of(10, 10, 20), List.of(), false);
    host.missed(hand(2), score).missed("C draws").welcomeAgain();
    host.model.playedSince(before, Optional.of(new Move.Draw()));
    assertThat(host.model.log().lines())
        .extracting(LogLine::hand, LogLine::mover)
        .containsExactly(tuple(1, Optional.of(Mover.SEAT)), tuple(2, Optional.empty()));
  }

  private static Oklahoma hand(int number) {
    return Oklahoma.deal(RULES, number, Seat.B, RULES.pack());
  }

  @Test
  void untilTheNextHandBeginsTheEndedOneGoesOn() {
    RiggedTable rig = new RiggedTable(Moments.GIN);
    Progress before = Progress.of(rig.model());
    rig.play("A knocks Kd: 345c / 789h / TJQKs");
    Standing score = new Standing(List.of(List.of(31, 0)), List.of(31, 0), List.of(), false);
    rig.model().receive(new FromHost.Intermission(99, score, Set.of(), OptionalLong.empty()));
    LogLine knock = rig.model().log().lines().getFirst();
    rig.model().playedSince(before, Optional.of(new Move.Knock(Optional.empty(), List.of())));
    assertThat(rig.model().log().lines().getFirst()).isEqualTo(knock);
    rig.model().playedSince(before, Optional.empty());
    assertThat(rig.model().log().lines().getFirst().mover()).isEmpty();
  }
}
