package oklahoma.client.setup;

import atlantafx.base.theme.Styles;
import java.util.List;
import java.util.Optional;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import oklahoma.client.avatar.AvatarDisc;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.controls.Choice;
import oklahoma.client.ui.controls.Controls;
import oklahoma.client.ui.controls.Tip;
import oklahoma.client.ui.lifetime.NodeVisibility;
import oklahoma.protocol.people.Avatar;
import oklahoma.protocol.people.BotLevel;
import oklahoma.protocol.people.Name;
import oklahoma.protocol.people.Temper;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.kordamp.ikonli.materialdesign2.MaterialDesignR;

/** The seats in turn order: the player and the bots. */
final class SeatList {
  private final Controls controls;
  private final PlannedTable table;
  private final VBox rows = new VBox(6);
  private final Label fault;
  private final VBox node;

  SeatList(
      Controls controls,
      PlannedTable table,
      ObservableValue<String> player,
      ObservableValue<Optional<Avatar>> avatar) {
    this.controls = controls;
    this.table = table;
    Button add = controls.button("add-bot", MaterialDesignP.PLUS, "setup.add-bot", table::add);
    fault = Controls.wrapped(new Label());
    fault.getStyleClass().add("reason");
    fault.setId("seat-reason");
    Label you = new Label();
    you.textProperty().bind(controls.texts().live("setup.you", player));
    you.getStyleClass().add("seat-name");
    HBox own = Controls.row(6, number(1), sign(AvatarDisc.inLine(player, avatar)), you);
    own.getStyleClass().add("seat-row");
    node = new VBox(8, controls.title("card-title", "setup.seats"), own, rows, add, fault);
    if (table.venue() == Venue.NETWORK) {
      node.getChildren().add(open());
    }
    node.getStyleClass().add("panel");
    ObservableValue<List<BotSeat>> bots = table.planProperty().map(TablePlan::bots);
    NodeVisibility.follow(node, bots, this::show);
    NodeVisibility.follow(
        node,
        table.planProperty(),
        plan -> {
          add.setDisable(!table.mayAdd());
          showFault();
        });
    controls.texts().whileSeen(node, this::showFault);
  }

  VBox node() {
    return node;
  }

  /**
   * The number of seats left for guests. Later the owner decides in the lobby what to do with them.
   */
  private Label open() {
    Label open =
        controls.paragraph(
            "setup.open-seats",
            table.planProperty().map(plan -> plan.rules().mostSeats() - 1 - plan.bots().size()));
    open.getStyleClass().add("muted");
    return open;
  }

  private void show(List<BotSeat> bots) {
    rows.getChildren().clear();
    for (int i = 0; i < bots.size(); i++) {
      rows.getChildren().add(row(i, bots.get(i), bots.size()));
    }
  }

  private HBox row(int index, BotSeat bot, int bots) {
    ObservableValue<String> called = controls.texts().live("setup.bot." + bot.name());
    ObservableValue<BotLevel> level = table.planProperty().map(plan -> level(plan, index));
    HBox levels =
        Choice.buttons(
            controls,
            "level-" + (index + 2),
            "setup.level.",
            List.of(BotLevel.values()),
            level,
            now -> table.level(index, now));
    levels.getStyleClass().add("levels");
    Choice.captioned(controls.texts(), levels, controls.texts().live("lobby.level-of", called));
    for (BotLevel each : BotLevel.values()) {
      Tip.on(
          levels.getChildren().get(each.ordinal()),
          controls.live(
              () -> LevelWords.of(controls.texts(), each, table.game()), table.planProperty()));
    }
    Button up =
        tool(
            MaterialDesignC.CHEVRON_UP,
            "setup.raise",
            "raise-" + (index + 2),
            () -> table.raise(index));
    up.setDisable(index == 0);
    Button down =
        tool(
            MaterialDesignC.CHEVRON_DOWN,
            "setup.lower",
            "lower-" + (index + 2),
            () -> table.raise(index + 1));
    down.setDisable(index == bots - 1);
    Button remove =
        tool(
            MaterialDesignC.CLOSE,
            "setup.remove",
            "remove-" + (index + 2),
            () -> table.remove(index));
    remove.setDisable(table.removalFault().isPresent());
    Texts texts = controls.texts();
    Controls.spoken(up, texts.live("setup.raise-spoken", called));
    Controls.spoken(down, texts.live("setup.lower-spoken", called));
    Controls.spoken(remove, texts.live("setup.remove-spoken", called));
    HBox row =
        Controls.row(
            6,
            number(index + 2),
            sign(Controls.icon(MaterialDesignR.ROBOT)),
            named(bot),
            Controls.spring(),
            levels,
            up,
            down,
            remove);
    row.getStyleClass().add("seat-row");
    return row;
  }

  /** The name of a bot, and its temper if that is not even. */
  private VBox named(BotSeat bot) {
    Texts texts = controls.texts();
    Label name = Controls.styled(controls.label("setup.bot." + bot.name()), "seat-name");
    VBox named = new VBox(name);
    named.setAlignment(Pos.CENTER_LEFT);
    Temper temper = Temper.of(new Name(texts.say("setup.bot." + bot.name())));
    if (temper != Temper.EVEN) {
      Label word = Controls.styled(controls.label("setup.temper." + temper), "muted", "temper");
      Tip.on(word, texts.live("setup.temper." + temper + ".tip"));
      named.getChildren().add(word);
    }
    return named;
  }

  private static BotLevel level(TablePlan plan, int index) {
    return index < plan.bots().size() ? plan.bots().get(index).level() : BotLevel.NORMAL;
  }

  private void showFault() {
    Texts texts = controls.texts();
    Optional<String> why =
        table.mayAdd() ? table.removalFault().map(texts::say) : Optional.of(full());
    fault.setText(why.orElse(""));
    Controls.show(fault, why.isPresent());
  }

  private String full() {
    Texts texts = controls.texts();
    return switch (table.game()) {
      case OKLAHOMA -> texts.say("setup.table-full");
      case GIN -> texts.say("gin.sheet-full", table.mostSeats());
    };
  }

  private Button tool(Ikon sign, String key, String id, Runnable action) {
    return Controls.styled(controls.iconButton(id, sign, key, action), Styles.SMALL);
  }

  private static Label number(int seat) {
    return Controls.styled(new Label(Integer.toString(seat)), "seat-number");
  }

  private static Label sign(Node graphic) {
    Label sign = new Label();
    sign.setGraphic(graphic);
    sign.getStyleClass().add("seat-sign");
    return sign;
  }
}
