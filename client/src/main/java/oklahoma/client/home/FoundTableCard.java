package oklahoma.client.home;

import java.time.Instant;
import java.util.List;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.controls.Controls;
import oklahoma.protocol.lobby.TableLabel;
import oklahoma.protocol.people.Name;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;

/** Says that a table is open where the player has played before, and offers to join it. */
public final class FoundTableCard extends OfferCard {
  private final Controls controls;
  private final ObjectProperty<TableLabel> table;
  private final OfferButton join;

  /**
   * An offer to join the table.
   *
   * @param found the table as its host describes it now; the host has proved its known key
   * @param join joins the table
   * @param forget removes the table from the program's files
   */
  public FoundTableCard(Controls controls, TableLabel found, Runnable join, Runnable forget) {
    super(Instant.now());
    this.controls = controls;
    this.table = new SimpleObjectProperty<>(this, "table", found);
    this.join = new OfferButton(controls, "join-again", "join.join", "home.found.go-key", join);
    Label title = controls.title("offer-title", "home.found.title", found.name().text());
    Controls.wrapped(title).setMinWidth(0);
    Label words = Controls.wrapped(new Label());
    words.textProperty().bind(controls.live(this::company, table));
    words.getStyleClass().add("muted");
    words.setId("found-words");
    Button away =
        controls.iconButton(
            "forget-found", MaterialDesignT.TRASH_CAN_OUTLINE, "home.again.forget", forget);
    VBox lines = new VBox(2, title, words);
    HBox.setHgrow(lines, Priority.ALWAYS);
    setId("found-card");
    setAlignment(Pos.CENTER_LEFT);
    setAccessibleRole(AccessibleRole.PARENT);
    Controls.spoken(
        this,
        controls.live(
            () -> controls.texts().say("home.button-spoken", title.getText(), words.getText()),
            title.textProperty(),
            words.textProperty()));
    getChildren()
        .addAll(Controls.icon(MaterialDesignA.ACCOUNT_GROUP_OUTLINE), lines, this.join, away);
  }

  private String company() {
    List<Name> there = table.get().players();
    Texts texts = controls.texts();
    return texts.say("home.found.there", there.size(), texts.list(there));
  }

  /** Shows the latest description of the table. */
  public void update(TableLabel now) {
    table.set(now);
  }

  @Override
  void press() {
    join.fire();
  }

  @Override
  void lead(boolean first) {
    join.lead(first);
  }
}
