package oklahoma.client.table.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import oklahoma.client.table.model.RiggedTable;
import oklahoma.client.table.motion.Speed;
import oklahoma.client.table.panel.SignedText;
import oklahoma.rules.Reason;
import org.junit.jupiter.api.Test;

/** The contract at the top of the table. */
class ContractPillTest {

  @Test
  void itSaysWhatTheMeldsAreAndOpensTheRules() throws Exception {
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(Moments.DOWN), Speed.OFF)) {
      Button pill = pill(table);
      assertThat(pill.getAccessibleHelp())
          .isEqualTo(
              """
              Book: three or more cards of one rank.
              Run: four or more cards of one suit, in order.\
              """);
      table.robot().interact(pill::requestFocus);
      table.robot().type(KeyCode.ENTER);
      assertThat(table.program().rules).containsExactly(Reason.CONTRACT_INCOMPLETE);
      table.robot().clickOn(pill);
      assertThat(table.program().rules).hasSize(2);
    }
  }

  /** Its words are in one line, and it is no higher than they need. */
  @Test
  void itIsAPillWithOneLine() throws Exception {
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(Moments.DRAW), Speed.OFF)) {
      Region words = (Region) pill(table).lookup(".contract-words");
      assertThat(words.getHeight()).isLessThan(25);
      assertThat(pill(table).getHeight()).isLessThan(words.getHeight() + 15);
    }
  }

  @Test
  void aPlayerWhoIsDownReadsThatItIsDone() throws Exception {
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(Moments.DRAW), Speed.OFF)) {
      assertThat(words(table)).isEqualTo("Lay down: 2 books");
    }
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(Moments.DOWN), Speed.OFF)) {
      assertThat(words(table)).isEqualTo("2 books + 1 run ✓ down");
    }
  }

  @Test
  void aMeldThatIsReadyInTheTrayIsTicked() throws Exception {
    try (TableOnScreen table = TableOnScreen.staged()) {
      assertThat(words(table)).isEqualTo("Lay down: 2 books ✓✓");
      int queen = table.id("Qd");
      table.robot().interact(() -> table.rig().model().own().unstage(Set.of(queen)));
      assertThat(words(table)).isEqualTo("Lay down: 2 books ✓");
    }
  }

  @Test
  void atGinItSaysHowFarTheMatchGoes() throws Exception {
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(Moments.GIN), Speed.OFF)) {
      assertThat(pill(table).getAccessibleHelp()).isEqualTo("First to 100 points wins.");
      table.robot().clickOn(pill(table));
      assertThat(table.program().called).containsExactly("rules");
    }
  }

  private static Button pill(TableOnScreen table) {
    return (Button) table.view().lookup("#contract");
  }

  private static String words(TableOnScreen table) {
    return ((SignedText) pill(table).lookup(".contract-words")).words();
  }
}
