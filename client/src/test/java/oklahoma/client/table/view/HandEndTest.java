package oklahoma.client.table.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.util.List;
import javafx.scene.control.Labeled;
import oklahoma.client.fixture.Stages;
import oklahoma.client.table.model.RiggedTable;
import oklahoma.client.table.motion.Speed;
import org.junit.jupiter.api.Test;

/** Whose hands are turned up at the end of a hand. */
class HandEndTest {

  /** A player is the same person there as beside the melds. */
  @Test
  void thePlayersOwnHandComesFirstAndIsCalledYou() throws Exception {
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(Moments.LAST_CARD), Speed.OFF)) {
      table.others("A discards Kh");
      await().until(() -> names(table).contains("West"));
      assertThat(names(table)).first().isEqualTo("You");
    }
  }

  private static List<String> names(TableOnScreen table) {
    return Stages.now(() ->
        table.view().lookupAll(".revealed-name").stream()
            .map(name -> ((Labeled) name).getText())
            .toList());
  }
}
