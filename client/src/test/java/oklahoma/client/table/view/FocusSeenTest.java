package oklahoma.client.table.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.image.Image;
import javafx.scene.input.KeyCode;
import oklahoma.client.fixture.OnScreen;
import oklahoma.client.fixture.Stages;
import oklahoma.client.table.model.RiggedTable;
import oklahoma.client.table.motion.Speed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.testfx.util.WaitForAsyncUtils;

/** A player who walks over the table with Tab sees at every stop where the focus is. */
@ExtendWith(OnScreen.class)
class FocusSeenTest {
  private static final int EDGE = 12;

  /** As many pixels as the shortest side of a card has. */
  private static final int ENOUGH = 40;

  @ParameterizedTest
  @MethodSource("deals")
  void everyStopOfTheWalkShows(String deal) throws Exception {
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(deal), Speed.OFF)) {
      assertThat(walk(table)).extracting(Node::getId).contains("stock", "seat-B");
    }
  }

  @Test
  void aStagedCardShowsToo() throws Exception {
    String playing = Moments.DRAW.replace("A to draw", "A to play");
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(playing), Speed.OFF)) {
      table.press(KeyCode.M);
      int staged = table.rig().model().own().tray().slots().getFirst().cards().getFirst().id();
      assertThat(walk(table)).contains(table.view().picture().node(staged).orElseThrow());
    }
  }

  /** The pointer learns it from a tooltip. */
  @Test
  void theButtonOfTheTrayThatDoesNothingSaysWhyToTheKeyboard() throws Exception {
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(Moments.DRAW), Speed.OFF)) {
      Node status = table.view().lookup("#status");
      String draw = status.getAccessibleText();
      focus(table, "lay-down");
      assertThat(status.getAccessibleText()).isEqualTo("First draw a card or take the discard.");
      table.others("A draws");
      assertThat(status.getAccessibleText()).startsWith("Still missing: 2 books.");
      table.press(KeyCode.M);
      assertThat(status.getAccessibleText()).startsWith("Your turn");
      table.press(KeyCode.ESCAPE);
      focus(table, "stock");
      assertThat(status.getAccessibleText()).startsWith("Your turn").isNotEqualTo(draw);
    }
  }

  private static void focus(TableOnScreen table, String id) {
    table.robot().interact(() -> table.view().lookup("#" + id).requestFocus());
    table.settle();
  }

  /** All stops, each of which was seen to have the focus. */
  private static List<Node> walk(TableOnScreen table) {
    Stages.drawAll();
    Image without = picture(table);
    List<Node> stops = new ArrayList<>();
    for (Node stop = next(table); !stops.contains(stop); stop = next(table)) {
      stops.add(stop);
      Bounds at = stop.localToScene(stop.getLayoutBounds());
      assertThat(differing(without, picture(table), at))
          .describedAs("pixels that tell that %s has the focus", stop)
          .isGreaterThan(ENOUGH);
    }
    return stops;
  }

  private static List<String> deals() {
    return List.of(Moments.DOWN, Moments.DRAW, Moments.GIN_OF_THREE);
  }

  private static Node next(TableOnScreen table) {
    table.press(KeyCode.TAB);
    return Objects.requireNonNull(table.view().getScene().getFocusOwner());
  }

  private static Image picture(TableOnScreen table) {
    return WaitForAsyncUtils.waitForAsyncFx(60_000, () -> table.view().getScene().snapshot(null));
  }

  private static int differing(Image one, Image other, Bounds at) {
    int differing = 0;
    for (int y = from(at.getMinY()); y < Math.min(one.getHeight(), at.getMaxY() + EDGE); y++) {
      for (int x = from(at.getMinX()); x < Math.min(one.getWidth(), at.getMaxX() + EDGE); x++) {
        if (one.getPixelReader().getArgb(x, y) != other.getPixelReader().getArgb(x, y)) {
          differing++;
        }
      }
    }
    return differing;
  }

  private static int from(double edge) {
    return (int) Math.max(0, edge - EDGE);
  }
}
