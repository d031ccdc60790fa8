package oklahoma.client.replay;

import atlantafx.base.theme.Styles;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import oklahoma.client.ui.controls.Choice;
import oklahoma.client.ui.controls.Controls;
import oklahoma.protocol.people.SeatLabel;
import oklahoma.rules.Seat;

/** Asks from which seat the player wants to play on. */
final class PlayOnCard extends VBox {
  private static final double WIDEST = 520;

  /**
   * The card.
   *
   * @param first the seat that is selected at first
   * @param away closes the card
   * @param go plays on from a seat
   */
  PlayOnCard(
      Controls controls, List<SeatLabel> seats, Seat first, Runnable away, Consumer<Seat> go) {
    super(16);
    ObjectProperty<SeatLabel> chosen = new SimpleObjectProperty<>(seats.get(first.ordinal()));
    ComboBox<SeatLabel> menu =
        Choice.menu(
            controls.texts(),
            seats,
            chosen,
            (words, seat) -> seat.name().text(),
            seat -> Optional.empty(),
            chosen::set);
    menu.setId("play-on-seat");
    Controls.spoken(menu, controls.texts().live("replay.on.seat"));
    Label body = controls.paragraph("replay.on.body");
    Button no = controls.button("replay.on.no", away);
    Button yes =
        controls.button(
            "play-on-go",
            "replay.on.yes",
            () -> go.accept(Objects.requireNonNull(chosen.get()).seat()));
    yes.setDefaultButton(true);
    yes.getStyleClass().add(Styles.ACCENT);
    HBox buttons = new HBox(10, Controls.spring(), yes, no);
    getChildren()
        .addAll(
            controls.title("card-title", "replay.on.title"),
            body,
            controls.row("replay.on.seat", menu),
            buttons);
    Controls.question(this, "play-on-card", body.textProperty());
    setMaxWidth(WIDEST);
  }
}
