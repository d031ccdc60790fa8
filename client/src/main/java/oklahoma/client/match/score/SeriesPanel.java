package oklahoma.client.match.score;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import javafx.beans.value.ObservableValue;
import javafx.geometry.HPos;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.controls.Controls;
import oklahoma.client.ui.lifetime.NodeVisibility;
import oklahoma.protocol.lobby.Series;
import oklahoma.rules.Game;
import org.kordamp.ikonli.materialdesign2.MaterialDesignR;

/**
 * The results of the matches at a table: a row for each player, and the wins over time as a graph.
 */
public final class SeriesPanel extends VBox {
  /** The number of colours for lines. */
  private static final int LINES = 8;

  /** The fewest matches for which there is a graph. */
  private static final int FEWEST = 2;

  /** The most leaders named on the button, where a longer text could not be read at a glance. */
  private static final int LEADERS = 3;

  private static final double LEAST_NAME = 70;

  private final Texts texts;
  private final Controls controls;

  /** A panel that is hidden until a match has been finished. */
  public SeriesPanel(Texts texts, ObservableValue<Series> series) {
    super(10);
    this.texts = texts;
    this.controls = new Controls(texts);
    setId("series");
    NodeVisibility.follow(this, series, this::show);
    texts.whileSeen(this, () -> show(series.getValue()));
  }

  /**
   * A sentence with the number of matches and each player's wins.
   *
   * @param series with at least one match
   */
  static String words(Texts texts, Series series) {
    String won =
        best(series).stream()
            .map(row -> texts.say("series.won-by", name(texts, row), row.won()))
            .collect(Collectors.joining(texts.say("kept.between")));
    return texts.say("series.line", series.matches().size(), won);
  }

  /** The names of at most three players with the most wins, and their numbers of wins. */
  static String leaders(Texts texts, Series series) {
    return best(series).stream()
        .filter(row -> row.won() > 0)
        .limit(LEADERS)
        .map(row -> texts.say("series.won-by", row.name().text(), row.won()))
        .collect(Collectors.joining(texts.say("kept.between")));
  }

  private static String name(Texts texts, Series.Row row) {
    return row.bot() ? texts.say("series.bot", row.name().text()) : row.name().text();
  }

  private static List<Series.Row> best(Series series) {
    return series.rows().stream()
        .sorted(Comparator.comparingInt(Series.Row::won).reversed())
        .toList();
  }

  private void show(Series series) {
    getChildren().clear();
    boolean any = !series.matches().isEmpty();
    Controls.show(this, any);
    if (any) {
      List<Series.Row> rows = best(series);
      Label title = new Label(texts.say("series.title", series.matches().size()));
      title.getStyleClass().add("card-title");
      getChildren().addAll(title, sheet(series, rows));
      if (series.matches().size() >= FEWEST) {
        ScoreGraph graph = lines(series, rows.subList(0, Math.min(LINES, rows.size())));
        VBox.setVgrow(graph, Priority.ALWAYS);
        getChildren().add(graph);
      }
    }
  }

  private ScoreGraph lines(Series series, List<Series.Row> rows) {
    List<String> names = rows.stream().map(row -> name(texts, row)).toList();
    return new ScoreGraph(texts, series.wins(rows), names);
  }

  private GridPane sheet(Series series, List<Series.Row> rows) {
    GridPane grid = Controls.styled(new GridPane(), "score-grid", "series-grid");
    List<Game> games = List.copyOf(series.games());
    grid.add(figure(texts.say("series.won"), "score-head"), 1, 0);
    grid.add(figure(texts.say("series.played"), "score-head"), 2, 0);
    grid.add(words(texts.say("series.points"), "score-head"), 3, 0);
    for (int row = 0; row < rows.size(); row++) {
      Series.Row shown = rows.get(row);
      grid.add(called(shown), 0, row + 1);
      grid.add(figure(Integer.toString(shown.won()), "score-total"), 1, row + 1);
      grid.add(figure(Integer.toString(shown.played()), "score-cell"), 2, row + 1);
      grid.add(words(points(shown, games), "score-cell"), 3, row + 1);
    }
    return grid;
  }

  /**
   * The points of a player, separately for each game, because those of different games cannot be
   * added.
   */
  private String points(Series.Row row, List<Game> games) {
    return games.stream()
        .filter(row.points()::containsKey)
        .map(game ->
            games.size() == 1
                ? Texts.number(row.points().getOrDefault(game, 0))
                : texts.say(
                    "series.points-in",
                    texts.say("gin.game." + game.name()),
                    row.points().getOrDefault(game, 0)))
        .collect(Collectors.joining(texts.say("kept.between")));
  }

  private Label called(Series.Row row) {
    Label name = words(row.name().text(), "seat-name");
    name.setMinWidth(LEAST_NAME);
    if (row.bot()) {
      name.setGraphic(Controls.icon(MaterialDesignR.ROBOT));
      Controls.spoken(name, controls.live(() -> name(texts, row)));
    }
    return name;
  }

  private static Label words(String text, String style) {
    Label words = Controls.styled(Controls.wrapped(new Label(text)), style);
    GridPane.setHgrow(words, Priority.SOMETIMES);
    return words;
  }

  private static Label figure(String text, String style) {
    Label figure = Controls.styled(new Label(text), style);
    figure.setMinWidth(USE_PREF_SIZE);
    GridPane.setHalignment(figure, HPos.RIGHT);
    return figure;
  }
}
