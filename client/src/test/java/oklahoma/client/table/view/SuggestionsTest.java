package oklahoma.client.table.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import oklahoma.client.advice.Advice;
import oklahoma.client.advice.MoveEstimate;
import oklahoma.client.table.model.RiggedTable;
import oklahoma.client.table.model.hand.Held;
import oklahoma.client.table.motion.Speed;
import oklahoma.client.table.panel.Sentence;
import oklahoma.rules.Move;
import oklahoma.rules.card.Rank;
import oklahoma.rules.card.Suit;
import oklahoma.rules.card.Suited;
import oklahoma.rules.notation.Notation;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.testfx.util.WaitForAsyncUtils;

/** Moves that the program suggests, on the real table. */
class SuggestionsTest {
  private static final String GIN =
      """
      gin classic up 6d
      A: 345c 789h QdJs2h8s As
      B: 6c7c Kdhs 2c4h9dTd3d
      pile 6d
      stock TsQs9c ...
      A to discard drew As
      """;

  private static final Move QUEEN = new Move.Discard(new Suited(Rank.QUEEN, Suit.DIAMONDS));
  private static final Move JACK = new Move.Discard(new Suited(Rank.JACK, Suit.SPADES));
  private static final Move EIGHT = new Move.Discard(new Suited(Rank.EIGHT, Suit.SPADES));
  private static final Move ACE = new Move.Discard(new Suited(Rank.ACE, Suit.SPADES));

  @Test
  void theBestThreeAreShownWithTheirChancesAndTheReasons() throws Exception {
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(GIN), Speed.OFF)) {
      table.program().advice =
          Optional.of(
              advice(
                  option(QUEEN, new MoveEstimate.Chance(0.54, 0, 0.02)),
                  option(JACK, new MoveEstimate.Chance(0.5, 0.04, 0.02)),
                  option(EIGHT, new MoveEstimate.Chance(0.41, 0.13, 0.02)),
                  option(ACE, new MoveEstimate.Chance(0.2, 0.34, 0.02))));
      table.program().slow = true;
      table.press(KeyCode.H);
      assertThat(text(table, "#advice-thinking")).isEqualTo("Thinking…");
      WaitForAsyncUtils.waitForAsyncFx(60_000, table.program()::tell);
      assertThat(figures(table)).containsExactly("54%", "50%", "41%");
      Button first = (Button) table.view().lookup("#advice-1");
      assertThat(first.getAccessibleText())
          .isEqualTo(
              "Move 1: Discard queen of diamonds. chance to win the match: 54% It makes sense.");
      assertThat(text(table, "#advice-note")).contains("400 simulations").contains("4%");
      assertThat(table.view().announced()).isEqualTo("Discard Q♦.");
      table.press(KeyCode.ESCAPE);
      assertThat(card(table)).matches(node -> !node.isVisible());
    }
  }

  @Test
  void chancesThatLookTheSameAreShownInTenths() throws Exception {
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(GIN), Speed.OFF)) {
      table.program().advice =
          Optional.of(
              advice(
                  option(QUEEN, new MoveEstimate.Chance(0.334, 0, 0.01)),
                  option(JACK, new MoveEstimate.Chance(0.331, 0.003, 0.002)),
                  option(EIGHT, new MoveEstimate.Chance(0.3, 0.034, 0.002))));
      table.press(KeyCode.H);
      assertThat(figures(table)).containsExactly("33.4%", "33.1%", "30.0%");
      assertThat(((Button) table.view().lookup("#advice-2")).getAccessibleText())
          .contains(" 33.1% ");
    }
  }

  @Test
  void aChosenMoveIsPreparedAndPlayedOnlyByEnter() throws Exception {
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(GIN), Speed.OFF)) {
      table.program().advice =
          Optional.of(
              advice(
                  option(QUEEN, new MoveEstimate.None()), option(JACK, new MoveEstimate.None())));
      table.press(KeyCode.H);
      table.press(KeyCode.DIGIT2);
      assertThat(card(table)).matches(node -> !node.isVisible());
      assertThat(table.rig().model().own().selected())
          .extracting(Held::card)
          .containsExactly(new Suited(Rank.JACK, Suit.SPADES));
      assertThat(table.asked()).isEmpty();
      table.press(KeyCode.ENTER);
      assertThat(table.asked()).containsExactly(JACK);
    }
  }

  /** The tray holds what was suggested, even if the program would lay down something else. */
  @Test
  void aSuggestedContractIsStagedAndLaidDownByEnter() throws Exception {
    String deal =
        Moments.dealt(
            2,
            """
            oklahoma hand 1 dealer B
            A: 8shd Qdhc KhJd2s
            B: #10
            pile 3d
            A to play
            """);
    Move contract = move("A lays down book 8hd2s / book Qdhc");
    try (TableOnScreen table = chosen(deal, contract)) {
      assertThat(table.rig().model().own().tray().move()).isEqualTo(contract);
      assertThat(table.asked()).isEmpty();
      table.robot().type(KeyCode.ENTER);
      Awaitility.await().until(() -> !table.asked().isEmpty());
      assertThat(table.asked()).containsExactly(contract);
    }
  }

  /** A selected card would be discarded by Enter. */
  @Test
  void aSuggestedLayOffIsShownAndMadeByEnter() throws Exception {
    Move off = new Move.LayOff(new Suited(Rank.NINE, Suit.HEARTS), 3, Optional.empty());
    try (TableOnScreen table = chosen(Moments.DOWN, off)) {
      assertThat(table.chip()).isEqualTo("Lay off 9♥ on West’s meld. Enter does it, Esc cancels.");
      assertThat(table.asked()).isEmpty();
      table.press(KeyCode.ENTER);
      assertThat(table.asked()).containsExactly(off);
      assertThat(table.chip()).isEmpty();
    }
  }

  @Test
  void aSuggestedSwapIsShownAndMadeByEnter() throws Exception {
    Move swap = new Move.Swap(new Suited(Rank.SEVEN, Suit.HEARTS), 5, Optional.empty());
    try (TableOnScreen table = chosen(Moments.DOWN, swap)) {
      assertThat(table.chip())
          .isEqualTo("Swap 7♥ for the wild in West’s run. Enter does it, Esc cancels.");
      table.press(KeyCode.ESCAPE);
      assertThat(table.asked()).isEmpty();
      assertThat(table.chip()).isEmpty();
      table.press(KeyCode.H);
      table.press(KeyCode.DIGIT1);
      table.press(KeyCode.ENTER);
      assertThat(table.asked()).containsExactly(swap);
    }
  }

  /** A button that has the focus is not pressed by the Enter that answers the table. */
  @Test
  void whatIsShownIsLaidOffByEnterWhateverHasTheFocus() throws Exception {
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(Moments.DOWN), Speed.OFF)) {
      Node button = table.view().lookup("#sort-suit");
      table.robot().interact(button::requestFocus);
      table.robot().type(KeyCode.F).type(KeyCode.ENTER);
      Awaitility.await().until(() -> !table.asked().isEmpty());
      assertThat(table.asked()).allMatch(Move.LayOff.class::isInstance);
    }
  }

  private static TableOnScreen chosen(String deal, Move move) throws Exception {
    TableOnScreen table = new TableOnScreen(new RiggedTable(deal), Speed.OFF);
    table.program().advice = Optional.of(advice(option(move, new MoveEstimate.None())));
    table.press(KeyCode.H);
    table.press(KeyCode.DIGIT1);
    return table;
  }

  private static Move move(String text) {
    return Notation.meant(text).orElseThrow().move();
  }

  @Test
  void whereNobodyLooksAheadThereIsNoChance() throws Exception {
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(GIN), Speed.OFF)) {
      table.program().advice = Optional.of(advice(option(QUEEN, new MoveEstimate.None())));
      table.press(KeyCode.H);
      assertThat(figures(table)).containsExactly("");
      assertThat(text(table, "#advice-note")).startsWith("There are no figures here:");
      table.press(KeyCode.H);
      assertThat(card(table)).matches(node -> !node.isVisible());
    }
  }

  /** The others read that a player looks at suggestions, so there has to be one. */
  @Test
  void theTableLearnsOfSuggestionsThatThePlayerSees() throws Exception {
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(GIN), Speed.OFF)) {
      table.press(KeyCode.H);
      assertThat(table.chip()).isEqualTo("Nothing to suggest now.");
      assertThat(table.program().called).containsExactly("advise");
      table.program().advice = Optional.of(advice(option(QUEEN, new MoveEstimate.None())));
      table.press(KeyCode.H);
      assertThat(table.program().called).containsExactly("advise", "advise", "advised");
    }
  }

  @Test
  void aClickBesideTheMovesDoesNotReachTheTable() throws Exception {
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(GIN), Speed.OFF)) {
      table.program().advice = Optional.of(advice(option(QUEEN, new MoveEstimate.None())));
      table.focus("8s");
      table.press(KeyCode.SPACE);
      table.press(KeyCode.H);
      table.robot().clickOn("#advice-note");
      assertThat(table.rig().model().playerView().own().selected()).containsExactly(table.id("8s"));
    }
  }

  @Test
  void aMoveClosesTheCard() throws Exception {
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(GIN), Speed.OFF)) {
      table.program().advice = Optional.of(advice(option(QUEEN, new MoveEstimate.None())));
      table.focus("8s");
      table.press(KeyCode.H);
      assertThat(card(table)).matches(Node::isVisible);
      table.press(KeyCode.ENTER);
      assertThat(table.asked()).containsExactly(EIGHT);
      assertThat(card(table)).matches(node -> !node.isVisible());
    }
  }

  @Test
  void whereTheHostHasSwitchedThemOffTheTableSaysSo() throws Exception {
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(GIN), Speed.OFF)) {
      table.program().suggests = false;
      table.press(KeyCode.H);
      assertThat(table.chip()).isEqualTo("Suggestions are off at this table.");
      assertThat(card(table)).matches(node -> !node.isVisible());
    }
  }

  @Test
  void theOpponentsProbableCardsAreShownBelowTheMoves() throws Exception {
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(GIN), Speed.OFF)) {
      table.program().advice =
          Optional.of(
              new Advice(
                  List.of(option(QUEEN, new MoveEstimate.None())),
                  400,
                  Advice.By.BOTS,
                  texts -> "East probably has a run."));
      table.press(KeyCode.H);
      assertThat(text(table, "#advice-guess")).isEqualTo("East probably has a run.");
      table.press(KeyCode.H);
      table.program().advice = Optional.of(advice(option(QUEEN, new MoveEstimate.None())));
      table.press(KeyCode.H);
      assertThat(table.view().lookup("#advice-guess")).matches(node -> !node.isManaged());
    }
  }

  private static Advice advice(Advice.Option... options) {
    return new Advice(List.of(options), 400, Advice.By.BOTS, texts -> "");
  }

  private static Advice.Option option(Move move, MoveEstimate estimate) {
    return new Advice.Option(move, estimate, texts -> "It makes sense.");
  }

  private static Node card(TableOnScreen table) {
    return table.view().lookup("#advice-card");
  }

  private static String text(TableOnScreen table, String id) {
    return ((Sentence) table.view().lookup(id)).words();
  }

  private static List<String> figures(TableOnScreen table) {
    return table.view().lookupAll(".advice-figure").stream()
        .map(node -> ((Labeled) node).getText())
        .toList();
  }
}
