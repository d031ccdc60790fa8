package oklahoma.client.table.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import oklahoma.client.table.model.playerview.Prompt;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.ToHost;
import oklahoma.rules.Move;
import oklahoma.rules.Reason;
import oklahoma.rules.Refusal;
import oklahoma.rules.Seat;
import oklahoma.rules.Standing;
import oklahoma.rules.card.Rank;
import oklahoma.rules.notation.Notation;
import oklahoma.rules.oklahoma.Oklahoma;
import org.junit.jupiter.api.Test;

/** Claim windows are answered as the player has said beforehand. */
class AutoAnswersTest {
  /** O-15: the next player is asked once, for the card or the stock. */
  @Test
  void theNextPlayerPassesAndDrawsInOneAnswer() {
    FakeHost host = FakeHost.ofFour("A to play", Seat.B);
    host.play("A discards Qc");
    host.model.answers().passAndDraw();
    host.answer();
    assertThat(host.moves()).isEmpty();
    host.play("C passes", "D passes");
    assertThat(host.moves()).containsExactly(new Move.Draw());
  }

  @Test
  void theNextPlayerDrawsAlsoWhereTheHostAnswersAtOnce() {
    RiggedTable rig =
        new RiggedTable(FakeHost.FOUR.formatted("D to play").replace("D: 7h", "D: 7h 6c"));
    rig.play("D discards 6c", "B passes", "C passes");
    rig.model().answers().passAndDraw();
    assertThat(rig.sent().stream().map(request -> ((ToHost.Command) request).move()))
        .containsExactly(new Move.Pass(), new Move.Draw());
    assertThat(rig.model().promptProperty().get()).isInstanceOf(Prompt.Play.class);
  }

  /** O-22: the host tells the end in an update of its own, right after the one before. */
  @Test
  void whereNoCardIsLeftNobodyIsAskedToDraw() {
    FakeHost host = FakeHost.of("oklahoma\nA: 3h Qc\nB: 5h Qd\nC: 7h\nstock\nA to draw\n", Seat.A);
    assertThat(host.model.promptProperty().get())
        .isEqualTo(new Prompt.DealOver(Optional.empty(), false));
  }

  @Test
  void theNextPlayerDrawsAfterALostWindowToo() {
    FakeHost host = FakeHost.ofFour("A to play", Seat.B);
    host.play("A discards Qc");
    host.model.answers().passAndDraw();
    host.answer();
    host.play("C claims");
    assertThat(host.moves()).containsExactly(new Move.Draw());
  }

  @Test
  void theNextPlayerDrawsWhereTheAnswerCameTooLate() {
    FakeHost host = FakeHost.ofFour("A to play", Seat.B);
    host.play("A discards Qc");
    host.model.answers().passAndDraw();
    ToHost.Command late = host.unanswered();
    host.play("B passes", "C passes", "D passes");
    host.model.receive(new FromHost.Refused(late.id(), Refusal.of(Reason.WINDOW_CLOSED)));
    assertThat(host.moves()).containsExactly(new Move.Draw());
  }

  @Test
  void theNextPlayerDrawsAlsoAfterAReturnIntoTheSameWindow() {
    FakeHost host = FakeHost.ofFour("A to play", Seat.B);
    host.play("A discards Qc");
    host.model.answers().passAndDraw();
    host.answer().welcomeAgain();
    assertThat(host.moves()).isEmpty();
    host.missed("C passes").missed("D passes").welcomeAgain();
    assertThat(host.moves()).containsExactly(new Move.Draw());
  }

  /** The next turn was played for the player who was away. */
  @Test
  void nothingIsDrawnInALaterTurnThanThePlayerAskedIn() {
    FakeHost host = FakeHost.ofFour("A to play", Seat.B);
    host.play("A discards Qc");
    host.model.answers().passAndDraw();
    host.answer();
    oneLapLater(host);
    host.missed("B passes").missed("C passes").missed("D passes").welcomeAgain();
    assertThat(host.model.promptProperty().get()).isInstanceOf(Prompt.Draw.class);
    assertThat(host.moves()).isEmpty();
  }

  @Test
  void nothingIsDrawnAfterAWindowThatThePlayerDidNotAnswer() {
    FakeHost host = FakeHost.ofFour("A to play", Seat.B);
    host.play("A discards Qc");
    host.model.answers().passAndDraw();
    host.answer();
    oneLapLater(host);
    host.welcomeAgain();
    assertThat(host.model.promptProperty().get()).isInstanceOf(Prompt.Claim.class);
    host.play("B passes", "C passes", "D passes");
    assertThat(host.model.promptProperty().get()).isInstanceOf(Prompt.Draw.class);
    assertThat(host.moves()).isEmpty();
  }

  /** The host never received the answer, so it asks the player again, who may take the card. */
  @Test
  void nothingIsDrawnWhereTheAnswerWasLost() {
    FakeHost host = FakeHost.ofFour("A to play", Seat.B);
    host.play("A discards Qc");
    host.model.answers().passAndDraw();
    assertThat(host.moves()).containsExactly(new Move.Pass());
    host.welcomeAgain();
    host.play("B passes", "C passes", "D passes");
    assertThat(host.moves()).isEmpty();
  }

  /** All four play a turn; then A has discarded again. */
  private static void oneLapLater(FakeHost host) {
    host.missed("C passes").missed("D passes");
    for (String turn : List.of("B 5h", "C 3s", "D 7h", "A 9h")) {
      String seat = turn.substring(0, 1);
      host.missed(seat + " draws").missed(seat + " discards" + turn.substring(1));
      for (Seat other : Seat.first(4)) {
        if (!other.name().equals(seat) && !turn.startsWith("A")) {
          host.missed(other.name() + " passes");
        }
      }
    }
  }

  @Test
  void noUntilMyTurnAnswersByItselfAfterAWhile() {
    FakeHost host = FakeHost.ofFour("A to play", Seat.C);
    host.model.answers().noUntilMyTurnProperty().set(true);
    host.play("A discards Qc");
    host.pass(299);
    assertThat(host.moves()).isEmpty();
    host.pass(1_201);
    assertThat(host.moves()).containsExactly(new Move.Pass());
  }

  @Test
  void noUntilMyTurnAnswersAWindowThatIsOpenAlready() {
    FakeHost host = FakeHost.ofFour("A to play", Seat.C);
    host.play("A discards Qc");
    host.model.answers().noUntilMyTurnProperty().set(true);
    host.pass(1_500);
    assertThat(host.moves()).containsExactly(new Move.Pass());
  }

  @Test
  void noUntilMyTurnEndsWithTheTurn() {
    FakeHost host = FakeHost.ofFour("A to play", Seat.B);
    host.model.answers().noUntilMyTurnProperty().set(true);
    host.play("A discards Qc");
    assertThat(host.model.answers().noUntilMyTurnProperty().get())
        .as("the card is the next player's own")
        .isFalse();
    host.pass(2_000);
    assertThat(host.moves()).isEmpty();
  }

  /** The clock or a bot played it. */
  @Test
  void noUntilMyTurnEndsWithATurnThatWasPlayedWhileThePlayerWasAway() {
    FakeHost host = FakeHost.ofFour("A to play", Seat.D);
    host.model.answers().noUntilMyTurnProperty().set(true);
    host.play("A discards Qc").missed("B passes");
    oneLapLater(host);
    host.welcomeAgain().pass(1_500);
    assertThat(host.model.promptProperty().get()).isInstanceOf(Prompt.Claim.class);
    assertThat(host.model.answers().noUntilMyTurnProperty().get()).isFalse();
    assertThat(host.moves()).isEmpty();
  }

  @Test
  void noUntilMyTurnGoesOnWhereOnlyOthersPlayedMeanwhile() {
    FakeHost host = FakeHost.ofFour("A to play", Seat.D);
    host.model.answers().noUntilMyTurnProperty().set(true);
    host.play("A discards Qc");
    host.missed("B passes").missed("C passes").missed("D passes");
    host.missed("B draws").missed("B discards 5h").welcomeAgain();
    assertThat(host.model.answers().noUntilMyTurnProperty().get()).isTrue();
    host.pass(1_500);
    assertThat(host.moves()).containsExactly(new Move.Pass());
  }

  @Test
  void noUntilMyTurnEndsWhereTheNextHandHasBegunMeanwhile() {
    FakeHost host = FakeHost.ofFour("A to play", Seat.D);
    host.model.answers().noUntilMyTurnProperty().set(true);
    Oklahoma next = Notation.deal(FakeHost.FOUR.formatted("A to play")).orElseThrow();
    List<Integer> points = List.of(0, 10, 20, 30);
    host.missed(next, new Standing(List.of(points), points, List.of(), false));
    assertThat(host.model.answers().noUntilMyTurnProperty().get()).isFalse();
  }

  @Test
  void onlyTheChosenRanksAreAskedFor() {
    FakeHost host = FakeHost.ofFour("A to play", Seat.C);
    host.model.answers().askOnlyForProperty().set(Set.of(Rank.KING, Rank.ACE));
    host.play("A discards Qc");
    host.pass(299);
    assertThat(host.moves()).isEmpty();
    host.pass(1_201);
    assertThat(host.moves()).containsExactly(new Move.Pass());
    FakeHost wanted = FakeHost.ofFour("A to play", Seat.C);
    wanted.model.answers().askOnlyForProperty().set(Set.of(Rank.KING, Rank.QUEEN));
    wanted.play("A discards Qc").pass(5_000);
    assertThat(wanted.moves()).isEmpty();
  }

  @Test
  void aRankIsLeftToOthersUntilTheDealEnds() {
    FakeHost host = FakeHost.ofFour("A to play", Seat.C);
    host.model.answers().passOnProperty().set(Set.of(Rank.QUEEN));
    host.play("A discards Qc").pass(1_500);
    assertThat(host.moves()).containsExactly(new Move.Pass());
    host.deal(Notation.deal(FakeHost.FOUR.formatted("A to play")).orElseThrow());
    assertThat(host.model.answers().passOnProperty().get()).isEmpty();
    host.play("A discards Qc").pass(5_000);
    assertThat(host.moves()).isEmpty();
  }

  /** The line was lost in its first hand, and the score tells of none. */
  @Test
  void aRankThatWasLeftInAnotherMatchIsAskedForAfterAReturn() {
    FakeHost host = FakeHost.ofFour("A to play", Seat.C);
    host.model.answers().passOnProperty().set(Set.of(Rank.QUEEN));
    host.play("A discards Qc");
    host.missed(
        Notation.deal(FakeHost.FOUR.formatted("A to play")).orElseThrow(),
        host.model.standingProperty().get());
    assertThat(host.model.answers().passOnProperty().get()).isEmpty();
  }

  @Test
  void aWildIsAskedForWhateverRanksAreChosen() {
    FakeHost host = FakeHost.of(FakeHost.FOUR.replace("Qc", "2c").formatted("A to play"), Seat.C);
    host.model.answers().passOnProperty().set(Set.of(Rank.TWO));
    host.model.answers().askOnlyForProperty().set(Set.of(Rank.KING));
    host.play("A discards 2c").pass(5_000);
    assertThat(host.moves()).isEmpty();
  }

  @Test
  void theNextPlayerIsAskedForEveryCard() {
    FakeHost host = FakeHost.ofFour("A to play", Seat.B);
    host.model.answers().askOnlyForProperty().set(Set.of(Rank.KING));
    host.model.answers().noWhenDownProperty().set(true);
    host.play("A discards Qc").pass(5_000);
    assertThat(host.moves()).isEmpty();
    assertThat(host.model.promptProperty().get()).isInstanceOf(Prompt.Claim.class);
  }

  @Test
  void aPlayerWhoIsDownMayLeaveAllCardsToOthers() {
    String down = FakeHost.FOUR.replace("D: 7h", "D: 7h\nmeld C: book 6hdc\nmeld C: book 8hcc");
    for (boolean asked : List.of(true, false)) {
      FakeHost host = FakeHost.of(down.formatted("A to play"), Seat.C);
      host.model.answers().noWhenDownProperty().set(!asked);
      host.play("A discards Qc").pass(5_000);
      assertThat(host.moves()).isEqualTo(asked ? List.of() : List.of(new Move.Pass()));
    }
    FakeHost up = FakeHost.ofFour("A to play", Seat.C);
    up.model.answers().noWhenDownProperty().set(true);
    up.play("A discards Qc").pass(5_000);
    assertThat(up.moves()).isEmpty();
  }

  @Test
  void anAutomaticAnswerIsThoughtOverOnce() {
    FakeHost host = FakeHost.ofFour("A to play", Seat.C);
    host.model.answers().askOnlyForProperty().set(Set.of(Rank.KING));
    host.play("A discards Qc");
    host.model.answers().noUntilMyTurnProperty().set(true);
    host.model.answers().noWhenDownProperty().set(true);
    assertThat(host.alarms()).isOne();
  }
}
