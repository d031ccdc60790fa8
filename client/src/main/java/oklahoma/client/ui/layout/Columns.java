package oklahoma.client.ui.layout;

import javafx.geometry.Insets;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.layout.Region;

/**
 * Two columns of equal width, unless one needs more. If they do not fit side by side, because the
 * text is large, the second is below the first.
 */
public final class Columns extends Region {
  private static final double GAP = 18;

  private final Node left;
  private final Node right;

  /** The columns of a page's body. */
  public Columns(Node left, Node right) {
    this.left = left;
    this.right = right;
    getStyleClass().add("page-body");
    getChildren().addAll(left, right);
  }

  @Override
  public Orientation getContentBias() {
    return Orientation.HORIZONTAL;
  }

  @Override
  protected double computeMinWidth(double height) {
    return aside() + Math.max(left.minWidth(-1), right.minWidth(-1));
  }

  @Override
  protected double computePrefWidth(double height) {
    return aside() + left.prefWidth(-1) + GAP + right.prefWidth(-1);
  }

  @Override
  protected double computePrefHeight(double width) {
    double room = (width < 0 ? prefWidth(-1) : width) - aside();
    double first = left.prefHeight(leftWidth(room));
    double second = right.prefHeight(rightWidth(room));
    Insets edge = getInsets();
    double high = beside(room) ? Math.max(first, second) : first + GAP + second;
    return edge.getTop() + high + edge.getBottom();
  }

  @Override
  protected double computeMinHeight(double width) {
    return prefHeight(width);
  }

  @Override
  protected void layoutChildren() {
    Insets edge = getInsets();
    double room = getWidth() - aside();
    double wide = leftWidth(room);
    double high = left.prefHeight(wide);
    left.resizeRelocate(edge.getLeft(), edge.getTop(), wide, high);
    double x = beside(room) ? edge.getLeft() + wide + GAP : edge.getLeft();
    double y = beside(room) ? edge.getTop() : edge.getTop() + high + GAP;
    double rest = rightWidth(room);
    right.resizeRelocate(x, y, rest, right.prefHeight(rest));
  }

  private double aside() {
    return getInsets().getLeft() + getInsets().getRight();
  }

  private boolean beside(double room) {
    return left.minWidth(-1) + GAP + right.minWidth(-1) <= room;
  }

  private double leftWidth(double room) {
    if (!beside(room)) {
      return room;
    }
    double half = Math.floor((room - GAP) / 2);
    return Math.clamp(
        half, left.minWidth(-1), Math.max(left.minWidth(-1), room - GAP - right.minWidth(-1)));
  }

  private double rightWidth(double room) {
    return beside(room) ? room - GAP - leftWidth(room) : room;
  }
}
