package oklahoma.client.ui.controls;

import atlantafx.base.theme.Styles;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.Property;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.TextFormatter;
import oklahoma.protocol.people.CleanText;
import oklahoma.protocol.people.Name;

/**
 * A field for a player's name: in any script, of limited length, on one line. A message below tells
 * at once if the name would be invisible to others or was truncated, but not before the player has
 * typed.
 */
public final class NameField extends TextField {
  /** No name is longer in UTF-16 units, so a long pasted text can be cut at once. */
  private static final int MOST_UNITS = 8 * Name.LONGEST;

  private final Controls controls;
  private final Label fault = new Label();
  private final BooleanProperty cut = new SimpleBooleanProperty();

  /** A field that is bound to the player's name. */
  public NameField(Controls controls, Property<String> name) {
    this.controls = controls;
    fault.setId("name-fault");
    fault.getStyleClass().add("danger-text");
    Controls.show(fault, false);
    setTextFormatter(new TextFormatter<>(this::shortened));
    textProperty().bindBidirectional(name);
    promptTextProperty().bind(controls.texts().live("home.name-prompt"));
    Controls.spoken(this, controls.texts().live("home.name"));
    textProperty().subscribe((before, now) -> check());
    cut.subscribe((before, now) -> check());
    focusedProperty().subscribe(() -> cut.set(false));
  }

  /**
   * The message, which is visible while the name is not valid, or after more was typed than fits.
   */
  public Label fault() {
    return fault;
  }

  /** Whether the name is valid; if not, the message is shown. */
  public boolean check() {
    boolean nameless = Name.of(getText()).isEmpty();
    pseudoClassStateChanged(Styles.STATE_DANGER, nameless);
    controls.named(fault, nameless ? "home.name-missing" : "home.name-full", Name.LONGEST);
    Controls.show(fault, nameless || cut.get());
    return !nameless;
  }

  /** Cuts typed or pasted text to the space that is left. */
  private TextFormatter.Change shortened(TextFormatter.Change change) {
    if (change.isContentChange()) {
      String typed = change.getText().replaceAll("\\p{Cntrl}", "");
      int fitting = Math.min(typed.length(), MOST_UNITS);
      change.setText(typed.substring(0, fitting));
      while (fitting > 0 && CleanText.characters(change.getControlNewText()) > Name.LONGEST) {
        fitting = typed.offsetByCodePoints(fitting, -1);
        change.setText(typed.substring(0, fitting));
      }
      cut.set(fitting < typed.length());
      if (cut.get()) {
        int end = change.getRangeStart() + fitting;
        change.selectRange(end, end);
      }
    }
    return change;
  }
}
