package oklahoma.client.lobby;

import javafx.application.Platform;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/**
 * The seats of a lobby with the other panels beside them; each side scrolls separately. If both do
 * not fit side by side, because the text is large, the panels are below the seats.
 */
final class LobbyBody extends HBox {
  private static final double GAP = 16;

  /** The maximum width of a scroll bar, in pixels. */
  private static final double BAR = 20;

  private final Region seats;
  private final Region rest;
  private final ScrollPane left = scroll();
  private final ScrollPane side = scroll();
  private boolean beside = true;

  /**
   * @param width the width of the other panels while they are beside the seats
   */
  LobbyBody(Region seats, Region rest, ObservableValue<Double> width) {
    super(GAP);
    this.seats = seats;
    this.rest = rest;
    HBox.setHgrow(left, Priority.ALWAYS);
    side.setFitToHeight(true);
    side.prefWidthProperty().bind(width);
    side.setMinWidth(USE_PREF_SIZE);
    side.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
    getStyleClass().add("page-body");
    arrange();
  }

  private static ScrollPane scroll() {
    ScrollPane scroll = new ScrollPane();
    scroll.setFitToWidth(true);
    scroll.setFocusTraversable(false);
    return scroll;
  }

  @Override
  protected double computeMinWidth(double height) {
    return 0; // because it rearranges itself where there is less room
  }

  @Override
  protected void layoutChildren() {
    double room = getWidth() - snappedLeftInset() - snappedRightInset();
    boolean fits = seats.minWidth(-1) + BAR + GAP + side.prefWidth(-1) <= room;
    if (fits != beside) {
      beside = fits;
      Platform.runLater(this::arrange); // children must not change during a layout
    }
    super.layoutChildren();
  }

  private void arrange() {
    left.setContent(null);
    side.setContent(null);
    if (beside) {
      left.setContent(seats);
      side.setContent(rest);
      getChildren().setAll(left, side);
    } else {
      left.setContent(new VBox(GAP, seats, rest));
      getChildren().setAll(left);
    }
  }
}
