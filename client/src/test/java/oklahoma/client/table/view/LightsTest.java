package oklahoma.client.table.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import javafx.geometry.Bounds;
import javafx.scene.input.KeyCode;
import oklahoma.client.table.model.RiggedTable;
import oklahoma.client.table.motion.Speed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What shines where cards may go, for a player who uses keys. */
class LightsTest {

  @Test
  void aPlayerMayWishToFindThePlacesAlone() throws Exception {
    String playing = Moments.DRAW.replace("A to draw", "A to play");
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(playing), Speed.OFF)) {
      table.focus("Jd");
      table.press(KeyCode.UP);
      int all = table.view().lookupAll(".zone-light").size();
      table.press(KeyCode.ESCAPE);
      table.look().showsPlacesProperty().set(false);
      table.press(KeyCode.UP);
      assertThat(all).isGreaterThan(1);
      assertThat(table.view().lookupAll(".zone-light")).hasSize(1);
    }
  }

  @Test
  void whatFitsIsShownOnMeldsThatAreStillOnTheirWay() throws Exception {
    try (TableOnScreen table = TableOnScreen.staged()) {
      table.pressAtOnce(KeyCode.L, KeyCode.F);
      assertThat(table.chip()).startsWith("You can lay off one card.");
      assertThat(table.lights()).hasSize(1);
    }
  }

  @Test
  void whatFitsShinesOnWhenTheDrawnCardHasLanded() throws Exception {
    String toDraw = Moments.DOWN.replace("A to play", "A to draw");
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(toDraw), Speed.NORMAL)) {
      table.pressAtOnce(KeyCode.D, KeyCode.F);
      table.settle();
      assertThat(table.lights()).isNotEmpty();
    }
  }

  @Test
  void aLiftedCardKeepsItsLightsWhenAnotherPlays() throws Exception {
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(Moments.CLAIM), Speed.OFF)) {
      table.focus("Jd");
      table.press(KeyCode.UP);
      Set<Bounds> slots = table.lights();
      table.others("C discards Qs");
      assertThat(table.lights()).hasSize(2).isEqualTo(slots);
    }
  }

  @ParameterizedTest
  @EnumSource(
      value = KeyCode.class,
      names = {"SPACE", "UP", "F"})
  void whatShinesGoesWithTheMeldsWhenEverythingBecomesLarger(KeyCode key) throws Exception {
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(Moments.DOWN), Speed.OFF)) {
      table.focus("Kh");
      table.press(key);
      Set<Bounds> before = table.lights();
      table
          .robot()
          .interact(() -> table.look().settings().table().compactSeatsProperty().set(true));
      table.robot().interact(() -> table.look().settings().table().cardSizeProperty().set(130));
      Set<Bounds> after = table.lights();
      table.press(key == KeyCode.SPACE ? key : KeyCode.ESCAPE);
      assertThat(table.lights()).isEmpty();
      table.press(key);
      assertThat(after).isNotEqualTo(before).isEqualTo(table.lights());
    }
  }
}
