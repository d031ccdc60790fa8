package oklahoma.client.home;

import java.time.Instant;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import oklahoma.client.ui.controls.Controls;
import org.kordamp.ikonli.materialdesign2.MaterialDesignR;

/** Offers the way back to a table where a seat is kept for the player. */
public final class ReturnCard extends OfferCard {

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
  private final OfferButton rejoin;

  /**
   * A card.
   *
   * @param kept when the seat was taken
   * @param table what the table is called
   * @param name what the player is called there
   * @param rejoin goes back
   * @param forget gives the seat up
   */
  public ReturnCard(
      Controls controls,
      Instant kept,
      String table,
      String name,
      Runnable rejoin,
      Runnable forget) {
    super(kept);
    this.rejoin =
        new OfferButton(controls, "rejoin", "home.return.go", "home.return.go-key", rejoin);
    Button away = controls.button("forget", "home.return.forget", forget);
    Label title = controls.title("offer-title", "home.return.title", table);
    Label words =
        controls.line(() -> controls.texts().say("home.return." + state.get().name(), name), state);
    words.getStyleClass().add("muted");
    words.setId("return-state");
    setId("return-card");
    setAlignment(Pos.CENTER_LEFT);
    VBox told = new VBox(2, title, words);
    HBox.setHgrow(told, Priority.ALWAYS);
    getChildren().addAll(Controls.icon(MaterialDesignR.RESTORE), told, this.rejoin, away);
  }

  /** What is known about the table. */
  public ObjectProperty<State> stateProperty() {
    return state;
  }

  @Override
  void rest() {
    rejoin.rest();
  }

  @Override
  void press() {
    rejoin.fire();
  }

  @Override
  void lead(boolean first) {
    rejoin.lead(first);
  }
}
