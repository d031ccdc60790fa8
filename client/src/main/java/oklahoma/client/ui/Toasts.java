package oklahoma.client.ui;

import atlantafx.base.theme.Styles;
import java.lang.ref.WeakReference;
import java.util.function.BooleanSupplier;
import javafx.animation.PauseTransition;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import oklahoma.client.ui.controls.Controls;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;

/** Notices in the upper right corner of a page that need no answer: at most three. */
final class Toasts extends VBox {
  private static final double GAP = 8;
  private static final double WIDEST = 380;
  private static final int MOST = 3;
  private static final String FAULT = "fault-notice";
  static final Duration STAY = Duration.seconds(4);
  static final Duration LONG_STAY = Duration.seconds(6);

  private final Controls controls;
  private BooleanSupplier longer = () -> false;
  private WeakReference<Node> before = new WeakReference<>(null);

  /** No notices yet. */
  Toasts(Controls controls) {
    super(GAP);
    this.controls = controls;
    setId("notices");
    setPickOnBounds(false);
    setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
    getStyleClass().add("notices");
    StackPane.setAlignment(this, Pos.TOP_RIGHT);
    sceneProperty().flatMap(Scene::focusOwnerProperty).subscribe(this::remember);
  }

  private void remember(@Nullable Node owner) {
    if (owner != null && !Controls.within(owner, this)) {
      before = new WeakReference<>(owner);
    }
  }

  /** Sets whether each notice stays for six seconds instead of four. */
  void keepLonger(BooleanSupplier wanted) {
    longer = wanted;
  }

  /** Shows a notice about a failure until the player closes it. */
  void showError(String words) {
    getChildren().removeIf(toast -> isFault(toast) && words.equals(((Label) toast).getText()));
    Label notice = add(words);
    Button close =
        controls.iconButton(MaterialDesignC.CLOSE, "page.close-notice", () -> close(notice));
    notice.setGraphic(Controls.styled(close, Styles.SMALL));
    notice.setContentDisplay(ContentDisplay.RIGHT);
    notice.getStyleClass().add(FAULT);
  }

  /** Closes a notice, and gives the focus back to the node that had it before. */
  private void close(Label notice) {
    Node back = before.get();
    if (back != null) {
      Controls.passFocus(notice, back);
    }
    getChildren().remove(notice);
  }

  /** Shows a notice for some seconds. */
  void show(String words) {
    Label notice = add(words);
    PauseTransition stay = new PauseTransition(Pages.notice(longer.getAsBoolean()));
    stay.setOnFinished(end -> getChildren().remove(notice));
    stay.play();
  }

  private Label add(String words) {
    if (getChildren().size() == MOST) {
      getChildren().remove(oldest());
    }
    Label notice = Controls.styled(Controls.wrapped(new Label(words)), "notice");
    notice.setMaxWidth(WIDEST);
    getChildren().add(notice);
    return notice;
  }

  /**
   * The notice to remove for a new one: failures last, because the player may not have read them.
   */
  private Node oldest() {
    return getChildren().stream()
        .filter(toast -> !isFault(toast))
        .findFirst()
        .orElseGet(getChildren()::getFirst);
  }

  private static boolean isFault(Node notice) {
    return notice.getStyleClass().contains(FAULT);
  }
}
