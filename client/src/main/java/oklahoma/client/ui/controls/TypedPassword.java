package oklahoma.client.ui.controls;

import atlantafx.base.theme.Styles;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.VBox;
import oklahoma.protocol.identity.TablePassword;
import oklahoma.protocol.people.CleanText;

/**
 * A field for a table's password. The text is visible, because friends read it out to each other
 * and it protects only a card table. A rule below appears while the password is not valid, but not
 * before the player has typed.
 */
public final class TypedPassword extends VBox {
  private final TextField field = new TextField();
  private final Label rule;

  /**
   * An empty field.
   *
   * @param id the id of the field
   * @param key the text key of what a screen reader says for it
   */
  public TypedPassword(Controls controls, String id, String key) {
    super(4);
    rule = controls.paragraph("page.password-rule", TablePassword.SHORTEST, TablePassword.LONGEST);
    rule.setId(id + "-rule");
    rule.getStyleClass().add("field-rule");
    field.setId(id);
    Controls.spoken(field, controls.texts().live(key));
    field.accessibleHelpProperty().bind(rule.textProperty());
    Controls.showWhile(rule, none().and(field.textProperty().isNotEmpty()));
    field.textProperty().subscribe(this::judge);
    getChildren().addAll(field, rule);
  }

  /** The password, if the typed text is valid. */
  public Optional<TablePassword> typed() {
    return TablePassword.of(field.getText());
  }

  /** True while the typed text is not a valid password. */
  public BooleanBinding none() {
    return Bindings.createBooleanBinding(() -> typed().isEmpty(), field.textProperty());
  }

  /** Marks an invalid text. A short one is not marked, because the player may still be typing. */
  private void judge(String text) {
    boolean wrong =
        typed().isEmpty() && CleanText.characters(text.strip()) >= TablePassword.SHORTEST;
    field.pseudoClassStateChanged(Styles.STATE_DANGER, wrong);
    rule.pseudoClassStateChanged(Styles.STATE_DANGER, wrong);
  }
}
