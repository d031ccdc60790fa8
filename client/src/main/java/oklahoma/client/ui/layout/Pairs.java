package oklahoma.client.ui.layout;

import java.util.List;
import javafx.geometry.Insets;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.layout.Pane;

/**
 * Panels in rows of two, all equally wide, and equally high in each row. If two do not fit side by
 * side, because the text is large, they are one below the other.
 */
public final class Pairs extends Pane {
  private static final double GAP = 14;

  /** No panels yet. */
  public Pairs() {
    getStyleClass().add("page-body");
  }

  @Override
  public Orientation getContentBias() {
    return Orientation.HORIZONTAL;
  }

  @Override
  protected double computeMinWidth(double height) {
    return aside() + widest();
  }

  @Override
  protected double computePrefHeight(double width) {
    double room = (width < 0 ? computePrefWidth(-1) : width) - aside();
    Insets edge = getInsets();
    double high = edge.getTop() + edge.getBottom();
    for (int first = 0; first < count(); first += beside(room)) {
      high += (first > 0 ? GAP : 0) + height(first, room);
    }
    return high;
  }

  @Override
  protected double computePrefWidth(double height) {
    return aside() + 2 * widest() + GAP;
  }

  @Override
  protected void layoutChildren() {
    double room = getWidth() - aside();
    double y = getInsets().getTop();
    for (int first = 0; first < count(); first += beside(room)) {
      double high = height(first, room);
      double x = getInsets().getLeft();
      for (Node node : row(first, room)) {
        node.resizeRelocate(x, y, wide(room), high);
        x += wide(room) + GAP;
      }
      y += high + GAP;
    }
  }

  private int count() {
    return getChildren().size();
  }

  private List<Node> row(int first, double room) {
    return getChildren().subList(first, Math.min(count(), first + beside(room)));
  }

  private double height(int first, double room) {
    return row(first, room).stream()
        .mapToDouble(node -> node.prefHeight(wide(room)))
        .max()
        .orElse(0);
  }

  private int beside(double room) {
    return 2 * widest() + GAP <= room ? 2 : 1;
  }

  private double wide(double room) {
    return beside(room) == 2 ? Math.floor((room - GAP) / 2) : room;
  }

  private double widest() {
    return getChildren().stream().mapToDouble(node -> node.minWidth(-1)).max().orElse(0);
  }

  private double aside() {
    return getInsets().getLeft() + getInsets().getRight();
  }
}
