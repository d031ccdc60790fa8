package oklahoma.client.statistics;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import oklahoma.client.replay.matches.PlayedMatch;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.Answer;
import oklahoma.client.ui.Page;
import oklahoma.client.ui.PageFrame;
import oklahoma.client.ui.Pages;
import oklahoma.client.ui.controls.Choice;
import oklahoma.client.ui.controls.Controls;
import oklahoma.client.ui.controls.EmptyNote;
import oklahoma.client.ui.controls.WholeWords;
import oklahoma.rules.Game;
import oklahoma.rules.gin.GinRules;
import oklahoma.rules.oklahoma.OklahomaRules;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignR;

/** The statistics of the player's own matches. */
public final class StatisticsScreen implements Page {
  private static final int COLUMNS = 4;
  private static final int RECENT = 10;

  private final Controls controls;
  private final Texts texts;
  private final List<PlayedMatch> matches;
  private final ObjectProperty<Scope> game = new SimpleObjectProperty<>();
  private final ObjectProperty<Scope> opponent = new SimpleObjectProperty<>(new Scope.Anybody());
  private final StackPane middle = new StackPane();
  private final PageFrame frame;

  /**
   * The statistics.
   *
   * @param all all archived matches; only those that count are used
   * @param reset removes all current matches from the statistics
   */
  public StatisticsScreen(Pages pages, List<PlayedMatch> all, Runnable reset) {
    this.controls = pages.controls();
    this.texts = pages.texts();
    this.matches = all.stream().filter(PlayedMatch::counted).toList();
    middle.getStyleClass().add("page-body");
    frame = new PageFrame(controls, "stats.title", pages::back).holding(scrolled());
    if (matches.isEmpty()) {
      middle.getChildren().setAll(empty());
    } else {
      List<Scope> games = Scope.games(matches);
      game.set(games.getFirst());
      frame
          .with(menu("stats-game", "stats.game", games, game))
          .with(menu("stats-opponent", "stats.opponent", Scope.opponents(matches), opponent))
          .over(foot(pages, reset));
      game.subscribe(chosen -> show());
      opponent.subscribe(chosen -> show());
      texts.whileSeen(middle, this::show);
    }
  }

  @Override
  public Node node() {
    return frame.node();
  }

  @Override
  public void opened() {
    frame.node().lookup("#back").requestFocus();
  }

  /** Makes the page scroll, because large text needs more height than the smallest window has. */
  private ScrollPane scrolled() {
    ScrollPane scroll = Controls.reading(new ScrollPane(middle));
    scroll.setFitToWidth(true);
    scroll.setFitToHeight(true);
    Controls.spoken(scroll, texts.live("stats.title"));
    return scroll;
  }

  private Node menu(String id, String key, List<Scope> values, ObjectProperty<Scope> chosen) {
    ComboBox<Scope> menu =
        Choice.menu(
            texts,
            values,
            chosen,
            (words, scope) -> scope.name(words),
            scope -> Optional.empty(),
            chosen::set);
    menu.setId(id);
    Controls.spoken(menu, texts.live(key));
    return menu;
  }

  private Node foot(Pages pages, Runnable reset) {
    Label what = Controls.styled(controls.paragraph("stats.what"), "muted");
    Controls.growing(what);
    Button button =
        controls.button(
            "reset-statistics",
            MaterialDesignR.RESTART,
            "stats.reset",
            () ->
                pages.ask(
                    "stats.reset-title",
                    "stats.reset-body",
                    List.of(
                        new Answer("stats.reset-go", Answer.Kind.DANGEROUS, reset),
                        Answer.harmless("stats.reset-no"))));
    return Controls.styled(Controls.row(16, what, button), "page-foot");
  }

  private Node empty() {
    EmptyNote note =
        new EmptyNote(controls, MaterialDesignC.CHART_LINE, "stats.none", "stats.none-yet");
    note.setId("no-statistics");
    return note;
  }

  private void show() {
    Scope played = Objects.requireNonNull(game.get());
    Scope against = Objects.requireNonNull(opponent.get());
    List<PlayedMatch> some = matches.stream().filter(played::has).filter(against::has).toList();
    if (some.isEmpty()) {
      Label none = controls.paragraph("stats.nobody");
      none.setId("no-such-matches");
      middle.getChildren().setAll(none);
      return;
    }
    Summary summary = Summary.of(some);
    boolean gin = some.getFirst().rules().game() == Game.GIN;
    GridPane figures = figures(summary, gin);
    HBox plots =
        new HBox(
            18,
            summary.points().isEmpty()
                ? panel(head("stats.plot.points"), mixed())
                : plot("stats.plot.points", points(summary), lowestWins(some.getFirst())),
            plot("stats.plot.shares", shares(summary), false));
    VBox.setVgrow(plots, Priority.ALWAYS);
    VBox all = new VBox(16, figures, plots);
    middle.getChildren().setAll(all);
  }

  private Label mixed() {
    Label sentence = Controls.styled(controls.paragraph("stats.plot.mixed"), "muted");
    sentence.setId("scored-differently");
    return sentence;
  }

  private TimePlot points(Summary summary) {
    List<Double> values = summary.points().stream().map(Integer::doubleValue).toList();
    return new TimePlot(values, 10, value -> texts.say("stats.number", Math.round(value)));
  }

  private TimePlot shares(Summary summary) {
    return new TimePlot(
        summary.shares(RECENT), 100, value -> texts.say("stats.percent", Math.round(value)));
  }

  private static boolean lowestWins(PlayedMatch match) {
    return switch (match.rules()) {
      case OklahomaRules oklahoma -> true;
      case GinRules gin -> gin.scoring() == GinRules.Scoring.PENALTIES;
    };
  }

  /**
   * @param lowestWins whether to add beside the title that low points are good
   */
  private Node plot(String key, TimePlot plot, boolean lowestWins) {
    Controls.spoken(plot, controls.live(() -> plot.spoken(texts, texts.say(key, RECENT))));
    VBox head = head(key);
    if (lowestWins) {
      head.getChildren()
          .add(Controls.styled(new WholeWords(texts.live("score.direction")), "muted"));
    }
    VBox.setVgrow(plot, Priority.ALWAYS);
    return panel(head, plot);
  }

  private VBox head(String key) {
    return new VBox(2, Controls.styled(new WholeWords(texts.live(key, RECENT)), "card-title"));
  }

  private static Node panel(Node head, Node what) {
    VBox panel = new VBox(12, head, what);
    panel.getStyleClass().add("panel");
    HBox.setHgrow(panel, Priority.ALWAYS);
    panel.setPrefWidth(400);
    return panel;
  }

  private GridPane figures(Summary summary, boolean gin) {
    GridPane grid = new GridPane();
    grid.setId("figures");
    grid.setHgap(12);
    grid.setVgap(12);
    for (int i = 0; i < COLUMNS; i++) {
      ColumnConstraints column = new ColumnConstraints();
      column.setPercentWidth(100.0 / COLUMNS);
      grid.getColumnConstraints().add(column);
    }
    List<Node> tiles =
        gin
            ? List.of(
                figure("matches", summary.matches()),
                figure("wins", summary.wins(), share(summary.wins(), summary.matches())),
                figure("streak", summary.streak(), summary.longest()),
                average(summary),
                figure("rounds", summary.won(), summary.deals()),
                figure("knocks", summary.knocks()),
                figure("gins", summary.gins()),
                figure("undercuts", summary.undercuts()))
            : List.of(
                figure("matches", summary.matches()),
                figure("wins", summary.wins(), share(summary.wins(), summary.matches())),
                figure("streak", summary.streak(), summary.longest()),
                average(summary),
                figure("out", summary.won(), summary.deals()),
                figure("claims", summary.claims()),
                figure("best", best(summary)),
                figure("worst", worst(summary)));
    for (int i = 0; i < tiles.size(); i++) {
      grid.add(tiles.get(i), i % COLUMNS, i / COLUMNS);
    }
    return grid;
  }

  /** The best result in Oklahoma: the fewest points. */
  private static int best(Summary summary) {
    return summary.points().stream().mapToInt(Integer::intValue).min().orElse(0);
  }

  private static int worst(Summary summary) {
    return summary.points().stream().mapToInt(Integer::intValue).max().orElse(0);
  }

  private static long share(int part, int whole) {
    return Math.round(100.0 * part / whole);
  }

  private Node average(Summary summary) {
    OptionalDouble average = summary.average();
    return average.isPresent()
        ? figure("average", average.getAsDouble())
        : tile("average", texts.say("stats.figure.average.none"));
  }

  private Node figure(String what, Object... numbers) {
    return tile(what, texts.say("stats.figure." + what, numbers));
  }

  private Node tile(String what, String figure) {
    Label number = new Label(figure);
    number.setId("figure-" + what);
    number.getStyleClass().add("figure");
    Label caption = Controls.styled(controls.paragraph("stats.caption." + what), "muted");
    VBox tile = Controls.styled(new VBox(2, number, caption), "panel", "figure-tile");
    tile.setAccessibleRole(AccessibleRole.TEXT);
    tile.setAccessibleText(texts.say("stats.said", caption.getText(), number.getText()));
    return tile;
  }
}
