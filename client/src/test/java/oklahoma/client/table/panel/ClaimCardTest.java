package oklahoma.client.table.panel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.geometry.Dimension2D;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Labeled;
import javafx.scene.layout.StackPane;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import javafx.util.Duration;
import oklahoma.client.fixture.Hands;
import oklahoma.client.fixture.OnScreen;
import oklahoma.client.table.keys.QuestionState;
import oklahoma.client.table.model.playerview.ClaimUse;
import oklahoma.client.table.model.playerview.Countdown;
import oklahoma.client.table.panel.ClaimCard.Question;
import oklahoma.client.table.panel.ClaimCard.Way;
import oklahoma.client.text.Language;
import oklahoma.client.text.Refusals;
import oklahoma.client.text.Texts;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Rank;
import oklahoma.rules.card.Suit;
import oklahoma.rules.card.Suited;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.testfx.framework.junit5.Start;

@SuppressWarnings("NullAway.Init") // opened by the extension
@ExtendWith(OnScreen.class)
class ClaimCardTest {
  private static final long MS = 1_000_000;

  /** By how much a place may differ because it is rounded to whole pixels. */
  private static final double SNAP = 2;

  private static final Suited TEN = new Suited(Rank.TEN, Suit.HEARTS);
  private static final Optional<Countdown> EIGHT_SECONDS =
      Optional.of(new Countdown(8_000 * MS, 8_000));

  private final Texts texts = new Texts(Language.ENGLISH);
  private final List<Boolean> answers = new ArrayList<>();
  private volatile long now;
  private ClaimCard card;

  @Start
  void open(Stage stage) {
    card = new ClaimCard(texts, () -> now, until -> until, answers::add, () -> {});
    PanelStage.show(stage, new StackPane(card));
  }

  @Test
  void whatWasOnItsWayAnswersNothing(Hands robot) {
    ask(robot, false, 0);
    passTo(robot, 249);
    robot.interact(card::claim);
    robot.clickOn("#claim-want");
    assertThat(answers).isEmpty();
    assertThat(card.askedProperty().get()).isEqualTo(QuestionState.NOT_ARMED);
  }

  @Test
  void theAnswerIsGivenOnceAndIsFinal(Hands robot) {
    ask(robot, false, 0);
    passTo(robot, 250);
    assertThat(card.askedProperty().get()).isEqualTo(QuestionState.ARMED);
    robot.clickOn("#claim-want");
    robot.interact(card::pass);
    assertThat(answers).containsExactly(true);
    assertThat(card.askedProperty().get()).isEqualTo(QuestionState.NOT);
    assertThat(words()).contains("You claimed 10♥");
  }

  @Test
  void thePileShowsTheOthersTimeToAPlayerWhoIsNotAsked(Hands robot) {
    robot.interact(() -> card.others(EIGHT_SECONDS));
    assertThat(card.isVisible()).isFalse();
    assertThat(card.onPile().isVisible()).isTrue();
    assertThat(card.askedProperty().get()).isEqualTo(QuestionState.NOT);
    robot.interact(() -> card.others(Optional.empty()));
    assertThat(card.onPile().isVisible()).isFalse();
    robot.interact(() -> card.others(EIGHT_SECONDS));
    robot.interact(card::close);
    assertThat(card.onPile().isVisible()).isFalse();
  }

  @Test
  void theTableGetsTheKeyboardBackWhenTheQuestionGoes(Hands robot) {
    StackPane table = (StackPane) card.getParent();
    robot.interact(() -> table.getChildren().add(new Button("Menu")));
    ask(robot, false, 0);
    robot.interact(() -> card.lookup("#claim-no").requestFocus());
    robot.interact(card::close);
    assertThat(table.isFocused()).isTrue();
  }

  @Test
  void aNewQuestionIsDimAgain(Hands robot) {
    ask(robot, false, 0);
    passTo(robot, 400);
    robot.interact(card::pass);
    ask(robot, true, 400);
    robot.interact(card::claim);
    assertThat(answers).containsExactly(false);
  }

  @Test
  void askingTheSameAgainDoesNotDisarm(Hands robot) {
    ask(robot, false, 0);
    passTo(robot, 300);
    ask(robot, false, 300);
    assertThat(card.askedProperty().get()).isEqualTo(QuestionState.ARMED);
  }

  @Test
  void theSecondsAreCountedAndRead(Hands robot) {
    ask(robot, false, 0);
    passTo(robot, 2_500);
    CountdownRing ring = robot.lookup(".countdown-ring").queryAs(CountdownRing.class);
    assertThat(ring.seconds()).isEqualTo("6");
    assertThat(ring.getAccessibleText()).isEqualTo("6 seconds left");
  }

  @Test
  void aWindowThatWaitsForAllHasNoSeconds(Hands robot) {
    robot.interact(() -> card.ask(question(TEN, "East", Optional.empty(), Optional.empty())));
    CountdownRing ring = robot.lookup(".countdown-ring").queryAs(CountdownRing.class);
    assertThat(ring.seconds()).isEmpty();
    assertThat(ring.isVisible()).isFalse();
  }

  @Test
  void aMinuteAndMoreIsReadAsByAClock(Hands robot) {
    Optional<Countdown> long95 = Optional.of(new Countdown(95_000 * MS, 120_000));
    robot.interact(() -> card.ask(question(TEN, "East", Optional.empty(), long95)));
    CountdownRing ring = robot.lookup(".countdown-ring").queryAs(CountdownRing.class);
    assertThat(ring.seconds()).isEqualTo("1:35");
    robot.interact(card::layout);
    Text number = (Text) ring.lookup(".seconds");
    assertThat(number.getBoundsInParent().getWidth()).isLessThan(0.78 * ring.getWidth());
  }

  @Test
  void itSaysWhatTheCardWouldDoForTheHand(Hands robot) {
    ask(robot, true, Optional.of(ClaimUse.BOOK));
    assertThat(hint().words()).isEqualTo("It makes a book with your cards.");
    assertThat(card.getAccessibleText()).endsWith(hint().words());
    ask(robot, true, Optional.empty());
    assertThat(hint().words()).isEmpty();
  }

  /** The card keeps its size, so its buttons grow and its words move to the middle. */
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void theRoomOfAMissingHintIsUsed(boolean next, Hands robot) {
    ask(robot, next, Optional.empty());
    double gap = laid(robot, "#claim-want").getMinY() - laid(robot, ".claim-detail").getMaxY();
    assertThat(gap).isBetween(0.0, 0.15 * card.getHeight());
  }

  private Bounds laid(Hands robot, String part) {
    robot.interact(() -> {
      card.applyCss();
      card.layout();
    });
    Node node = card.lookup(part);
    return node.localToScene(node.getLayoutBounds());
  }

  @Test
  void theBoxNamesTheRankByItsWord(Hands robot) {
    Suited queen = new Suited(Rank.QUEEN, Suit.SPADES);
    robot.interact(() -> card.ask(question(queen, "East", Optional.empty(), EIGHT_SECONDS)));
    assertThat(everyOfRank(robot).getText()).isEqualTo("Pass on all queens this hand");
    robot.interact(() -> texts.languageProperty().set(Language.of("bg")));
    assertThat(everyOfRank(robot).getText()).isEqualTo("Пасувай за дами докрай");
  }

  @Test
  void theLoserCanReadItForAWhile(Hands robot) {
    ask(robot, false, 0);
    passTo(robot, 300);
    robot.interact(card::claim);
    robot.interact(() -> card.lost(TEN, "East gets it.", Duration.seconds(2)));
    robot.interact(card::close);
    assertThat(hint().words()).isEqualTo("East gets it.");
    passTo(robot, 2_299);
    assertThat(card.isVisible()).isTrue();
    passTo(robot, 2_300);
    assertThat(card.isVisible()).isFalse();
  }

  @Test
  void theNextQuestionComesAtOnce(Hands robot) {
    robot.interact(() -> card.lost(TEN, "East gets it.", Duration.seconds(2)));
    ask(robot, false, 0);
    assertThat(hint().words()).isNotEqualTo("East gets it.");
    passTo(robot, 250);
    assertThat(card.askedProperty().get()).isEqualTo(QuestionState.ARMED);
  }

  @Test
  void aBoxLeavesTheRankOfTheCardToOthersUntilItIsTickedAgain(Hands robot) {
    ask(robot, false, 0);
    passTo(robot, 300);
    robot.clickOn("#claim-no-to-rank");
    assertThat(card.passOnProperty().get()).containsExactly(Rank.TEN);
    robot.interact(() -> card.answered(TEN, false, EIGHT_SECONDS));
    assertThat(everyOfRank(robot).isSelected()).isTrue();
    robot.interact(() -> card.answered(new Suited(Rank.NINE, Suit.CLUBS), false, EIGHT_SECONDS));
    assertThat(everyOfRank(robot).isSelected()).as("the box is of nines now").isFalse();
    ask(robot, true, 300);
    robot.clickOn("#claim-no-to-rank");
    assertThat(card.passOnProperty().get()).isEmpty();
  }

  @Test
  void aWildIsNeverLeftToOthersByItsRank(Hands robot) {
    Suited wild = new Suited(Rank.TWO, Suit.SPADES);
    robot.interact(() -> card.ask(question(wild, "East", Optional.empty(), EIGHT_SECONDS)));
    assertThat(everyOfRank(robot).isVisible()).isFalse();
    robot.interact(() -> assertThat(card.turnRank()).isFalse());
    assertThat(card.passOnProperty().get()).isEmpty();
  }

  private static CheckBox everyOfRank(Hands robot) {
    return robot.lookup("#claim-no-to-rank").queryAs(CheckBox.class);
  }

  /** In the smallest window letters are smaller, but not by the same share in every font. */
  @ParameterizedTest
  @ValueSource(doubles = {0.77, 0.85, 1, 1.75})
  void itIsAsLargeWhateverItSaysAndNothingIsCut(double type, Hands robot) {
    robot.interact(() -> card.setStyle(FontFitter.style(FontFitter.USUAL * type)));
    Set<Dimension2D> sizes = new HashSet<>();
    for (Language language : Language.all()) {
      robot.interact(() -> texts.languageProperty().set(language));
      for (boolean next : new boolean[] {true, false}) {
        ask(robot, next, 0);
        sizes.add(settledSize(robot));
        for (ClaimUse use : ClaimUse.values()) {
          ask(robot, next, Optional.of(use));
          sizes.add(settledSize(robot));
        }
        robot.interact(() -> card.ask(withoutStock()));
        sizes.add(settledSize(robot));
        robot.interact(() -> card.answered(TEN, next, EIGHT_SECONDS));
        sizes.add(settledSize(robot));
        robot.interact(() -> card.lost(TEN, lost(), Duration.seconds(2)));
        sizes.add(settledSize(robot));
        robot.interact(card::clear);
      }
    }
    assertThat(sizes).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.77, 1, 1.75})
  void theLongestNameIsNotBroken(double type, Hands robot) {
    String name = "Wolfeschlegelsteinhausen";
    robot.interact(() -> {
      card.setStyle(FontFitter.style(FontFitter.USUAL * type));
      card.ask(question(TEN, name, Optional.empty(), EIGHT_SECONDS));
      card.applyCss();
      card.layout();
    });
    Sentence title = (Sentence) card.lookup(".claim-title");
    Text alone = new Text(name);
    alone.setFont(((Text) title.getChildren().getFirst()).getFont());
    assertThat(alone.getLayoutBounds().getWidth()).isLessThanOrEqualTo(title.getWidth());
  }

  /** The card in the title can be read beside any name. */
  @Test
  void aNameThatHasNoRoomGivesWay(Hands robot) {
    String name = "W".repeat(24);
    robot.interact(() -> {
      card.ask(question(TEN, name, Optional.empty(), EIGHT_SECONDS));
      card.applyCss();
      card.layout();
    });
    Sentence title = (Sentence) card.lookup(".claim-title");
    Text first = (Text) title.getChildren().getFirst();
    assertThat(first.getFont().getSize()).isGreaterThanOrEqualTo(11);
    assertThat(first.getText()).contains("WWW…").doesNotContain(name);
    Text alone = new Text(first.getText().strip().split(" ", -1)[0]);
    alone.setFont(first.getFont());
    assertThat(alone.getLayoutBounds().getWidth()).isLessThanOrEqualTo(title.getWidth());
    assertThat(title.getAccessibleText()).contains(name);
  }

  @Test
  void everyControlSaysWhatItDoesAndWhichKeyDoesTheSame(Hands robot) {
    ask(robot, false, 0);
    for (Node control :
        robot.lookup(node -> node instanceof Button || node instanceof CheckBox).queryAll()) {
      assertThat(control.getAccessibleHelp()).as(control.getId()).isNotBlank();
    }
    assertThat(card.getAccessibleText())
        .isEqualTo(
            "You may claim 10♥, 8 seconds. Space: claim it, 1 penalty card. N: pass."
                .replace("10♥", "ten of hearts"));
  }

  @Test
  void whereTheStockIsEmptyTheNextPlayerLeavesTheCardAndDoesNotDraw(Hands robot) {
    robot.interact(() -> card.ask(withoutStock()));
    Button leaves = robot.lookup("#claim-no").queryButton();
    assertThat(leaves.getAccessibleText()).isEqualTo("Pass, others first");
    assertThat(leaves.getAccessibleHelp()).contains("N");
    assertThat(card.getAccessibleText())
        .endsWith(
            "the stock is empty. Space: take it as your draw. N: pass, the others choose first.");
  }

  private static Question withoutStock() {
    return new Question(
        TEN, Optional.of("Kovalevskaya"), Way.ONLY_DRAW, 0, Optional.empty(), EIGHT_SECONDS);
  }

  private void ask(Hands robot, boolean next, long ms) {
    now = ms * MS;
    ask(robot, next, Optional.empty());
  }

  private void ask(Hands robot, boolean next, Optional<ClaimUse> use) {
    Way way = next ? Way.DRAW : Way.OUT_OF_TURN;
    Question question = new Question(TEN, Optional.of("Kovalevskaya"), way, 1, use, EIGHT_SECONDS);
    robot.interact(() -> card.ask(question));
  }

  private static Question question(
      Suited card, String discarder, Optional<ClaimUse> use, Optional<Countdown> until) {
    return new Question(card, Optional.of(discarder), Way.OUT_OF_TURN, 1, use, until);
  }

  private void passTo(Hands robot, long ms) {
    now = ms * MS;
    robot.interact(card::tick);
  }

  private String words() {
    return ((Sentence) card.lookup(".claim-title")).words();
  }

  private Sentence hint() {
    return (Sentence) card.lookup(".claim-hint");
  }

  private String lost() {
    return Refusals.ofOklahoma(texts, seat -> "Kovalevskaya").claimLost(Seat.B, TEN, 2);
  }

  private Dimension2D settledSize(Hands robot) {
    robot.interact(() -> {
      card.applyCss();
      card.layout();
    });
    Insets edge = card.getInsets();
    Bounds inside =
        card.localToScene(
            new BoundingBox(
                edge.getLeft() - SNAP,
                0,
                card.getWidth() - edge.getLeft() - edge.getRight() + 2 * SNAP,
                card.getHeight() - edge.getBottom() + SNAP));
    assertThat(inside.contains(hint().localToScene(hint().getLayoutBounds()))).isTrue();
    for (Node node :
        robot.from(card).lookup((Node n) -> n instanceof Labeled && n.isManaged()).queryAll()) {
      Labeled labeled = (Labeled) node;
      if (labeled.isVisible() && labeled.getParent().isVisible()) {
        assertThat(labeled.getWidth())
            .as("width of %s", labeled.getText())
            .isGreaterThanOrEqualTo(Math.floor(labeled.prefWidth(-1)));
        assertThat(inside.contains(labeled.localToScene(labeled.getLayoutBounds())))
            .as(
                "%s at %s within the card",
                labeled, labeled.localToScene(labeled.getLayoutBounds()))
            .isTrue();
      }
    }
    for (Node button : robot.from(card).lookup(".panel-button").queryAll()) {
      assertThat(inside.contains(button.localToScene(button.getLayoutBounds())))
          .as("%s within the card", button.getAccessibleText())
          .isTrue();
    }
    return new Dimension2D(card.getWidth(), card.getHeight());
  }
}
