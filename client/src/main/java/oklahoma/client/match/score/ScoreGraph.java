package oklahoma.client.match.score;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Line;
import javafx.scene.shape.Polyline;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.Scale;
import oklahoma.rules.Seat;
import oklahoma.rules.Standing;
import oklahoma.rules.gin.GinRules;
import oklahoma.rules.gin.GinSwitch;
import oklahoma.rules.gin.GinTally;

/**
 * A graph of the totals after each deal or match, with a line for each seat. Small totals are at
 * the bottom, also if the lowest total wins; totals may be negative. The layout leaves room for
 * numbers and names.
 */
final class ScoreGraph extends Pane {
  private static final double GAP = 8;
  private static final double BESIDE_END = 14;
  private static final double DOT = 4;
  private static final double WIDTH = 260;

  /** The minimum width of the lines, in text line heights. */
  private static final double LINES = 6;

  private static final double HEIGHT = 150;

  /** The least upper limits of the vertical axis, for points and for matches. */
  private static final int POINTS = 10;

  private static final int MATCHES = 2;

  private final List<List<Integer>> totals;
  private final List<Mark> marks;
  private final List<Label> deals;
  private final List<Curve> curves;
  private final Scale scale;

  /** A number on the vertical axis and its grid line. */
  private record Mark(int points, Line line, Label number) {}

  /** The nodes of one seat. */
  private record Curve(Seat seat, Polyline line, Circle end, Label name) {}

  /** The area of the lines, inside the numbers and names. */
  private record Plot(double left, double right, double top, double bottom) {}

  /**
   * A graph of the totals in a match.
   *
   * @param gin the rules of a match of gin; empty for Oklahoma
   */
  ScoreGraph(Texts texts, Standing standing, Optional<GinRules> gin, Players players) {
    this(
        texts,
        totals(standing.deals(), gin),
        IntStream.range(0, standing.deals().size())
            .mapToObj(deal -> standing.voids().contains(deal) ? 0 : standing.rounds(deal + 1))
            .toList(),
        POINTS,
        players.labels(texts),
        "score.graph");
  }

  /**
   * A graph of the number of wins after each match.
   *
   * @param wins for each match and name 1 or 0
   * @param names the names of the lines, at most as many as a table has seats
   */
  ScoreGraph(Texts texts, List<List<Integer>> wins, List<String> names) {
    this(
        texts,
        sums(wins),
        IntStream.rangeClosed(1, wins.size()).boxed().toList(),
        MATCHES,
        names,
        "series.graph");
  }

  /**
   * @param totals the totals after each deal or match
   * @param numbers the numbers of the deals or matches; 0 for one without a number
   * @param most the least upper limit of the vertical axis
   */
  private ScoreGraph(
      Texts texts,
      List<List<Integer>> totals,
      List<Integer> numbers,
      int most,
      List<String> names,
      String spoken) {
    this.totals = totals;
    scale = Scale.of(numbers(totals).reduce(0, Math::min), numbers(totals).reduce(most, Math::max));
    marks = scale.marks().stream().map(ScoreGraph::mark).toList();
    deals = numbers.stream().map(number -> label(number == 0 ? "" : number.toString())).toList();
    curves =
        Seat.first(names.size()).stream()
            .map(seat -> curve(seat, names.get(seat.ordinal())))
            .toList();
    setAccessibleRole(AccessibleRole.IMAGE_VIEW);
    accessibleTextProperty().bind(texts.live(spoken));
    marks.forEach(mark -> getChildren().addAll(mark.line(), mark.number()));
    getChildren().addAll(deals);
    curves.forEach(curve -> getChildren().addAll(curve.line(), curve.end(), curve.name()));
  }

  /** The totals after each deal. In Hollywood a round counts in up to three games. */
  private static List<List<Integer>> totals(List<List<Integer>> deals, Optional<GinRules> gin) {
    return gin.filter(rules -> rules.has(GinSwitch.HOLLYWOOD))
        .map(rules ->
            IntStream.rangeClosed(1, deals.size())
                .mapToObj(deal -> GinTally.of(rules, deals.subList(0, deal), false).totals())
                .toList())
        .orElseGet(() -> sums(deals));
  }

  private static List<List<Integer>> sums(List<List<Integer>> deals) {
    List<List<Integer>> sums = new ArrayList<>();
    for (List<Integer> deal : deals) {
      List<Integer> before = sums.isEmpty() ? Collections.nCopies(deal.size(), 0) : sums.getLast();
      sums.add(
          IntStream.range(0, deal.size())
              .mapToObj(seat -> before.get(seat) + deal.get(seat))
              .toList());
    }
    return sums;
  }

  private static IntStream numbers(List<List<Integer>> totals) {
    return totals.stream().flatMap(List::stream).mapToInt(Integer::intValue);
  }

  private static Mark mark(int points) {
    Line line = new Line();
    line.getStyleClass().add("graph-grid");
    return new Mark(points, line, label(Texts.number(points)));
  }

  private static Curve curve(Seat seat, String called) {
    String colour = "seat-line-" + seat.ordinal();
    Polyline line = new Polyline();
    line.getStyleClass().addAll("graph-line", colour);
    Circle end = new Circle(DOT);
    end.getStyleClass().add(colour);
    Label name = label(called);
    name.getStyleClass().addAll("graph-name", colour);
    return new Curve(seat, line, end, name);
  }

  private static Label label(String words) {
    Label label = new Label(words);
    label.getStyleClass().add("graph-text");
    return label;
  }

  @Override
  protected double computeMinWidth(double height) {
    return Math.max(WIDTH, numbersWidth() + LINES * lineHeight() + BESIDE_END + namesWidth());
  }

  /** The height at which all names, and all numbers, fit below each other. */
  @Override
  protected double computeMinHeight(double width) {
    int lines = Math.max(curves.size(), marks.size());
    return Math.max(HEIGHT, lines * lineHeight() + lineHeight() + GAP);
  }

  @Override
  protected double computePrefWidth(double height) {
    return computeMinWidth(height);
  }

  @Override
  protected double computePrefHeight(double width) {
    return computeMinHeight(width);
  }

  @Override
  protected void layoutChildren() {
    double line = lineHeight();
    Plot plot =
        new Plot(
            numbersWidth(),
            getWidth() - BESIDE_END - namesWidth(),
            Math.max(line / 2, 2 * DOT),
            getHeight() - line - GAP);
    grid(plot);
    numbers(plot);
    List<Double> places = spread(plot);
    for (Curve curve : curves) {
      curve(curve, plot, places.get(curve.seat().ordinal()));
    }
  }

  private double lineHeight() {
    return curves.stream().mapToDouble(curve -> curve.name().prefHeight(-1)).max().orElse(0);
  }

  private double numbersWidth() {
    return widest(marks.stream().map(Mark::number)) + GAP;
  }

  private double namesWidth() {
    return widest(curves.stream().map(Curve::name));
  }

  private static double widest(Stream<Label> labels) {
    return labels.mapToDouble(label -> Math.ceil(label.prefWidth(-1))).max().orElse(0);
  }

  private void grid(Plot plot) {
    for (Mark mark : marks) {
      double y = y(mark.points(), plot);
      mark.line().setStartX(plot.left());
      mark.line().setEndX(plot.right());
      mark.line().setStartY(y);
      mark.line().setEndY(y);
      mark.number().autosize();
      mark.number().relocate(0, Math.rint(y - mark.number().getHeight() / 2));
    }
  }

  /** Shows as many deal numbers as fit side by side. */
  private void numbers(Plot plot) {
    double step = (plot.right() - plot.left()) / Math.max(1, deals.size());
    int every = (int) Math.max(1, Math.ceil((widest(deals.stream()) + GAP) / step));
    for (int deal = 1; deal <= deals.size(); deal++) {
      Label number = deals.get(deal - 1);
      number.setVisible(deal % every == 0);
      number.autosize();
      number.relocate(
          Math.rint(x(deal, plot) - number.getWidth() / 2), getHeight() - number.getHeight());
    }
  }

  private void curve(Curve curve, Plot plot, double nameY) {
    List<Double> way = new ArrayList<>(List.of(x(0, plot), y(0, plot)));
    for (int deal = 1; deal <= totals.size(); deal++) {
      way.add(x(deal, plot));
      way.add(y(totals.get(deal - 1).get(curve.seat().ordinal()), plot));
    }
    curve.line().getPoints().setAll(way);
    curve.end().setCenterX(x(totals.size(), plot));
    curve.end().setCenterY(y(last(curve.seat()), plot));
    double height = curve.name().prefHeight(-1);
    curve
        .name()
        .resizeRelocate(
            plot.right() + BESIDE_END,
            Math.rint(nameY - height / 2),
            Math.ceil(curve.name().prefWidth(-1)),
            height);
  }

  /** The y coordinates of the names: beside the ends of their lines, but without overlapping. */
  private List<Double> spread(Plot plot) {
    List<Seat> order =
        curves.stream()
            .map(Curve::seat)
            .sorted(Comparator.comparingInt(this::last).reversed())
            .toList();
    Double[] places = new Double[order.size()];
    double line = lineHeight();
    double free = plot.top();
    for (int i = 0; i < order.size(); i++) {
      double room = plot.bottom() - line * (order.size() - 1 - i);
      double place = Math.max(free, Math.min(y(last(order.get(i)), plot), room));
      places[order.get(i).ordinal()] = place;
      free = place + line;
    }
    return List.of(places);
  }

  private int last(Seat seat) {
    return totals.isEmpty() ? 0 : totals.getLast().get(seat.ordinal());
  }

  private double x(int deal, Plot plot) {
    return plot.left() + (plot.right() - plot.left()) * deal / Math.max(1, totals.size());
  }

  private double y(int total, Plot plot) {
    return plot.bottom() - (plot.bottom() - plot.top()) * scale.part(total);
  }
}
