package oklahoma.client.ui.layout;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.layout.Pane;

/**
 * Buttons at both ends of a line. If they do not fit on one line, because the text is large, those
 * on the right move to lines below, still aligned to the right. A text that is longer than a line
 * wraps.
 */
public final class Ends extends Pane {
  private static final double GAP = 12;

  private final List<Node> left;
  private final List<Node> right;

  /** A line with nodes at its left and at its right end. */
  private record Line(List<Node> left, List<Node> right) {
    double height(double room) {
      return Stream.concat(left.stream(), right.stream())
          .mapToDouble(node -> node.prefHeight(wide(node, room)))
          .max()
          .orElse(0);
    }
  }

  /** A line with these nodes; unmanaged ones take no space. */
  public Ends(List<? extends Node> left, List<? extends Node> right) {
    this.left = List.copyOf(left);
    this.right = List.copyOf(right);
    getChildren().addAll(this.left);
    getChildren().addAll(this.right);
  }

  @Override
  public Orientation getContentBias() {
    return Orientation.HORIZONTAL;
  }

  @Override
  protected double computeMinWidth(double height) {
    return getManagedChildren().stream().mapToDouble(node -> node.minWidth(-1)).max().orElse(0);
  }

  @Override
  protected double computePrefWidth(double height) {
    return wide(getManagedChildren(), Double.MAX_VALUE);
  }

  @Override
  protected double computeMinHeight(double width) {
    return prefHeight(width);
  }

  @Override
  protected double computePrefHeight(double width) {
    double room = width < 0 ? prefWidth(-1) : width;
    List<Line> lines = lines(room);
    return lines.stream().mapToDouble(line -> line.height(room)).sum()
        + GAP * Math.max(0, lines.size() - 1);
  }

  @Override
  protected void layoutChildren() {
    double y = 0;
    double room = getWidth();
    for (Line line : lines(room)) {
      double height = line.height(room);
      place(line.left(), 0, y, height);
      place(line.right(), room - wide(line.right(), room), y, height);
      y += height + GAP;
    }
  }

  private void place(List<Node> nodes, double from, double y, double height) {
    double x = from;
    for (Node node : nodes) {
      double wide = wide(node, getWidth());
      double high = node.prefHeight(wide);
      node.resizeRelocate(x, Math.rint(y + (height - high) / 2), wide, high);
      x += wide + GAP;
    }
  }

  private List<Line> lines(double room) {
    if (prefWidth(-1) <= room) {
      return List.of(new Line(seen(left), seen(right)));
    }
    List<Line> lines = new ArrayList<>();
    broken(seen(left), room).forEach(nodes -> lines.add(new Line(nodes, List.of())));
    broken(seen(right), room).forEach(nodes -> lines.add(new Line(List.of(), nodes)));
    return lines;
  }

  /** Breaks nodes into lines, each with as many as fit. */
  private static List<List<Node>> broken(List<Node> nodes, double room) {
    List<List<Node>> lines = new ArrayList<>();
    List<Node> line = new ArrayList<>();
    for (Node node : nodes) {
      line.add(node);
      if (line.size() > 1 && wide(line, room) > room) {
        line.removeLast();
        lines.add(line);
        line = new ArrayList<>(List.of(node));
      }
    }
    if (!line.isEmpty()) {
      lines.add(line);
    }
    return lines;
  }

  private static List<Node> seen(List<Node> nodes) {
    return nodes.stream().filter(Node::isManaged).toList();
  }

  private static double wide(List<Node> nodes, double room) {
    return nodes.stream().mapToDouble(node -> wide(node, room)).sum()
        + GAP * Math.max(0, nodes.size() - 1);
  }

  private static double wide(Node node, double room) {
    return Math.min(room, Math.ceil(node.prefWidth(-1)));
  }
}
