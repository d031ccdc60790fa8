package oklahoma.client.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.testfx.assertions.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import oklahoma.bot.Bots;
import oklahoma.client.fixture.Hands;
import oklahoma.client.fixture.OnScreen;
import oklahoma.client.fixture.ProgramWindows;
import oklahoma.client.settings.Settings;
import oklahoma.client.text.Language;
import oklahoma.host.Host;
import oklahoma.host.HostSettings;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.framework.junit5.Start;

@ExtendWith(OnScreen.class)
class ProgramTest {
  @TempDir private static Path folder;

  @SuppressWarnings("NullAway.Init")
  private Program program;

  @Start
  void open(Stage stage) {
    Settings settings = new Settings(Language.ENGLISH);
    settings.network().nameProperty().set("North");
    ProgramWindows.keep(folder, settings);
    program = new Program(stage, folder, 1024, 640);
    program.open();
  }

  @AfterEach
  void close(Hands robot) {
    robot.interact(program::close);
  }

  /** The first screen still waits for what it has asked for, and looks for tables. */
  @Test
  void whatIsClosedAsksForNothingMore(Hands robot) {
    List<Throwable> thrown = new ArrayList<>();
    robot.interact(() -> {
      Thread screen = Thread.currentThread();
      Thread.UncaughtExceptionHandler usual = screen.getUncaughtExceptionHandler();
      screen.setUncaughtExceptionHandler((thread, failure) -> thrown.add(failure));
      program.navigation().home();
      program.close();
      Platform.runLater(() -> screen.setUncaughtExceptionHandler(usual));
    });
    robot.interact(() -> {});
    assertThat(thrown).isEmpty();
    assertThat(program.parts().pages().current()).isEmpty();
    assertThat(robot.lookup("#solo").tryQuery()).isEmpty();
  }

  @Test
  void theWindowHasTheName(Hands robot) {
    assertThat(robot.window("Oklahoma")).isShowing();
  }

  @Test
  void whatCannotBeKeptIsReported(Hands robot) throws SQLException {
    Path file = folder.resolve("oklahoma.db");
    try (var database = DriverManager.getConnection("jdbc:sqlite:" + file);
        var sql = database.createStatement()) {
      sql.executeUpdate("ALTER TABLE entries RENAME TO away");
      robot.interact(() -> program.name("East"));
      await().until(() -> robot.lookup(".question-card").tryQuery().isPresent());
      assertThat(robot.lookup(".question-card .label").queryAllAs(Label.class))
          .extracting(Label::getText)
          .anySatisfy(text -> assertThat(text).contains(file.toString(), "read or save"));
      sql.executeUpdate("ALTER TABLE away RENAME TO entries");
    }
  }

  @Test
  void nobodyPlaysWithoutAName(Hands robot) {
    robot.interact(() -> robot.lookup("#name").queryAs(TextField.class).setText(""));
    assertThat(robot.lookup("#name-fault").<Node>query()).as("without a click").isVisible();
    robot.clickOn("#solo");
    assertThat(robot.lookup("#name").<Node>query()).isFocused();
    assertThat(robot.lookup("#start").tryQuery()).isEmpty();
  }

  @Test
  void aNameThatIsCutShortIsReportedAsCut(Hands robot) {
    TextField name = robot.lookup("#name").queryAs(TextField.class);
    robot.interact(() -> name.setText("Wolfeschlegelsteinhausen"));
    assertThat(robot.lookup("#name-fault").<Node>query()).isInvisible();
    robot.interact(() -> name.insertText(5, "x"));
    assertThat(name.getText()).isEqualTo("Wolfeschlegelsteinhausen");
    assertThat(fault(robot)).isEqualTo("24 characters at most");
    robot.interact(() -> name.deleteText(0, 4));
    assertThat(robot.lookup("#name-fault").<Node>query()).isInvisible();
    robot.interact(() -> name.replaceText(0, 20, "Adolph Blaine Charles David Earl"));
    assertThat(name.getText()).as("pasted").isEqualTo("Adolph Blaine Charles Da");
    assertThat(fault(robot)).isEqualTo("24 characters at most");
  }

  private static String fault(Hands robot) {
    Label fault = robot.lookup("#name-fault").queryAs(Label.class);
    return fault.isVisible() ? fault.getText() : "";
  }

  @Test
  void keysAloneLeadToTheSetupOnceTheNameIsKnown(Hands robot) {
    robot.type(KeyCode.DIGIT1);
    assertThat(robot.lookup("#start").<Node>query()).isFocused();
  }

  @Test
  void theKeyThatOpensTheJoinPanelIsNotTypedIntoItsField(Hands robot) {
    robot.type(KeyCode.DIGIT3);
    assertThat(robot.lookup("#address").<Node>query()).isFocused();
    assertThat(robot.lookup("#address").queryAs(TextField.class).getText()).isEmpty();
  }

  /** In the smallest window, where there is the least room for it. */
  @Test
  void whatComesIntoTheJoinPanelDoesNotMoveTheFieldInWhichOneTypes(Hands robot) throws IOException {
    robot.type(KeyCode.DIGIT3);
    Node address = robot.lookup("#address").query();
    double before = address.localToScene(0, 0).getY();
    try (Host host = Host.start(HostSettings.with(Bots::of))) {
      host.open(ProgramWindows.forTwoAndABot());
      assertThat(host.startDiscovery(host.listen(new InetSocketAddress(0)))).isTrue();
      await().until(() -> robot.lookup("#nearby").<Node>query().isVisible());
      List<String> hosts = IntStream.range(0, 9).mapToObj(i -> "192.168.100.10" + i).toList();
      robot.interact(() ->
          program.parts().presentation().settings().network().recentHostsProperty().set(hosts));
      assertThat(address.localToScene(0, 0).getY()).isEqualTo(before);
      assertThat(robot.lookup("192.168.100.100").<Node>query()).isVisible();
    }
  }

  @Test
  void closingTheJoinPanelReturnsToWhereItWasOpened(Hands robot) {
    robot.type(KeyCode.DIGIT3);
    assertThat(robot.lookup("#address").<Node>query()).isFocused();
    robot.type(KeyCode.ESCAPE);
    assertThat(robot.lookup("#join").<Node>query()).isFocused();
  }
}
