package oklahoma.client.table.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import oklahoma.client.fixture.Pulses;
import oklahoma.client.table.layout.Area;
import oklahoma.client.table.layout.Frame;
import oklahoma.client.table.layout.PlacedCard;
import oklahoma.client.table.layout.Spot;
import oklahoma.client.table.model.RiggedTable;
import oklahoma.client.table.motion.Speed;
import oklahoma.rules.Move;
import oklahoma.rules.Reason;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Back;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Face;
import oklahoma.rules.gin.Gin;
import oklahoma.rules.gin.GinPhase;
import oklahoma.rules.gin.GinResult;
import oklahoma.rules.notation.Notation;
import oklahoma.rules.notation.ProposedMove;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.util.WaitForAsyncUtils;

/**
 * Whole deals of gin on the real table, by drag, by clicks and by keys: the offer, a knock that is
 * refused, a knock that is declared, the lay-offs of a defender, and gin.
 */
public class GinTableTest {
  /** A has two melds and too much besides; what it draws puts that right. */
  static final String DEAL =
      """
      gin classic up 6d
      A: 345c 789h QdJs2h8s
      B: 6c7c Kdhs 2c4h9dTd3d
      pile 6d
      stock TsQs9cAs ...
      offer to A
      """;

  /** B has knocked with a run of A's suit. */
  public static final String KNOCKED =
      """
      gin classic up 6d
      A: 8s 4s 2hd 9h Jd Qc 3c 5d Ts
      B: [2s]
      meld B: run 567s
      meld B: book KdKhKs
      meld B: book 4dhc
      pile 9d
      stock 6d ...
      B knocked: A
      """;

  /** A has gin as soon as it discards the king. */
  static final String GIN =
      """
      gin classic up 6d
      A: 345c 789h TJQKs Kd
      B: #
      pile 6d
      stock As ...
      A to discard drew Kd
      """
          .replace("#", "2c4h9dTd3dKh8c6h5h2h");

  private static final Card NINE = Notation.cards("9h").orElseThrow().getFirst();

  @Test
  void noticesKeepBelowAQuestion() throws Exception {
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(DEAL), Speed.OFF, 1024, 640)) {
      Node notices = table.view().lookup("#table-notices");
      table.robot().interact(() -> table.view().notice("West opened the suggestions."));
      Node question = table.view().lookup("#gin-question");
      assertThat(notices.getBoundsInParent().getMaxX()).isGreaterThan(question.getLayoutX());
      assertThat(notices.getLayoutY())
          .isGreaterThan(question.getLayoutY() + question.getLayoutBounds().getHeight());
      answer(table, "offer-pass");
      assertThat(notices.getLayoutY()).isEqualTo(Math.rint(frame(table).melds().y()));
    }
  }

  @Test
  void theLastSecondsOfAnybodysTurnRunOutBesideTheStatus() throws Exception {
    RiggedTable rig = new RiggedTable(DEAL).window(15_001);
    try (TableOnScreen table = new TableOnScreen(rig, Speed.OFF)) {
      Node ring = table.view().lookup("#turn-ring");
      answer(table, "offer-pass");
      assertThat(status(table)).startsWith("West is deciding");
      Awaitility.await().until(ring::isVisible);
      rig.window(60_000);
      table.others("B passes");
      assertThat(status(table)).startsWith("Your turn");
      assertThat(ring.isVisible()).isFalse();
    }
  }

  @Test
  void aDealIsPlayedByDrag() throws Exception {
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(DEAL), Speed.OFF)) {
      answer(table, "offer-pass");
      table.others("B passes");
      pull(table, frame(table).stock());
      table.drag("Qd", middle(table, frame(table).knock()));
      assertThat(table.chip())
          .startsWith("Your deadwood is 30. To knock, bring it down to 6 or less.");
      table.drag("Qd", middle(table, frame(table).pile()));
      table.others("B draws", "B discards Qs");
      pull(table, frame(table).pile());
      table.drag("8s", middle(table, frame(table).knock()));
      assertThat(table.view().lookup("#gin-question")).matches(Node::isVisible);
      answer(table, "declare-yes");
      knocked(table, 2);
    }
  }

  @Test
  void aDealIsPlayedByClicks() throws Exception {
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(DEAL), Speed.OFF)) {
      answer(table, "offer-pass");
      table.others("B passes");
      click(table, frame(table).stock());
      table.robot().clickOn(table.onCard("Qd"));
      click(table, frame(table).knock());
      assertThat(table.chip())
          .startsWith("Your deadwood is 30. To knock, bring it down to 6 or less.");
      click(table, frame(table).pile());
      table.others("B draws", "B discards Qs");
      Area pile = frame(table).pile(); // not where the last click was, or it were a double one
      table.robot().clickOn(table.screen(pile.x() + 12, pile.y() + 16));
      Pulses.settle();
      table.robot().clickOn(table.onCard("8s"));
      click(table, frame(table).knock());
      answer(table, "declare-yes");
      knocked(table, 2);
    }
  }

  @Test
  void aDealIsPlayedByKeys() throws Exception {
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(DEAL), Speed.OFF)) {
      table.press(KeyCode.N);
      table.others("B passes");
      table.press(KeyCode.D);
      assertThat(status(table)).isEqualTo("Your turn – discard a card.");
      table.focus("Qd");
      table.press(KeyCode.K);
      assertThat(table.chip())
          .startsWith("Your deadwood is 30. To knock, bring it down to 6 or less.");
      table.press(KeyCode.ENTER);
      table.others("B draws", "B discards Qs");
      table.press(KeyCode.T);
      assertThat(status(table)).isEqualTo("Your turn – discard a card, or knock.");
      table.focus("8s");
      table.press(KeyCode.K);
      table.press(KeyCode.K);
      knocked(table, 2);
    }
  }

  @Test
  void aKeyThatIsHeldDeclaresAKnockAndDoesNotSendIt() throws Exception {
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(GIN), Speed.OFF)) {
      table.hold(KeyCode.K);
      assertThat(table.asked()).isEmpty();
      assertThat(table.view().lookup("#gin-question").isVisible()).isTrue();
      table.press(KeyCode.K);
      assertThat(table.asked()).hasSize(1);
    }
  }

  @Test
  void spacePressesTheAnswerThatHasTheFocus() throws Exception {
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(DEAL), Speed.OFF)) {
      table.focus("Qd");
      table.press(KeyCode.SPACE);
      assertThat(table.asked()).isEmpty();
      assertThat(table.rig().model().own().selected()).hasSize(1);
      table.robot().interact(() -> table.view().lookup("#offer-pass").requestFocus());
      table.robot().push(KeyCode.SPACE);
      assertThat(table.asked()).containsExactly(new Move.Pass());
    }
  }

  @ParameterizedTest
  @CsvSource({
    "gin classic up 6d, 345c 789h TJQKs Kd, Nobody may lay off. +25",
    "gin classic up 6s spades-double yes, 345c 789h TJQKs Kd, Nobody may lay off. +50",
    "gin classic up 6d big-gin yes, 345c 789h TJQKs 6c, Nobody may lay off. +31",
    "gin royal up 6d, 345c 789h TJQKs Kd, Nobody may lay off."
  })
  void aDeclarationPromisesWhatTheRulesGive(String rules, String hand, String promise)
      throws Exception {
    String deal =
        GIN.replace("gin classic up 6d", rules)
            .replace("A: 345c 789h TJQKs Kd", "A: " + hand)
            .replace("pile 6d", "pile " + rules.replaceAll(".*up (..).*", "$1"))
            .replace("drew Kd", "drew " + hand.substring(hand.length() - 2));
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(deal), Speed.OFF)) {
      table.press(KeyCode.K);
      assertThat(table.view().lookup("#gin-question").getAccessibleText()).endsWith(promise);
    }
  }

  /** G-12. */
  @ParameterizedTest
  @CsvSource({"'', to knock or go gin", "limit gin-only, to go gin"})
  void theLastDiscardIsTakenForWhatTheRulesAllow(String rules, String what) throws Exception {
    String deal =
        """
        gin classic stock-end fiftieth-card %s up 6d
        A: 678h Tcsd A23c Kd
        B: 4c4h9d4d3dKh8c6c5h2h
        pile 9h 6d
        stock 2s 3s
        A to draw last
        """
            .formatted(rules);
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(deal), Speed.OFF)) {
      assertThat(table.view().lookup("#gin-question").getAccessibleText())
          .startsWith("This is the last discard: take it " + what + ", or pass.");
    }
  }

  private static String status(TableOnScreen table) {
    return table.view().lookup("#status").getAccessibleText();
  }

  @Test
  void aDefenderLaysOffByDragAndIsDone() throws Exception {
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(KNOCKED), Speed.OFF)) {
      table.drag("Qc", table.onMeld(0, 0));
      assertThat(table.chip()).isEqualTo("Q♣ does not fit. This meld takes only 4♠ 8♠.");
      table.drag("4s", table.onMeld(0, 0));
      assertThat(table.asked()).hasSize(1);
      table.press(KeyCode.B);
      assertThat(Notation.print(table.rig().game().tableau().melds().getFirst().meld()))
          .contains("45678s");
      answer(table, "lay-off-done");
      assertThat(table.rig().game().over()).isTrue();
      assertThat(table.program().dealsShown).isEqualTo(1);
    }
  }

  @Test
  void aKnockersHandIsFaceUpFromTheKnockOnAndEveryHandAtTheEnd() throws Exception {
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(KNOCKED), Speed.OFF)) {
      assertThat(handOf(table, Seat.B)).isEqualTo(Notation.cards("2s").orElseThrow());
      answer(table, "lay-off-done");
      assertThat(handOf(table, Seat.B)).isEqualTo(Notation.cards("2s").orElseThrow());
    }
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(GIN), Speed.OFF)) {
      assertThat(handOf(table, Seat.B)).hasSize(10).containsOnly(Back.BACK);
      table.others("A knocks Kd: 345c / 789h / TJQKs");
      assertThat(handOf(table, Seat.B))
          .isEqualTo(Notation.cards("456h 2h Kh 28c 39Td").orElseThrow());
    }
  }

  private static List<Face> handOf(TableOnScreen table, Seat seat) {
    Map<Spot, PlacedCard> seen = table.view().picture().now().at();
    return IntStream.iterate(0, i -> seen.containsKey(new Spot.InHand(seat, i)), i -> i + 1)
        .mapToObj(i -> Objects.requireNonNull(seen.get(new Spot.InHand(seat, i))).face())
        .toList();
  }

  @Test
  void aRefusalLeadsToItsRule() throws Exception {
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(KNOCKED), Speed.OFF)) {
      table.drag("Qc", table.onMeld(0, 0));
      table.robot().clickOn("#reason-rule");
      Pulses.settle();
      assertThat(table.program().rules).containsExactly(Reason.LAY_OFF_MISFIT);
    }
  }

  @Test
  void severalCardsAreLaidOffTogetherAndWhatFitsNowhereSaysWhy() throws Exception {
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(KNOCKED), Speed.OFF)) {
      for (String card : List.of("Qc", "8s", "4s")) {
        table.robot().clickOn(table.onCard(card));
      }
      table.drag("8s", table.onMeld(0, 0));
      assertThat(Notation.print(table.rig().game().tableau().melds().getFirst().meld()))
          .contains("45678s");
      assertThat(table.chip()).isEqualTo("Q♣ does not fit. This meld takes only 3♠ 9♠.");
    }
  }

  @Test
  void aCardThatStillGlidesHomeIsTakenWhereItLay() throws Exception {
    RiggedTable rig = new RiggedTable(GIN.replace("TJQKs Kd", "TJQs 2d Kd"));
    try (TableOnScreen table = new TableOnScreen(rig, Speed.SLOW)) {
      double far =
          table.dragAgainAtOnce(
              "3c", middle(table, frame(table).knock()), middle(table, frame(table).pile()));
      assertThat(far).isLessThan(frame(table).pile().height());
      assertThat(table.asked()).hasSize(1);
    }
  }

  @Test
  void ginIsNotGivenUpUnasked() throws Exception {
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(GIN), Speed.OFF)) {
      table.drag("Kd", middle(table, frame(table).pile()));
      assertThat(table.asked()).isEmpty();
      assertThat(table.view().lookup("#throw-gin")).isNotNull();
      answer(table, "throw-gin");
      answer(table, "declare-yes");
      assertThat(result(table).call()).isEqualTo(GinResult.Call.GIN);
    }
  }

  /** K11: another card than the one that makes it gin throws gin away too. */
  @Test
  void ginIsNotGivenUpUnaskedByACardOfAMeld() throws Exception {
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(GIN), Speed.OFF)) {
      table.drag("9h", middle(table, frame(table).pile()));
      assertThat(table.asked()).isEmpty();
      answer(table, "throw-gin");
      answer(table, "declare-yes");
      assertThat(result(table).call()).isEqualTo(GinResult.Call.GIN);
    }
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(GIN), Speed.OFF)) {
      table.focus("9h");
      table.press(KeyCode.ENTER);
      assertThat(table.asked()).isEmpty();
      answer(table, "throw-yes");
      assertThat(table.asked()).containsExactly(new Move.Discard(NINE));
    }
  }

  @Test
  void bigGinIsNotGivenUpUnasked() throws Exception {
    String big =
        GIN.replace("gin classic", "gin classic big-gin yes")
            .replace("345c", "3456c")
            .replace("Ks Kd", "Ks")
            .replace("drew Kd", "drew Ks");
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(big), Speed.OFF)) {
      table.focus("8h");
      table.press(KeyCode.ENTER);
      assertThat(table.asked()).isEmpty();
      table.press(KeyCode.K);
      table.press(KeyCode.K);
      assertThat(result(table).call()).isEqualTo(GinResult.Call.BIG_GIN);
    }
  }

  /** G-4. */
  @Test
  void aCardThatMayNotGoMakesNoGin() throws Exception {
    String taken = GIN.replace("drew Kd", "took Kd");
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(taken), Speed.OFF)) {
      table.drag("9h", middle(table, frame(table).pile()));
      assertThat(table.asked()).containsExactly(new Move.Discard(NINE));
    }
  }

  @Test
  void theNameOfAGroupEndsBeforeTheNextBegins() throws Exception {
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(GIN), Speed.OFF)) {
      List<Bounds> names =
          table.view().lookupAll(".gin-group").stream()
              .map(Node::getBoundsInParent)
              .sorted(Comparator.comparingDouble(Bounds::getMinX))
              .toList();
      assertThat(names).hasSize(4);
      for (int i = 1; i < names.size(); i++) {
        assertThat(names.get(i - 1).getMaxX()).isLessThan(names.get(i).getMinX());
      }
    }
  }

  @Test
  void nothingOfTheDealBeforeIsSeenWhileTheNextIsDealt() throws Exception {
    RiggedTable rig = new RiggedTable(GIN);
    try (TableOnScreen table = new TableOnScreen(rig, Speed.SLOW)) {
      List<String> groups = groups(table.view());
      table.others("A knocks Kd: 345c / 789h / TJQKs");
      WaitForAsyncUtils.waitForAsyncFx(60_000, () -> table.view().settle());
      assertThat(table.view().lookupAll(".meld-panel")).isNotEmpty();
      boolean cleared =
          WaitForAsyncUtils.waitForAsyncFx(
              10_000,
              () -> {
                rig.dealAgain();
                return table.view().lookupAll(".meld-panel").isEmpty()
                    && groups(table.view()).equals(groups)
                    && table.view().getAccessibleText().startsWith("Your turn");
              });
      assertThat(cleared).isTrue();
    }
  }

  private static List<String> groups(TableView view) {
    return view.lookupAll(".gin-group").stream().map(name -> ((Label) name).getText()).toList();
  }

  private static void knocked(TableOnScreen table, int deadwood) {
    Gin deal = (Gin) table.rig().game();
    assertThat(deal.phase()).isInstanceOf(GinPhase.LayingOff.class);
    assertThat(status(table)).isEqualTo("West is laying off.");
    ProposedMove done = new ProposedMove(Seat.B, deal.defaultMove(Seat.B).orElseThrow());
    while (deal.toAct().contains(Seat.B)) {
      done = new ProposedMove(Seat.B, deal.defaultMove(Seat.B).orElseThrow());
      table.others(Notation.print(done));
      deal = (Gin) table.rig().game();
    }
    assertThat(deal.over()).isTrue();
    assertThat(result(table).call()).isEqualTo(GinResult.Call.KNOCK);
    assertThat(result(table).deadwood()).hasSize(1);
    assertThat(
            deal.rules()
                .runs()
                .value((oklahoma.rules.card.Suited) result(table).deadwood().getFirst()))
        .isEqualTo(deadwood);
    assertThat(table.program().dealsShown).isEqualTo(1);
  }

  private static GinResult.Called result(TableOnScreen table) {
    return (GinResult.Called) ((Gin) table.rig().game()).result().outcome();
  }

  private static Frame frame(TableOnScreen table) {
    return table.view().picture().laid().frame();
  }

  private static javafx.geometry.Point2D middle(TableOnScreen table, Area area) {
    return table.middle(area);
  }

  private static void click(TableOnScreen table, Area area) {
    table.robot().clickOn(table.middle(area));
    Pulses.settle();
  }

  private static void pull(TableOnScreen table, Area from) {
    table.robot().drag(table.middle(from)).dropTo(table.middle(frame(table).hand()));
    Pulses.settle();
  }

  private static void answer(TableOnScreen table, String id) {
    table.robot().clickOn("#" + id);
    Pulses.settle();
  }
}
