package oklahoma.client.join;

import atlantafx.base.theme.Styles;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import oklahoma.client.ui.Controls;
import oklahoma.client.ui.Pages;
import oklahoma.protocol.identity.TablePassword;
import org.kordamp.ikonli.materialdesign2.MaterialDesignL;

/**
 * Asks for the password of a table. It is shown as it is typed: friends read it out to each other,
 * and it opens nothing but a card table.
 */
public final class PasswordCard {
  private static final double WIDTH = 480;

  private final Controls controls;
  private final Pages pages;

  /** A card before these pages. */
  public PasswordCard(Controls controls, Pages pages) {
    this.controls = controls;
    this.pages = pages;
  }

  /**
   * Shows the card.
   *
   * @param table what the table is called
   * @param wrong whether a password was tried that is not the table's
   * @param then gets what was typed, if the player goes on
   * @param otherwise what happens if not
   */
  public void show(String table, boolean wrong, Consumer<TablePassword> then, Runnable otherwise) {
    Label title = controls.paragraph("join.password.title", table);
    title.getStyleClass().add("card-title");
    title.setGraphic(Controls.icon(MaterialDesignL.LOCK_OUTLINE));
    Label body = controls.paragraph(wrong ? "join.password.wrong" : "join.password.body");
    if (wrong) {
      body.getStyleClass().add("danger-text");
    }
    TextField field = new TextField();
    field.setId("table-password");
    Controls.said(field, controls.texts().live("join.password.field"));
    Button join =
        controls.button(
            "join.join",
            () ->
                TablePassword.of(field.getText())
                    .ifPresent(password -> {
                      pages.dismiss();
                      then.accept(password);
                    }));
    join.setId("password-join");
    join.setDefaultButton(true);
    join.getStyleClass().add(Styles.ACCENT);
    field
        .textProperty()
        .subscribe(typed -> {
          Optional<TablePassword> password = TablePassword.of(typed);
          join.setDisable(password.isEmpty());
        });
    Button cancel =
        controls.button(
            "join.cancel",
            () -> {
              pages.dismiss();
              otherwise.run();
            });
    cancel.setId("password-cancel");
    HBox buttons = new HBox(10, cancel, join);
    buttons.setAlignment(Pos.CENTER_RIGHT);
    VBox card = new VBox(14, title, body, field, buttons);
    card.setId("password-card");
    card.setAccessibleRole(AccessibleRole.DIALOG);
    Controls.said(card, body.textProperty());
    card.getStyleClass().add("question-card");
    card.setMaxSize(WIDTH, Region.USE_PREF_SIZE);
    card.setPrefWidth(WIDTH);
    pages.present(card, otherwise);
  }
}
