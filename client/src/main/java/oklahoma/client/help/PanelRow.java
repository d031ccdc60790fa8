package oklahoma.client.help;

import java.util.List;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.layout.Pane;

/**
 * Panels of equal width side by side: in one row if there is room for each panel's minimum width,
 * otherwise in several rows with equal numbers of panels.
 */
final class PanelRow extends Pane {
  private static final double GAP = 12;

  @Override
  public Orientation getContentBias() {
    return Orientation.HORIZONTAL;
  }

  @Override
  protected double computeMinWidth(double height) {
    return least();
  }

  @Override
  protected double computePrefWidth(double height) {
    int count = getManagedChildren().size();
    return count * (least() + GAP) - GAP;
  }

  @Override
  protected double computeMinHeight(double width) {
    return computePrefHeight(width);
  }

  @Override
  protected double computePrefHeight(double width) {
    double room = width < 0 ? computePrefWidth(-1) : width;
    List<Node> panels = getManagedChildren();
    int columns = columns(room);
    double all = -GAP;
    for (int first = 0; first < panels.size(); first += columns) {
      all += GAP + height(row(panels, first, columns), share(room, columns));
    }
    return Math.max(0, all);
  }

  @Override
  protected void layoutChildren() {
    List<Node> panels = getManagedChildren();
    int columns = columns(getWidth());
    double width = share(getWidth(), columns);
    double y = 0;
    for (int first = 0; first < panels.size(); first += columns) {
      List<Node> row = row(panels, first, columns);
      double height = height(row, width);
      for (int i = 0; i < row.size(); i++) {
        row.get(i).resizeRelocate(Math.rint(i * (width + GAP)), y, width, height);
      }
      y += height + GAP;
    }
  }

  private double least() {
    return getManagedChildren().stream().mapToDouble(panel -> panel.minWidth(-1)).max().orElse(0);
  }

  /**
   * The number of columns: as many as fit, then as few as this number of rows needs, so that no row
   * is much shorter than the others.
   */
  private int columns(double room) {
    int count = Math.max(1, getManagedChildren().size());
    int most = Math.clamp((long) ((room + GAP) / (least() + GAP)), 1, count);
    int rows = Math.ceilDiv(count, most);
    return Math.ceilDiv(count, rows);
  }

  private static double share(double room, int columns) {
    return Math.floor((room + GAP) / columns - GAP);
  }

  private static List<Node> row(List<Node> panels, int first, int columns) {
    return panels.subList(first, Math.min(first + columns, panels.size()));
  }

  private static double height(List<Node> row, double width) {
    return row.stream().mapToDouble(panel -> Math.ceil(panel.prefHeight(width))).max().orElse(0);
  }
}
