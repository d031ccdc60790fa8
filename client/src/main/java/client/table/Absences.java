package client.table;

import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.util.Duration;

/** Shows on the plates how long absent players are still waited for, as long as any are. */
final class Absences {
  private static final Duration OFTEN = Duration.millis(250);

  private final TableModel model;
  private final Boards boards;
  private final Graces graces = new Graces();
  private final Timeline clock = new Timeline(new KeyFrame(OFTEN, tick -> show()));

  Absences(TableModel model, Boards boards) {
    this.model = model;
    this.boards = boards;
    clock.setCycleCount(Animation.INDEFINITE);
  }

  /** Somebody has come or gone. */
  void follow() {
    graces.follow(model.labelsProperty().get(), System.nanoTime());
    show();
  }

  private void show() {
    boards.waitFor(graces, System.nanoTime());
    if (graces.running()) {
      clock.play();
    } else {
      clock.stop();
    }
  }
}
