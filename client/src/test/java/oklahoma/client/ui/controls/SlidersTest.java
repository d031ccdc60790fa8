package oklahoma.client.ui.controls;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.Slider;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import oklahoma.client.fixture.Hands;
import oklahoma.client.fixture.Mouse;
import oklahoma.client.fixture.PlayerWindow;
import oklahoma.client.fixture.ProgramWindows;
import oklahoma.client.fixture.Pulses;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.testfx.robot.BaseRobot;

class SlidersTest {
  @RegisterExtension private final ProgramWindows windows = new ProgramWindows();

  @Test
  void aDragThatWasPressedElsewhereLeavesTheSliderAsItIs() throws Exception {
    PlayerWindow window = windows.open("North");
    ProgramWindows.now(() -> {
      window.program().navigation().settings();
      return true;
    });
    window.awaits("card-size");
    Slider slider = (Slider) window.finds("#card-size").orElseThrow();
    Node thumb = window.finds("#card-size .thumb").orElseThrow();
    Point2D at = middle(thumb);
    assertThatCode(() ->
            ProgramWindows.now(() -> {
              thumb.fireEvent(Mouse.event(MouseEvent.MOUSE_DRAGGED, at, at, 0));
              return true;
            }))
        .doesNotThrowAnyException();
    assertThat(slider.getValue()).isOne();
    BaseRobot hands = Hands.robot().robotContext().getBaseRobot();
    hands.moveMouse(at);
    hands.pressMouse(MouseButton.PRIMARY);
    hands.moveMouse(at.add(-40, 0));
    hands.releaseMouse(MouseButton.PRIMARY);
    Pulses.settle();
    assertThat(slider.getValue()).isLessThan(1);
  }

  private static Point2D middle(Node node) {
    Bounds bounds = ProgramWindows.now(() -> node.localToScreen(node.getLayoutBounds()));
    return new Point2D(bounds.getCenterX(), bounds.getCenterY());
  }
}
