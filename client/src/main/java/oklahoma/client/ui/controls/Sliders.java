package oklahoma.client.ui.controls;

import javafx.scene.control.Slider;
import javafx.scene.input.MouseEvent;

/** Makes sliders. */
public final class Sliders {
  private Sliders() {}

  /**
   * A slider that moves only after a press on itself. JavaFX's slider fails if it gets a drag
   * without a press, as after a menu that has closed.
   */
  public static Slider of(String id, double least, double most, double value) {
    Slider slider = new Slider(least, most, value);
    slider.setId(id);
    slider.addEventFilter(
        MouseEvent.MOUSE_DRAGGED,
        drag -> {
          if (!slider.isPressed()) {
            drag.consume();
          }
        });
    return slider;
  }
}
