package oklahoma.client.join;

import atlantafx.base.theme.Styles;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import oklahoma.client.net.Connection.EndCause;
import oklahoma.client.ui.Pages;
import oklahoma.client.ui.controls.Controls;
import oklahoma.client.ui.controls.TypedPassword;
import oklahoma.protocol.identity.TablePassword;
import oklahoma.protocol.messages.ByeReason;
import org.kordamp.ikonli.materialdesign2.MaterialDesignL;

/** Asks for the password of a table. */
public final class PasswordCard {
  private static final double WIDTH = 480;

  private final Controls controls;
  private final Pages pages;

  /** Shows its card above these pages. */
  public PasswordCard(Controls controls, Pages pages) {
    this.controls = controls;
    this.pages = pages;
  }

  /** Whether a failed attempt can be repeated with a password, at once or after a pause. */
  public static boolean asks(EndCause why) {
    return switch (why) {
      case EndCause.PasswordWanted _ -> true;
      case EndCause.ByHost byHost ->
          byHost.reason() == ByeReason.PASSWORD_WRONG
              || byHost.reason() == ByeReason.PASSWORD_PAUSE;
      case EndCause.Failed _, EndCause.OtherKey _, EndCause.GivenUp _, EndCause.Left _ -> false;
    };
  }

  /**
   * Shows the card. While the host accepts no password from this address, the card counts down and
   * its button is disabled.
   *
   * @param table the name of the table
   * @param why the result of the last attempt
   * @param then receives the password if the player confirms
   * @param otherwise called if the player cancels
   */
  public void show(String table, EndCause why, Consumer<TablePassword> then, Runnable otherwise) {
    Label title = Controls.styled(controls.paragraph("join.password.title", table), "card-title");
    title.setGraphic(Controls.icon(MaterialDesignL.LOCK_OUTLINE));
    Optional<EndCause.ByHost> byHost =
        Optional.of(why).filter(EndCause.ByHost.class::isInstance).map(EndCause.ByHost.class::cast);
    Label body =
        controls.paragraph(
            byHost.map(cause -> "join.password." + cause.reason()).orElse("join.password.body"));
    if (byHost.isPresent()) {
      body.getStyleClass().add("danger-text");
    }
    PasswordPause pause =
        new PasswordPause(
            controls.texts(),
            byHost.map(EndCause.ByHost::pauseMillis).orElse(OptionalLong.empty()));
    TypedPassword field = new TypedPassword(controls, "table-password", "join.password.field");
    Button join =
        controls.button(
            "password-join",
            "join.join",
            () ->
                field
                    .typed()
                    .ifPresent(password -> {
                      pages.dismiss();
                      then.accept(password);
                    }));
    join.setDefaultButton(true);
    join.getStyleClass().add(Styles.ACCENT);
    join.disableProperty().bind(field.none().or(pause.runningProperty()));
    Button cancel =
        controls.button(
            "password-cancel",
            "join.cancel",
            () -> {
              pages.dismiss();
              otherwise.run();
            });
    HBox buttons = Controls.buttonRow(10, cancel, join);
    VBox card = new VBox(14, title, body, pause, field, buttons);
    Controls.question(card, "password-card", body.textProperty(), WIDTH);
    pages.present(card, otherwise);
  }
}
