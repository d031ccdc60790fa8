package oklahoma.client.ui;

import atlantafx.base.theme.Styles;
import javafx.beans.property.Property;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.TextFormatter;
import oklahoma.protocol.people.CleanText;
import oklahoma.protocol.people.Name;
import org.jspecify.annotations.Nullable;

/**
 * Where a player types a name: any script, but not endlessly and in one line. What others could not
 * see is no name, which is said at once, though not before anything was typed.
 */
public final class NameField extends TextField {
  private final Label missing;

  /** A field that follows the player's name. */
  public NameField(Controls controls, Property<String> name) {
    missing = controls.label("home.name-missing");
    missing.setId("name-missing");
    missing.getStyleClass().add("danger-text");
    missing.setVisible(false);
    missing.managedProperty().bind(missing.visibleProperty());
    setTextFormatter(new TextFormatter<>(NameField::shortened));
    textProperty().bindBidirectional(name);
    promptTextProperty().bind(controls.texts().live("home.name-prompt"));
    Controls.said(this, controls.texts().live("home.name"));
    textProperty().subscribe((before, now) -> check());
  }

  /** The sentence that is seen while there is no name. */
  public Label missing() {
    return missing;
  }

  /** Whether there is a name; if not, it is said. */
  public boolean check() {
    boolean nameless = Name.of(getText()).isEmpty();
    pseudoClassStateChanged(Styles.STATE_DANGER, nameless);
    missing.setVisible(nameless);
    return !nameless;
  }

  private static TextFormatter.@Nullable Change shortened(TextFormatter.Change change) {
    change.setText(change.getText().replaceAll("\\p{Cntrl}", ""));
    return CleanText.characters(change.getControlNewText()) > Name.LONGEST ? null : change;
  }
}
