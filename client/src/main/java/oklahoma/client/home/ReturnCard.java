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

/** Offers to return to a table that keeps a seat for the player. */
public final class ReturnCard extends OfferCard {

  /** What the program knows about the table. */
  public enum State {
    /** The program is asking the host. */
    ASKING,
    /** The host has the table. */
    THERE,
    /** The host answers but does not have this table. */
    GONE,
    /** A host with another key answers at the address. */
    OTHER,
    /** The host does not answer. */
    SILENT
  }

  private final ObjectProperty<State> state =
      new SimpleObjectProperty<>(this, "state", State.ASKING);
  private final OfferButton rejoin;

  /**
   * An offer to return.
   *
   * @param kept when the player took the seat
   * @param table the table's name
   * @param name the player's name there
   * @param rejoin returns to the table
   * @param forget gives up the seat
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
    VBox lines = new VBox(2, title, words);
    HBox.setHgrow(lines, Priority.ALWAYS);
    getChildren().addAll(Controls.icon(MaterialDesignR.RESTORE), lines, this.rejoin, away);
  }

  /** What the program knows about the table; it may be set at any time on the FX thread. */
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
