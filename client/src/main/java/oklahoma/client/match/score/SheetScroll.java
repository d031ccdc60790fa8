package oklahoma.client.match.score;

import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.DoubleBinding;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Region;

/**
 * The grid of a score sheet. If not all deals of a long match fit, they scroll between the names
 * above and the sums below, which do not move; the last deals are visible first.
 */
final class SheetScroll extends ScrollPane {
  /** The number of deals that are always visible. */
  private static final int LEAST = 6;

  /** The width of the scroll bar. */
  private static final double BAR = 14;

  /** Half the space between two rows. */
  private static final double AIR = 4;

  private final GridPane grid;
  private final DoubleBinding hidden;
  private final DoubleBinding above;
  private int rows;
  private int fixed;

  SheetScroll(GridPane grid) {
    super(grid);
    this.grid = grid;
    getStyleClass().add("score-scroll");
    setHbarPolicy(ScrollBarPolicy.NEVER);
    setMinWidth(USE_PREF_SIZE);
    hidden =
        Bindings.createDoubleBinding(
            () -> Math.max(0, grid.getHeight() - getViewportBounds().getHeight()),
            grid.heightProperty(),
            viewportBoundsProperty());
    above =
        Bindings.createDoubleBinding(
            () -> Math.rint(hidden.get() * getVvalue()), hidden, vvalueProperty());
    focusTraversableProperty().bind(hidden.greaterThan(1));
    hidden.subscribe(height -> setVvalue(getVmax()));
  }

  /** Removes all rows. */
  void clear() {
    grid.getChildren().clear();
    rows = 0;
    fixed = 0;
  }

  /**
   * Keeps the first and last rows visible while the others scroll. Call it when all rows have been
   * added.
   *
   * @param heads number of rows above the deals
   * @param sums number of rows below the deals
   */
  void keep(int heads, int sums) {
    rows = grid.getRowCount();
    fixed = heads + sums;
    List<Node> cells = List.copyOf(grid.getChildren());
    for (Node cell : cells) {
      int row = GridPane.getRowIndex(cell);
      if (row < heads) {
        stay(cell, true);
      } else if (row >= rows - sums) {
        stay(cell, false);
      }
    }
    strip(0, heads, true);
    strip(rows - sums, sums, false);
  }

  /**
   * Adds a background behind the fixed rows, with their padding, so that deals do not show through.
   */
  private void strip(int from, int lines, boolean top) {
    if (lines > 0) {
      Region strip = new Region();
      strip.getStyleClass().add("score-strip");
      strip.setMouseTransparent(true);
      GridPane.setMargin(strip, new Insets(-AIR, -AIR, -AIR, -AIR));
      stay(strip, top);
      strip.setViewOrder(-1);
      strip.visibleProperty().bind(hidden.greaterThan(0));
      grid.add(strip, 0, from, Math.max(1, grid.getColumnCount()), lines);
    }
  }

  private void stay(Node cell, boolean top) {
    cell.setViewOrder(-2);
    cell.translateYProperty().bind(top ? above : above.subtract(hidden));
  }

  @Override
  protected double computePrefWidth(double height) {
    return super.computePrefWidth(height) + (rows - fixed > LEAST ? BAR : 0);
  }

  @Override
  protected double computePrefHeight(double width) {
    return snappedTopInset() + snappedBottomInset() + grid.prefHeight(grid.prefWidth(-1));
  }

  @Override
  protected double computeMinHeight(double width) {
    double all = computePrefHeight(width);
    return rows - fixed <= LEAST ? all : Math.ceil(all * (LEAST + fixed) / rows);
  }
}
