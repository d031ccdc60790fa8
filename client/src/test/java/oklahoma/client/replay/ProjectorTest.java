package oklahoma.client.replay;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import oklahoma.client.table.model.Change;
import oklahoma.client.table.model.Outcome;
import oklahoma.client.table.model.playerview.Prompt;
import oklahoma.protocol.people.Name;
import oklahoma.protocol.people.SeatLabel;
import oklahoma.rules.Deal;
import oklahoma.rules.Move;
import oklahoma.rules.Seat;
import oklahoma.rules.record.MatchRecord;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ProjectorTest {

  private static Projector projector(MatchRecord match) {
    List<SeatLabel> seats =
        Seat.first(3).stream()
            .map(seat -> SeatLabel.ofHuman(seat, new Name(Matches.NAMES.get(seat.ordinal()))))
            .toList();
    return new Projector(MatchMoments.of(match), seats, Seat.B);
  }

  @ParameterizedTest
  @MethodSource("oklahoma.client.replay.Matches#both")
  void goingForwardShowsWhatEveryMomentIs(MatchRecord match) {
    Projector projector = projector(match);
    MatchMoments moments = projector.moments();
    do {
      Moment moment = projector.moment();
      assertThat(projector.table().playerView().game()).isEqualTo(moment.now());
      assertThat(projector.table().standingProperty().get()).isEqualTo(moment.standing());
    } while (projector.forward());
    assertThat(projector.atProperty().get()).isEqualTo(moments.size() - 1);
    assertThat(projector.table().standingProperty().get().over()).isTrue();
  }

  @ParameterizedTest
  @MethodSource("oklahoma.client.replay.Matches#both")
  void whatTheViewerDidNotSeeStaysFaceDown(MatchRecord match) {
    Projector projector = projector(match);
    projector.openProperty().set(false);
    do {
      Deal seen = projector.moment().now().seenBy(Seat.B);
      assertThat(projector.table().playerView().game()).isEqualTo(seen);
    } while (projector.forward());
    while (projector.back()) {
      Deal seen = projector.moment().now().seenBy(Seat.B);
      assertThat(projector.table().playerView().game()).isEqualTo(seen);
    }
    assertThat(projector.atProperty().get()).isZero();
  }

  /** One's own drag, others' moves and a replay all move by the same code: events. */
  @ParameterizedTest
  @MethodSource("oklahoma.client.replay.Matches#both")
  void everythingButAJumpHappensEventByEvent(MatchRecord match) {
    Projector projector = projector(match);
    List<Class<?>> changes = new ArrayList<>();
    projector.table().addListener(change -> changes.add(change.getClass()));
    while (projector.moment().deal() < 1) {
      projector.forward();
    }
    assertThat(changes).contains(Change.Happened.class).endsWith(Change.Dealt.class);
    assertThat(changes).doesNotContain(Change.Restored.class);
    projector.back();
    assertThat(changes).endsWith(Change.Restored.class);
    projector.toNext(Mark.Kind.CLAIM);
    assertThat(projector.moments().marks())
        .contains(
            new Mark(Mark.Kind.CLAIM, projector.atProperty().get(), projector.moment().round()));
    projector.toPrevious(Mark.Kind.DEAL);
    assertThat(projector.moment().happened()).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("oklahoma.client.replay.Matches#both")
  void nobodyPlaysInARecord(MatchRecord match) {
    Projector projector = projector(match);
    projector.sit(Seat.A);
    do {
      Prompt prompt = projector.table().promptProperty().get();
      assertThat(prompt).isNotInstanceOfAny(Prompt.Draw.class, Prompt.Play.class);
      assertThat(prompt).isNotInstanceOfAny(Prompt.Claim.class, Prompt.Defend.class);
      assertThat(projector.table().send(new Move.Draw())).isInstanceOf(Outcome.Refused.class);
    } while (projector.moment().deal() == 0 && projector.forward());
  }
}
