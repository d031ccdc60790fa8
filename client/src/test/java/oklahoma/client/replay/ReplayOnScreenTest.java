package oklahoma.client.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import oklahoma.client.app.Program;
import oklahoma.client.deck.style.Palette;
import oklahoma.client.demo.Demo;
import oklahoma.client.demo.Options;
import oklahoma.client.fixture.Hands;
import oklahoma.client.fixture.OnScreen;
import oklahoma.client.fixture.SceneWalk;
import oklahoma.client.replay.matches.RecordFile;
import oklahoma.client.settings.TableSettings;
import oklahoma.rules.fixture.RandomMatch;
import oklahoma.rules.gin.GinPreset;
import oklahoma.rules.notation.Notation;
import oklahoma.rules.oklahoma.OklahomaRules;
import oklahoma.rules.record.DealRecord;
import oklahoma.rules.record.MatchRecord;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.framework.junit5.Start;

/** A match from a file on the real table, moved by keys and by buttons. */
@ExtendWith(OnScreen.class)
class ReplayOnScreenTest {
  private static final MatchRecord OKLAHOMA =
      begun(RandomMatch.of(OklahomaRules.standard(4), List.of("N", "E", "S", "W"), 4).record());
  private static final MatchRecord GIN =
      begun(RandomMatch.of(GinPreset.ROYAL.rules(3), List.of(), 5).record());

  /** A match of which one deal and a little of another have been played. */
  private static MatchRecord begun(MatchRecord match) {
    DealRecord second = match.deals().get(1);
    DealRecord cut = new DealRecord(second.order(), second.events().subList(0, 9));
    return new MatchRecord(
        match.rules(),
        match.players(),
        match.firstDealer(),
        List.of(match.deals().getFirst(), cut));
  }

  @TempDir private static Path folder;

  @SuppressWarnings("NullAway.Init")
  private Program program;

  @SuppressWarnings("NullAway.Init")
  private Stage window;

  @Start
  void open(Stage stage) {
    window = stage;
    program =
        new Demo(
                stage,
                folder,
                Options.of("--demo", "--speed", "off", "--lang", "bg", "--size", "1024x640"))
            .program();
    program.open();
  }

  @AfterEach
  void close(Hands robot) {
    robot.interact(program::close);
  }

  private void show(Hands robot, MatchRecord match) throws Exception {
    Path file = folder.resolve("match.oklahoma");
    RecordFile.write(Notation.print(match), file);
    robot.interact(() -> program.navigation().replay(file));
    await().until(() -> robot.lookup("#replay").tryQuery().isPresent());
  }

  private static String position(Hands robot) {
    return robot.lookup("#replay-position").queryAs(Labeled.class).getText();
  }

  @Test
  void keysMoveIt(Hands robot) throws Exception {
    show(robot, OKLAHOMA);
    String first = position(robot);
    robot.type(KeyCode.RIGHT, 3);
    assertThat(position(robot)).contains("ход 4 от");
    robot.type(KeyCode.LEFT).type(KeyCode.PAGE_DOWN);
    assertThat(position(robot)).startsWith("Раздаване 2 от 2");
    robot.type(KeyCode.HOME);
    assertThat(position(robot)).isEqualTo(first);
    robot.type(KeyCode.UP, 2).type(KeyCode.SPACE);
    await().until(() -> !position(robot).equals(first));
    robot.type(KeyCode.END);
    assertThat(position(robot)).startsWith("Раздаване 2 от 2");
  }

  @Test
  void theListOfKeysIsThatOfTheReplay(Hands robot) throws Exception {
    show(robot, GIN);
    robot.press(KeyCode.SHIFT).type(KeyCode.F1).release(KeyCode.SHIFT);
    List<String> listed =
        robot.lookup("#keys-card .key-cap").queryAll().stream()
            .map(cap -> ((Labeled) cap).getText())
            .toList();
    assertThat(listed).contains("Space", "Page Up", "Page Down", "W").doesNotContain("D", "T");
    robot.interact(() -> assertThat(SceneWalk.of("keys", window.getScene().getRoot())).isEmpty());
  }

  @Test
  void everythingHasWordsAndRoomInTheSmallestWindow(Hands robot) throws Exception {
    for (MatchRecord match : List.of(OKLAHOMA, GIN)) {
      show(robot, match);
      robot.type(KeyCode.PAGE_DOWN).type(KeyCode.C).type(KeyCode.G);
      robot.interact(
          () -> assertThat(SceneWalk.of("replay", window.getScene().getRoot())).isEmpty());
      robot.clickOn("#all-hands").clickOn("#next-seat").type(KeyCode.ESCAPE);
      robot.interact(
          () -> assertThat(SceneWalk.of("replay", window.getScene().getRoot())).isEmpty());
      robot.type(KeyCode.HOME).type(KeyCode.P);
      robot.interact(
          () -> assertThat(SceneWalk.of("play on", window.getScene().getRoot())).isEmpty());
      assertThat(robot.lookup("#play-on-card").tryQuery()).isPresent();
      robot.interact(program.navigation()::home);
    }
  }

  @Test
  void theScoresArePutAwayByAButton(Hands robot) throws Exception {
    show(robot, OKLAHOMA);
    robot.interact(() -> robot.lookup("#scores").queryButton().fire());
    robot.interact(() -> {
      assertThat(robot.lookup("#score-sheet").tryQuery()).isPresent();
      assertThat(SceneWalk.of("scores", window.getScene().getRoot())).isEmpty();
      robot.lookup("#scores-back").queryButton().fire();
    });
    robot.interact(() -> assertThat(robot.lookup("#score-sheet").tryQuery()).isEmpty());
  }

  /** The replay opens with the focus on the button that plays. */
  @Test
  void theScoresAreSeenWhileTheirKeyIsHeldWhateverHasTheFocus(Hands robot) throws Exception {
    show(robot, OKLAHOMA);
    for (String focused : List.of("#play", "#table")) {
      robot.interact(() -> robot.lookup(focused).query().requestFocus());
      robot.press(KeyCode.BACK_QUOTE);
      assertThat(robot.lookup("#score-sheet").tryQuery()).as(focused).isPresent();
      robot.release(KeyCode.BACK_QUOTE);
      assertThat(robot.lookup("#score-sheet").tryQuery()).as(focused).isEmpty();
    }
  }

  @Test
  void fourColoursAreChosenWhileAButtonHasTheFocus(Hands robot) throws Exception {
    show(robot, GIN);
    TableSettings settings = program.parts().presentation().settings().table();
    Palette before = settings.paletteProperty().get();
    robot.interact(() -> robot.lookup("#play").query().requestFocus());
    robot.type(KeyCode.F4);
    assertThat(settings.paletteProperty().get()).isNotEqualTo(before);
  }

  @Test
  void aForeignFileIsRefusedWithItsLine(Hands robot) throws Exception {
    Path file = folder.resolve("letter.oklahoma");
    Files.writeString(file, "Dear North,\n");
    robot.interact(() -> program.navigation().replay(file));
    await() // among the cards of all windows, some of which other tests have left
        .until(() ->
            robot.lookup(".question-card .label").queryAllAs(Labeled.class).stream()
                .anyMatch(label -> label.getText().contains("letter.oklahoma, ред 1")));
    assertThat(robot.lookup("#replay").tryQuery()).isEmpty();
  }
}
