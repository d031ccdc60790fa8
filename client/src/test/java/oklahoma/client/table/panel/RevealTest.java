package oklahoma.client.table.panel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import javafx.application.Platform;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.paint.Color;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import oklahoma.client.deck.CardImages;
import oklahoma.client.deck.style.CardStyle;
import oklahoma.client.fixture.Hands;
import oklahoma.client.fixture.OnScreen;
import oklahoma.client.text.Language;
import oklahoma.client.text.Texts;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.testfx.framework.junit5.Start;

@SuppressWarnings("NullAway.Init") // opened by the extension
@ExtendWith(OnScreen.class)
class RevealTest {
  private static final long MS = 1_000_000;

  private final Texts texts = new Texts(Language.ENGLISH);
  private final CardImages images = new CardImages(Platform::runLater, CardImages.DEFAULT_BOUND);
  private final AtomicInteger onward = new AtomicInteger();
  private volatile long now;
  private Reveal reveal;

  @Start
  void open(Stage stage) {
    reveal = new Reveal(texts, images, () -> CardStyle.DEFAULT, () -> now);
    PanelStage.show(stage, reveal);
  }

  @AfterEach
  void close() {
    images.close();
  }

  @Test
  void theCardsAreCountedOneByOne(Hands robot) {
    List<Reveal.Hand> hands = show(robot, 4, 1);
    assertThat(sums(robot)).containsOnly("0");
    passTo(robot, 320 + 3 * 120 + 350 + 420);
    assertThat(reveal.isSettled()).isTrue();
    assertThat(sums(robot))
        .containsExactlyElementsOf(
            hands.stream().map(hand -> Integer.toString(hand.points())).toList());
  }

  @Test
  void aKeyShowsAllAndTheNextGoesOn(Hands robot) {
    show(robot, 4, 1);
    robot.type(KeyCode.SPACE);
    assertThat(reveal.isSettled()).isTrue();
    assertThat(onward).hasValue(0);
    robot.type(KeyCode.ENTER).type(KeyCode.ENTER);
    assertThat(onward).hasValue(1);
    assertThat(reveal.isVisible()).isFalse();
  }

  @Test
  void aClickDoesTheSame(Hands robot) {
    show(robot, 2, 1);
    robot.clickOn("#reveal-banner").clickOn("#reveal-banner");
    assertThat(onward).hasValue(1);
  }

  @Test
  void withoutMotionAllIsShownAtOnce(Hands robot) {
    show(robot, 4, 0);
    assertThat(reveal.isSettled()).isTrue();
    assertThat(onward).hasValue(0);
  }

  @Test
  void itGoesOnByItself(Hands robot) {
    show(robot, 4, 0);
    passTo(robot, 3_000 + 4 * 500 - 1);
    assertThat(onward).hasValue(0);
    passTo(robot, 3_000 + 4 * 500);
    assertThat(onward).hasValue(1);
  }

  @Test
  void theTableGetsTheKeyboardBackAndNotTheNextButton(Hands robot) {
    show(robot, 4, 0);
    StackPane table = (StackPane) reveal.getParent();
    robot.interact(() -> table.getChildren().add(new Button("Menu")));
    assertThat(reveal.isFocused()).isTrue();
    passTo(robot, 3_000 + 4 * 500);
    assertThat(table.isFocused()).isTrue();
  }

  @Test
  void eightSeatsFindRoomInASmallWindow(Hands robot) {
    show(robot, 8, 0);
    Bounds inside = reveal.localToScene(reveal.getLayoutBounds());
    for (Node hand : robot.lookup(".revealed").queryAll()) {
      assertThat(inside.contains(hand.localToScene(hand.getLayoutBounds()))).isTrue();
    }
  }

  @Test
  void nothingOfTheTableIsSeenThroughIt(Hands robot) {
    show(robot, 4, 0);
    assertThat(reveal.getBackground().getFills())
        .allMatch(fill -> fill.getFill() instanceof Color colour && colour.isOpaque());
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 4})
  void aSeatWithoutCardsTakesOneLine(int seats, Hands robot) {
    show(robot, seats, 0);
    List<Region> rows = robot.lookup(".revealed").queryAllAs(Region.class).stream().toList();
    assertThat(rows.getFirst().getHeight()).isLessThan(rows.getLast().getHeight() / 2);
    Label none = robot.lookup("no cards left").queryAs(Label.class);
    assertThat(none.getBoundsInParent().getMinY()).isNotNegative();
    assertThat(none.getBoundsInParent().getMaxY()).isLessThan(rows.getFirst().getHeight());
  }

  @ParameterizedTest
  @ValueSource(strings = {"Wilhelmina Featherstone", "Wolfeschlegelsteinhausen"})
  void theLongestNameIsWhole(String name, Hands robot) {
    List<Reveal.Hand> hands = new ArrayList<>(Endings.hands(texts, 8, true));
    hands.set(1, new Reveal.Hand(name, false, hands.get(1).cards()));
    robot.interact(() -> reveal.show(hands, false, 0, onward::incrementAndGet));
    Text shown = (Text) robot.lookup(name).queryAs(Label.class).lookup(".text");
    assertThat(shown.getText().replaceAll("\\s", "")).isEqualTo(name.replace(" ", ""));
  }

  @Test
  void itIsReadWithNamesAndPoints(Hands robot) {
    List<Reveal.Hand> hands = show(robot, 2, 1);
    assertThat(reveal.getAccessibleText())
        .startsWith("North went out! North: no cards left, no points.")
        .contains("East: " + hands.get(1).cards().size() + " cards left")
        .contains(hands.get(1).points() + " points.");
  }

  private List<Reveal.Hand> show(Hands robot, int seats, double slowness) {
    List<Reveal.Hand> hands = Endings.hands(texts, seats, true);
    robot.interact(() -> reveal.show(hands, false, slowness, onward::incrementAndGet));
    return hands;
  }

  private void passTo(Hands robot, long ms) {
    now = ms * MS;
    robot.interact(reveal::tick);
  }

  private static List<String> sums(Hands robot) {
    return robot.lookup(".revealed-sum").queryAllAs(Label.class).stream()
        .map(Label::getText)
        .toList();
  }
}
