package client.score;

import atlantafx.base.theme.Styles;
import client.page.Controls;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;

/** What one can do between two deals, and how long it is until the next begins by itself. */
final class PauseFoot extends HBox {

  /**
   * @param nextKey the words of the button that goes on, for how many of how many are ready
   * @param seats how many play
   */
  PauseFoot(
      Controls controls,
      String nextKey,
      int seats,
      DealEndPanel.Pause pause,
      DealEndPanel.Wishes wishes) {
    super(12);
    Button go = controls.named(new Button(), nextKey, pause.ready(), seats);
    go.setId("next-hand");
    go.setDefaultButton(true);
    go.getStyleClass().addAll(Styles.ACCENT, Styles.LARGE);
    go.setOnAction(event -> {
      go.setDisable(true);
      wishes.next();
    });
    Button look = controls.button("score.look", wishes::look);
    look.setId("look-at-table");
    Button leave = controls.button(pause.saves() ? "score.save" : "score.leave", wishes::leave);
    leave.setId("leave-table");
    PauseRing ring = new PauseRing(pause.until(), System::nanoTime);
    Button hold = controls.button("score.hold", wishes::hold);
    hold.setId("hold");
    Controls.tip(hold, controls.texts().live("score.hold.tip"));
    hold.visibleProperty()
        .bind(ring.visibleProperty().and(new SimpleBooleanProperty(pause.mayHold())));
    hold.managedProperty().bind(hold.visibleProperty());
    getChildren().addAll(leave, look);
    switch (pause.missed()) {
      case NOTHING -> {}
      case LAYING_DOWN -> getChildren().add(missed(controls, "score.missed", wishes));
      case MOVES -> getChildren().add(missed(controls, "score.moves", wishes));
    }
    getChildren().addAll(Controls.spring(), hold, ring, go);
    setAlignment(Pos.CENTER_LEFT);
  }

  private static Button missed(Controls controls, String key, DealEndPanel.Wishes wishes) {
    Button missed = controls.button(key, wishes::missed);
    missed.setId("show-missed");
    return missed;
  }
}
