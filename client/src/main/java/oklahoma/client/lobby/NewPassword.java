package oklahoma.client.lobby;

import atlantafx.base.theme.Styles;
import java.util.Optional;
import javafx.application.Platform;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import oklahoma.client.net.trust.NewVerifier;
import oklahoma.client.ui.Pages;
import oklahoma.client.ui.controls.Controls;
import oklahoma.client.ui.controls.TypedPassword;
import oklahoma.protocol.identity.TablePassword;

/** Lets the owner set, change or remove the table's password. */
record NewPassword(Controls controls, Pages pages, LobbyModel model) {

  private static final double WIDTH = 520;

  /**
   * Shows the card.
   *
   * @param guarded whether the table already has a password
   */
  void show(boolean guarded) {
    TypedPassword field = new TypedPassword(controls, "new-password", "lobby.password.field");
    Button set =
        controls.button(
            "password-set",
            guarded ? "lobby.password.change" : "lobby.password.set",
            () -> field.typed().ifPresent(this::set));
    set.setDefaultButton(true);
    set.getStyleClass().add(Styles.ACCENT);
    set.disableProperty().bind(field.none());
    Button cancel = controls.button("password-leave", "lobby.password.leave", pages::dismiss);
    HBox buttons = new HBox(10, Controls.spring(), cancel, set);
    if (guarded) {
      Button remove = controls.button("password-remove", "lobby.password.remove", this::remove);
      remove.getStyleClass().add(Styles.DANGER);
      buttons.getChildren().addFirst(remove);
    }
    buttons.setAlignment(Pos.CENTER_RIGHT);
    Label body =
        controls.paragraph("lobby.password.body", TablePassword.SHORTEST, TablePassword.LONGEST);
    VBox card =
        new VBox(14, controls.title("card-title", "lobby.password.title"), body, field, buttons);
    Controls.question(card, "new-password-card", body.textProperty(), WIDTH);
    pages.present(card, () -> {});
  }

  private void set(TablePassword password) {
    pages.dismiss();
    NewVerifier.of(
        password,
        Platform::runLater,
        verifier -> {
          boolean asked = model.setPassword(Optional.of(password), Optional.of(verifier));
          showResult(asked ? "lobby.password.told" : "presence.no-line");
        });
  }

  private void remove() {
    pages.dismiss();
    if (!model.setPassword(Optional.empty(), Optional.empty())) {
      showResult("presence.no-line");
    }
  }

  private void showResult(String key) {
    pages.showNotice(controls.texts().say(key));
  }
}
