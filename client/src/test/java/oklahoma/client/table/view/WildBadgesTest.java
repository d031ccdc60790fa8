package oklahoma.client.table.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import oklahoma.client.table.model.RiggedTable;
import oklahoma.client.table.motion.Speed;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What neighbouring wilds stand for can be read, on the table and in the tray. */
class WildBadgesTest {
  private static final String LAID =
      Moments.dealt(
          3,
          """
          oklahoma hand 4 dealer C
          A: Kh9c7hJd9h
          B: #11
          C: #9
          meld A: book 8shd
          meld A: book Qdhc
          meld A: run 5d 2s * 8d * Td
          pile 3d 7c
          A to play
          """);

  private static final String HELD =
      Moments.dealt(
          3,
          """
          oklahoma hand 2 dealer C
          A: 5d 2s * 8d * Td Kshdc Jc
          B: #11
          C: #9
          pile 3d 7c
          A to play
          """);

  @ParameterizedTest
  @CsvSource({"1024, 640", "1280, 800"})
  void noneCoversAnotherOnTheTable(int width, int height) throws Exception {
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(LAID), Speed.OFF, width, height)) {
      assertThat(covered(table, 3)).isEmpty();
    }
  }

  @ParameterizedTest
  @CsvSource({"1024, 640", "1280, 800"})
  void noneCoversAnotherInTheTray(int width, int height) throws Exception {
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(HELD), Speed.OFF, width, height)) {
      table.press(KeyCode.M);
      assertThat(covered(table, 3)).isEmpty();
    }
  }

  /** Those that are covered, of so many at least. */
  private static List<String> covered(TableOnScreen table, int least) {
    List<Node> badges = List.copyOf(table.view().lookupAll(".wild-badge"));
    assertThat(badges).hasSizeGreaterThanOrEqualTo(least);
    List<String> faults = new ArrayList<>();
    for (Node one : badges) {
      for (Node other : badges) {
        Bounds at = one.localToScene(one.getLayoutBounds());
        if (!one.equals(other) && at.intersects(other.localToScene(other.getLayoutBounds()))) {
          faults.add(one.getAccessibleText() + " and " + other.getAccessibleText());
        }
      }
    }
    return faults;
  }
}
