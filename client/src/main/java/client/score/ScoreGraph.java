package client.score;

import client.text.Texts;
import java.util.List;
import java.util.stream.Stream;
import javafx.geometry.VPos;
import javafx.scene.AccessibleRole;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Line;
import javafx.scene.shape.Polyline;
import javafx.scene.text.Text;
import rules.Seat;
import rules.Standing;

/**
 * The totals after each deal as lines, one for each seat. Where the lowest total wins the winner's
 * line ends lowest. Totals may be negative.
 */
final class ScoreGraph extends Pane {
  private static final double LEFT = 34;
  private static final double RIGHT = 96;
  private static final double TOP = 10;
  private static final double BOTTOM = 22;
  private static final double LINE_HEIGHT = 15;

  private final Standing standing;
  private final Players players;
  private Range range = new Range(0, 10);

  /**
   * What the graph shows of all numbers.
   *
   * @param least at its lower edge, 0 or less
   * @param most at its upper edge, above 0
   */
  record Range(int least, int most) {
    private static final int SMALLEST = 10;
    private static final double NEAR = 0.12;

    /** What holds every total that anybody ever had. */
    static Range of(List<List<Integer>> deals) {
      int least = 0;
      int most = SMALLEST;
      int seats = deals.isEmpty() ? 0 : deals.getFirst().size();
      for (int seat = 0; seat < seats; seat++) {
        int total = 0;
        for (List<Integer> points : deals) {
          total += points.get(seat);
          least = Math.min(least, total);
          most = Math.max(most, total);
        }
      }
      return new Range(least, most);
    }

    /** The numbers that have a line of their own: 0 is one of them, and none stands too near it. */
    List<Integer> marks() {
      return least == 0
          ? List.of(0, most / 2, most)
          : Stream.of(least, 0, most)
              .filter(mark -> mark == 0 || Math.abs(part(mark) - part(0)) > NEAR)
              .toList();
    }

    /** How far up a number stands, from 0 to 1. */
    double part(int points) {
      return (points - least) / (double) (most - least);
    }
  }

  ScoreGraph(Texts texts, Standing standing, Players players) {
    this.standing = standing;
    this.players = players;
    getStyleClass().add("score-graph");
    setAccessibleRole(AccessibleRole.IMAGE_VIEW);
    accessibleTextProperty().bind(texts.live("score.graph"));
    setMinSize(260, 150);
  }

  @Override
  protected void layoutChildren() {
    getChildren().clear();
    range = Range.of(standing.deals());
    grid();
    double[] names = spread();
    for (Seat seat : Seat.first(players.names().size())) {
      curve(seat, names[seat.ordinal()]);
    }
    super.layoutChildren();
  }

  private void grid() {
    for (int points : range.marks()) {
      double y = y(points);
      Line line = new Line(LEFT, y, getWidth() - RIGHT, y);
      line.getStyleClass().add("graph-grid");
      getChildren().addAll(line, text(Integer.toString(points), 0, y));
    }
    for (int hand = 1; hand <= standing.deals().size(); hand++) {
      getChildren().add(text(Integer.toString(hand), x(hand) - 4, getHeight() - 8));
    }
  }

  private void curve(Seat seat, double nameY) {
    Polyline curve = new Polyline();
    String colour = "seat-line-" + seat.ordinal();
    curve.getStyleClass().addAll("graph-line", colour);
    int total = 0;
    curve.getPoints().addAll(x(0), y(0));
    for (int hand = 1; hand <= standing.deals().size(); hand++) {
      total += standing.deals().get(hand - 1).get(seat.ordinal());
      curve.getPoints().addAll(x(hand), y(total));
    }
    Circle end = new Circle(x(standing.deals().size()), y(total), 4);
    end.getStyleClass().add(colour);
    Text name = text(players.name(seat), getWidth() - RIGHT + 14, nameY);
    name.getStyleClass().add(colour);
    getChildren().addAll(curve, end, name);
  }

  /** Where the names stand: beside their lines' ends, but never over each other. */
  private double[] spread() {
    List<Seat> order =
        Seat.first(players.names().size()).stream()
            .sorted(
                (a, b) -> standing.totals().get(b.ordinal()) - standing.totals().get(a.ordinal()))
            .toList();
    double[] places = new double[order.size()];
    double free = TOP;
    for (int i = 0; i < order.size(); i++) {
      double room = getHeight() - BOTTOM - LINE_HEIGHT * (order.size() - 1 - i);
      double wanted = y(standing.totals().get(order.get(i).ordinal()));
      double place = Math.max(free, Math.min(wanted, room));
      places[order.get(i).ordinal()] = place;
      free = place + LINE_HEIGHT;
    }
    return places;
  }

  private double x(int hand) {
    return LEFT + (getWidth() - LEFT - RIGHT) * hand / Math.max(1, standing.deals().size());
  }

  private double y(int points) {
    return getHeight() - BOTTOM - (getHeight() - TOP - BOTTOM) * range.part(points);
  }

  private static Text text(String words, double x, double y) {
    Text text = new Text(words);
    text.getStyleClass().add("graph-text");
    text.setTextOrigin(VPos.CENTER);
    text.setX(x);
    text.setY(y);
    return text;
  }
}
