package oklahoma.client.statistics;

import java.util.Collections;
import java.util.List;
import java.util.function.DoubleFunction;
import javafx.geometry.VPos;
import javafx.scene.AccessibleRole;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Line;
import javafx.scene.shape.Polyline;
import javafx.scene.text.Text;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.Scale;

/** A line graph with a number for each match, oldest first. */
final class TimePlot extends Pane {
  private static final double LEFT = 46;
  private static final double RIGHT = 10;
  private static final double TOP = 10;
  private static final double BOTTOM = 20;
  private static final double DOT = 2.5;
  private static final int FEW = 40;

  private final List<Double> values;
  private final DoubleFunction<String> words;
  private final Scale scale;

  /**
   * A graph.
   *
   * @param values at least one number
   * @param most the graph reaches at least up to this number, which is positive
   * @param words formats the numbers at the axis
   */
  TimePlot(List<Double> values, int most, DoubleFunction<String> words) {
    this.values = List.copyOf(values);
    this.words = words;
    scale =
        Scale.of(
            (int) Math.min(0, Math.floor(Collections.min(values))),
            (int) Math.max(most, Math.ceil(Collections.max(values))));
    setAccessibleRole(AccessibleRole.IMAGE_VIEW);
    setMinSize(200, 110);
  }

  /**
   * The graph in a sentence for a screen reader.
   *
   * @param title what it shows
   */
  String spoken(Texts texts, String title) {
    return texts.say(
        "stats.plot.said",
        title,
        words.apply(values.getFirst()),
        words.apply(values.getLast()),
        words.apply(Collections.min(values)),
        words.apply(Collections.max(values)));
  }

  @Override
  protected void layoutChildren() {
    getChildren().clear();
    for (int mark : scale.marks()) {
      Line line = new Line(LEFT, y(mark), getWidth() - RIGHT, y(mark));
      line.getStyleClass().add("graph-grid");
      getChildren().addAll(line, text(words.apply(mark), 0, y(mark)));
    }
    Polyline curve = new Polyline();
    curve.getStyleClass().addAll("graph-line", "seat-line-0");
    for (int i = 0; i < values.size(); i++) {
      curve.getPoints().addAll(x(i), y(values.get(i)));
    }
    getChildren().add(curve);
    for (int i = values.size() > FEW ? values.size() - 1 : 0; i < values.size(); i++) {
      Circle dot = new Circle(x(i), y(values.get(i)), DOT);
      dot.getStyleClass().add("seat-line-0");
      getChildren().add(dot);
    }
    getChildren().add(text("1", x(0) - 3, getHeight() - 7));
    if (values.size() > 1) {
      String last = Integer.toString(values.size());
      getChildren().add(text(last, getWidth() - RIGHT - 7.5 * last.length(), getHeight() - 7));
    }
    super.layoutChildren();
  }

  private double x(int match) {
    return LEFT + (getWidth() - LEFT - RIGHT) * match / Math.max(1, values.size() - 1);
  }

  private double y(double value) {
    return getHeight() - BOTTOM - (getHeight() - TOP - BOTTOM) * scale.part(value);
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
