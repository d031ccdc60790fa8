package oklahoma.client.ui.layout;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import org.junit.jupiter.api.Test;

/** Two buttons at the left, one at the right: on one line, on two, or each on its own. */
class EndsTest {
  private final Region leave = button(100);
  private final Region look = button(80);
  private final Region next = button(120);
  private final Ends ends = new Ends(List.of(leave, look), List.of(next));

  @Test
  void theyAreOnOneLineWhereThereIsRoom() {
    lay(400);
    assertThat(places()).containsExactly(at(0, 0, 100), at(112, 0, 80), at(280, 0, 120));
    assertThat(ends.prefHeight(400)).isEqualTo(30);
  }

  @Test
  void whatIsAtTheRightGoesBelow() {
    lay(300);
    assertThat(places()).containsExactly(at(0, 0, 100), at(112, 0, 80), at(180, 42, 120));
    assertThat(ends.prefHeight(300)).isEqualTo(72);
  }

  @Test
  void aLineThatIsTooLongIsBroken() {
    lay(150);
    assertThat(places()).containsExactly(at(0, 0, 100), at(0, 42, 80), at(30, 84, 120));
    assertThat(ends.minWidth(-1)).isEqualTo(120);
  }

  @Test
  void whatIsNotThereTakesNoRoom() {
    look.setManaged(false);
    lay(240);
    assertThat(ends.prefHeight(240)).isEqualTo(30);
    assertThat(ends.prefWidth(-1)).isEqualTo(232);
  }

  @Test
  void aTextThatIsLongerThanALineWraps() {
    Ends foot = new Ends(List.of(leave), List.of(new Wrapping(500), next));
    assertThat(foot.prefHeight(750)).isEqualTo(30);
    assertThat(foot.prefHeight(700)).isEqualTo(72);
    assertThat(foot.prefHeight(260)).isEqualTo(30 + 12 + 60 + 12 + 30);
    foot.resize(260, foot.prefHeight(260));
    foot.layout();
    Bounds text = foot.getChildren().get(1).getBoundsInParent();
    assertThat(text).isEqualTo(new BoundingBox(0, 42, 260, 60));
  }

  /** A text with lines that are 30 pixels high. */
  private static final class Wrapping extends Region {
    private final double length;

    Wrapping(double length) {
      this.length = length;
    }

    @Override
    public Orientation getContentBias() {
      return Orientation.HORIZONTAL;
    }

    @Override
    protected double computePrefWidth(double height) {
      return length;
    }

    @Override
    protected double computePrefHeight(double width) {
      return 30 * Math.ceil(length / (width < 0 ? length : width));
    }
  }

  private void lay(double width) {
    ends.resize(width, ends.prefHeight(width));
    ends.layout();
  }

  private List<BoundingBox> places() {
    return ends.getChildren().stream().map(EndsTest::place).toList();
  }

  private static BoundingBox place(Node node) {
    return at(node.getLayoutX(), node.getLayoutY(), node.getLayoutBounds().getWidth());
  }

  private static BoundingBox at(double x, double y, double width) {
    return new BoundingBox(x, y, width, 30);
  }

  private static Region button(double width) {
    Region button = new Region();
    button.setPrefSize(width, 30);
    button.setMinSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
    return button;
  }
}
