package oklahoma.client.ui.controls;

import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.beans.value.ObservableValue;
import javafx.event.EventHandler;
import javafx.scene.Node;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseEvent;
import javafx.util.Duration;

/**
 * Words that are shown while the pointer rests on something. A tooltip is a window with a scene of
 * its own, so each is made when the pointer comes there for the first time.
 */
public final class Tip {
  private static final Duration DELAY = Duration.millis(350);
  private static final double WIDEST = 420;

  private Tip() {}

  /** The words of a node, which can be changed at any time. */
  public static StringProperty of(Node node) {
    StringProperty words = new SimpleStringProperty(node, "tip", "");
    on(node, words);
    return words;
  }

  /** Shows these words of a node. */
  public static void on(Node node, ObservableValue<String> words) {
    node.addEventHandler(
        MouseEvent.MOUSE_ENTERED,
        new EventHandler<>() {
          @Override
          public void handle(MouseEvent first) {
            node.removeEventHandler(MouseEvent.MOUSE_ENTERED, this);
            Tooltip.install(node, tooltip(words));
          }
        });
  }

  private static Tooltip tooltip(ObservableValue<String> words) {
    Tooltip tooltip = new Tooltip();
    tooltip.textProperty().bind(words);
    tooltip.setShowDelay(DELAY);
    tooltip.setWrapText(true);
    tooltip.setMaxWidth(WIDEST);
    return tooltip;
  }
}
