package oklahoma.client.table.view;

import java.util.Optional;
import javafx.animation.FadeTransition;
import javafx.animation.PauseTransition;
import javafx.animation.SequentialTransition;
import javafx.scene.control.Label;
import javafx.util.Duration;
import oklahoma.client.table.layout.Area;
import oklahoma.client.table.layout.Arrangement;
import oklahoma.rules.Seat;

/**
 * The text at the seat that gets a claimed card. It disappears after a moment, or when play
 * continues.
 */
final class ClaimWinnerLabel extends Label {
  private static final double EDGE = 8;
  private static final double OVERLAP = 12;
  private static final double FADED_IN = 0.4;

  private final PauseTransition stay = new PauseTransition(Duration.millis(1_400));
  private final FadeTransition out = new FadeTransition(Duration.millis(83), this);
  private final SequentialTransition leave = new SequentialTransition(stay, out);
  private Optional<Seat> seat = Optional.empty();
  private Optional<Arrangement> laid = Optional.empty();

  ClaimWinnerLabel() {
    setId("winner-cry");
    getStyleClass().add("winner-cry");
    setMouseTransparent(true);
    setVisible(false);
    out.setToValue(0);
    leave.setOnFinished(gone -> setVisible(false));
  }

  /**
   * Shows a text at a seat.
   *
   * @param part elapsed part of the time before the card flies, 0 to 1
   * @param still whether motion is reduced, so that the text does not grow
   */
  void show(String words, Seat winner, double part, boolean still) {
    leave.stop();
    seat = Optional.of(winner);
    setText(words);
    setVisible(true);
    setOpacity(Math.min(1, part / FADED_IN));
    double size = still ? 1 : 0.8 + 0.2 * Math.min(1, part / FADED_IN);
    setScaleX(size);
    setScaleY(size);
    place();
    if (part >= 1) {
      leave.playFromStart();
    }
  }

  void hide() {
    leave.stop();
    setVisible(false);
  }

  /** Places the text in a new layout. */
  void follow(Arrangement table) {
    laid = Optional.of(table);
    place();
  }

  /** Places the text over the lower edge of the plate, inside the table. */
  private void place() {
    if (!isVisible() || laid.isEmpty()) {
      return;
    }
    Optional<Area> plate = seat.map(laid.get().plates()::get);
    plate.ifPresent(area -> {
      applyCss();
      autosize();
      double room = laid.get().frame().top().width() - getWidth() - EDGE;
      double x = Math.clamp(area.centreX() - getWidth() / 2, EDGE, Math.max(EDGE, room));
      relocate(Math.rint(x), Math.rint(area.bottom() - OVERLAP));
    });
  }
}
