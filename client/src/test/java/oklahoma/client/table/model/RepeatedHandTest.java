package oklahoma.client.table.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.Set;
import oklahoma.client.match.presence.Absence;
import oklahoma.client.replay.review.OwnMoves;
import oklahoma.client.table.model.hand.Arranged;
import oklahoma.client.table.model.log.LogEntry;
import oklahoma.rules.Move;
import oklahoma.rules.Ruling;
import oklahoma.rules.Seat;
import oklahoma.rules.Standing;
import oklahoma.rules.oklahoma.Oklahoma;
import oklahoma.rules.oklahoma.OklahomaRules;
import org.junit.jupiter.api.Test;

/** The last hand that is played again after a tie is another deal, though it is hand 5 too. */
class RepeatedHandTest {
  private static final OklahomaRules RULES =
      OklahomaRules.standard(3).with(OklahomaRules.Tie.REPEAT_LAST_HAND);
  private static final Oklahoma LAST = Oklahoma.deal(RULES, 5, Seat.A, RULES.pack());

  /** The match at its fifth hand. */
  private static FakeHost atTheLastHand() {
    return new FakeHost(LAST, Seat.C).deal(LAST, played(4));
  }

  /** The player lets a discard go and draws. */
  private static FakeHost play(FakeHost host) {
    host.play("B draws");
    Move discard = new Move.Discard(host.deal().tableau().hand(Seat.B).cards().getFirst());
    host.happen(((Ruling.Allowed) host.deal().rule(Seat.B, discard)).events());
    return host.play("C passes", "A passes", "C draws");
  }

  private static FakeHost again(FakeHost host) {
    return host.deal(Oklahoma.deal(RULES, 5, Seat.B, RULES.pack()), played(5)).play("C draws");
  }

  private static Standing played(int deals) {
    return new Standing(
        Collections.nCopies(deals, List.of(10, 10, 20)),
        List.of(10 * deals, 10 * deals, 20 * deals),
        List.of(),
        false);
  }

  @Test
  void afterAReturnHandAndLogAreAsTheyWere() {
    FakeHost host = again(play(atTheLastHand()));
    host.model.own().move(Set.of(host.model.own().hand().cards().getFirst().id()), 9);
    Arranged arranged = host.model.playerView().own();
    List<Class<?>> entriesBefore = entries(host);
    host.welcomeAgain();
    assertThat(host.model.playerView().own()).isEqualTo(arranged);
    assertThat(entries(host)).isEqualTo(entriesBefore);
  }

  private static List<Class<?>> entries(FakeHost host) {
    return host.model.log().entries().stream().<Class<?>>map(LogEntry::getClass).toList();
  }

  @Test
  void thatTheHandBeforeItEndedIsMissedToo() {
    FakeHost host = play(atTheLastHand());
    Progress before = Progress.of(host.model);
    Progress now = Progress.of(again(host).model);
    assertThat(now.lines()).isEqualTo(1);
    List<Absence.Happening> all = List.of(new Absence.Happening("South draws.", false));
    assertThat(Absence.between(before, now, all))
        .isEqualTo(new Absence(1, 0, List.of("South draws.")));
  }

  @Test
  void theMovesOfTheHandBeforeItAreNotItsOwn() {
    FakeHost host = atTheLastHand();
    OwnMoves moves = new OwnMoves(host.model);
    play(host);
    assertThat(moves.ofDeal()).hasSize(2);
    again(host);
    assertThat(moves.ofDeal()).hasSize(1);
    assertThat(moves.ofMatch()).hasSize(3);
  }
}
