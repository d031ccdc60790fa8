package oklahoma.client.table.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.util.Duration;
import oklahoma.client.fixture.Pulses;
import oklahoma.client.settings.DoubleClick;
import oklahoma.client.settings.Habits;
import oklahoma.client.settings.KeptOrder;
import oklahoma.client.settings.ReducedMotion;
import oklahoma.client.settings.Settings;
import oklahoma.client.table.cards.CardNode;
import oklahoma.client.table.layout.Area;
import oklahoma.client.table.model.RiggedTable;
import oklahoma.client.table.model.TableLook;
import oklahoma.client.table.model.TableModel;
import oklahoma.client.table.model.hand.Held;
import oklahoma.client.table.motion.Speed;
import oklahoma.client.table.panel.Sentence;
import oklahoma.client.table.words.TableWords;
import oklahoma.client.text.Language;
import oklahoma.client.text.Texts;
import oklahoma.rules.Move;
import oklahoma.rules.card.Rank;
import oklahoma.rules.card.Suit;
import oklahoma.rules.card.Suited;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.util.WaitForAsyncUtils;

/** What a player's habits change at the table, at once. */
class HabitsAtTableTest {
  private static final Move JACK = new Move.Discard(new Suited(Rank.JACK, Suit.DIAMONDS));

  @Test
  void withAStickyMouseAClickPicksUpAndAClickDrops() throws Exception {
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(Moments.DOWN), Speed.OFF)) {
      set(table, habits -> habits.stickyMouseProperty().set(true));
      Point2D pile = pile(table);
      table.robot().clickOn(table.onCard("Jd")).moveTo(pile);
      CardNode jack = table.view().picture().node(table.id("Jd")).orElseThrow();
      Point2D at = table.view().screenToLocal(pile);
      assertThat(at.distance(jack.shown().x(), jack.shown().y())).isLessThan(jack.getHeight());
      table.robot().type(KeyCode.ESCAPE);
      assertThat(table.view().picture().carried()).as("Esc takes it back").isEmpty();
      table.robot().clickOn(table.onCard("Jd")).moveTo(pile).clickOn(MouseButton.SECONDARY);
      assertThat(table.view().picture().carried()).as("so does the other button").isEmpty();
      assertThat(table.asked()).isEmpty();
      table.robot().clickOn(table.onCard("Jd")).moveTo(pile).clickOn(MouseButton.PRIMARY);
      Pulses.settle();
      assertThat(table.asked()).containsExactly(JACK);
    }
  }

  @Test
  void aPlayerWhoAskedForConfirmationDiscardsAtTheSecondRequest() throws Exception {
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(Moments.DOWN), Speed.OFF)) {
      set(table, habits -> habits.confirmDiscardsProperty().set(true));
      set(table, habits -> habits.doubleClickProperty().set(DoubleClick.NOWHERE));
      WaitForAsyncUtils.waitForAsyncFx(60_000, () -> table.look().companyProperty().set(true));
      table.focus("Jd");
      table.press(KeyCode.ENTER);
      assertThat(table.asked()).isEmpty();
      assertThat(table.chip()).contains("Discard J♦?");
      table.focus("9c");
      table.press(KeyCode.ENTER);
      assertThat(table.asked()).as("another card is another question").isEmpty();
      table.drag("Jd", pile(table));
      assertThat(table.asked()).as("and so is a drag").isEmpty();
      table.focus("Jd");
      table.press(KeyCode.ENTER);
      assertThat(table.asked()).containsExactly(JACK);
    }
  }

  @Test
  void holdingEnterDoesNotAnswerTheQuestionThatAppears() throws Exception {
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(Moments.DOWN), Speed.OFF)) {
      set(table, habits -> habits.confirmDiscardsProperty().set(true));
      WaitForAsyncUtils.waitForAsyncFx(60_000, () -> table.look().companyProperty().set(true));
      table.focus("Jd");
      table.hold(KeyCode.ENTER);
      assertThat(table.asked()).isEmpty();
      assertThat(table.chip()).contains("Discard J♦?");
      table.press(KeyCode.ENTER);
      assertThat(table.asked()).containsExactly(JACK);
    }
  }

  @Test
  void cardsThatFitAMeldHaveADotAndThoseThatGoTogetherShine() throws Exception {
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(Moments.DOWN), Speed.OFF)) {
      assertThat(dotted(table)).isEqualTo(ids(table, "Kh", "9c", "7h", "9h", "2s"));
      table.robot().moveTo(table.onCard("9c"));
      WaitForAsyncUtils.waitFor(
          10, java.util.concurrent.TimeUnit.SECONDS, () -> marked(table).equals(ids(table, "9h")));
      set(table, habits -> habits.markFittingProperty().set(false));
      assertThat(dotted(table)).isEmpty();
      assertThat(marked(table)).isEmpty();
    }
  }

  @Test
  void theHandIsKeptInTheChosenOrderUntilOneStopsIt() throws Exception {
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(Moments.DOWN), Speed.OFF)) {
      set(table, habits -> habits.keptOrderProperty().set(KeptOrder.RANK));
      assertThat(hand(table)).containsExactly("2s", "7h", "9h", "9c", "Jd", "Kh");
      table.robot().clickOn("#sort-suit");
      Pulses.settle();
      assertThat(table.look().habits().keptOrderProperty().get()).isEqualTo(KeptOrder.SUIT);
      table.robot().push(KeyCode.SHIFT, KeyCode.S);
      Pulses.settle();
      assertThat(table.look().habits().keptOrderProperty().get()).isEqualTo(KeptOrder.OWN);
      assertThat(table.chip()).contains("Auto-sort is off");
    }
  }

  @Test
  void aDoubleClickDiscardsOnlyAmongBotsAtFirst() {
    TableLook look = new TableLook(new Settings(Language.ENGLISH));
    assertThat(look.doubleClickDiscards()).isTrue();
    look.companyProperty().set(true);
    assertThat(look.doubleClickDiscards()).isFalse();
    look.habits().doubleClickProperty().set(DoubleClick.EVERYWHERE);
    assertThat(look.doubleClickDiscards()).isTrue();
    look.habits().doubleClickProperty().set(DoubleClick.NOWHERE);
    look.companyProperty().set(false);
    assertThat(look.doubleClickDiscards()).isFalse();
  }

  @Test
  void cardsTiltUnlessThePlayerOrReducedMotionSpeaksAgainstIt() {
    TableLook look = new TableLook(new Settings(Language.ENGLISH));
    assertThat(look.tilts()).isTrue();
    look.settings().motion().reducedMotionProperty().set(ReducedMotion.ON);
    assertThat(look.tilts()).isFalse();
    look.settings().motion().reducedMotionProperty().set(ReducedMotion.OFF);
    look.settings().motion().tiltProperty().set(false);
    assertThat(look.tilts()).isFalse();
  }

  @Test
  void theDeadwoodIsCountedUnlessThePlayerWantsNoFigure() throws Exception {
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(Moments.GIN), Speed.OFF)) {
      assertThat(table.view().lookup("#deadwood").isVisible()).isTrue();
      set(table, habits -> habits.deadwoodMeterProperty().set(false));
      assertThat(table.view().lookup("#deadwood").isVisible()).isFalse();
    }
  }

  /** 7♣7♦7♥ with 6♥8♥ leaves as much as 6♥7♥8♥ with 7♣7♦. */
  @Test
  void otherMeldsAreOfferedInThePlaceOfTheFigureThatThePlayerDoesNotWant() throws Exception {
    String tied =
        Moments.GIN
            .replace("345c 789h TJQKs Kd", "7cd 678h 2c4sTdKs Qd Js")
            .replace("2c4h9dTd3dKh8c6h5h2h", "2d4hAdThKhQs9s8c5s3s")
            .replace("drew Kd", "drew Js");
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(tied), Speed.OFF)) {
      Node meter = table.view().lookup("#deadwood");
      Node other = table.view().lookup("#gin-way");
      assertThat(other.isVisible()).isTrue();
      assertThat(other.getLayoutX()).isGreaterThan(meter.getLayoutX());
      set(table, habits -> habits.deadwoodMeterProperty().set(false));
      table.press(KeyCode.X);
      assertThat(other.getLayoutX()).isEqualTo(meter.getLayoutX());
    }
  }

  @Test
  void eventsAreAnnouncedAndWithHintsAlsoWhatToDo() throws Exception {
    String toDraw = Moments.DOWN.replace("A to play", "A to draw");
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(toDraw), Speed.OFF)) {
      List<String> announced = table.program().announced;
      table.press(KeyCode.D);
      table.focus("Jd");
      table.press(KeyCode.ENTER);
      assertThat(announced).hasSize(2).last().isEqualTo("You discard jack of diamonds.");
    }
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(toDraw), Speed.OFF)) {
      change(() -> table.look().settings().access().hintsProperty().set(true));
      table.press(KeyCode.D);
      TableModel model = table.rig().model();
      String hint =
          new TableWords(new Texts(Language.ENGLISH).aloud(), model)
              .status(model.promptProperty().get());
      await().until(() -> table.program().announced.contains(hint));
      assertThat(table.program().announced).hasSize(2).first().asString().startsWith("You draw");
    }
  }

  @ParameterizedTest
  @CsvSource({"true, It makes a book with your cards.", "false, ''"})
  void theClaimCardSaysWhatTheCardWouldDoWhereCardsAreMarked(boolean marked, String hint)
      throws Exception {
    String deal =
        Moments.dealt(
            3,
            """
            oklahoma hand 1 dealer B
            A: 8s Qdh KhJd2h4h5h
            B: #11
            C: Qs 456789TJc
            pile 3d 7c
            C to play
            """);
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(deal), Speed.OFF)) {
      set(table, habits -> habits.markFittingProperty().set(marked));
      table.others("C discards Qs");
      assertThat(((Sentence) table.view().lookup("#claim-card .claim-hint")).words())
          .isEqualTo(hint);
    }
  }

  /** UX 9.14: the table, the hand, the scores, and so on in a circle. */
  @Test
  void aKeyTellsTheTableThenTheHandThenThePoints() throws Exception {
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(Moments.DOWN), Speed.OFF)) {
      String first =
          "Your turn – lay off what fits, then discard. Discard pile: three of diamonds. Stock: "
              + table.rig().game().tableau().stock().size()
              + " cards. Cards in hand: You 6, West 11 and North 9."
              + " You: book of eights; book of queens; run four–seven of spades."
              + " West: book of nines; book of kings; run four–eight of hearts with a wild.";
      assertThat(spoken(table, 4))
          .containsExactly(
              first,
              "You have 6 cards, 55 points. In order: two of spades, seven of hearts, nine of"
                  + " hearts, king of hearts, nine of clubs and jack of diamonds.",
              "Points so far: You 0, West 0 and North 0.",
              first);
      spoken(table, 1);
      assertThat(table.view().announced()).isEqualTo("You have 6 cards, 55 points.");
    }
  }

  @Test
  void aKeyTellsTheDeadwoodToo() throws Exception {
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(Moments.GIN), Speed.OFF)) {
      assertThat(spoken(table, 3).get(1))
          .isEqualTo(
              "You have 11 cards, deadwood 10. In order: three of clubs, four of clubs, five of"
                  + " clubs, seven of hearts, eight of hearts, nine of hearts, ten of spades, jack"
                  + " of spades, queen of spades, king of spades and king of diamonds.");
    }
  }

  /** The help changes with what the player can do, so the first sentence is spoken first. */
  @Test
  void aKeyBeginsWithTheTableOnceSomethingElseIsToBeDone() throws Exception {
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(Moments.DRAW), Speed.OFF)) {
      spoken(table, 1);
      table.press(KeyCode.T);
      assertThat(spoken(table, 1).getLast()).startsWith("Your turn – lay down");
    }
  }

  private static List<String> spoken(TableOnScreen table, int times) throws Exception {
    for (int press = 0; press < times; press++) {
      table.press(KeyCode.F2);
    }
    return List.copyOf(table.program().announced);
  }

  /** UX 9.15; the line of the last event says it, which a screen reader reads. */
  @Test
  void aKeyTellsWhatIsToBeDoneAndWhatThePilesHave() throws Exception {
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(Moments.DRAW), Speed.OFF)) {
      int left = table.rig().game().tableau().stock().size();
      table.press(KeyCode.F2);
      String state =
          "Your turn – take three of diamonds or draw. Discard pile: three of diamonds. Stock: "
              + left
              + " cards.";
      assertThat(table.program().announced).singleElement().asString().startsWith(state);
      assertThat(table.view().lookup("#announcer").getAccessibleText()).startsWith(state);
      assertThat(table.view().announced()).isEqualTo(state.replace("three of diamonds", "3♦"));
    }
  }

  @Test
  void noticesStayLongerForPlayersWhoNeedTime() {
    TableLook look = new TableLook(new Settings(Language.ENGLISH));
    assertThat(look.notice()).isEqualTo(Duration.seconds(4));
    look.settings().access().longNoticesProperty().set(true);
    assertThat(look.notice()).isEqualTo(Duration.seconds(6));
  }

  @Test
  void withoutSuggestionsTheKeyForThemSaysThatTheyAreOff() throws Exception {
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(Moments.DOWN), Speed.OFF)) {
      set(table, habits -> habits.suggestionsProperty().set(false));
      table.press(KeyCode.H);
      assertThat(table.chip()).isEqualTo("You turned suggestions off in the settings.");
    }
  }

  private interface Setting {
    void set(Habits habits);
  }

  private static void set(TableOnScreen table, Setting setting) {
    WaitForAsyncUtils.waitForAsyncFx(60_000, () -> setting.set(table.look().habits()));
    Pulses.settle();
  }

  private static void change(Runnable setting) {
    WaitForAsyncUtils.waitForAsyncFx(60_000, setting);
    Pulses.settle();
  }

  private static Point2D pile(TableOnScreen table) {
    Area pile = table.view().picture().laid().frame().pile();
    return table.middle(pile);
  }

  private static Set<Integer> ids(TableOnScreen table, String... cards) {
    return List.of(cards).stream().map(table::id).collect(Collectors.toSet());
  }

  private static Set<Integer> dotted(TableOnScreen table) {
    return having(table, node -> node.lookup(".fit-dot").isVisible());
  }

  private static Set<Integer> marked(TableOnScreen table) {
    return having(
        table,
        node ->
            node.getPseudoClassStates().stream()
                .anyMatch(state -> state.getPseudoClassName().equals("marked")));
  }

  private static Set<Integer> having(TableOnScreen table, java.util.function.Predicate<Node> what) {
    return table.rig().model().own().hand().cards().stream()
        .map(Held::id)
        .filter(id -> table.view().picture().node(id).filter(what).isPresent())
        .collect(Collectors.toSet());
  }

  private static List<String> hand(TableOnScreen table) {
    return table.rig().model().own().hand().cards().stream()
        .map(held -> oklahoma.rules.notation.Notation.print(List.of(held.card())))
        .toList();
  }
}
