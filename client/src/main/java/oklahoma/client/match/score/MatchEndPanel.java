package oklahoma.client.match.score;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import oklahoma.client.fair.ProofMarks;
import oklahoma.client.table.model.log.LogLine;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.controls.Controls;
import oklahoma.client.ui.controls.ReadyButton;
import oklahoma.client.ui.layout.Ends;
import oklahoma.client.ui.lifetime.NodeVisibility;
import oklahoma.protocol.lobby.Series;
import oklahoma.rules.Seat;
import oklahoma.rules.Standing;
import oklahoma.rules.gin.Gin;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignL;
import org.kordamp.ikonli.materialdesign2.MaterialDesignM;

/** The panel after a match: the podium, the scores as a graph and a sheet, and statistics. */
public final class MatchEndPanel extends VBox {

  /** What the player can do on the panel. */
  public interface Actions {
    /** Declares the player ready for another match with the same seats and rules. */
    void rematch();

    /** Leads to another match with other rules. */
    void change();

    /** Leads to the lobby of the table, where seats and rules can be changed. */
    void lobby();

    /** Shows the replay of the match. */
    void watch();

    /** Saves the match as a file. */
    void export();

    /** Shows what the player could have done better. */
    void moves();

    /** Shows the results of the table's matches. */
    void series();

    /** Leads to the first screen. */
    void home();
  }

  /**
   * What the player can review.
   *
   * @param recorded whether this computer has the record of the match
   * @param moves whether the panel offers the search for better moves
   */
  public record Memory(boolean recorded, boolean moves) {}

  /**
   * Whether there can be another match.
   *
   * @param ready which players are ready for it
   * @param closed whether the table has closed, so that there is none
   * @param owned whether the player owns the table, at which other people may sit
   */
  public record Next(
      ObservableValue<ReadyButton.State> ready,
      ObservableValue<Boolean> closed,
      ObservableValue<Boolean> owned) {}

  /**
   * A finished match.
   *
   * @param lines its log
   * @param gin its last round; empty for Oklahoma
   */
  public record Match(Standing standing, Players players, List<LogLine> lines, Optional<Gin> gin) {
    public Match {
      lines = List.copyOf(lines);
    }
  }

  private static final int FEW = 3;
  private static final int CROWD = 5;

  private final Controls controls;
  private final Texts texts;
  private final Standing standing;
  private final Players players;
  private final List<LogLine> lines;
  private final boolean alone;
  private final Optional<Gin> gin;
  private final Memory memory;
  private final Next next;
  private final Actions actions;
  private Optional<ProofMarks> marks = Optional.empty();
  private Optional<ObservableValue<Series>> series = Optional.empty();

  /**
   * @param alone whether all other players were bots
   * @param memory what the player can review
   * @param next whether there can be another match
   */
  public MatchEndPanel(
      Texts texts, Match match, boolean alone, Memory memory, Next next, Actions actions) {
    this.gin = match.gin();
    this.memory = memory;
    this.controls = new Controls(texts);
    this.texts = texts;
    this.standing = match.standing();
    this.players = match.players();
    this.lines = match.lines();
    this.alone = alone;
    this.next = next;
    this.actions = actions;
    setId("match-end");
    setSpacing(14);
    setAccessibleRole(AccessibleRole.DIALOG);
    getStyleClass().addAll("question-card", "match-end");
    setMaxHeight(Region.USE_PREF_SIZE);
    show();
    texts.whileSeen(this, this::show);
  }

  /** Shows which deals were verified. */
  public void prove(ProofMarks proofs) {
    marks = Optional.of(proofs);
    show();
  }

  /** Shows the results of the table's matches, once there are several. */
  public void count(ObservableValue<Series> matches) {
    series = Optional.of(matches);
    show();
  }

  private void show() {
    Label banner = Controls.styled(Controls.wrapped(new Label(banner())), "banner");
    setAccessibleText(banner.getText());
    ScoreSheet sheet = new ScoreSheet(texts, false, gin.map(Gin::rules));
    sheet.show(standing, players);
    marks.ifPresent(sheet::prove);
    Podium podium = new Podium(texts, standing, players);
    ScoreGraph graph = new ScoreGraph(texts, standing, gin.map(Gin::rules), players);
    Node all =
        players.names().size() > FEW ? broad(podium, graph, sheet) : tall(podium, graph, sheet);
    getChildren().setAll(banner);
    series.map(this::soFar).ifPresent(getChildren()::add);
    getChildren().addAll(all, buttons());
  }

  private Label soFar(ObservableValue<Series> matches) {
    Label words = Controls.wrapped(new Label());
    words.setId("series-words");
    words.getStyleClass().add("muted");
    NodeVisibility.follow(
        words,
        matches,
        now -> {
          boolean several = now.matches().size() > 1;
          Controls.show(words, several);
          words.setText(several ? SeriesPanel.words(texts, now) : "");
        });
    return words;
  }

  private Button openSeries(ObservableValue<Series> matches) {
    Button open =
        controls.iconButton(
            "open-series", MaterialDesignC.CHART_LINE, "series.open", actions::series);
    Controls.showWhile(open, matches.map(now -> now.matches().size() > 1));
    return open;
  }

  /** The layout for many players: a wide sheet below podium and graph. */
  private Node broad(Podium podium, ScoreGraph graph, ScoreSheet sheet) {
    HBox.setHgrow(graph, Priority.ALWAYS);
    HBox top = new HBox(24, podium, graph);
    top.setAlignment(Pos.BOTTOM_LEFT);
    return new VBox(14, top, below(sheet));
  }

  /** The statistics beside the sheet, or below a very wide one. */
  private Node below(ScoreSheet sheet) {
    if (players.names().size() > CROWD) {
      FlowPane statistics = new FlowPane(22, 3);
      sentences().map(this::sentence).forEach(statistics.getChildren()::add);
      return new VBox(10, sheet, statistics);
    }
    sheet.setMinWidth(Region.USE_PREF_SIZE); // otherwise long sentences would squeeze its columns
    VBox statistics = statistics();
    HBox.setHgrow(statistics, Priority.ALWAYS);
    return new HBox(30, sheet, statistics);
  }

  private VBox statistics() {
    VBox statistics = Controls.styled(new VBox(6), "statistics");
    sentences().map(this::sentence).forEach(statistics.getChildren()::add);
    return statistics;
  }

  /** The layout for few players: a narrow sheet below the podium, and the graph beside them. */
  private Node tall(Podium podium, ScoreGraph graph, ScoreSheet sheet) {
    podium.setAlignment(Pos.BOTTOM_LEFT);
    VBox left = new VBox(14, podium, sheet);
    left.setMinWidth(Region.USE_PREF_SIZE); // otherwise long sentences would squeeze the columns
    VBox.setVgrow(graph, Priority.ALWAYS);
    VBox right = new VBox(14, graph, statistics());
    HBox.setHgrow(right, Priority.ALWAYS);
    return new HBox(30, left, right);
  }

  private Node buttons() {
    Button rematch =
        new ReadyButton(
            controls, "rematch", rematch(), next.ready(), false, pressed -> actions.rematch());
    boolean plays = players.me().isPresent();
    Controls.showWhile(rematch, next.closed().map(now -> plays && !now));
    Label over = controls.label("score.closed");
    over.setId("table-closed");
    Controls.showWhile(over, next.closed());
    Button change = controls.button("change-rules", "score.change", actions::change);
    Button home = controls.button("go-home", alone ? "score.home" : "score.leave", actions::home);
    Button lobby = controls.button("to-lobby", "score.lobby", actions::lobby);
    List<Node> left = new ArrayList<>(List.of(home));
    left.addAll(alone ? List.of(change) : List.of(whileOwned(lobby), whileOwned(change)));
    if (memory.recorded()) {
      left.addAll(replay());
    }
    if (memory.moves()) {
      left.add(moves());
    }
    series.map(this::openSeries).ifPresent(left::add);
    return new Ends(left, List.of(over, rematch));
  }

  /** Shows a button only while the player owns the table and the table is open. */
  private Button whileOwned(Button button) {
    Controls.showWhile(button, next.closed().flatMap(now -> next.owned().map(own -> own && !now)));
    return button;
  }

  /**
   * The text of the button for another match. With other people it says how many are ready, as
   * after each hand.
   */
  private ObservableValue<String> rematch() {
    return alone
        ? texts.live("score.rematch")
        : texts.live(
            "score.rematch-ready",
            next.ready().map(ReadyButton.State::count),
            players.names().size());
  }

  private List<Button> replay() {
    Button watch = lookBack(MaterialDesignM.MOVIE_OPEN_PLAY_OUTLINE, "score.watch", actions::watch);
    watch.setId("watch-again");
    Button save =
        controls.iconButton(
            "save-replay", MaterialDesignC.CONTENT_SAVE_OUTLINE, "score.export", actions::export);
    return List.of(watch, save);
  }

  private Button moves() {
    Button moves = lookBack(MaterialDesignL.LIGHTBULB_ON_OUTLINE, "score.moves", actions::moves);
    moves.setId("show-moves");
    return moves;
  }

  /**
   * A button with a text; at a table with other people, which has more buttons, only with an icon.
   */
  private Button lookBack(Ikon icon, String key, Runnable what) {
    return alone ? controls.button(icon, key, what) : controls.iconButton(icon, key, what);
  }

  private String banner() {
    List<Seat> winners = standing.leaders();
    if (winners.size() > 1) {
      return texts.say("score.shared-win", texts.list(players.names(winners)));
    }
    Seat winner = winners.getFirst();
    return players.isMe(winner)
        ? texts.say("score.you-win")
        : texts.say("score.win", players.name(winner));
  }

  private Label sentence(String words) {
    return Controls.styled(Controls.wrapped(new Label(words)), "statistic");
  }

  private Stream<String> sentences() {
    MatchStatistics counted =
        MatchStatistics.of(lines, players.names().size(), standing.deals().size());
    if (gin.isPresent()) {
      return Stream.of(
              gin.filter(Gin::over).map(this::lastRound),
              most("gin.most-rounds", counted.out()),
              most("score.most-laid-off", counted.laidOff()))
          .flatMap(Optional::stream);
    }
    return Stream.of(
            counted.fastest().map(this::fastest),
            most("score.most-out", counted.out()),
            most("score.most-claims", counted.claims()),
            most("score.most-laid-off", counted.laidOff()),
            most("score.most-displaced", counted.swaps()))
        .flatMap(Optional::stream);
  }

  private String lastRound(Gin deal) {
    return texts.say("gin.last-round", GinComparison.of(texts, players, deal));
  }

  private String fastest(MatchStatistics.Fastest fastest) {
    return texts.say(
        "score.fastest", players.label(texts, fastest.seat()), fastest.hand(), fastest.turns());
  }

  private Optional<String> most(String key, List<Integer> counts) {
    return MatchStatistics.most(counts)
        .map(most -> texts.say(key, players.label(texts, most.seat()), most.times()));
  }
}
