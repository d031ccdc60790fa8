package oklahoma.client.match.score;

import java.util.Optional;
import java.util.stream.Collectors;
import javafx.css.PseudoClass;
import javafx.geometry.HPos;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import oklahoma.client.fair.ProofMarks;
import oklahoma.client.text.GinNames;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.controls.Controls;
import oklahoma.rules.Seat;
import oklahoma.rules.Standing;
import oklahoma.rules.gin.GinRules;
import oklahoma.rules.gin.GinSwitch;

/** The score sheet: deals in rows, players in columns, in the terms of the rules. */
public final class ScoreSheet extends VBox {
  private static final int CROWD = 5;

  /** The width of all names, and the least width of one, in font sizes. */
  private static final double NAMES = 30;

  private static final double NAME = 8;
  private static final double TIGHT = 9;
  private static final double WIDE = 20;
  private static final PseudoClass CROWDED = PseudoClass.getPseudoClass("crowded");
  private static final PseudoClass FILLING = PseudoClass.getPseudoClass("filling");

  private final Controls controls;
  private final Texts texts;
  private final Optional<GinRules> gin;
  private final GridPane grid = new GridPane();
  private final SheetScroll deals = new SheetScroll(grid);
  private final HBox body;
  private final VBox beside = new VBox(8);
  private final Label comparison = Controls.wrapped(new Label());
  private final HBox foot = new HBox(12, comparison, Controls.spring());
  private Optional<ProofMarks> marks = Optional.empty();
  private Runnable again = () -> {};

  /** An empty sheet for Oklahoma, with the values of cards beside it. */
  public ScoreSheet(Texts texts) {
    this(texts, true, Optional.empty());
  }

  /** An empty sheet for gin, with the value of a round beside it. */
  public ScoreSheet(Texts texts, GinRules rules) {
    this(texts, true, Optional.of(rules));
  }

  /**
   * @param legend whether the values are shown beside the sheet
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
                gin.get().bonuses().gin(),
                gin.get().bonuses().undercut())
            : controls.paragraph("score.values");
    values.getStyleClass().add("muted");
    beside.getChildren().add(values);
    gin.ifPresent(rules -> {
      Label match = Controls.wrapped(new Label());
      match.textProperty().bind(controls.live(() -> new GinNames(texts).match(rules)));
      beside.getChildren().add(match);
    });
    beside.getStyleClass().add("score-legend");
    body = legend ? new HBox(deals, beside) : new HBox(deals);
    VBox.setVgrow(body, Priority.SOMETIMES);
    HBox title =
        new HBox(
            12,
            controls.title("title-4", "score.title"),
            Controls.spring(),
            controls.title("muted", gin.map(ScoreSheet::direction).orElse("score.direction")));
    foot.setAlignment(Pos.CENTER_LEFT);
    getChildren().setAll(title, body, foot);
    setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
  }

  private static String direction(GinRules rules) {
    return rules.has(GinSwitch.HOLLYWOOD)
        ? "gin.direction.hollywood"
        : "gin.direction." + rules.scoring().name();
  }

  /** Lets the sheet take the whole width; the values get what the columns leave. */
  ScoreSheet filling() {
    setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(beside, Priority.ALWAYS);
    beside.pseudoClassStateChanged(FILLING, true);
    return this;
  }

  /** Shows from now on which deals were verified. */
  public void prove(ProofMarks proofs) {
    marks = Optional.of(proofs);
    foot.getChildren().add(proofs.latest());
    again.run();
  }

  public void show(Standing standing, Players players) {
    again = () -> show(standing, players);
    SheetRows rows =
        gin.map(rules -> GinRows.of(texts, rules, standing))
            .orElseGet(() -> SheetRows.ofOklahoma(texts, standing));
    int seats = players.names().size();
    int games = Math.max(1, rows.games().size());
    int heads = rows.games().isEmpty() ? 1 : 2;
    deals.clear();
    boolean crowd = seats * games > CROWD;
    grid.setHgap(crowd ? TIGHT : WIDE);
    body.setSpacing(crowd ? TIGHT : WIDE);
    beside.pseudoClassStateChanged(CROWDED, crowd);
    grid.add(
        cell(texts.say(gin.isPresent() ? "gin.sheet.round" : "score.hand"), "score-head"),
        0,
        heads - 1);
    for (int game = 0; game < games; game++) {
      if (heads > 1) {
        Label name = cell(rows.games().get(game), "score-head");
        GridPane.setHalignment(name, HPos.RIGHT);
        grid.add(name, game * seats + 1, 0, seats, 1);
      }
      for (Seat seat : Seat.first(seats)) {
        Label head = head(seat, players);
        head.setStyle("-fx-max-width: " + Math.max(NAME, NAMES / (seats * games)) + "em;");
        grid.add(head, game * seats + seat.ordinal() + 1, heads - 1);
      }
    }
    for (int row = 0; row < rows.rows().size(); row++) {
      row(rows.rows().get(row), row + heads);
    }
    marks.ifPresent(
        proofs -> mark(proofs, rows.earlier(), standing.deals().size(), heads, games * seats + 1));
    deals.keep(heads, (int) rows.rows().stream().filter(SheetRows.Row::sum).count());
    boolean hollywood = gin.filter(rules -> rules.has(GinSwitch.HOLLYWOOD)).isPresent();
    comparison.setText(Comparison.of(texts, standing, players, hollywood));
    comparison.setManaged(!comparison.getText().isEmpty());
    setAccessibleText(spoken(standing, players));
  }

  /** Adds the proof marks: one for the row that sums up earlier deals, and one for each deal. */
  private void mark(ProofMarks proofs, int earlier, int deals, int top, int column) {
    int at = top;
    if (earlier > 0) {
      grid.add(proofs.before(earlier), column, at++);
    }
    for (int deal = earlier; deal < deals; deal++) {
      grid.add(proofs.row(deal), column, at++);
    }
  }

  private void row(SheetRows.Row row, int at) {
    grid.add(cell(row.name(), row.sum() ? "score-total" : "score-row"), 0, at);
    for (int column = 0; column < row.figures().size(); column++) {
      SheetRows.Figure figure = row.figures().get(column);
      Label label = cell(figure.text(), style(row, figure));
      if (figure.leads()) {
        label.getStyleClass().add("score-leader");
      }
      GridPane.setHalignment(label, HPos.RIGHT);
      grid.add(label, column + 1, at);
    }
  }

  private static String style(SheetRows.Row row, SheetRows.Figure figure) {
    if (row.sum()) {
      return "score-total";
    }
    return figure.won() ? "score-won" : "score-figure";
  }

  private Label head(Seat seat, Players players) {
    Label head = cell(players.label(texts, seat), "score-head");
    head.setMinWidth(0);
    head.setWrapText(true);
    head.getStyleClass().add("score-name");
    head.setMinHeight(Region.USE_PREF_SIZE);
    GridPane.setHalignment(head, HPos.RIGHT);
    if (players.isMe(seat)) {
      head.getStyleClass().add("score-me");
    }
    return head;
  }

  private static Label cell(String text, String style) {
    Label cell = Controls.styled(new Label(text), style);
    cell.setMinWidth(Region.USE_PREF_SIZE);
    return cell;
  }

  private String spoken(Standing standing, Players players) {
    return standing.places().stream()
        .map(place ->
            texts.say(
                "score.said",
                players.label(texts, place.seat()),
                standing.totals().get(place.seat().ordinal())))
        .collect(Collectors.joining(". "));
  }
}
