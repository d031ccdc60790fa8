package oklahoma.client.help;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.layout.Pane;

/**
 * Columns side by side, each at its minimum width, or in several rows if the window is too narrow.
 * Space that is left in a row widens its columns up to their longest lines.
 */
final class KeyColumns extends Pane {
  private static final double GAP = 16;

  KeyColumns(Node... columns) {
    super(columns);
  }

  @Override
  public Orientation getContentBias() {
    return Orientation.HORIZONTAL;
  }

  @Override
  protected double computeMinWidth(double height) {
    return getManagedChildren().stream().mapToDouble(KeyColumns::least).max().orElse(0);
  }

  @Override
  protected double computePrefWidth(double height) {
    return least(getManagedChildren());
  }

  @Override
  protected double computeMinHeight(double width) {
    return computePrefHeight(width);
  }

  @Override
  protected double computePrefHeight(double width) {
    double room = width < 0 ? computePrefWidth(-1) : width;
    return rows(room).stream().mapToDouble(row -> height(row, room) + GAP).sum() - GAP;
  }

  @Override
  protected void layoutChildren() {
    double y = 0;
    for (List<Node> row : rows(getWidth())) {
      double x = 0;
      double height = height(row, getWidth());
      for (Node column : row) {
        double width = width(column, row, getWidth());
        column.resizeRelocate(x, y, width, column.prefHeight(width));
        x += width + GAP;
      }
      y += height + GAP;
    }
  }

  private List<List<Node>> rows(double room) {
    List<List<Node>> rows = new ArrayList<>();
    double left = 0;
    for (Node column : getManagedChildren()) {
      if (rows.isEmpty() || left < least(column)) {
        rows.add(new ArrayList<>());
        left = room;
      }
      rows.getLast().add(column);
      left -= least(column) + GAP;
    }
    return rows;
  }

  private static double height(List<Node> row, double room) {
    return row.stream()
        .mapToDouble(column -> Math.ceil(column.prefHeight(width(column, row, room))))
        .max()
        .orElse(0);
  }

  /**
   * The width of a column: its minimum and a share of the room that is left. Every column of the
   * row gets the same fraction of the extra width that it could use.
   */
  private static double width(Node column, List<Node> row, double room) {
    double more = row.stream().mapToDouble(KeyColumns::more).sum();
    double part = Math.clamp((room - least(row)) / Math.max(1, more), 0, 1);
    return Math.floor(least(column) + part * more(column));
  }

  /** How much wider than its minimum a column has to be for its longest line. */
  private static double more(Node column) {
    return Math.ceil(column.prefWidth(-1)) - least(column);
  }

  private static double least(List<Node> row) {
    return row.stream().mapToDouble(each -> least(each) + GAP).sum() - GAP;
  }

  private static double least(Node column) {
    return Math.ceil(column.minWidth(-1));
  }
}
