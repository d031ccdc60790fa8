package oklahoma.client.ui;

import java.util.function.BooleanSupplier;
import javafx.animation.PauseTransition;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.util.Duration;

/** What is told without waiting for an answer, in the upper right corner of a page. */
final class Notices extends VBox {
  private static final double GAP = 8;
  private static final double WIDEST = 380;
  private static final int MOST = 3;
  static final Duration STAY = Duration.seconds(4);
  static final Duration LONG_STAY = Duration.seconds(6);

  private BooleanSupplier longer = () -> false;

  /** Nothing is told yet. */
  Notices() {
    super(GAP);
    setId("notices");
    setPickOnBounds(false);
    setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
    getStyleClass().add("notices");
    StackPane.setAlignment(this, Pos.TOP_RIGHT);
  }

  /** Each stays for six seconds instead of four, if this says so. */
  void keepLonger(BooleanSupplier wanted) {
    longer = wanted;
  }

  /** Tells something; the oldest gives way to a fourth. */
  void tell(String words) {
    Label notice = Controls.styled(Controls.wrapped(new Label(words)), "notice");
    notice.setMaxWidth(WIDEST);
    getChildren().add(notice);
    if (getChildren().size() > MOST) {
      getChildren().removeFirst();
    }
    PauseTransition stay = new PauseTransition(Pages.notice(longer.getAsBoolean()));
    stay.setOnFinished(end -> getChildren().remove(notice));
    stay.play();
  }
}
