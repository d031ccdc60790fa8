package oklahoma.client.table.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import javafx.scene.Node;
import oklahoma.client.fixture.Stages;
import oklahoma.client.table.model.RiggedTable;
import oklahoma.client.table.motion.Speed;
import org.junit.jupiter.api.Test;

/** The line is lost at the end of a hand and comes back when the next one has begun. */
class NewDealAfterALossTest {

  @Test
  void theCardsLeftInTheOldHandCoverTheNewOneNoMore() throws Exception {
    RiggedTable rig = new RiggedTable(Moments.LAST_CARD);
    try (TableOnScreen table = new TableOnScreen(rig, Speed.NORMAL)) {
      table.others("A discards Kh");
      await().until(() -> reveals(table));
      Stages.now(() -> {
        rig.comeBackToANewDeal();
        return true;
      });
      assertThat(reveals(table)).isFalse();
      assertThat(rig.model().playerView().game().over()).isFalse();
    }
  }

  private static boolean reveals(TableOnScreen table) {
    Node reveal = table.view().lookup("#reveal");
    return reveal != null && reveal.isVisible();
  }
}
