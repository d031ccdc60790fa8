package client.score;

import atlantafx.base.theme.Styles;
import client.page.Controls;
import client.table.panel.Countdown;
import client.text.Texts;
import java.util.Optional;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import rules.Seat;
import rules.Standing;
import rules.oklahoma.Contract;

/** After a hand: who went out, the score, what comes next. */
public final class DealEndPanel extends VBox {

  /** What the player can do then. */
  public interface Wishes {
    /** Go on to the next hand. */
    void next();

    /** Look at the table as it lies. */
    void look();

    /** Keep the next hand from beginning by itself. */
    void hold();

    /** See what could have been laid down. */
    void missed();

    /** Leave the table. */
    void leave();
  }

  /**
   * How it goes on.
   *
   * @param ready how many seats are ready for the next hand
   * @param until when the next hand begins by itself, by {@link System#nanoTime}; empty if it waits
   *     for everybody
   * @param mayHold whether the player may keep it from that, as everybody who sits here may
   * @param missed whether something could have been laid down
   */
  public record Pause(
      ObservableValue<Integer> ready,
      ObservableValue<Optional<Countdown>> until,
      boolean mayHold,
      boolean missed) {}

  /**
   * The panel.
   *
   * @param out who went out; empty if the hand was blocked
   * @param pause how it goes on
   */
  public DealEndPanel(
      Texts texts,
      Standing standing,
      Players players,
      Optional<Seat> out,
      Pause pause,
      Wishes wishes) {
    Controls controls = new Controls(texts);
    Label banner = Controls.wrapped(new Label());
    banner.textProperty().bind(controls.live(() -> banner(texts, players, out)));
    banner.getStyleClass().add("banner");
    ScoreSheet sheet = new ScoreSheet(texts);
    sheet.show(standing, players);
    texts.whileSeen(sheet, () -> sheet.show(standing, players));
    int hand = Math.min(standing.deals().size() + 1, Contract.values().length);
    Label next = controls.line(() -> next(texts, hand));
    next.getStyleClass().add("next-contract");
    Button go =
        controls.named(new Button(), "score.next-hand", pause.ready(), players.names().size());
    go.setId("next-hand");
    go.setDefaultButton(true);
    go.getStyleClass().addAll(Styles.ACCENT, Styles.LARGE);
    go.setOnAction(event -> {
      go.setDisable(true);
      wishes.next();
    });
    Button look = controls.button("score.look", wishes::look);
    look.setId("look-at-table");
    Button leave = controls.button("score.leave", wishes::leave);
    leave.setId("leave-table");
    PauseRing ring = new PauseRing(pause.until(), System::nanoTime);
    Button hold = controls.button("score.hold", wishes::hold);
    hold.setId("hold");
    Controls.tip(hold, texts.live("score.hold.tip"));
    hold.visibleProperty()
        .bind(ring.visibleProperty().and(new SimpleBooleanProperty(pause.mayHold())));
    hold.managedProperty().bind(hold.visibleProperty());
    HBox buttons = new HBox(12, leave, look);
    if (pause.missed()) {
      Button missed = controls.button("score.missed", wishes::missed);
      missed.setId("show-missed");
      buttons.getChildren().add(missed);
    }
    buttons.getChildren().addAll(Controls.spring(), hold, ring, go);
    buttons.setAlignment(Pos.CENTER_LEFT);
    setSpacing(14);
    setId("deal-end");
    setAccessibleRole(AccessibleRole.DIALOG);
    accessibleTextProperty().bind(banner.textProperty());
    getStyleClass().add("question-card");
    setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
    getChildren().addAll(banner, sheet, next, buttons);
  }

  private static String banner(Texts texts, Players players, Optional<Seat> out) {
    return out.map(seat ->
            players.isMe(seat)
                ? texts.say("score.you-out")
                : texts.say("score.out", players.name(seat)))
        .orElseGet(() -> texts.say("score.blocked"));
  }

  private static String next(Texts texts, int hand) {
    String contract = texts.say("score.contract." + Contract.ofHand(hand).name());
    return texts.say("score.next-contract", hand, contract);
  }
}
