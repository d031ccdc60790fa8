package oklahoma.client.replay;

import atlantafx.base.theme.Styles;
import java.util.List;
import java.util.function.Consumer;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.controls.Choice;
import oklahoma.client.ui.controls.Controls;
import oklahoma.client.ui.controls.Tip;
import oklahoma.rules.gin.GinRules;
import oklahoma.rules.oklahoma.OklahomaRules;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignG;
import org.kordamp.ikonli.materialdesign2.MaterialDesignL;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;

/** The controls of a replay, below the table. */
final class TransportBar extends VBox {
  private final Controls controls;
  private final Consumer<ReplayKey> actions;

  /**
   * @param actions runs the action of a button
   */
  TransportBar(
      Controls controls,
      Projector projector,
      ReadOnlyBooleanProperty running,
      ObjectProperty<Rate> rate,
      Consumer<ReplayKey> actions) {
    this.controls = controls;
    this.actions = actions;
    Texts texts = controls.texts();
    setId("transport");
    getStyleClass().add("transport");
    controls.group(this, "replay.transport");
    HBox row =
        Controls.row(
            4,
            sign(MaterialDesignS.SKIP_BACKWARD, "replay.start", "start", ReplayKey.START),
            sign(
                MaterialDesignS.SKIP_PREVIOUS,
                "replay.previous-deal",
                "previous-deal",
                ReplayKey.PREVIOUS_DEAL),
            sign(MaterialDesignC.CHEVRON_LEFT, "replay.back", "step-back", ReplayKey.BACK),
            play(running),
            sign(MaterialDesignC.CHEVRON_RIGHT, "replay.forward", "step", ReplayKey.FORWARD),
            sign(MaterialDesignS.SKIP_NEXT, "replay.next-deal", "next-deal", ReplayKey.NEXT_DEAL),
            sign(MaterialDesignS.SKIP_FORWARD, "replay.end", "end", ReplayKey.END),
            sign(MaterialDesignF.FLAG_OUTLINE, "replay.claim", "next-claim", ReplayKey.NEXT_CLAIM),
            speeds(rate),
            Controls.spring(),
            hands(projector, texts),
            sign(
                MaterialDesignA.ACCOUNT_SWITCH_OUTLINE,
                "replay.next-seat",
                "next-seat",
                ReplayKey.NEXT_SEAT),
            sign(MaterialDesignF.FORMAT_LIST_BULLETED, "replay.events", "events", ReplayKey.EVENTS),
            sign(MaterialDesignL.LIGHTBULB_ON_OUTLINE, "replay.review", "review", ReplayKey.REVIEW),
            sign(
                MaterialDesignG.GAMEPAD_VARIANT_OUTLINE, "replay.on", "play-on", ReplayKey.PLAY_ON),
            sign(
                MaterialDesignC.CONTENT_SAVE_OUTLINE,
                "replay.save",
                "save-replay",
                ReplayKey.SAVE));
    ReplayTimeline line = new ReplayTimeline(projector, texts);
    HBox.setHgrow(line, Priority.ALWAYS);
    HBox where = new HBox(12, line, position(projector));
    where.setAlignment(Pos.BOTTOM_LEFT);
    getChildren().addAll(where, row);
    setMinHeight(Region.USE_PREF_SIZE);
  }

  private Button sign(Ikon sign, String key, String id, ReplayKey action) {
    return controls.iconButton(id, sign, key, () -> actions.accept(action));
  }

  private Button play(ReadOnlyBooleanProperty running) {
    Button play = sign(MaterialDesignP.PLAY, "replay.play", "play", ReplayKey.PLAY);
    play.getStyleClass().remove(Styles.FLAT);
    play.getStyleClass().add(Styles.ACCENT);
    running.subscribe(
        on -> play.setGraphic(Controls.icon(on ? MaterialDesignP.PAUSE : MaterialDesignP.PLAY)));
    return play;
  }

  private HBox speeds(ObjectProperty<Rate> rate) {
    HBox speeds =
        Choice.buttons(controls, "rate", "replay.rate.", List.of(Rate.values()), rate, rate::set);
    speeds.getStyleClass().add("replay-rates");
    return Choice.captioned(controls.texts(), speeds, controls.texts().live("replay.rates"));
  }

  private Label position(Projector projector) {
    Label position = new Label();
    position.setId("replay-position");
    position.getStyleClass().add("replay-position");
    position.setMinWidth(Region.USE_PREF_SIZE);
    position
        .textProperty()
        .bind(
            Bindings.createStringBinding(
                () -> words(projector),
                projector.atProperty(),
                controls.texts().languageProperty()));
    return position;
  }

  private String words(Projector projector) {
    MatchMoments moments = projector.moments();
    String key =
        switch (moments.match().rules()) {
          case OklahomaRules oklahoma -> "replay.position.oklahoma";
          case GinRules gin -> "replay.position.gin";
        };
    return controls
        .texts()
        .say(
            key,
            projector.moment().round(),
            moments.at(moments.size() - 1).round(),
            projector.atProperty().get() + 1,
            moments.size());
  }

  private ToggleButton hands(Projector projector, Texts texts) {
    ToggleButton hands = controls.named(new ToggleButton(), "replay.hands");
    hands.setId("all-hands");
    hands.setGraphic(Controls.icon(MaterialDesignC.CARDS_OUTLINE));
    hands.selectedProperty().bindBidirectional(projector.openProperty());
    Tip.on(hands, texts.live("replay.hands.tip"));
    return hands;
  }
}
