package oklahoma.client.settings.page;

import atlantafx.base.controls.ToggleSwitch;
import java.util.List;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.controls.Choice;
import oklahoma.client.ui.controls.Controls;

/** Makes the rows of the settings pages. */
record Rows(Controls controls) {

  /** The width of a scroll bar, in pixels. */
  private static final double BAR = 18;

  /**
   * A switch with the text {@code settings.name}.
   *
   * @param name also the id of the switch
   */
  Node toggle(String name, BooleanProperty property) {
    String key = "settings." + name;
    ToggleSwitch toggle = new ToggleSwitch();
    toggle.setId(name);
    Controls.spoken(toggle, controls.texts().live(key));
    toggle.selectedProperty().bindBidirectional(property);
    toggle.setMinWidth(Region.USE_PREF_SIZE);
    Label words = controls.paragraph(key);
    Controls.growing(words);
    return Controls.row(12, words, toggle);
  }

  /**
   * Buttons for several values below the caption {@code settings.name}; the texts of the values are
   * {@code settings.name.VALUE}.
   *
   * @param id the ids of the buttons are {@code id-value}, in lower case
   */
  <E extends Enum<E>> Node choice(
      String name, String id, Class<E> type, ObjectProperty<E> property) {
    String key = "settings." + name;
    List<E> values = List.of(type.getEnumConstants());
    HBox buttons = Choice.buttons(controls, id, key + ".", values, property, property::set);
    Texts texts = controls.texts();
    return below(key, Choice.captioned(texts, buttons, texts.live(key)));
  }

  /** Panels one below the other. */
  static VBox column(Node... panels) {
    return new VBox(14, panels);
  }

  /**
   * Makes content scroll if it is higher than the page. The page also scrolls to the focused node.
   */
  static ScrollPane scrolled(Node content) {
    ScrollPane scroll =
        new ScrollPane(content) {
          @Override
          protected double computeMinWidth(double height) {
            return content.minWidth(-1) + BAR;
          }
        };
    scroll.setFitToWidth(true);
    scroll.setFocusTraversable(false);
    return scroll;
  }

  /** A control below its caption. */
  Node below(String key, Node control) {
    Label caption = controls.title("muted", key);
    return new VBox(6, caption, control);
  }
}
