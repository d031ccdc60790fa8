package oklahoma.client.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import oklahoma.client.fixture.Hands;
import oklahoma.client.fixture.OnScreen;
import oklahoma.client.storage.Store;
import oklahoma.client.storage.Subject;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.framework.junit5.Start;

/** What the player reads who starts the program on a file that is damaged. */
@ExtendWith(OnScreen.class)
class DamageOnScreenTest {
  @TempDir private Path folder;

  @SuppressWarnings("NullAway.Init")
  private Stage stage;

  @SuppressWarnings("NullAway.Init")
  private Program program;

  @Start
  void in(Stage window) {
    stage = window;
  }

  @AfterEach
  void close(Hands robot) {
    robot.interact(program::close);
  }

  @Test
  void aDamagedDatabaseIsReported(Hands robot) throws IOException {
    Files.writeString(folder.resolve("oklahoma.db"), "no database\n".repeat(500));
    open(robot);
    awaitCard(robot, "oklahoma.db.damaged-1");
    robot.type(KeyCode.ENTER);
    await().until(() -> !program.parts().pages().asking());
  }

  @Test
  void eachDamageIsReportedOneAfterTheOther(Hands robot) throws SQLException {
    try (Store store = Store.open(folder.resolve("oklahoma.db"))) {
      store.row(Subject.HOSTS, "no key").put(Map.of("sure", "yes"));
    }
    addRulesWithoutFieldName();
    open(robot);
    awaitCard(robot, "oklahoma.db");
    Node first = card(robot).orElseThrow();
    robot.type(KeyCode.ENTER);
    await().until(() -> card(robot).filter(card -> !card.equals(first)).isPresent());
    robot.type(KeyCode.ENTER);
    await().until(() -> !program.parts().pages().asking());
  }

  /** Replaces the table by one that has all columns but allows what the program never writes. */
  private void addRulesWithoutFieldName() throws SQLException {
    try (Connection database =
            DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("oklahoma.db"));
        Statement statement = database.createStatement()) {
      statement.executeUpdate("CREATE TABLE lax AS SELECT * FROM entries");
      statement.executeUpdate("DROP TABLE entries");
      statement.executeUpdate("ALTER TABLE lax RENAME TO entries");
      statement.executeUpdate("INSERT INTO entries VALUES ('RULES', 'Friday', NULL, 'x')");
    }
  }

  private void open(Hands robot) {
    robot.interact(() -> {
      program = new Program(stage, folder, 1024, 640);
      program.open();
    });
  }

  private static Optional<Node> card(Hands robot) {
    return robot.lookup(".question-card").tryQuery();
  }

  private static void awaitCard(Hands robot, String file) {
    await()
        .untilAsserted(
            () -> assertThat(words(robot)).anySatisfy(text -> assertThat(text).contains(file)));
  }

  private static List<String> words(Hands robot) {
    return robot.lookup(".question-card .label").queryAllAs(Label.class).stream()
        .map(Label::getText)
        .toList();
  }
}
