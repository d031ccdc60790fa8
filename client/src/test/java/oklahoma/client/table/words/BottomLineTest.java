package oklahoma.client.table.words;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import oklahoma.client.table.model.RiggedTable;
import oklahoma.client.table.motion.Speed;
import oklahoma.client.table.view.Moments;
import oklahoma.client.table.view.TableOnScreen;
import org.junit.jupiter.api.Test;

/** What the line at the bottom says of the player, and which keys it names. */
class BottomLineTest {

  /** One's own seat has no plate with the dealer's mark. */
  @Test
  void theDealerReadsThatItIsTheirDeal() throws Exception {
    assertThat(words(Moments.CLAIM, ".bottom-line")).startsWith("You · 0 pts");
    String dealer =
        Moments.dealt(2, "oklahoma hand 1 dealer A\nA: 8sh\nB: #10\npile 3d\nB to play");
    assertThat(words(dealer, ".bottom-line")).startsWith("You (dealer) · 0 pts · 2 cards");
  }

  @Test
  void theKeysAreThoseThatCountNow() throws Exception {
    assertThat(words(Moments.DRAW, ".bottom-keys")).isEqualTo("D draw · T take · S sort · ? keys");
    String play = Moments.dealt(2, "oklahoma hand 1 dealer B\nA: 8sh\nB: #10\npile 3d\nA to play");
    assertThat(words(play, ".bottom-keys")).isEqualTo("L lay down · S sort · ? keys");
    assertThat(words(Moments.DOWN, ".bottom-keys")).isEqualTo("F lay off · S sort · ? keys");
    assertThat(words(Moments.CLAIM, ".bottom-keys")).isEqualTo("G log · S sort · ? keys");
  }

  @Test
  void aClaimIsNamedWhileItCanBeMade() throws Exception {
    RiggedTable rig = new RiggedTable(Moments.CLAIM);
    rig.play("C discards Qs");
    try (TableOnScreen table = new TableOnScreen(rig, Speed.OFF)) {
      assertThat(((Labeled) table.view().lookup(".bottom-keys")).getText())
          .isEqualTo("Space claim · N pass · S sort · ? keys");
    }
  }

  /** A player is the same person on the table and at the bottom. */
  @Test
  void ownMeldsAreCalledAsThePlayerIs() throws Exception {
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(Moments.DOWN), Speed.OFF)) {
      assertThat(table.view().lookupAll(".meld-owner").stream().map(Labeled.class::cast))
          .extracting(Labeled::getText)
          .containsExactlyInAnyOrder("You", "West");
      assertThat(table.view().lookup("#meld-0").getAccessibleText()).startsWith("You: book of");
    }
  }

  /** However long the words beside it are, it does not jump. */
  @Test
  void theLastEventIsInTheMiddleOfTheWindow() throws Exception {
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(Moments.CLAIM), Speed.OFF)) {
      table.press(KeyCode.F2);
      Node line = table.view().lookup("#announcer .sentence");
      Bounds seen = line.localToScene(line.getLayoutBounds());
      assertThat(seen.getCenterX()).isCloseTo(table.view().getWidth() / 2, within(1.0));
    }
  }

  private static String words(String deal, String selector) throws Exception {
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(deal), Speed.OFF)) {
      return ((Labeled) table.view().lookup(selector)).getText();
    }
  }
}
