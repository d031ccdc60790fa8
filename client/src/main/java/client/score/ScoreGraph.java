package client.score;

import client.text.Texts;
import java.util.Collections;
import java.util.List;
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
 * The totals after each hand as lines, one for each seat; lower is better, so the winner's line
 * ends lowest.
 */
final class ScoreGraph extends Pane {
  private static final double LEFT = 34;
  private static final double RIGHT = 96;
  private static final double TOP = 10;
  private static final double BOTTOM = 22;
  private static final double LINE_HEIGHT = 15;

  private final Standing standing;
  private final Players players;

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
    int most = Math.max(10, Collections.max(standing.totals()));
    grid(most);
    double[] names = spread(most);
    for (Seat seat : Seat.first(players.names().size())) {
      curve(seat, most, names[seat.ordinal()]);
    }
    super.layoutChildren();
  }

  private void grid(int most) {
    for (int part = 0; part <= 2; part++) {
      int points = most * part / 2;
      double y = y(points, most);
      Line line = new Line(LEFT, y, getWidth() - RIGHT, y);
      line.getStyleClass().add("graph-grid");
      getChildren().addAll(line, text(Integer.toString(points), 0, y));
    }
    for (int hand = 1; hand <= standing.deals().size(); hand++) {
      getChildren().add(text(Integer.toString(hand), x(hand) - 4, getHeight() - 8));
    }
  }

  private void curve(Seat seat, int most, double nameY) {
    Polyline curve = new Polyline();
    String colour = "seat-line-" + seat.ordinal();
    curve.getStyleClass().addAll("graph-line", colour);
    int total = 0;
    curve.getPoints().addAll(x(0), y(0, most));
    for (int hand = 1; hand <= standing.deals().size(); hand++) {
      total += standing.deals().get(hand - 1).get(seat.ordinal());
      curve.getPoints().addAll(x(hand), y(total, most));
    }
    Circle end = new Circle(x(standing.deals().size()), y(total, most), 4);
    end.getStyleClass().add(colour);
    Text name = text(players.name(seat), getWidth() - RIGHT + 14, nameY);
    name.getStyleClass().add(colour);
    getChildren().addAll(curve, end, name);
  }

  /** Where the names stand: beside their lines' ends, but never over each other. */
  private double[] spread(int most) {
    List<Seat> order =
        Seat.first(players.names().size()).stream()
            .sorted(
                (a, b) -> standing.totals().get(b.ordinal()) - standing.totals().get(a.ordinal()))
            .toList();
    double[] places = new double[order.size()];
    double free = TOP;
    for (int i = 0; i < order.size(); i++) {
      double room = getHeight() - BOTTOM - LINE_HEIGHT * (order.size() - 1 - i);
      double wanted = y(standing.totals().get(order.get(i).ordinal()), most);
      double place = Math.max(free, Math.min(wanted, room));
      places[order.get(i).ordinal()] = place;
      free = place + LINE_HEIGHT;
    }
    return places;
  }

  private double x(int hand) {
    return LEFT + (getWidth() - LEFT - RIGHT) * hand / Math.max(1, standing.deals().size());
  }

  private double y(int points, int most) {
    return getHeight() - BOTTOM - (getHeight() - TOP - BOTTOM) * points / most;
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
