package client.setup;

import atlantafx.base.controls.ToggleSwitch;
import atlantafx.base.theme.Styles;
import client.page.Choice;
import client.page.Controls;
import client.page.Frame;
import client.page.Page;
import client.page.Pages;
import client.text.GinNames;
import client.text.Texts;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javafx.beans.binding.StringBinding;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;
import rules.gin.GinPreset;
import rules.oklahoma.OklahomaRules;

/** Where a table is made, solo or on the network: seats, rules, pace and help. */
public final class SetupScreen implements Page {

  private static final double CHOICES = 420;

  /** What is played. */
  enum Game {
    OKLAHOMA,
    GIN
  }

  /** Where the rules come from. */
  enum Preset {
    STANDARD,
    OWN
  }

  private final Controls controls;
  private final Texts texts;
  private final PlannedTable table;
  private final Pages pages;
  private final Consumer<TablePlan> start;
  private final Button begin;
  private final Frame frame;

  /**
   * The setup of a table.
   *
   * @param player the player's name
   * @param start opens the table
   */
  public SetupScreen(
      Texts texts,
      PlannedTable table,
      Pages pages,
      ObservableValue<String> player,
      Consumer<TablePlan> start) {
    this.controls = new Controls(texts);
    this.texts = texts;
    this.table = table;
    this.pages = pages;
    this.start = start;
    boolean solo = table.venue() == Venue.SOLO;
    this.begin =
        controls.button(MaterialDesignP.PLAY, solo ? "setup.start" : "setup.open", this::begin);
    begin.setId("start");
    begin.getStyleClass().addAll(Styles.ACCENT, Styles.LARGE);
    begin.setDefaultButton(true);
    VBox seats = new SeatList(controls, table, player).node();
    VBox choices = new VBox(14, rules(), pace(), help());
    ScrollPane scroll = new ScrollPane(columns(seats, choices));
    scroll.setFitToWidth(true);
    scroll.setFocusTraversable(false);
    Button cancel = controls.button("setup.cancel", pages::back);
    cancel.setId("cancel");
    cancel.getStyleClass().add(Styles.LARGE);
    HBox foot = new HBox(12, Controls.spring(), cancel, begin);
    foot.setAlignment(Pos.CENTER_RIGHT);
    foot.getStyleClass().add("page-foot");
    frame =
        new Frame(controls, solo ? "setup.title" : "setup.host-title", pages::back)
            .holding(scroll)
            .over(foot);
    frame.node().getStyleClass().add("setup");
  }

  @Override
  public Node node() {
    return frame.node();
  }

  @Override
  public void opened() {
    begin.requestFocus();
  }

  @Override
  public boolean pressed(KeyEvent key) {
    if (key.getCode() == KeyCode.PLUS || key.getCode() == KeyCode.ADD) {
      if (table.mayAdd()) {
        table.add();
      }
      return true;
    }
    return false;
  }

  /** The seats take the room that they need, the choices what is left. */
  private static HBox columns(VBox seats, VBox choices) {
    seats.setMinWidth(Region.USE_PREF_SIZE);
    choices.setPrefWidth(CHOICES);
    HBox columns = new HBox(18, seats, choices);
    HBox.setHgrow(seats, Priority.ALWAYS);
    HBox.setHgrow(choices, Priority.ALWAYS);
    columns.setAlignment(Pos.TOP_LEFT);
    columns.setFillHeight(false);
    columns.getStyleClass().add("page-body");
    return columns;
  }

  private void begin() {
    start.accept(table.plan().get());
  }

  private Node rules() {
    if (table.venue() == Venue.NETWORK) {
      return oklahoma();
    }
    HBox games =
        Choice.buttons(
            controls,
            "game",
            "gin.game.",
            List.of(Game.values()),
            table.plan().map(plan -> plan.gin().isPresent() ? Game.GIN : Game.OKLAHOMA),
            this::play);
    StackPane chosen = new StackPane();
    Node oklahoma = oklahoma();
    Node gin = gin();
    table
        .plan()
        .map(plan -> plan.gin().isPresent())
        .subscribe(playsGin -> chosen.getChildren().setAll(playsGin ? gin : oklahoma));
    return new VBox(14, controls.panel("gin.game", games), chosen);
  }

  private void play(Game game) {
    switch (game) {
      case OKLAHOMA -> table.game(Optional.empty());
      case GIN -> table.game(Optional.of(table.plan().get().gin().orElse(GinPreset.CLASSIC)));
    }
  }

  private Node gin() {
    ComboBox<GinPreset> sheets =
        Choice.menu(
            texts,
            List.of(GinPreset.values()),
            table.plan().map(plan -> plan.gin().orElse(GinPreset.CLASSIC)),
            (words, sheet) -> new GinNames(words).sheet(sheet),
            sheet -> Optional.empty(),
            sheet -> table.game(Optional.of(sheet)));
    sheets.setId("sheet");
    Controls.said(sheets, texts.live("setup.rules"));
    Label line =
        controls.line(
            () -> new GinNames(texts).line(table.plan().get().gin().orElse(GinPreset.CLASSIC)),
            table.plan());
    line.setWrapText(true);
    line.getStyleClass().add("muted");
    return controls.panel("setup.rules", sheets, line);
  }

  private Node oklahoma() {
    ComboBox<Preset> presets =
        Choice.menu(
            texts,
            List.of(Preset.values()),
            table.plan().map(plan -> preset()),
            (words, preset) -> words.say("setup.preset." + preset.name()),
            this::presetRefused,
            this::choose);
    presets.setId("preset");
    Controls.said(presets, texts.live("setup.rules"));
    Button details =
        controls.button(
            MaterialDesignT.TUNE,
            "setup.details",
            () -> pages.open(new DetailsScreen(texts, table, pages)));
    details.setId("details");
    HBox row = new HBox(10, presets, Controls.spring(), details);
    row.setAlignment(Pos.CENTER_LEFT);
    Label summary = Controls.wrapped(new Label());
    summary.textProperty().bind(summary());
    summary.getStyleClass().add("muted");
    return controls.panel("setup.rules", row, summary);
  }

  private Preset preset() {
    OklahomaRules now = table.plan().get().rules();
    boolean own =
        table.changes() > 0
            && Parameter.all().stream().noneMatch(each -> each.differs(now, table.own().get()));
    return own ? Preset.OWN : Preset.STANDARD;
  }

  private Optional<String> presetRefused(Preset preset) {
    return switch (preset) {
      case STANDARD -> Optional.empty();
      case OWN -> table.ownFault().map(fault -> texts.say("setup.fault." + fault.name()));
    };
  }

  private void choose(Preset preset) {
    switch (preset) {
      case STANDARD -> table.standard();
      case OWN -> table.ownRules();
    }
  }

  private StringBinding summary() {
    return texts.live(
        "setup.summary",
        table.plan().map(SetupScreen::packs),
        table.plan().map(plan -> plan.rules().jokersPerPack()),
        table.plan().map(plan -> table.changes()));
  }

  /** How many packs will be played with; 0 if it is not known yet. */
  private static int packs(TablePlan plan) {
    return switch (plan.venue()) {
      case SOLO -> plan.rules().packs();
      case NETWORK -> 0;
    };
  }

  private Node pace() {
    HBox pace =
        Choice.buttons(
            controls,
            "pace",
            "setup.pace.",
            List.of(Tempo.values()),
            table.plan().map(TablePlan::pace),
            table::pace);
    VBox panel =
        controls.panel(
            "setup.tempo",
            controls.row("setup.bots-think", pace),
            ofOklahoma(
                controls.row("setup.rule.claim-window.name", limit(Parameter.claimWindow()))),
            ofOklahoma(controls.row("setup.rule.turn-clock.name", limit(Parameter.turnClock()))));
    if (table.venue() == Venue.NETWORK) {
      panel.getChildren().add(controls.row("setup.grace", grace()));
    }
    return panel;
  }

  /** Shows something only where Oklahoma is played. */
  private Node ofOklahoma(Node node) {
    node.visibleProperty().bind(table.plan().map(plan -> plan.gin().isEmpty()));
    node.managedProperty().bind(node.visibleProperty());
    return node;
  }

  private Node grace() {
    List<OptionalInt> values =
        Stream.concat(
                TablePlan.GRACES.stream().map(OptionalInt::of), Stream.of(OptionalInt.empty()))
            .toList();
    ComboBox<OptionalInt> menu =
        Choice.menu(
            texts,
            values,
            table.plan().map(TablePlan::graceSeconds),
            (words, seconds) ->
                seconds.isPresent()
                    ? words.say("setup.grace.seconds", seconds.getAsInt())
                    : words.say("setup.grace.for-ever"),
            seconds -> Optional.empty(),
            table::grace);
    menu.setId("grace");
    Controls.said(menu, texts.live("setup.grace"));
    Controls.tip(menu, texts.live("setup.grace.tip"));
    return menu;
  }

  private Node limit(Parameter<OptionalInt> parameter) {
    ComboBox<OptionalInt> menu = RuleControls.menu(texts, table, parameter);
    menu.setId(parameter.key());
    return menu;
  }

  private Node help() {
    return controls.panel(
        "setup.help",
        toggle("places", "setup.show-places", TablePlan::showsPlaces, table::showPlaces),
        toggle("suggestions", "setup.suggestions", TablePlan::suggests, table::suggest));
  }

  private Node toggle(String id, String key, Predicate<TablePlan> value, Consumer<Boolean> choose) {
    ToggleSwitch toggle = new ToggleSwitch();
    toggle.setId(id);
    Controls.said(toggle, texts.live(key));
    table.plan().subscribe(plan -> toggle.setSelected(value.test(plan)));
    toggle.selectedProperty().addListener((selected, before, now) -> choose.accept(now));
    return controls.row(key, toggle);
  }
}
