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
 * A tooltip that is created only when the pointer first arrives, because each one is a window with
 * a scene.
 */
public final class Tip {
  private static final Duration DELAY = Duration.millis(350);
  private static final double WIDEST = 420;

  private Tip() {}

  /** Adds a tooltip; its text can be set at any time. */
  public static StringProperty of(Node node) {
    StringProperty words = new SimpleStringProperty(node, "tip", "");
    on(node, words);
    return words;
  }

  /** Adds a tooltip with this text. */
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
