package oklahoma.client.table.cards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.util.List;
import java.util.Set;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import oklahoma.client.fixture.Pulses;
import oklahoma.client.table.model.RiggedTable;
import oklahoma.client.table.model.hand.Held;
import oklahoma.client.table.motion.Speed;
import oklahoma.client.table.view.Moments;
import oklahoma.client.table.view.TableOnScreen;
import oklahoma.rules.card.Back;
import org.junit.jupiter.api.Test;
import org.testfx.util.WaitForAsyncUtils;

/** What a screen reader says about the cards. */
class CardVoiceTest {
  private static final String PLAYING =
      Moments.dealt(
          3,
          """
          oklahoma hand 1 dealer C
          A: 8shd Qs Qs KhJd2h
          B: #11
          C: #9
          pile 3d 7c
          A to play
          """);

  @Test
  void aCardOfTheHandSaysItsPlaceItsTwinsAndWhetherItIsSelected() throws Exception {
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(PLAYING), Speed.OFF)) {
      int size = table.rig().model().own().hand().cards().size();
      int jack = table.id("Jd");
      move(table, jack, 4);
      assertThat(node(table, jack).getAccessibleText())
          .isEqualTo("Jack of diamonds, card 5 of " + size);
      assertThat(node(table, jack).getAccessibleRole()).isEqualTo(AccessibleRole.TOGGLE_BUTTON);
      WaitForAsyncUtils.waitForAsyncFx(60_000, () -> table.rig().model().own().toggle(jack));
      Pulses.settle();
      move(table, jack, 0);
      assertThat(node(table, jack).getAccessibleText())
          .isEqualTo("Jack of diamonds, card 1 of " + size + ", selected");
      assertThat(node(table, table.id("Qs")).getAccessibleText())
          .startsWith("Queen of spades (first of two), card ");
    }
  }

  /** The dot and the frame are for the eye only. */
  @Test
  void aCardSaysThatItIsNewAndThatItFits() throws Exception {
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(Moments.DOWN), Speed.OFF)) {
      assertThat(node(table, table.id("9c")).getAccessibleText()).endsWith(", fits a meld");
      assertThat(node(table, table.id("Jd")).getAccessibleText()).doesNotContain("fits");
    }
    RiggedTable rig = new RiggedTable(Moments.DRAW);
    try (TableOnScreen table = new TableOnScreen(rig, Speed.OFF)) {
      table.press(KeyCode.D);
      await()
          .untilAsserted(() -> {
            Held drawn =
                rig.model().own().hand().cards().stream()
                    .filter(Held::fresh)
                    .findAny()
                    .orElseThrow();
            assertThat(node(table, drawn.id()).getAccessibleText()).contains(", new");
          });
    }
  }

  @Test
  void aCardFaceDownSaysNothingElse() throws Exception {
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(PLAYING), Speed.OFF)) {
      List<CardNode> backs =
          table.view().lookupAll(".card").stream()
              .map(CardNode.class::cast)
              .filter(node -> node.face().equals(Back.BACK))
              .toList();
      assertThat(backs).isNotEmpty();
      assertThat(backs).extracting(Node::getAccessibleText).containsOnly("face-down card");
      assertThat(backs).extracting(Node::getAccessibleRole).containsOnly(AccessibleRole.BUTTON);
    }
  }

  private static Node node(TableOnScreen table, int id) {
    return table.view().card(id).orElseThrow();
  }

  private static void move(TableOnScreen table, int id, int to) {
    WaitForAsyncUtils.waitForAsyncFx(60_000, () -> table.rig().model().own().move(Set.of(id), to));
    Pulses.settle();
  }
}
