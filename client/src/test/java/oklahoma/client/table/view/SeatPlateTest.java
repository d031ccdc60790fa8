package oklahoma.client.table.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.text.Text;
import oklahoma.client.table.layout.Place;
import oklahoma.client.table.layout.Spot;
import oklahoma.client.table.model.RiggedTable;
import oklahoma.client.table.motion.Speed;
import oklahoma.rules.Seat;
import org.junit.jupiter.api.Test;
import org.testfx.util.WaitForAsyncUtils;

/** Eight seats in the smallest window. */
class SeatPlateTest {
  private static final List<String> NAMES =
      List.of(
          "Me",
          "Северин Иванов",
          "Chloe",
          "Маргарита Тодорова",
          "Euler",
          "Wilhelmina Featherstone",
          "Noether",
          "Ада");

  @Test
  void ordinaryNamesCanBeRead() throws Exception {
    RiggedTable rig = new RiggedTable(Moments.eight(), Collections.nCopies(8, 120), NAMES);
    try (TableOnScreen table = new TableOnScreen(rig, Speed.OFF, 1024, 640)) {
      Map<String, String> shown =
          WaitForAsyncUtils.waitForAsyncFx(60_000, () -> shown(table.view()));
      assertThat(shown).hasSize(7).allSatisfy((name, words) -> assertThat(words).isEqualTo(name));
    }
  }

  @Test
  void aNameIsBrokenAtItsHyphen() throws Exception {
    Map<String, String> shown = shown("Александър-Веселинов");
    assertThat(shown).containsExactly(Map.entry("Александър-Веселинов", "Александър-Веселинов"));
  }

  /** A single letter in a third line would be read as a name of its own. */
  @Test
  void aWordThatIsTooLongForALineIsShortened() throws Exception {
    Map<String, String> shown = shown("Максимилиана Шшшшшшшшш");
    assertThat(shown.keySet())
        .singleElement()
        .asString()
        .startsWith("Максимилиана Шшш")
        .endsWith("…");
  }

  private static Map<String, String> shown(String longest) throws Exception {
    List<String> names = new ArrayList<>(Collections.nCopies(8, longest));
    RiggedTable rig = new RiggedTable(Moments.eight(), Collections.nCopies(8, 120), names);
    try (TableOnScreen table = new TableOnScreen(rig, Speed.OFF, 1024, 640)) {
      return WaitForAsyncUtils.waitForAsyncFx(60_000, () -> shown(table.view()));
    }
  }

  @Test
  void aNameOfOneWordIsNotBroken() throws Exception {
    RiggedTable rig =
        new RiggedTable(Moments.two(), List.of(), List.of("Me", "Wolfeschlegelsteinhausen"));
    try (TableOnScreen table = new TableOnScreen(rig, Speed.OFF, 1024, 640)) {
      Label name = (Label) table.view().lookup(".seat-name");
      assertThat(name.isWrapText()).isFalse();
    }
  }

  /** The cards begin right below one line of a name and the points. */
  @Test
  void thePointsStayAboveCardsThatAreFaceUp() throws Exception {
    RiggedTable rig =
        new RiggedTable(GinTableTest.KNOCKED, List.of(), List.of("Me", "MARGUERITE WOMMELSDORFER"));
    try (TableOnScreen table = new TableOnScreen(rig, Speed.OFF, 1024, 640)) {
      Node points = table.view().lookup(".seat-total");
      Place card = table.view().picture().laid().place(new Spot.InHand(Seat.B, 0)).orElseThrow();
      assertThat(points.localToScene(points.getLayoutBounds()).getMaxY())
          .isLessThanOrEqualTo(card.y() - card.width() * Place.TALL / 2 + 1);
    }
  }

  /** What the labels show of each name, which ends in dots where it is cut. */
  private static Map<String, String> shown(TableView view) {
    view.layout();
    Map<String, String> shown = new TreeMap<>();
    for (Node node : view.lookupAll(".seat-name")) {
      Label label = (Label) node;
      label.layout();
      Text text = (Text) label.lookup(".text");
      shown.put(label.getText(), text.getText().replace("\n", " "));
      assertThat(label.getParent().getAccessibleText()).contains(label.getText().replace("…", ""));
      assertThat(text.getLayoutBounds().getHeight()).isLessThanOrEqualTo(label.getHeight() + 3);
    }
    return shown;
  }
}
