package oklahoma.client.table.words;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.control.Labeled;
import oklahoma.client.table.model.Rig;
import oklahoma.client.table.motion.Speed;
import oklahoma.client.table.view.Moments;
import oklahoma.client.table.view.TableOnScreen;
import org.junit.jupiter.api.Test;

/** What the line at the bottom says of the player, and which keys it names. */
class BottomLineTest {

  /** One's own seat has no plate with the dealer's mark. */
  @Test
  void aPlayerWhoDealsReadsSo() throws Exception {
    assertThat(words(Moments.CLAIM, ".bottom-line")).startsWith("You · 0 pts");
    String dealer =
        Moments.dealt(2, "oklahoma hand 1 dealer A\nA: 8sh\nB: #10\npile 3d\nB to play");
    assertThat(words(dealer, ".bottom-line")).startsWith("You (dealer) · 0 pts · 2 cards");
  }

  /** Nobody lays down twice. */
  @Test
  void theKeysAreThoseThatStillCount() throws Exception {
    assertThat(words(Moments.CLAIM, ".bottom-keys")).contains("L lay down");
    assertThat(words(Moments.DOWN, ".bottom-keys"))
        .contains("F lay off")
        .doesNotContain("lay down");
  }

  private static String words(String deal, String selector) throws Exception {
    try (TableOnScreen table = new TableOnScreen(new Rig(deal), Speed.OFF)) {
      return ((Labeled) table.view().lookup(selector)).getText();
    }
  }
}
