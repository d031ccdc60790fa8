package oklahoma.client.table.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import javafx.scene.Node;
import javafx.scene.control.Label;
import oklahoma.client.settings.ReducedMotion;
import oklahoma.client.table.cards.CardNode;
import oklahoma.client.table.layout.Place;
import oklahoma.client.table.layout.Places;
import oklahoma.client.table.layout.Spot;
import oklahoma.client.table.model.RiggedTable;
import oklahoma.client.table.motion.Speed;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Face;
import oklahoma.rules.notation.Notation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.testfx.util.WaitForAsyncUtils;

/** What a claim looks like: who wanted the card, the card, and the penalty card 160 ms after it. */
class ClaimFlightTest {

  /** B is not next and gets the card, or A, the player. */
  @ParameterizedTest
  @ValueSource(strings = {"B claims", "A claims"})
  void thePenaltyCardStartsWhileTheClaimedCardFlies(String claim) throws Exception {
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(Moments.CLAIM), Speed.NORMAL)) {
      onScreen(() -> {
        CardNode queen = claimed(table, claim);
        CardNode stock = table.view().cards().node(new Spot.OnStock(0)).orElseThrow();
        pass(table, 300);
        Place pile = queen.shown();
        Place top = stock.shown();
        pass(table, 150);
        assertThat(queen.shown()).as("the claimed card is on its way").isNotEqualTo(pile);
        assertThat(stock.shown()).as("the penalty card is not").isEqualTo(top);
        pass(table, 30);
        assertThat(stock.shown()).as("but now it is").isNotEqualTo(top);
        Place flying = queen.shown();
        pass(table, 40);
        assertThat(queen.shown()).as("and both are").isNotEqualTo(flying);
        pass(table, 110);
        Place landed = queen.shown();
        Place penalty = stock.shown();
        pass(table, 20);
        assertThat(queen.shown()).as("the claimed card has landed").isEqualTo(landed);
        assertThat(stock.shown()).as("before the penalty card").isNotEqualTo(penalty);
        pass(table, 300);
        return true;
      });
      assertThat(onScreen(() -> faces(table.view().picture().now())))
          .isEqualTo(onScreen(() -> faces(table.view().picture().laid().places())));
      assertThat(onScreen(() -> homes(table))).isTrue();
    }
  }

  @Test
  void aPlayerWhoSkipsItSeesTheModelsTable() throws Exception {
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(Moments.CLAIM), Speed.NORMAL)) {
      onScreen(() -> {
        claimed(table, "B claims");
        pass(table, 300 + 200);
        table.view().settle();
        return true;
      });
      assertThat(onScreen(() -> faces(table.view().picture().now())))
          .isEqualTo(onScreen(() -> faces(table.view().picture().laid().places())));
      assertThat(onScreen(() -> homes(table))).isTrue();
    }
  }

  @ParameterizedTest
  @CsvSource({"false, false", "true, false", "false, true"})
  void theClaimIsShownAtTheClaimingSeat(boolean reduced, boolean flashFree) throws Exception {
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(Moments.CLAIM), Speed.NORMAL)) {
      table
          .look()
          .settings()
          .motion()
          .reducedMotionProperty()
          .set(reduced ? ReducedMotion.ON : ReducedMotion.OFF);
      table.look().settings().access().flashFreeProperty().set(flashFree);
      boolean still = reduced || flashFree;
      onScreen(() -> {
        claimed(table, "B claims");
        table.view().playback().advance(40);
        Label cry = (Label) table.view().lookup("#winner-cry");
        Node plate = table.view().lookup("#seat-B");
        assertThat(cry.isVisible()).isTrue();
        assertThat(cry.getText()).isEqualTo("West claims it!");
        assertThat(plate.getScaleX() > 1).isEqualTo(!still);
        assertThat(cry.getScaleX() < 1).isEqualTo(!still);
        table.view().settle();
        assertThat(plate.getScaleX()).isEqualTo(1);
        return true;
      });
    }
  }

  /** A quick bot draws and discards before the words would go by themselves. */
  @Test
  void theCryIsGoneWhenTheNextCardIsDiscarded() throws Exception {
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(Moments.CLAIM), Speed.NORMAL)) {
      onScreen(() -> {
        claimed(table, "B claims");
        pass(table, 300 + 600);
        Label cry = (Label) table.view().lookup("#winner-cry");
        assertThat(cry.isVisible()).as("the winner can be read").isTrue();
        table.rig().play("D draws");
        Card first = table.rig().deal().tableau().hand(Seat.D).cards().iterator().next();
        table.rig().play("D discards " + Notation.print(List.of(first)));
        pass(table, 300);
        assertThat(cry.isVisible()).as("before the next card flies").isFalse();
        return true;
      });
    }
  }

  /** Everybody has answered: the cards are about to fly. The card that was claimed. */
  private static CardNode claimed(TableOnScreen table, String claim) {
    boolean mine = claim.startsWith("A");
    table.rig().play("C discards Qs", "D passes", mine ? "B passes" : "A passes");
    table.view().settle();
    CardNode queen = table.top();
    table.rig().play(claim);
    table.view().playback().advance(0);
    return queen;
  }

  private static void pass(TableOnScreen table, int ms) {
    for (int passed = 0; passed < ms; passed += 5) {
      table.view().playback().advance(5);
    }
  }

  private static boolean homes(TableOnScreen table) {
    return table.view().cards().nodes().stream()
        .allMatch(node -> node.shown().equals(node.home()) && !table.view().cards().isAway(node));
  }

  private static Map<Spot, Face> faces(Places places) {
    return places.at().entrySet().stream()
        .collect(Collectors.toMap(Map.Entry::getKey, each -> each.getValue().face()));
  }

  private static <T> T onScreen(Callable<T> what) {
    return WaitForAsyncUtils.waitForAsyncFx(60_000, what);
  }
}
