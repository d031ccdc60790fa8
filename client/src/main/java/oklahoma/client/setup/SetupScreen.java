package oklahoma.client.setup;

import atlantafx.base.controls.ToggleSwitch;
import atlantafx.base.theme.Styles;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.Page;
import oklahoma.client.ui.PageFrame;
import oklahoma.client.ui.Pages;
import oklahoma.client.ui.controls.Choice;
import oklahoma.client.ui.controls.Controls;
import oklahoma.client.ui.controls.Tip;
import oklahoma.client.ui.layout.Columns;
import oklahoma.client.ui.lifetime.NodeVisibility;
import oklahoma.protocol.people.Avatar;
import oklahoma.rules.Game;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;

/** The setup of a table, solo or on the network: seats, rules, pace and help. */
public final class SetupScreen implements Page {

  private final Controls controls;
  private final Texts texts;
  private final PlannedTable table;
  private final Pages pages;
  private final Start start;
  private final Button begin;
  private final PageFrame frame;
  private Optional<Runnable> giveUp = Optional.empty();

  /** Opens the planned table. */
  @FunctionalInterface
  public interface Start {

    /**
     * Starts to open the table, whose screen then replaces this page.
     *
     * @param failed called if the table does not open, after the player has read why
     * @return cancels the opening; without effect once the table is open
     */
    Runnable open(TablePlan plan, Runnable failed);
  }

  /**
   * The setup of a table.
   *
   * @param player the player's name
   * @param avatar the player's picture
   * @param start opens the table
   */
  public SetupScreen(
      PlannedTable table,
      Pages pages,
      ObservableValue<String> player,
      ObservableValue<Optional<Avatar>> avatar,
      Start start) {
    this.controls = pages.controls();
    this.texts = pages.texts();
    this.table = table;
    this.pages = pages;
    this.start = start;
    boolean solo = table.venue() == Venue.SOLO;
    this.begin = controls.button("start", MaterialDesignP.PLAY, startKey(), this::begin);
    begin.getStyleClass().addAll(Styles.ACCENT, Styles.LARGE);
    begin.setDefaultButton(true);
    VBox seats = new SeatList(controls, table, player, avatar).node();
    seats.setMinWidth(Region.USE_PREF_SIZE);
    VBox what = new VBox(14, rules(), seats);
    VBox how = new VBox(14, pace(), help());
    ScrollPane scroll = new ScrollPane(new Columns(what, how));
    scroll.setFitToWidth(true);
    scroll.setFocusTraversable(false);
    Button cancel = controls.button("cancel", "setup.cancel", pages::back);
    cancel.getStyleClass().add(Styles.LARGE);
    HBox foot =
        Controls.styled(Controls.buttonRow(12, Controls.spring(), cancel, begin), "page-foot");
    frame =
        new PageFrame(controls, solo ? "setup.title" : "setup.host-title", pages::back)
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
    boolean plus = key.getCode() == KeyCode.PLUS || key.getCode() == KeyCode.ADD;
    if (plus && !key.isShortcutDown()) { // with the shortcut key the text is enlarged instead
      if (table.mayAdd()) {
        table.add();
      }
      return true;
    }
    return false;
  }

  @Override
  public void closed() {
    giveUp.ifPresent(Runnable::run);
  }

  private void begin() {
    if (giveUp.isEmpty()) {
      controls.named(begin, "setup.opening");
      giveUp = Optional.of(start.open(table.planProperty().get(), this::again));
    }
  }

  private void again() {
    giveUp = Optional.empty();
    controls.named(begin, startKey());
  }

  private String startKey() {
    return table.venue() == Venue.SOLO ? "setup.start" : "setup.open";
  }

  private Node rules() {
    HBox games =
        Choice.buttons(
            controls,
            "game",
            "gin.game.",
            List.of(Game.values()),
            table.planProperty().map(plan -> plan.rules().game()),
            table::game);
    Choice.captioned(texts, games, texts.live("gin.game"));
    Button details =
        controls.button(
            "details",
            MaterialDesignT.TUNE,
            "setup.details",
            () -> pages.open(new DetailsScreen(table, pages)));
    HBox row =
        Controls.row(
            10, new PresetMenu(texts, table, table::refusal).node(), Controls.spring(), details);
    Label summary = Controls.wrapped(new Label());
    summary.setId("rules-summary");
    summary
        .textProperty()
        .bind(controls.live(() -> new RulesWords(texts).summary(table), table.planProperty()));
    summary.getStyleClass().add("muted");
    return new VBox(
        14, controls.panel("gin.game", games), controls.panel("setup.rules", row, summary));
  }

  private Node pace() {
    HBox pace =
        Choice.buttons(
            controls,
            "pace",
            "setup.pace.",
            List.of(Tempo.values()),
            table.planProperty().map(TablePlan::pace),
            table::pace);
    Choice.captioned(texts, pace, texts.live("setup.bots-think"));
    VBox clocks = new VBox(12);
    Map<Game, List<Node>> ofGames = new EnumMap<>(Game.class);
    NodeVisibility.follow(
        clocks,
        table.planProperty().map(plan -> plan.rules().game()),
        game -> clocks.getChildren().setAll(ofGames.computeIfAbsent(game, this::clocks)));
    VBox panel = controls.panel("setup.tempo", controls.row("setup.bots-think", pace), clocks);
    panel.getStyleClass().add("tempo");
    if (table.venue() == Venue.NETWORK) {
      panel.getChildren().add(controls.row("setup.grace", grace()));
    }
    return panel;
  }

  private List<Node> clocks(Game game) {
    return switch (game) {
      case OKLAHOMA ->
          List.of(
              clock(OklahomaParameters.claimWindow()),
              clock(OklahomaParameters.turnClock()),
              clock(OklahomaParameters.firstHand()));
      case GIN -> List.of(clock(GinParameters.turnClock()), clock(GinParameters.firstRound()));
    };
  }

  private Node clock(Parameter<?> parameter) {
    Control control = RuleControls.of(texts, table, parameter);
    control.setId(parameter.key());
    return new VBox(
        2,
        controls.row(parameter.nameKey(), control),
        RuleControls.reason(texts, table, parameter));
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
            table.planProperty().map(TablePlan::graceSeconds),
            (words, seconds) ->
                seconds.isPresent()
                    ? words.say("setup.grace.seconds", seconds.getAsInt())
                    : words.say("setup.grace.for-ever"),
            seconds -> Optional.empty(),
            table::grace);
    menu.setId("grace");
    Controls.spoken(menu, texts.live("setup.grace"));
    Tip.on(menu, texts.live("setup.grace.tip"));
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
    Controls.spoken(toggle, texts.live(key));
    NodeVisibility.follow(
        toggle, table.planProperty(), plan -> toggle.setSelected(value.test(plan)));
    toggle.selectedProperty().addListener((selected, before, now) -> choose.accept(now));
    return controls.row(key, toggle);
  }
}
