package client.score;

import client.page.Controls;
import client.text.Texts;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javafx.geometry.HPos;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import rules.Seat;
import rules.Standing;
import rules.gin.GinRules;
import rules.gin.MatchEnd;
import rules.oklahoma.Contract;

/** The score sheet: hands in rows, seats in columns. */
public final class ScoreSheet extends VBox {
  private static final double WIDEST_NAME = 104;
  private static final int CROWD = 5;
  private static final double TIGHT = 9;
  private static final double WIDE = 20;

  private final Controls controls;
  private final Texts texts;
  private final Optional<GinRules> gin;
  private final GridPane grid = new GridPane();
  private final Label comparison = Controls.wrapped(new Label());

  /** An empty sheet that says what cards cost. */
  public ScoreSheet(Texts texts) {
    this(texts, true, Optional.empty());
  }

  /** An empty sheet of a match of gin that says what a round is worth. */
  public ScoreSheet(Texts texts, GinRules rules) {
    this(texts, true, Optional.of(rules));
  }

  /**
   * An empty sheet.
   *
   * @param legend whether it says what cards cost
   * @param gin the rules of a match of gin; empty for Oklahoma
   */
  ScoreSheet(Texts texts, boolean legend, Optional<GinRules> gin) {
    this.gin = gin;
    this.controls = new Controls(texts);
    this.texts = texts;
    setId("score-sheet");
    setSpacing(12);
    setAccessibleRole(AccessibleRole.PARENT);
    getStyleClass().add("score-sheet");
    grid.getStyleClass().add("score-grid");
    comparison.getStyleClass().add("score-comparison");
    Label values =
        gin.isPresent()
            ? controls.paragraph(
                "gin.values." + gin.get().scoring().name(),
                gin.get().ginBonus(),
                gin.get().undercutBonus())
            : controls.paragraph("score.values");
    values.getStyleClass().add("muted");
    values.setMaxWidth(170);
    values.setMinWidth(150);
    HBox body = legend ? new HBox(24, grid, values) : new HBox(grid);
    HBox title =
        new HBox(
            12,
            controls.title("title-4", "score.title"),
            Controls.spring(),
            controls.title(
                "muted",
                gin.map(rules -> "gin.direction." + rules.scoring().name())
                    .orElse("score.direction")));
    getChildren().setAll(title, body, comparison);
    setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
  }

  /** Shows a score. */
  public void show(Standing standing, Players players) {
    grid.getChildren().clear();
    grid.setHgap(players.names().size() > CROWD ? TIGHT : WIDE);
    grid.add(cell(texts.say("score.hand"), "score-head"), 0, 0);
    List<Seat> seats = Seat.first(players.names().size());
    for (Seat seat : seats) {
      grid.add(head(seat, players), seat.ordinal() + 1, 0);
    }
    int hands = Math.max(atLeast(), standing.deals().size());
    for (int row = 0; row < hands; row++) {
      row(row, standing, seats);
    }
    total(hands + 1, standing, seats);
    comparison.setText(Comparison.of(texts, standing, players));
    setAccessibleText(said(standing, players));
  }

  private void row(int row, Standing standing, List<Seat> seats) {
    grid.add(cell(name(row), "score-row"), 0, row + 1);
    boolean played = row < standing.deals().size();
    for (Seat seat : seats) {
      String text = played ? points(standing.deals().get(row).get(seat.ordinal())) : "–";
      boolean won = played && won(standing.deals().get(row), seat);
      grid.add(figure(text, won ? "score-won" : "score-figure"), seat.ordinal() + 1, row + 1);
    }
  }

  private String name(int row) {
    if (gin.isPresent()) {
      return texts.say("gin.round", row + 1);
    }
    int hand = Math.min(row + 1, Contract.values().length);
    String contract = texts.say("score.contract." + Contract.ofHand(hand).name());
    return texts.say("score.row", hand, contract);
  }

  /** How many rows there are at least: as many as the match has deals, if that is known. */
  private int atLeast() {
    return gin.map(rules -> rules.end() instanceof MatchEnd.Rounds rounds ? rounds.count() : 1)
        .orElse(Contract.values().length);
  }

  /** Whether a seat won a deal: nothing left in Oklahoma, the best score of the round in gin. */
  private boolean won(List<Integer> points, Seat seat) {
    int own = points.get(seat.ordinal());
    if (gin.isEmpty()) {
      return own == 0;
    }
    boolean annulled = points.stream().allMatch(each -> each == 0);
    int best =
        gin.get().scoring() == GinRules.Scoring.PENALTIES
            ? Collections.min(points)
            : Collections.max(points);
    return !annulled && own == best;
  }

  private void total(int row, Standing standing, List<Seat> seats) {
    Set<Seat> leaders = standing.deals().isEmpty() ? Set.of() : Set.copyOf(standing.leaders());
    grid.add(cell(texts.say("score.total"), "score-total"), 0, row);
    for (Seat seat : seats) {
      Label total = figure(points(standing.totals().get(seat.ordinal())), "score-total");
      if (leaders.contains(seat)) {
        total.getStyleClass().add("score-leader");
      }
      grid.add(total, seat.ordinal() + 1, row);
    }
  }

  private Node head(Seat seat, Players players) {
    Label head = cell(players.name(seat), "score-head");
    head.setMinWidth(0);
    head.setWrapText(true);
    head.setMaxWidth(WIDEST_NAME);
    head.getStyleClass().add("score-name");
    head.setMinHeight(Region.USE_PREF_SIZE);
    GridPane.setHalignment(head, HPos.RIGHT);
    if (players.isMe(seat)) {
      head.getStyleClass().add("score-me");
    }
    return head;
  }

  private Label figure(String text, String style) {
    Label figure = cell(text, style);
    GridPane.setHalignment(figure, HPos.RIGHT);
    return figure;
  }

  private static Label cell(String text, String style) {
    Label cell = new Label(text);
    cell.getStyleClass().add(style);
    cell.setMinWidth(Region.USE_PREF_SIZE);
    return cell;
  }

  private String points(int points) {
    return texts.say("score.points", points);
  }

  private String said(Standing standing, Players players) {
    return standing.places().stream()
        .map(place ->
            texts.say(
                "score.said",
                players.name(place.seat()),
                standing.totals().get(place.seat().ordinal())))
        .collect(Collectors.joining(". "));
  }
}
