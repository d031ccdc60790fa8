package oklahoma.client.setup;

import atlantafx.base.controls.CustomTextField;
import atlantafx.base.theme.Styles;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.Page;
import oklahoma.client.ui.PageFrame;
import oklahoma.client.ui.Pages;
import oklahoma.client.ui.controls.Controls;
import oklahoma.client.ui.controls.WholeWords;
import oklahoma.client.ui.layout.Ends;
import oklahoma.client.ui.layout.Pairs;
import oklahoma.client.ui.lifetime.NodeVisibility;
import oklahoma.rules.Game;
import oklahoma.rules.Rules;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignM;

/**
 * Every parameter of the rules, with a sentence about it, its value in the published rules and a
 * mark if it differs.
 */
public final class DetailsScreen implements Page {
  private final Controls controls;
  private final Texts texts;
  private final ChosenRules table;
  private final Runnable done;
  private final PageFrame frame;
  private final Pairs grid = new Pairs();
  private final CustomTextField search = new CustomTextField();
  private final Label nothing;
  private final Map<Game, List<Entry>> entries = new EnumMap<>(Game.class);

  /** A parameter with the node that shows it. */
  private record Entry(Parameter<?> parameter, Node node) {}

  /** All parameters of this table. */
  public DetailsScreen(ChosenRules table, Pages pages) {
    this(table, pages, () -> {});
  }

  /**
   * All parameters of this table.
   *
   * @param done runs when the page is closed
   */
  public DetailsScreen(ChosenRules table, Pages pages, Runnable done) {
    this.controls = pages.controls();
    this.texts = pages.texts();
    this.table = table;
    this.done = done;
    this.nothing = controls.label("setup.nothing-found");
    nothing.getStyleClass().add("muted");
    search.setId("search");
    search.setLeft(Controls.icon(MaterialDesignM.MAGNIFY));
    search.setPrefColumnCount(14);
    search.promptTextProperty().bind(texts.live("setup.search"));
    Controls.spoken(search, texts.live("setup.search"));
    search.textProperty().subscribe(text -> show());
    NodeVisibility.follow(grid, table.chosenProperty().map(Rules::game), game -> show());
    ScrollPane scroll = new ScrollPane(grid);
    scroll.setFitToWidth(true);
    scroll.setFocusTraversable(false);
    frame =
        new PageFrame(controls, "setup.details-title", pages::back)
            .with(new PresetMenu(texts, table, preset -> Optional.empty()).node())
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
    Button usual =
        controls.named(
            new Button(),
            "setup.restore-preset",
            controls.live(() -> Preset.nearest(rules()).name(texts), table.chosenProperty()));
    usual.setOnAction(event -> table.restore());
    usual.setId("restore-preset");
    SaveCard saving = new SaveCard(controls, pages, table);
    Button save =
        controls.button(
            "save-own", MaterialDesignC.CONTENT_SAVE_OUTLINE, "setup.save-own", saving::show);
    Button forget = controls.button("forget-own", "setup.forget-own", saving::forget);
    forget.setVisible(false);
    forget.managedProperty().bind(forget.visibleProperty());
    Button away = controls.button("done", "setup.done", pages::back);
    away.getStyleClass().add(Styles.ACCENT);
    Label changes = controls.label("setup.changes", table.differencesProperty());
    changes.getStyleClass().add("muted");
    Runnable show =
        () -> {
          usual.setDisable(table.changes() == 0);
          forget.setVisible(table.shown() instanceof Preset.Own);
        };
    NodeVisibility.follow(usual, table.chosenProperty(), rules -> show.run());
    NodeVisibility.follow(usual, table.own().allProperty(), own -> show.run());
    Ends foot = new Ends(List.of(changes), List.of(forget, usual, save, away));
    return Controls.styled(new VBox(foot), "page-foot");
  }

  private Rules rules() {
    return table.chosenProperty().getValue();
  }

  /** The entries of the chosen game. They are made once for each game. */
  private List<Entry> entries() {
    return entries.computeIfAbsent(
        rules().game(),
        game -> Parameter.of(game).stream().map(each -> new Entry(each, entry(each))).toList());
  }

  private void show() {
    String wanted = search.getText().strip().toLowerCase(Locale.ROOT);
    List<Node> found =
        entries().stream()
            .filter(entry -> words(entry.parameter()).anyMatch(word -> word.contains(wanted)))
            .map(Entry::node)
            .toList();
    grid.getChildren().setAll(found.isEmpty() ? List.of(nothing) : found);
  }

  private Stream<String> words(Parameter<?> parameter) {
    return Stream.of(parameter.nameKey(), parameter.sentenceKey())
        .map(key -> texts.say(key))
        .map(text -> text.toLowerCase(Locale.ROOT));
  }

  private <T> Node entry(Parameter<T> parameter) {
    Label name = Controls.styled(new WholeWords(texts.live(parameter.nameKey())), "rule-name");
    Label changed = controls.title("changed-mark", "setup.changed");
    Control control = RuleControls.of(texts, table, parameter);
    HBox head = Controls.row(10, name, changed, Controls.spring(), control);
    HBox.setHgrow(name, Priority.SOMETIMES);
    head.getStyleClass().add("rule-head");
    Label sentence = controls.paragraph(parameter.sentenceKey());
    Label usual = Controls.styled(Controls.wrapped(new Label()), "muted");
    Label reason = RuleControls.reason(texts, table, parameter);
    Runnable mark = () -> mark(parameter, changed, usual);
    NodeVisibility.follow(usual, table.chosenProperty(), rules -> mark.run());
    texts.whileSeen(usual, mark);
    VBox entry = Controls.styled(new VBox(6, head, sentence, usual, reason), "panel");
    entry.setMaxHeight(Double.MAX_VALUE);
    return entry;
  }

  private void mark(Parameter<?> parameter, Label changed, Label usual) {
    Rules rules = rules();
    if (rules.game() != parameter.game()) {
      return;
    }
    boolean differs = parameter.differs(rules, table.usual());
    Controls.show(changed, differs);
    usual.setText(
        texts.say(
            "setup.in-preset",
            Preset.nearest(rules).name(texts),
            parameter.say(texts, table.usual())));
  }
}
