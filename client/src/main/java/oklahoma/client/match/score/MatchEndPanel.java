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

/**
 * After the last hand: the podium, the score as a graph and a sheet, and statistics of the match.
 */
public final class MatchEndPanel extends VBox {

  /** What the player can do then. */
  public interface Actions {
    /** Another match with the same seats and rules. */
    void rematch();

    /** Another match with other rules. */
    void change();

    /** To the lobby of the table, where seats and rules can be changed. */
    void lobby();

    /** Shows the match again, move by move. */
    void watch();

    /** Writes its record into a file. */
    void export();

    /** Shows what the player could have done better. */
    void moves();

    /** Shows the results of the table's matches. */
    void series();

    /** To the first screen. */
    void home();
  }

  /**
   * What the player can review.
   *
   * @param recorded whether the record of the match is on this computer
   * @param moves whether better moves than the player's own may be looked for
   */
  public record Memory(boolean recorded, boolean moves) {}

  /**
   * Whether there is another match.
   *
   * @param ready who is ready for it
   * @param closed whether the table has closed, so that there is none
   * @param owned whether the player may change the table, at which others may sit
   */
  public record Next(
      ObservableValue<ReadyButton.State> ready,
      ObservableValue<Boolean> closed,
      ObservableValue<Boolean> owned) {}

  /**
   * A match that is over.
   *
   * @param lines what happened in it
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
   * The panel.
   *
   * @param alone whether the player had only bots for opponents
   * @param memory what the player can review
   * @param next whether there is another match
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

  /** Shows whether the deals were verified. */
  public void prove(ProofMarks proofs) {
    marks = Optional.of(proofs);
    show();
  }

  /** Shows the results of the table's matches, as soon as there are several. */
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
        controls.sign("open-series", MaterialDesignC.CHART_LINE, "series.open", actions::series);
    Controls.showWhile(open, matches.map(now -> now.matches().size() > 1));
    return open;
  }

  /** Puts a wide sheet below podium and graph. */
  private Node broad(Podium podium, ScoreGraph graph, ScoreSheet sheet) {
    HBox.setHgrow(graph, Priority.ALWAYS);
    HBox top = new HBox(24, podium, graph);
    top.setAlignment(Pos.BOTTOM_LEFT);
    return new VBox(14, top, below(sheet));
  }

  /** Puts the highlights beside the sheet, or below a wide one. */
  private Node below(ScoreSheet sheet) {
    if (players.names().size() > CROWD) {
      FlowPane statistics = new FlowPane(22, 3);
      sentences().map(this::sentence).forEach(statistics.getChildren()::add);
      return new VBox(10, sheet, statistics);
    }
    sheet.setMinWidth(Region.USE_PREF_SIZE); // or long sentences would squeeze its columns
    VBox statistics = statistics();
    HBox.setHgrow(statistics, Priority.ALWAYS);
    return new HBox(30, sheet, statistics);
  }

  private VBox statistics() {
    VBox statistics = Controls.styled(new VBox(6), "statistics");
    sentences().map(this::sentence).forEach(statistics.getChildren()::add);
    return statistics;
  }

  /** Puts a narrow sheet below the podium; the graph is as high as both. */
  private Node tall(Podium podium, ScoreGraph graph, ScoreSheet sheet) {
    podium.setAlignment(Pos.BOTTOM_LEFT);
    VBox left = new VBox(14, podium, sheet);
    left.setMinWidth(Region.USE_PREF_SIZE); // or long sentences would squeeze the columns
    VBox.setVgrow(graph, Priority.ALWAYS);
    VBox right = new VBox(14, graph, statistics());
    HBox.setHgrow(right, Priority.ALWAYS);
    return new HBox(30, left, right);
  }

  private Node buttons() {
    Button rematch =
        new ReadyButton(
            controls, "rematch", rematch(), next.ready(), false, said -> actions.rematch());
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

  /** Another player may become the owner; nobody answers any more when the table has closed. */
  private Button whileOwned(Button button) {
    Controls.showWhile(button, next.closed().flatMap(now -> next.owned().map(own -> own && !now)));
    return button;
  }

  /** Among others it is seen how many want another match, as after each hand. */
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
        controls.sign(
            "save-replay", MaterialDesignC.CONTENT_SAVE_OUTLINE, "score.export", actions::export);
    return List.of(watch, save);
  }

  private Button moves() {
    Button moves = lookBack(MaterialDesignL.LIGHTBULB_ON_OUTLINE, "score.moves", actions::moves);
    moves.setId("show-moves");
    return moves;
  }

  /** At a table of friends there is more to choose from, and less room. */
  private Button lookBack(Ikon icon, String key, Runnable what) {
    return alone ? controls.button(icon, key, what) : controls.sign(icon, key, what);
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
            most("score.most-displaced", counted.displaced()))
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
