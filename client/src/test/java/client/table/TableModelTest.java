package client.table;

import static client.table.Cards.card;
import static client.table.Cards.text;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import protocol.FromHost;
import protocol.ToHost;
import rules.Event;
import rules.Move;
import rules.Onlooker;
import rules.Reason;
import rules.Refusal;
import rules.Seat;
import rules.card.Meld;
import rules.card.Rank;

class TableModelTest {
  private static final String TABLE =
      """
      oklahoma
      A: 3h Qc 9h 9d 9c Kh Kd
      B: 5h Qd
      C: 3456789TJs
      D: 7h
      pile 4d
      stock 8d 9d Td Jd Qd Kd 3d 4d
      %s
      """;

  private final List<Change> changes = new ArrayList<>();

  private FakeHost table(String phase, Seat me) {
    FakeHost host = FakeHost.of(TABLE.formatted(phase), me);
    host.model.watch(changes::add);
    return host;
  }

  private static Move discard(String card) {
    return new Move.Discard(card(card));
  }

  @Test
  void theDealIsAlwaysTheHostsAsOneSeesIt() {
    FakeHost host = table("A to play", Seat.A);
    host.play("A discards Qc", "B passes", "C passes", "D claims", "B draws", "B discards 5h");
    assertThat(host.model.sight().deal()).isEqualTo(host.deal().seenBy(Seat.A));
  }

  @Test
  void aMoveThatTheRulesRefuseIsNeverSent() {
    FakeHost host = table("A to play", Seat.A);
    assertThat(host.model.send(new Move.Draw()))
        .isEqualTo(new Outcome.Refused(Refusal.of(Reason.ALREADY_DRAWN)));
    assertThat(host.moves()).isEmpty();
  }

  @Test
  void aLegalMoveIsPendingUntilItsEventComes() {
    FakeHost host = table("A to play", Seat.A);
    int queen = id(host, "Qc");
    Outcome outcome = host.model.send(discard("Qc"), Set.of(queen));
    assertThat(outcome).isInstanceOf(Outcome.Sent.class);
    assertThat(host.model.sight().deal())
        .as("nothing has happened yet")
        .isEqualTo(host.deal().seenBy(Seat.A));
    assertThat(host.model.send(discard("3h"))).isInstanceOf(Outcome.Waiting.class);
    host.answer();
    assertThat(host.model.pendingProperty().get()).isEmpty();
    assertThat(changes)
        .singleElement()
        .isInstanceOfSatisfying(Change.Happened.class, change -> assertThat(change.own()).isTrue());
  }

  @Test
  void aLateRefusalTakesTheMoveBack() {
    FakeHost host = table("A to play", Seat.A);
    Sight before = host.model.sight();
    host.model.send(discard("Qc"));
    Refusal why = Refusal.of(Reason.DEAL_OVER);
    host.refuse(why);
    assertThat(host.model.pendingProperty().get()).isEmpty();
    assertThat(host.model.sight()).isEqualTo(before);
    assertThat(changes)
        .singleElement()
        .isInstanceOfSatisfying(
            Change.TakenBack.class, change -> assertThat(change.why()).contains(why));
  }

  @Test
  void anOnlookerCannotMove() {
    FakeHost host = FakeHost.of(TABLE.formatted("A to play"), Onlooker.ONLOOKER);
    assertThat(host.model.send(discard("Qc")))
        .isEqualTo(new Outcome.Refused(Refusal.of(Reason.NOT_SEATED)));
    assertThat(host.model.sight().own().hand().cards()).isEmpty();
  }

  @Test
  void aTurnPromptsForADrawThenForPlay() {
    FakeHost host = table("A to draw", Seat.A);
    assertThat(host.model.promptProperty().get())
        .isInstanceOfSatisfying(
            Prompt.Draw.class,
            draw -> {
              assertThat(draw.takeRefused()).isEmpty();
              assertThat(draw.drawRefused()).isEmpty();
              assertThat(draw.until()).contains(new Deadline(8_000_000_000L, 8_000));
            });
    host.model.send(new Move.Draw());
    host.answer();
    assertThat(host.model.promptProperty().get()).isInstanceOf(Prompt.Play.class);
    host.model.send(discard("3h"));
    host.answer();
    assertThat(host.model.promptProperty().get())
        .isEqualTo(
            new Prompt.NotAsked(
                card("3h"),
                Optional.of(Refusal.of(Reason.OWN_DISCARD)),
                Optional.of(new Deadline(5_000_000_000L, 5_000))));
  }

  @Test
  void aWindowAsksAndThenWaits() {
    FakeHost host = table("A to play", Seat.C);
    host.play("A discards Qc");
    assertThat(host.model.promptProperty().get())
        .isInstanceOfSatisfying(
            Prompt.Claim.class,
            claim -> {
              assertThat(claim.card()).isEqualTo(card("Qc"));
              assertThat(claim.discarder()).isEqualTo(Seat.A);
              assertThat(claim.next()).isFalse();
            });
    host.model.send(new Move.Claim());
    host.answer();
    assertThat(host.model.promptProperty().get())
        .isInstanceOfSatisfying(
            Prompt.Answered.class, answered -> assertThat(answered.wants()).isTrue());
  }

  /** UX 9.16-6: what others answer is not to be noticed before the result. */
  @Test
  void othersAnswersChangeNothing() {
    FakeHost host = table("A to play", Seat.C);
    host.play("A discards Qc");
    Sight before = host.model.sight();
    Prompt asked = host.model.promptProperty().get();
    host.play("D claims");
    assertThat(host.model.sight()).isEqualTo(before);
    assertThat(host.model.promptProperty().get()).isEqualTo(asked);
  }

  /** O-15: the next player is asked once, for the card or the stock. */
  @Test
  void theNextPlayerPassesAndDrawsInOneAnswer() {
    FakeHost host = table("A to play", Seat.B);
    host.play("A discards Qc");
    host.model.passAndDraw();
    host.answer();
    assertThat(host.moves()).isEmpty();
    host.play("C passes", "D passes");
    assertThat(host.moves()).containsExactly(new Move.Draw());
  }

  @Test
  void theNextPlayerDrawsAlsoWhereTheHostAnswersAtOnce() {
    Rig rig = new Rig(TABLE.formatted("D to play").replace("D: 7h", "D: 7h 6c"));
    rig.play("D discards 6c", "B passes", "C passes");
    rig.model().passAndDraw();
    assertThat(rig.said().stream().map(said -> ((ToHost.Command) said).move()))
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
    FakeHost host = table("A to play", Seat.B);
    host.play("A discards Qc");
    host.model.passAndDraw();
    host.answer();
    host.play("C claims");
    assertThat(host.moves()).containsExactly(new Move.Draw());
  }

  @Test
  void theNextPlayerDrawsWhereTheAnswerCameTooLate() {
    FakeHost host = table("A to play", Seat.B);
    host.play("A discards Qc");
    host.model.passAndDraw();
    ToHost.Command late = host.unanswered();
    host.play("B passes", "C passes", "D passes");
    host.model.receive(new FromHost.Refused(late.id(), Refusal.of(Reason.WINDOW_CLOSED)));
    assertThat(host.moves()).containsExactly(new Move.Draw());
  }

  @Test
  void noUntilMyTurnAnswersByItselfAfterAWhile() {
    FakeHost host = table("A to play", Seat.C);
    host.model.noUntilMyTurnProperty().set(true);
    host.play("A discards Qc");
    host.pass(299);
    assertThat(host.moves()).isEmpty();
    host.pass(1_201);
    assertThat(host.moves()).containsExactly(new Move.Pass());
  }

  @Test
  void noUntilMyTurnAnswersAWindowThatIsOpenAlready() {
    FakeHost host = table("A to play", Seat.C);
    host.play("A discards Qc");
    host.model.noUntilMyTurnProperty().set(true);
    host.pass(1_500);
    assertThat(host.moves()).containsExactly(new Move.Pass());
  }

  @Test
  void noUntilMyTurnEndsWithTheTurn() {
    FakeHost host = table("A to play", Seat.B);
    host.model.noUntilMyTurnProperty().set(true);
    host.play("A discards Qc");
    assertThat(host.model.noUntilMyTurnProperty().get())
        .as("the card is the next player's own")
        .isFalse();
    host.pass(2_000);
    assertThat(host.moves()).isEmpty();
  }

  @Test
  void onlyTheChosenRanksAreAskedFor() {
    FakeHost host = table("A to play", Seat.C);
    host.model.askOnlyForProperty().set(Set.of(Rank.KING, Rank.ACE));
    host.play("A discards Qc");
    host.pass(299);
    assertThat(host.moves()).isEmpty();
    host.pass(1_201);
    assertThat(host.moves()).containsExactly(new Move.Pass());
    FakeHost wanted = table("A to play", Seat.C);
    wanted.model.askOnlyForProperty().set(Set.of(Rank.KING, Rank.QUEEN));
    wanted.play("A discards Qc").pass(5_000);
    assertThat(wanted.moves()).isEmpty();
  }

  @Test
  void theNextPlayerIsAskedForEveryCard() {
    FakeHost host = table("A to play", Seat.B);
    host.model.askOnlyForProperty().set(Set.of(Rank.KING));
    host.model.noWhenDownProperty().set(true);
    host.play("A discards Qc").pass(5_000);
    assertThat(host.moves()).isEmpty();
    assertThat(host.model.promptProperty().get()).isInstanceOf(Prompt.Claim.class);
  }

  @Test
  void whoIsDownMayLeaveAllCardsToOthers() {
    String down = TABLE.replace("D: 7h", "D: 7h\nmeld C: book 6hdc\nmeld C: book 8hcc");
    for (boolean asked : List.of(true, false)) {
      FakeHost host = FakeHost.of(down.formatted("A to play"), Seat.C);
      host.model.noWhenDownProperty().set(!asked);
      host.play("A discards Qc").pass(5_000);
      assertThat(host.moves()).isEqualTo(asked ? List.of() : List.of(new Move.Pass()));
    }
    FakeHost up = table("A to play", Seat.C);
    up.model.noWhenDownProperty().set(true);
    up.play("A discards Qc").pass(5_000);
    assertThat(up.moves()).isEmpty();
  }

  @Test
  void anAutomaticAnswerIsThoughtOverOnce() {
    FakeHost host = table("A to play", Seat.C);
    host.model.askOnlyForProperty().set(Set.of(Rank.KING));
    host.play("A discards Qc");
    host.model.noUntilMyTurnProperty().set(true);
    host.model.noWhenDownProperty().set(true);
    assertThat(host.alarms()).isOne();
  }

  @Test
  void holdingTheNextDealIsAskedOfTheHost() {
    FakeHost host = table("A to play", Seat.C);
    host.model.hold();
    assertThat(host.said()).isEqualTo(new ToHost.Hold());
  }

  @Test
  void aClaimedCardAndItsPenaltyCardComeToTheRightEnd() {
    FakeHost host = table("A to play", Seat.C);
    host.play("A discards Qc", "B passes", "C claims");
    assertThat(text(host.model.own().hand())).isEqualTo("3s 4s 5s 6s 7s 8s 9s Ts Js Qc 8d");
    assertThat(host.model.own().hand().cards().subList(9, 11)).allMatch(Held::fresh);
  }

  @Test
  void stagedCardsStayInTheHandAndGoDownTogether() {
    FakeHost host = table("A to play", Seat.A);
    host.play("A discards 3h", "B passes", "C passes", "D passes", "B draws", "B discards Qd");
    stage(host, 0, "9h", "9d", "9c");
    assertThat(host.model.own().hand().cards()).hasSize(6);
    assertThat(host.model.layDown()).isInstanceOf(Outcome.Refused.class);
    host.model.own().undo();
    assertThat(host.model.own().tray().size()).isZero();
    host.model.own().redo();
    assertThat(host.model.own().tray().ids()).hasSize(3);
    host.model.own().clearTray();
    assertThat(host.model.own().tray().size()).isZero();
  }

  @Test
  void layingDownEmptiesTheTray() {
    FakeHost host =
        FakeHost.of(
            """
            oklahoma
            A: 3h 9h 9d 9c Kh Kd Kc Qc
            B: 5h
            C: 6h
            pile 4d
            stock 8d
            A to play
            """,
            Seat.A);
    stage(host, 0, "9h", "9d", "9c");
    stage(host, 1, "Kh", "Kd", "Kc");
    host.model.layDown();
    host.answer();
    assertThat(host.model.own().tray().size()).isZero();
    assertThat(text(host.model.own().hand())).isEqualTo("3h Qc");
    assertThat(host.deal().down(Seat.A)).isTrue();
  }

  @Test
  void undoBringsBackAnOrderForTheCardsThatAreStillThere() {
    FakeHost host = table("A to play", Seat.A);
    String dealt = text(host.model.own().hand());
    host.model.own().move(Set.of(id(host, "Kh")), 0);
    host.play("A discards Kd", "B passes", "C passes", "D passes");
    host.model.own().undo();
    assertThat(text(host.model.own().hand()))
        .isEqualTo(dealt.replace("Kd ", "").replace(" Kd", ""));
    host.model.own().redo();
    assertThat(text(host.model.own().hand())).startsWith("Kh ");
  }

  /** UX 9.16-7. */
  @Test
  void theOrderSurvivesAReturn() {
    FakeHost host = table("A to play", Seat.A);
    host.model.own().move(Set.of(id(host, "Kh")), 0);
    stage(host, 0, "9h", "9d");
    Arranged arranged = host.model.sight().own();
    host.model.send(discard("Qc"));
    host.welcomeAgain();
    assertThat(host.model.sight().own()).isEqualTo(arranged);
    assertThat(host.model.pendingProperty().get()).isEmpty();
    assertThat(changes).last().isInstanceOf(Change.Restored.class);
  }

  @Test
  void aNewDealIsSortedForItsContract() {
    FakeHost host = table("A to play", Seat.A);
    host.model.own().select(Set.of(id(host, "Kh")));
    host.deal(
        FakeHost.of(TABLE.replace("oklahoma", "oklahoma hand 2").formatted("A to draw"), Seat.A)
            .deal());
    assertThat(text(host.model.own().hand())).isEqualTo("3h 9h Kh 9c Qc 9d Kd");
    assertThat(host.model.own().tray().slots())
        .extracting(Slot::kind)
        .containsExactly(Meld.Kind.BOOK, Meld.Kind.RUN);
    assertThat(host.model.own().canUndoProperty().get()).isFalse();
    assertThat(changes).last().isInstanceOf(Change.Dealt.class);
  }

  @Test
  void aHandThatIsKeptSortedTakesADrawnCardIn() {
    FakeHost host = table("A to draw", Seat.A);
    host.model.own().alwaysSortedProperty().set(Optional.of(Sort.RANK));
    host.play("A draws");
    assertThat(text(host.model.own().hand())).isEqualTo("3h 8d 9h 9c 9d Qc Kh Kd");
  }

  @Test
  void suggestionsFillTheTrayTheBestFirstAndThenTheNext() {
    FakeHost host =
        FakeHost.of(
            """
            oklahoma
            A: 3h 9h 9d 9c 9s Kh Kd Kc *
            B: 5h
            C: 6h
            pile 4d
            stock 8d
            A to play
            """,
            Seat.A);
    Suggestion best = host.model.own().suggest().orElseThrow();
    assertThat(best.index()).isZero();
    assertThat(host.model.refusal(host.model.own().tray().move())).isEmpty();
    Move first = host.model.own().tray().move();
    assertThat(host.model.own().suggest()).contains(new Suggestion(1, best.count()));
    assertThat(host.model.own().tray().move()).isNotEqualTo(first);
    for (int i = 1; i < best.count(); i++) {
      host.model.own().suggest();
    }
    assertThat(host.model.own().tray().move()).isEqualTo(first);
  }

  @Test
  void nothingIsSuggestedWhereTheContractCannotBeLaidDown() {
    FakeHost host = table("A to play", Seat.A);
    assertThat(host.model.own().suggest()).isEmpty();
    assertThat(host.model.own().tray().size()).isZero();
  }

  @Test
  void sortedByMeldsWhatBelongsTogetherLiesTogether() {
    FakeHost host = table("A to play", Seat.A);
    host.model.own().sort(Sort.MELDS);
    assertThat(text(host.model.own().hand())).isEqualTo("9h 9c 9d Kh Kd 3h Qc");
  }

  @Test
  void theLogTellsWhatHappenedAndMarksOnesLastTurn() {
    FakeHost host = table("A to play", Seat.A);
    host.play("A discards Qc", "B passes", "C passes", "D passes", "B takes");
    assertThat(host.model.log().lines())
        .extracting(LogLine::event)
        .containsExactly(
            new Event.Discarded(Seat.A, card("Qc")),
            new Event.ClaimSettled(Optional.empty(), card("Qc")),
            new Event.Took(Seat.B, card("Qc")));
    assertThat(host.model.log().markProperty().get()).isEqualTo(1);
    List<Event> told = host.model.log().lines().stream().map(LogLine::event).toList();
    host.welcomeAgain();
    assertThat(host.model.log().lines()).extracting(LogLine::event).isEqualTo(told);
  }

  private static int id(FakeHost host, String card) {
    return host.model.own().hand().cards().stream()
        .filter(held -> held.card().equals(card(card)))
        .findFirst()
        .orElseThrow()
        .id();
  }

  private static void stage(FakeHost host, int slot, String... cards) {
    host.model.own().stage(slot, List.of(cards).stream().map(card -> id(host, card)).toList());
  }
}
