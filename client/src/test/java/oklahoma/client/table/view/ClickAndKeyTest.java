package oklahoma.client.table.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import oklahoma.client.fixture.Pulses;
import oklahoma.client.table.keys.QuestionState;
import oklahoma.client.table.model.RiggedTable;
import oklahoma.client.table.model.hand.Held;
import oklahoma.client.table.model.hand.Slot;
import oklahoma.client.table.motion.Speed;
import oklahoma.protocol.messages.ToHost;
import oklahoma.rules.Move;
import oklahoma.rules.Seat;
import oklahoma.rules.card.End;
import oklahoma.rules.card.Rank;
import oklahoma.rules.card.Suit;
import oklahoma.rules.card.Suited;
import org.junit.jupiter.api.Test;
import org.testfx.util.WaitForAsyncUtils;

/** Moves made by clicks alone, and by keys alone. */
class ClickAndKeyTest {

  private static final String EMPTY = "The stock is empty. Take the discard.";

  /** A plays after C, claims cost nothing, and all renewals are used up. */
  private static final String SPENT =
      """
      oklahoma penalty 0 renewals 1 dealer B renewed 1
      A: 8shd Qdhc KhJd2h
      B: 3456789h
      C: Qs 456789TJc
      pile 3d 7c
      stock
      C to play
      """;

  @Test
  void theOwnerClosesAWindowThatWaitsForAllOthers() throws Exception {
    RiggedTable rig = new RiggedTable(Moments.CLAIM).owned();
    try (TableOnScreen table = new TableOnScreen(rig, Speed.OFF)) {
      Node close = table.view().lookup("#close-window");
      assertThat(close.isVisible()).isFalse();
      table.others("C discards Qs");
      assertThat(close.isVisible()).as("the owner has not answered").isFalse();
      table.awaitArmed();
      table.press(KeyCode.N);
      await().until(close::isVisible);
      table.robot().clickOn(close);
      assertThat(rig.sent()).endsWith(new ToHost.EndWait(rig.number()));
    }
  }

  @Test
  void aPlayerWhoReturnsDuringAClaimWindowIsAsked() throws Exception {
    RiggedTable rig = new RiggedTable(Moments.CLAIM);
    rig.play("C discards Qs");
    try (TableOnScreen table = new TableOnScreen(rig, Speed.OFF)) {
      assertThat(table.view().lookup("#claim-card").isVisible()).isTrue();
      table.awaitArmed();
      table.press(KeyCode.N);
      await().until(() -> table.view().asked() == QuestionState.NOT);
    }
  }

  @Test
  void aQuestionHidesTheLineThatItWouldCoverInPart() throws Exception {
    RiggedTable rig =
        new RiggedTable(
            Moments.dealt(
                3,
                """
                oklahoma hand 1 dealer A
                A: 8shd Qdhc KhJd2h
                B: #10
                C: Qs 456789TJc
                pile 3d 7c
                C to play
                """));
    rig.play("C discards Qs");
    try (TableOnScreen table = new TableOnScreen(rig, Speed.OFF)) {
      Node claim = table.view().lookup("#claim-card");
      assertThat(claim.isVisible()).isTrue();
      Node status = table.view().lookup("#status");
      assertThat(status.isVisible() && whole(status).intersects(whole(claim)))
          .as("the question lies over a line that can still be seen")
          .isFalse();
    }
  }

  @Test
  void aReasonLeavesTheStatusLineFree() throws Exception {
    RiggedTable rig = new RiggedTable(GinTableTest.DEAL);
    try (TableOnScreen table = new TableOnScreen(rig, Speed.OFF, 1024, 640)) {
      table.focus("Qd");
      table.press(KeyCode.UP);
      assertThat(table.chip()).isNotEmpty();
      assertThat(whole(table.view().lookup("#reason")))
          .matches(reason -> !reason.intersects(whole(table.view().lookup("#status"))));
    }
  }

  @Test
  void wordsBesideACardLeaveTheStatusLineFree() throws Exception {
    String wide =
        "oklahoma hand 1 dealer A\nA: 4689Ts 579JKd 3579JKc 35h\nB: #10\npile Ah\nA to play";
    RiggedTable rig = new RiggedTable(Moments.dealt(2, wide));
    try (TableOnScreen table = new TableOnScreen(rig, Speed.OFF, 1024, 640)) {
      table.doubleClick("4s");
      assertThat(table.chip()).startsWith("Discarding");
      assertThat(whole(table.view().lookup("#chip")))
          .matches(chip -> !chip.intersects(whole(table.view().lookup("#status"))));
    }
  }

  @Test
  void aDiscardByClicksIsTakenBackByTheButtonAndByEsc() throws Exception {
    for (KeyCode key : List.of(KeyCode.UNDEFINED, KeyCode.ESCAPE)) {
      try (TableOnScreen table = new TableOnScreen(new RiggedTable(Moments.DOWN), Speed.OFF)) {
        table.doubleClick("Jd");
        assertThat(table.chip()).startsWith("Discarding");
        if (key == KeyCode.ESCAPE) {
          table.press(key);
        } else {
          table.robot().interact(((Button) table.view().lookup("#undo"))::fire);
        }
        assertThat(table.chip()).isEmpty();
        assertThat(table.rig().model().own().selected()).hasSize(1);
        Pulses.pass(60);
        assertThat(table.asked()).isEmpty();
        assertThat(table.program().called).isEmpty();
      }
    }
  }

  @Test
  void aDiscardByClicksIsTakenBackByLeavingTheTable() throws Exception {
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(Moments.DOWN), Speed.OFF)) {
      table.doubleClick("Jd");
      assertThat(table.chip()).startsWith("Discarding");
      table.leave();
      Pulses.pass(60);
      assertThat(table.asked()).isEmpty();
    }
  }

  @Test
  void theNextPlayerIsNotPassedForUntilItsTurn() throws Exception {
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(SPENT), Speed.OFF)) {
      table.others("C discards Qs");
      table.awaitArmed();
      table.press(KeyCode.P);
      assertThat(table.asked()).isEmpty();
      assertThat(table.view().asked()).isEqualTo(QuestionState.ARMED);
    }
  }

  @Test
  void theQuestionsNoteOnAnAnswerIsNotRepeated() throws Exception {
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(Moments.CLAIM), Speed.OFF)) {
      table.others("C discards Qs");
      Node status = table.view().lookup("#status");
      table.others("A passes");
      assertThat(table.view().lookup("#claim-card").isVisible()).isTrue();
      assertThat(status.isVisible()).isFalse();
      table.others("B passes", "D passes");
      assertThat(table.view().lookup("#claim-card").isVisible()).isFalse();
      assertThat(status.isVisible()).isTrue();
    }
  }

  private static Bounds whole(Node node) {
    return node.localToScene(node.getLayoutBounds());
  }

  @Test
  void onlyTheOwnerClosesAWindow() throws Exception {
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(Moments.CLAIM), Speed.OFF)) {
      table.others("C discards Qs");
      table.awaitArmed();
      table.press(KeyCode.N);
      await().until(() -> table.view().asked() == QuestionState.NOT);
      assertThat(table.view().lookup("#close-window").isVisible()).isFalse();
    }
  }

  /** O-15, O-24: where nothing can be drawn the next player leaves the card or takes it. */
  @Test
  void nothingIsDrawnFromAStockThatIsNotRenewedAgain() throws Exception {
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(SPENT), Speed.OFF)) {
      Node stock = table.view().lookup("#stock");
      assertThat(stock.getAccessibleText())
          .isEqualTo("Stock: 0 cards. The discards will not be shuffled into a new stock again.");
      table.others("C discards Qs");
      table.awaitArmed();
      table.press(KeyCode.D);
      assertThat(table.chip()).isEqualTo(EMPTY);
      assertThat(table.asked()).isEmpty();
      table.press(KeyCode.N);
      table.others("B passes");
      assertThat(stock.getAccessibleText()).endsWith(EMPTY);
      table.press(KeyCode.D);
      assertThat(table.chip()).isEqualTo(EMPTY);
      table.robot().clickOn(table.middle(table.view().picture().laid().frame().stock()));
      table.press(KeyCode.T);
      assertThat(table.asked()).containsExactly(new Move.Pass(), new Move.Take());
    }
  }

  @Test
  void theStockSaysHowOftenItIsRenewed() throws Exception {
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(Moments.DRAW), Speed.OFF)) {
      assertThat(table.view().lookup("#stock").getAccessibleText())
          .endsWith("cards. The discards can be shuffled into a new stock 3 more times.");
      Label badge = (Label) table.view().lookup(".pile-badge");
      assertThat(badge.isVisible()).isTrue();
      assertThat(badge.getText()).isEqualTo("3");
    }
  }

  @Test
  void aTurnIsPlayedByClicks() throws Exception {
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(Moments.DRAW), Speed.OFF)) {
      table.robot().clickOn(table.middle(table.view().picture().laid().frame().stock()));
      table.robot().clickOn(table.onCard("Jd"));
      table.robot().clickOn(table.middle(table.view().picture().laid().frame().pile()));
      Pulses.settle();
      assertThat(table.asked())
          .containsExactly(new Move.Draw(), new Move.Discard(new Suited(Rank.JACK, Suit.DIAMONDS)));
      assertThat(table.view().announced()).isEqualTo("You discard J♦.");
      assertThat(table.view().lookup("#announcer").getAccessibleText())
          .isEqualTo("You discard jack of diamonds.");
    }
  }

  /** The card under the pointer makes room for itself, but what is beside it stays where it was. */
  @Test
  void aCardBesideTheRaisedOneIsHitWhereItRests() throws Exception {
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(Moments.DRAW), Speed.OFF)) {
      Point2D beside = table.onCard("Qd");
      table.robot().moveTo(table.onCard("8d"));
      await().until(() -> table.view().picture().hovered().equals(OptionalInt.of(table.id("8d"))));
      table.robot().clickOn(beside);
      Pulses.settle();
      assertThat(table.rig().model().playerView().own().selected()).containsExactly(table.id("Qd"));
    }
  }

  @Test
  void underACoverTheKeysOfTheTableDoNothing() throws Exception {
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(Moments.DRAW), Speed.OFF)) {
      table.program().cover(true);
      table.press(KeyCode.D);
      table.press(KeyCode.S);
      assertThat(table.asked()).isEmpty();
      table.program().cover(false);
      table.press(KeyCode.D);
      assertThat(table.asked()).containsExactly(new Move.Draw());
    }
  }

  @Test
  void theContractIsLaidDownByKeys() throws Exception {
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(Moments.DRAW), Speed.OFF)) {
      table.robot().push(KeyCode.D);
      table.robot().push(KeyCode.M);
      table.robot().push(KeyCode.L);
      Pulses.settle();
      assertThat(table.rig().deal().down(Seat.A)).isTrue();
      table.robot().push(KeyCode.TAB);
      Pulses.settle();
      assertThat(table.view().picture().focused()).isPresent();
    }
  }

  @Test
  void eachSuggestionIsTheNextAndAfterTheLastComesTheFirst() throws Exception {
    String several = Moments.DRAW.replace("A: 8shd Qdhc KhJd2h", "A: 8shd Qdhc KhdcJd2h");
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(several), Speed.OFF)) {
      table.press(KeyCode.M);
      assertThat(table.chip()).startsWith("Suggestion 1 of 3");
      List<Slot> first = table.rig().model().own().tray().slots();
      table.press(KeyCode.M);
      assertThat(table.chip()).startsWith("Suggestion 2 of 3");
      assertThat(table.rig().model().own().tray().slots()).isNotEqualTo(first);
      table.press(KeyCode.M);
      table.press(KeyCode.M);
      assertThat(table.chip()).startsWith("Suggestion 1 of 3");
      assertThat(table.rig().model().own().tray().slots()).isEqualTo(first);
    }
  }

  @Test
  void aTableMayForbidSuggestions() throws Exception {
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(Moments.DRAW), Speed.OFF)) {
      table.program().suggests = false;
      table.press(KeyCode.M);
      assertThat(table.chip()).isEqualTo("Suggestions are off at this table.");
      assertThat(table.rig().model().own().tray().ids()).isEmpty();
    }
  }

  @Test
  void aLiftedCardWalksTheTargetsAndIsDroppedByKeys() throws Exception {
    String playing = Moments.DRAW.replace("A to draw", "A to play");
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(playing), Speed.OFF)) {
      table.focus("Jd");
      table.robot().push(KeyCode.UP).push(KeyCode.ENTER);
      Pulses.settle();
      assertThat(table.asked())
          .containsExactly(new Move.Discard(new Suited(Rank.JACK, Suit.DIAMONDS)));
    }
  }

  @Test
  void aSelectedCardGoesToTheMeldWithTheNumber() throws Exception {
    String down =
        Moments.dealt(
            3,
            """
            oklahoma hand 1 dealer C
            A: KhJd2h
            B: #11
            C: #9
            meld A: book 8shd
            meld A: book Qdhc
            meld B: book Kdcs
            meld B: book 5shd
            pile 3d 7c
            A to play
            """);
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(down), Speed.OFF)) {
      table.robot().clickOn(table.onCard("Kh")).push(KeyCode.DIGIT1);
      Pulses.settle();
      assertThat(table.asked())
          .containsExactly(
              new Move.LayOff(new Suited(Rank.KING, Suit.HEARTS), 2, Optional.of(End.HIGH)));
    }
  }

  @Test
  void aNumberThatNoPlaceHasIsAnswered() throws Exception {
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(Moments.DOWN), Speed.OFF)) {
      table.press(KeyCode.DIGIT7);
      assertThat(table.chip())
          .isEqualTo("No place has the number 7 now. Press ↑ at a card, ← → and Enter.");
      assertThat(table.asked()).isEmpty();
    }
  }

  @Test
  void everythingThatFitsIsShownFirstAndPlacedWhenConfirmed() throws Exception {
    String down =
        Moments.dealt(
            3,
            """
            oklahoma hand 1 dealer C
            A: 8cKhJd6h
            B: #11
            C: #9
            meld A: book 8shd
            meld A: book Qdhc
            meld B: book Kdcs
            meld B: book 5shd
            pile 3d 7c
            A to play
            """);
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(down), Speed.OFF)) {
      table.press(KeyCode.F);
      assertThat(table.chip()).startsWith("You can lay off 2 cards.");
      table.press(KeyCode.ESCAPE);
      table.press(KeyCode.F);
      assertThat(table.asked()).isEmpty();
      table.press(KeyCode.ENTER);
      WaitForAsyncUtils.waitFor(10, TimeUnit.SECONDS, () -> table.held() == 2);
      assertThat(table.asked())
          .containsExactlyInAnyOrder(
              new Move.LayOff(new Suited(Rank.EIGHT, Suit.CLUBS), 0, Optional.of(End.HIGH)),
              new Move.LayOff(new Suited(Rank.KING, Suit.HEARTS), 2, Optional.of(End.HIGH)));
    }
  }

  @Test
  void aDoubleClickFindsAMeldThatIsStillOnItsWay() throws Exception {
    try (TableOnScreen table = TableOnScreen.staged()) {
      table.keyThenDoubleClick(KeyCode.L, "8c");
      assertThat(table.asked())
          .last()
          .isEqualTo(new Move.LayOff(new Suited(Rank.EIGHT, Suit.CLUBS), 0, Optional.of(End.HIGH)));
    }
  }

  /** A card that fits the meld below is selected. */
  @Test
  void aClickOnANoticeDoesNotReachTheMeldBelow() throws Exception {
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(Moments.DOWN), Speed.OFF)) {
      Point2D meld = table.view().screenToLocal(table.onMeld(4, 1));
      WaitForAsyncUtils.waitForAsyncFx(
          10_000,
          () -> {
            table.rig().model().own().select(Set.of(table.id("Kh")));
            table.view().notice("West is back.");
            table.click(table.view().lookup(".table-notice"), meld);
          });
      assertThat(table.asked()).isEmpty();
    }
  }

  @Test
  void aClaimIsAnsweredWhenTheQuestionHasStoodForAMoment() throws Exception {
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(Moments.CLAIM), Speed.OFF)) {
      table.othersThenKey("C discards Qs", KeyCode.SPACE);
      assertThat(table.asked()).isEmpty();
      awaitAnswer(table);
      assertThat(table.asked()).containsExactly(new Move.Claim());
      assertThat(table.rig().model().own().hand().cards()).hasSize(9);
      table.others("D passes");
      assertThat(table.rig().model().own().hand().cards()).hasSize(11);
    }
  }

  private static void awaitAnswer(TableOnScreen table) throws TimeoutException {
    WaitForAsyncUtils.waitFor(
        10,
        TimeUnit.SECONDS,
        () -> {
          table.press(KeyCode.SPACE);
          return !table.asked().isEmpty();
        });
  }

  @Test
  void anOrderMadeByHandOutlivesADrawAndTheTray() throws Exception {
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(Moments.DRAW), Speed.OFF)) {
      table.focus("Jd");
      table.robot().push(KeyCode.CONTROL, KeyCode.HOME);
      table.robot().push(KeyCode.D);
      Pulses.settle();
      List<Held> hand = table.rig().model().own().hand().cards();
      assertThat(hand.getFirst().card()).isEqualTo(new Suited(Rank.JACK, Suit.DIAMONDS));
      assertThat(hand.getLast().fresh()).isTrue();
      table.robot().push(KeyCode.M);
      table.robot().push(KeyCode.CONTROL, KeyCode.Z);
      Pulses.settle();
      assertThat(table.rig().model().own().hand().cards()).isEqualTo(hand);
    }
  }
}
