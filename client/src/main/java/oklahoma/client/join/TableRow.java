package oklahoma.client.join;

import atlantafx.base.theme.Styles;
import java.util.Objects;
import java.util.function.Consumer;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.controls.Controls;
import oklahoma.client.ui.controls.Tip;
import oklahoma.protocol.lobby.TableLabel;
import oklahoma.protocol.messages.ConnectionPurpose;
import org.kordamp.ikonli.materialdesign2.MaterialDesignL;

/**
 * A table of a host and the buttons to enter it. The row stays the same node while the table
 * changes, so that nothing moves under the pointer and the focus stays.
 */
final class TableRow extends HBox {
  private final Controls controls;
  private final ObjectProperty<TableLabel> table;
  private final Consumer<ConnectionPurpose> enter;
  private final StringProperty way = new SimpleStringProperty("");

  /**
   * @param enter receives the player's choice to sit down, to watch or to take over a bot's seat
   */
  TableRow(Controls controls, TableLabel table, Consumer<ConnectionPurpose> enter) {
    super(12);
    this.controls = controls;
    this.table = new SimpleObjectProperty<>(table);
    this.enter = enter;
    setAlignment(Pos.CENTER_LEFT);
    getStyleClass().add("seat-row");
    Label name = new Label();
    name.textProperty().bind(this.table.map(now -> now.name().text()));
    name.getStyleClass().add("seat-name");
    Button sit = way("join.join", "join.join-spoken", "sit", new ConnectionPurpose.Sit());
    Button late =
        way(
            "join.take-over",
            "join.take-over-spoken",
            "take-over",
            new ConnectionPurpose.TakeOver());
    Button watch = way("join.watch", "join.watch-spoken", "watch", new ConnectionPurpose.Watch());
    getChildren().addAll(lock(), name, game(), Controls.spring(), taken(), way(), sit, late, watch);
    this.table.subscribe(now -> {
      Controls.show(sit, free(now));
      Controls.show(late, now.playing() && now.latecomers());
      Controls.show(watch, now.watchable());
    });
  }

  /**
   * Adds a button for returning to the player's kept seat at this table.
   *
   * @param back returns to the seat
   */
  void offerBack(Runnable back) {
    Button way = way("home.return.go", "join.rejoin-spoken", "rejoin", back);
    way.getStyleClass().add(Styles.ACCENT);
    getChildren().add(way);
  }

  /** Whether a table has a free seat and has not started. */
  static boolean free(TableLabel table) {
    return !table.playing() && table.taken() < table.seats();
  }

  /** Shows the latest description of the table. */
  void update(TableLabel now) {
    table.set(now);
  }

  /** Shows the table's address and the host's response time. */
  void at(String address, long pingMillis) {
    way.set(controls.texts().say("join.way", address, pingMillis));
  }

  /** An icon that is shown while the table has a password. */
  private Label lock() {
    Label lock = new Label();
    lock.setGraphic(Controls.icon(MaterialDesignL.LOCK_OUTLINE));
    lock.setMinWidth(Region.USE_PREF_SIZE);
    Tip.on(lock, controls.texts().live("join.guarded"));
    Controls.spoken(lock, controls.texts().live("join.guarded"));
    table.subscribe(now -> {
      Controls.show(lock, now.needsPassword());
    });
    return lock;
  }

  private Label game() {
    Label game =
        controls.line(
            () ->
                controls
                    .texts()
                    .say("gin.game." + Objects.requireNonNull(table.get()).game().name()),
            table);
    game.getStyleClass().add("muted");
    return game;
  }

  private Label way() {
    Label label = new Label();
    label.textProperty().bind(way);
    Controls.showWhile(label, way.isNotEmpty());
    label.getStyleClass().add("muted");
    return label;
  }

  private Label taken() {
    Texts texts = controls.texts();
    Label taken =
        controls.line(
            () -> {
              TableLabel now = Objects.requireNonNull(table.get());
              return texts.say(how(now), now.taken(), now.seats());
            },
            table);
    taken.getStyleClass().add("muted");
    return taken;
  }

  private static String how(TableLabel now) {
    if (now.playing()) {
      return now.latecomers() ? "join.playing-late" : "join.playing";
    }
    return free(now) ? "join.open" : "join.full";
  }

  private Button way(String key, String spoken, String id, ConnectionPurpose purpose) {
    return way(key, spoken, id, () -> enter.accept(purpose));
  }

  private Button way(String key, String spoken, String id, Runnable go) {
    Button way = controls.button(id + "-" + table.get().number(), key, go);
    Controls.spoken(
        way, controls.live(() -> spoken(Objects.requireNonNull(table.get()), spoken), table));
    way.getStyleClass().add(Styles.SMALL);
    way.setMinWidth(Region.USE_PREF_SIZE);
    return way;
  }

  private String spoken(TableLabel now, String key) {
    Texts texts = controls.texts();
    String words = texts.say(key, now.name().text());
    return now.needsPassword() ? texts.say("join.guarded-spoken", words) : words;
  }
}
