package client.setup;

import atlantafx.base.controls.CustomTextField;
import atlantafx.base.theme.Styles;
import client.page.Controls;
import client.page.Frame;
import client.page.Page;
import client.page.Pages;
import client.text.Texts;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignM;
import rules.oklahoma.OklahomaRules;

/**
 * Every parameter of the rules, with a sentence about it, its value in the standard rules and a
 * mark if it differs.
 */
public final class DetailsScreen implements Page {
  private static final int COLUMNS = 2;

  private final Controls controls;
  private final Texts texts;
  private final ChosenRules table;
  private final Runnable done;
  private final Frame frame;
  private final GridPane grid = new GridPane();
  private final CustomTextField search = new CustomTextField();
  private final Label nothing;
  private final List<Entry> entries;

  /** A parameter and what shows it. */
  private record Entry(Parameter<?> parameter, Node node) {}

  /** All rules of this table. */
  public DetailsScreen(Texts texts, ChosenRules table, Pages pages) {
    this(texts, table, pages, () -> {});
  }

  /**
   * All rules of this table.
   *
   * @param done is run when the screen is left for good
   */
  public DetailsScreen(Texts texts, ChosenRules table, Pages pages, Runnable done) {
    this.controls = new Controls(texts);
    this.texts = texts;
    this.table = table;
    this.done = done;
    this.nothing = controls.label("setup.nothing-found");
    nothing.getStyleClass().add("muted");
    this.entries = Parameter.all().stream().map(each -> new Entry(each, entry(each))).toList();
    for (int i = 0; i < COLUMNS; i++) {
      ColumnConstraints half = new ColumnConstraints();
      half.setPercentWidth(100.0 / COLUMNS);
      grid.getColumnConstraints().add(half);
    }
    grid.setHgap(14);
    grid.setVgap(14);
    grid.getStyleClass().add("page-body");
    search.setId("search");
    search.setLeft(Controls.icon(MaterialDesignM.MAGNIFY));
    search.setPrefColumnCount(14);
    search.promptTextProperty().bind(texts.live("setup.search"));
    Controls.said(search, texts.live("setup.search"));
    search.textProperty().subscribe(text -> show());
    ScrollPane scroll = new ScrollPane(grid);
    scroll.setFitToWidth(true);
    scroll.setFocusTraversable(false);
    frame =
        new Frame(controls, "setup.details-title", pages::back)
            .with(search)
            .holding(scroll)
            .over(foot(pages));
  }

  @Override
  public Node node() {
    return frame.node();
  }

  @Override
  public void opened() {
    search.requestFocus();
  }

  @Override
  public void closed() {
    done.run();
  }

  private Node foot(Pages pages) {
    Button standard = controls.button("setup.restore-standard", table::standard);
    standard.setId("restore-standard");
    Button save =
        controls.button(
            MaterialDesignC.CONTENT_SAVE_OUTLINE,
            "setup.save-own",
            () -> {
              table.saveAsOwn();
              pages.tell(texts.say("setup.saved-own"));
            });
    save.setId("save-own");
    Button away = controls.button("setup.done", pages::back);
    away.setId("done");
    away.getStyleClass().add(Styles.ACCENT);
    Label changes = controls.label("setup.changes", table.chosen().map(rules -> table.changes()));
    changes.getStyleClass().add("muted");
    table.chosen().subscribe(rules -> standard.setDisable(table.changes() == 0));
    HBox foot = new HBox(12, changes, Controls.spring(), standard, save, away);
    foot.setAlignment(Pos.CENTER_LEFT);
    foot.getStyleClass().add("page-foot");
    return foot;
  }

  private void show() {
    String wanted = search.getText().strip().toLowerCase(Locale.ROOT);
    List<Node> found =
        entries.stream()
            .filter(entry -> words(entry.parameter()).anyMatch(word -> word.contains(wanted)))
            .map(Entry::node)
            .toList();
    grid.getChildren().clear();
    for (int i = 0; i < found.size(); i++) {
      grid.add(found.get(i), i % COLUMNS, i / COLUMNS);
    }
    if (found.isEmpty()) {
      grid.add(nothing, 0, 0);
    }
  }

  private Stream<String> words(Parameter<?> parameter) {
    String rule = "setup.rule." + parameter.key();
    return Stream.of(texts.say(rule + ".name"), texts.say(rule + ".sentence"))
        .map(text -> text.toLowerCase(Locale.ROOT));
  }

  private <T> Node entry(Parameter<T> parameter) {
    String rule = "setup.rule." + parameter.key();
    Label name = controls.paragraph(rule + ".name");
    name.getStyleClass().add("rule-name");
    Label changed = controls.label("setup.changed");
    changed.getStyleClass().add("changed-mark");
    Control control = RuleControls.of(texts, table, parameter);
    HBox head = new HBox(10, name, changed, Controls.spring(), control);
    HBox.setHgrow(name, Priority.SOMETIMES);
    head.setAlignment(Pos.CENTER_LEFT);
    Label sentence = controls.paragraph(rule + ".sentence");
    Label standard =
        controls.line(
            () -> texts.say("setup.in-standard", parameter.say(texts, table.standardRules())),
            table.chosen());
    standard.getStyleClass().add("muted");
    Label reason = Controls.wrapped(new Label());
    reason.getStyleClass().add("reason");
    table.chosen().subscribe(rules -> mark(parameter, changed, reason));
    texts.whileSeen(reason, () -> mark(parameter, changed, reason));
    VBox entry = new VBox(6, head, sentence, standard, reason);
    entry.getStyleClass().add("panel");
    entry.setMaxHeight(Double.MAX_VALUE);
    return entry;
  }

  private void mark(Parameter<?> parameter, Label changed, Label reason) {
    OklahomaRules rules = table.chosen().getValue();
    boolean differs = parameter.differs(rules, table.standardRules());
    changed.setVisible(differs);
    changed.setManaged(differs);
    String why = RuleControls.stuck(texts, table, parameter).orElse("");
    reason.setText(why);
    reason.setVisible(!why.isEmpty());
    reason.setManaged(!why.isEmpty());
  }
}
