package oklahoma.client.table.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import oklahoma.client.fixture.OnScreen;
import oklahoma.client.table.layout.Area;
import oklahoma.client.table.model.RiggedTable;
import oklahoma.client.table.motion.Speed;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.OwnerCommand;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.Presence;
import oklahoma.protocol.people.SeatLabel;
import oklahoma.rules.Seat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@ExtendWith(OnScreen.class)
class WaitingBandTest {
  private static final String THREE =
      """
      oklahoma
      A: 3h Qc 9h 9d 9c Kh Kd
      B: 5h Qd
      C: 3456789TJs
      pile 4d
      stock 8d 9d Td Jd Qd Kd 3d 4d
      %s
      """;
  private static final String B_ACTS = THREE.formatted("B to play");
  private static final String A_ACTS = THREE.formatted("A to play");

  @Test
  void theOwnerEndsTheWaitingOnTheTable() throws Exception {
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(B_ACTS), Speed.OFF)) {
      away(table, Seat.A, OptionalLong.of(32_600));
      assertThat(words(table)).startsWith("Waiting for West, 0:3");
      assertThat(buttons(table)).containsExactly("Let a bot play", "Skip the turn", "Wait longer");
      table.robot().interact(() -> button(table, "#waiting-skip").fire());
      assertThat(table.rig().sent().getLast())
          .isEqualTo(new ToHost.ActOnSeat(Seat.B, OwnerCommand.SKIP));
      table.robot().interact(() -> button(table, "#waiting-bot_now").fire());
      assertThat(table.rig().sent().getLast())
          .isEqualTo(new ToHost.ActOnSeat(Seat.B, OwnerCommand.BOT_NOW));
      table.robot().interact(() -> button(table, "#waiting-wait").fire());
      assertThat(table.rig().sent().getLast())
          .isEqualTo(new ToHost.ActOnSeat(Seat.B, OwnerCommand.WAIT));
    }
  }

  @Test
  void theSentenceIsLevelWithTheButtons() throws Exception {
    String waits = GinTableTest.DEAL.replace("offer to A", "offer to B again");
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(waits), Speed.OFF)) {
      away(table, Seat.A, OptionalLong.of(32_600));
      Region words = (Region) table.view().lookup(".waiting-words");
      assertThat(words.getHeight()).isCloseTo(words.prefHeight(-1), within(1.0));
      assertThat(middle(words)).isCloseTo(middle(button(table, "#waiting-skip")), within(1.0));
    }
  }

  private static double middle(Node node) {
    return node.getLayoutY() + node.getLayoutBounds().getHeight() / 2;
  }

  @Test
  void aClickOnTheWordsDoesNotReachTheTable() throws Exception {
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(B_ACTS), Speed.OFF)) {
      away(table, Seat.A, OptionalLong.empty());
      table.focus("Qc");
      table.press(KeyCode.SPACE);
      table.robot().clickOn(".waiting-words");
      assertThat(table.rig().model().playerView().own().selected()).containsExactly(table.id("Qc"));
    }
  }

  @Test
  void withoutALimitThereIsNothingToProlong() throws Exception {
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(B_ACTS), Speed.OFF)) {
      away(table, Seat.A, OptionalLong.empty());
      assertThat(words(table)).isEqualTo("Waiting for West, without limit");
      assertThat(buttons(table)).containsExactly("Let a bot play", "Skip the turn");
    }
  }

  @Test
  void aTurnIsSkippedOnlyWhereItIsOne() throws Exception {
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(A_ACTS), Speed.OFF)) {
      away(table, Seat.A, OptionalLong.of(9_000));
      assertThat(words(table)).startsWith("West has no connection. A bot takes over in 0:0");
      assertThat(buttons(table)).containsExactly("Let a bot play", "Wait longer");
    }
  }

  @Test
  void othersReadTheSentenceAlone() throws Exception {
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(B_ACTS), Speed.OFF)) {
      away(table, Seat.C, OptionalLong.of(33_000));
      assertThat(words(table)).startsWith("Waiting for West, 0:3");
      assertThat(buttons(table)).isEmpty();
      assertThat(table.view().lookup("#status").getAccessibleText())
          .isEqualTo("West has no connection. The table waits.");
      seats(table, Seat.C, Presence.HERE, OptionalLong.empty());
      assertThat(band(table).isVisible()).isFalse();
    }
  }

  @ParameterizedTest
  @CsvSource({"1024,640,1", "1280,800,1", "1280,800,1.75"})
  void itCoversNoCard(int width, int height, double words) throws Exception {
    for (String deal : List.of(B_ACTS, Moments.GIN_OF_THREE.replace("A to draw", "B to draw"))) {
      try (TableOnScreen table =
          new TableOnScreen(new RiggedTable(deal), Speed.OFF, width, height)) {
        table
            .robot()
            .interact(() -> table.look().settings().text().sizeProperty().set((int) (100 * words)));
        away(table, Seat.A, OptionalLong.of(33_000));
        assertThat(band(table).isVisible()).isTrue();
        Region shown = (Region) band(table);
        Bounds band =
            new BoundingBox(
                shown.getLayoutX(), shown.getLayoutY(), shown.getWidth(), shown.getHeight());
        var frame = table.view().picture().laid().frame();
        for (Area area :
            List.of(frame.stock(), frame.pile(), frame.melds(), frame.tray(), frame.hand())) {
          assertThat(band.intersects(bounds(area))).as("%s over %s", band, area).isFalse();
        }
        assertThat(band.intersects(table.view().lookup("#status").getBoundsInParent())).isFalse();
      }
    }
  }

  private static Bounds bounds(Area area) {
    return new BoundingBox(area.x(), area.y(), area.width(), area.height());
  }

  private static void away(TableOnScreen table, Seat owner, OptionalLong grace) {
    seats(table, owner, Presence.AWAY, grace);
  }

  private static void seats(
      TableOnScreen table, Seat owner, Presence presence, OptionalLong grace) {
    List<SeatLabel> seats = new ArrayList<>(table.rig().model().labelsProperty().get());
    seats.set(1, new SeatLabel(Seat.B, seats.get(1).name(), Optional.empty(), presence, grace));
    table
        .robot()
        .interact(() ->
            table
                .rig()
                .model()
                .receive(new FromHost.Seats(1, seats, Optional.of(owner), List.of())));
  }

  private static Node band(TableOnScreen table) {
    return table.view().lookup("#waiting-band");
  }

  private static String words(TableOnScreen table) {
    assertThat(band(table).isVisible()).isTrue();
    return band(table).getAccessibleText();
  }

  private static Button button(TableOnScreen table, String id) {
    return (Button) table.view().lookup(id);
  }

  private static List<String> buttons(TableOnScreen table) {
    return band(table).lookupAll(".button").stream()
        .map(node -> ((Button) node).getText())
        .toList();
  }
}
