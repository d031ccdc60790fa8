package oklahoma.client.table.cards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import javafx.scene.transform.Transform;
import oklahoma.client.table.layout.Place;
import oklahoma.client.table.model.RiggedTable;
import oklahoma.client.table.motion.Speed;
import oklahoma.client.table.view.Moments;
import oklahoma.client.table.view.TableOnScreen;
import org.junit.jupiter.api.Test;
import org.testfx.util.WaitForAsyncUtils;

/** Cards are cheap to draw where they rest. */
class CardNodeTest {
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
  void aTurnedCardRestsOnWholePixelsAndItsPictureIsKept() throws Exception {
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(PLAYING), Speed.OFF)) {
      assertThat(turned(table))
          .isNotEmpty()
          .allSatisfy(node -> {
            Transform way = node.getLocalToParentTransform();
            assertThat(way.getTx()).isCloseTo(Math.rint(way.getTx()), within(1e-9));
            assertThat(way.getTy()).isCloseTo(Math.rint(way.getTy()), within(1e-9));
            assertThat(node.isCache()).isTrue();
          });
    }
  }

  @Test
  void noPictureIsKeptOfACardOnItsWay() throws Exception {
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(PLAYING), Speed.OFF)) {
      CardNode node = turned(table).getFirst();
      Place home = node.home();
      Place raised = new Place(home.x(), home.y() - 20, home.width(), home.angle(), home.order());
      WaitForAsyncUtils.waitForAsyncFx(60_000, () -> node.put(raised));
      assertThat(node.isCache()).isFalse();
      WaitForAsyncUtils.waitForAsyncFx(60_000, () -> node.put(home));
      assertThat(node.isCache()).isTrue();
    }
  }

  private static List<CardNode> turned(TableOnScreen table) {
    return WaitForAsyncUtils.waitForAsyncFx(
        10_000,
        () ->
            table.view().lookupAll(".card").stream()
                .map(CardNode.class::cast)
                .filter(node -> node.getRotate() != 0)
                .toList());
  }
}
