package oklahoma.client.table.panel;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import oklahoma.client.deck.style.Palette;
import oklahoma.rules.card.Suit;

/** Styles that the panels share. */
public final class PanelStyles {

  private PanelStyles() {}

  /**
   * A style for the root of a scene that sets the suit colours. Without it the style sheet's four
   * colours apply.
   */
  public static String inks(Palette palette) {
    return Arrays.stream(Suit.values())
        .map(suit -> "-ok-" + name(suit) + ": " + palette.ink(suit) + ";")
        .collect(Collectors.joining(" "));
  }

  /** A suit's name in the style sheet. */
  static String name(Suit suit) {
    return suit.name().toLowerCase(Locale.ROOT);
  }

  /** A label that looks like a key. */
  public static Label keyCap(String key) {
    Label cap = new Label(key);
    cap.getStyleClass().add("key-cap");
    cap.setMinWidth(Region.USE_PREF_SIZE);
    return cap;
  }

  /** A button that shows a text and its key. */
  static Button button(String style, Node words, Label cap) {
    HBox face = new HBox(words, cap);
    face.getStyleClass().add("button-face");
    Button button = new Button();
    button.setGraphic(face);
    button.setMinWidth(Region.USE_PREF_SIZE);
    button.getStyleClass().addAll("panel-button", style);
    return button;
  }

  /** Flexible space between nodes of an {@code HBox}. */
  static Region gap() {
    Region gap = new Region();
    gap.setMinWidth(6);
    HBox.setHgrow(gap, Priority.ALWAYS);
    return gap;
  }
}
