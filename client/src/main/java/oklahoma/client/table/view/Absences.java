package oklahoma.client.table.view;

import javafx.scene.Node;
import javafx.util.Duration;
import oklahoma.client.table.model.Graces;
import oklahoma.client.table.model.TableModel;
import oklahoma.client.ui.Ticking;

/** Shows on the plates how long absent players are still waited for, as long as any are. */
final class Absences {
  private static final Duration OFTEN = Duration.millis(250);

  private final TableModel model;
  private final Boards boards;
  private final Graces graces = new Graces();
  private final Ticking clock;

  /**
   * @param shown the table, which has to be seen
   */
  Absences(TableModel model, Boards boards, Node shown) {
    this.model = model;
    this.boards = boards;
    this.clock = new Ticking(shown, OFTEN, this::show);
  }

  /** Somebody has come or gone. */
  void follow() {
    graces.follow(model.labelsProperty().get(), System.nanoTime());
    show();
  }

  private void show() {
    boards.waitFor(graces, System.nanoTime());
    clock.want(graces.running());
  }
}
