package client.home;

import atlantafx.base.theme.Styles;
import client.page.Controls;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.materialdesign2.MaterialDesignR;

/** Offers the way back to a table where a seat is kept for the player. */
public final class ReturnCard extends HBox {

  /** What is known about the table at the moment. */
  public enum State {
    /** Its host is being asked. */
    ASKING,
    /** It is there. */
    THERE,
    /** Its host answers, but has no such table. */
    GONE,
    /** Another host answers there. */
    OTHER,
    /** Its host does not answer. */
    SILENT
  }

  private final ObjectProperty<State> state =
      new SimpleObjectProperty<>(this, "state", State.ASKING);
  private final Button rejoin;

  /**
   * A card.
   *
   * @param table what the table is called
   * @param name what the player is called there
   * @param rejoin goes back
   * @param forget gives the seat up
   */
  public ReturnCard(
      Controls controls, String table, String name, Runnable rejoin, Runnable forget) {
    this.rejoin = controls.button("home.return.go", rejoin);
    this.rejoin.setId("rejoin");
    this.rejoin.getStyleClass().add(Styles.ACCENT);
    Button away = controls.button("home.return.forget", forget);
    away.setId("forget");
    Label title = controls.title("card-title", "home.return.title", table);
    Label words =
        controls.line(() -> controls.texts().say("home.return." + state.get().name(), name), state);
    words.getStyleClass().add("muted");
    words.setId("return-state");
    setId("return-card");
    getStyleClass().add("panel");
    setSpacing(14);
    setAlignment(Pos.CENTER_LEFT);
    setMaxWidth(USE_PREF_SIZE);
    getChildren()
        .addAll(
            Controls.icon(MaterialDesignR.RESTORE), new VBox(2, title, words), this.rejoin, away);
  }

  /** What is known about the table. */
  public ObjectProperty<State> stateProperty() {
    return state;
  }

  /** Goes back, as its button does. */
  void press() {
    rejoin.fire();
  }
}
