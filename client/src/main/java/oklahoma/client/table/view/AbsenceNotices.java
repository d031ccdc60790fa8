package oklahoma.client.table.view;

import javafx.scene.Node;
import javafx.util.Duration;
import oklahoma.client.table.model.Graces;
import oklahoma.client.table.model.TableModel;
import oklahoma.client.ui.lifetime.VisibleTimer;

/** Shows on the plates and in a band how long the table still waits for absent players. */
final class AbsenceNotices {
  private static final Duration OFTEN = Duration.millis(250);

  private final TableModel model;
  private final Boards boards;
  private final WaitingBand band;
  private final Graces graces = new Graces();
  private final VisibleTimer clock;

  /**
   * @param shown the table's node; times are updated only while it is visible
   */
  AbsenceNotices(TableModel model, Boards boards, WaitingBand band, Node shown) {
    this.model = model;
    this.boards = boards;
    this.band = band;
    this.clock = new VisibleTimer(shown, OFTEN, this::show);
  }

  /** Updates the waiting times after somebody has come or gone. */
  void follow() {
    graces.follow(model.labelsProperty().get(), model.nanos());
    show();
  }

  /** Updates the display; after an event the table may wait for another player. */
  void show() {
    boards.waitFor(graces, model.nanos());
    band.show(graces, model.nanos());
    clock.setWanted(graces.running());
  }
}
