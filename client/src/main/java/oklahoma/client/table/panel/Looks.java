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

/** Style names that the panels share. */
public final class Looks {

  private Looks() {}

  /**
   * A style for the root of a scene: the inks of the suits on paper. Without it four colours are
   * used.
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

  /** The picture of a key. */
  public static Label keyCap(String key) {
    Label cap = new Label(key);
    cap.getStyleClass().add("key-cap");
    cap.setMinWidth(Region.USE_PREF_SIZE);
    return cap;
  }

  /** A button that shows words and the key that does the same. */
  static Button button(String style, Node words, Label cap) {
    HBox face = new HBox(words, cap);
    face.getStyleClass().add("button-face");
    Button button = new Button();
    button.setGraphic(face);
    button.setMinWidth(Region.USE_PREF_SIZE);
    button.getStyleClass().addAll("panel-button", style);
    return button;
  }

  /** Room that pushes its neighbours apart. */
  static Region gap() {
    Region gap = new Region();
    gap.setMinWidth(6);
    HBox.setHgrow(gap, Priority.ALWAYS);
    return gap;
  }
}
