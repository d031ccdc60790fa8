package oklahoma.client.app;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.geometry.Orientation;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Cell;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollBar;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextInputControl;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import oklahoma.client.fixture.Pulses;
import org.kordamp.ikonli.javafx.FontIcon;
import org.testfx.util.WaitForAsyncUtils;

/**
 * Looks at everything that can be seen below a node, as it is laid out at the moment, and says what
 * is wrong: words that are cut or stick out of the window, words that are hard to read, and what
 * can have the focus but says nothing or has no role. To be asked on the screen's thread.
 */
public final class SceneWalk {
  /** The least contrast of words with what is behind them, by WCAG 2.2. */
  private static final double LEAST_CONTRAST = 4.5;

  private static final int MOST_LOOKS = 20;

  private final String where;
  private final Parent root;
  private final List<String> faults = new ArrayList<>();

  private SceneWalk(String where, Parent root) {
    this.where = where;
    this.root = root;
  }

  /** What is wrong with words, roles and texts. */
  public static List<String> of(String where, Parent root) {
    SceneWalk walk = new SceneWalk(where, root);
    root.getScene().getRoot().applyCss();
    root.getScene().getRoot().layout();
    if (!isSeen(root)) {
      walk.fault("it is not seen");
    }
    walk.seen().forEach(walk::look);
    return walk.faults;
  }

  /** The same, and which words are hard to read; nothing may lie before the node. */
  public static List<String> withColours(String where, Parent root) {
    List<String> faults = new ArrayList<>(of(where, root));
    SceneWalk walk = new SceneWalk(where, root);
    if (root.getScene().getWindow() instanceof Stage stage && stage.isIconified()) {
      walk.fault("its window is not drawn");
    }
    walk.compareColours();
    faults.addAll(walk.faults);
    return faults;
  }

  /**
   * What stays wrong while the screen comes to rest: colours and words of what has just appeared
   * may still be on their way. Not to be asked on the screen's thread.
   */
  public static List<String> atRest(Callable<List<String>> walk) {
    List<String> faults = List.of("not looked at");
    for (int look = 0; look < MOST_LOOKS && !faults.isEmpty(); look++) {
      Pulses.settle();
      faults = WaitForAsyncUtils.waitForAsyncFx(60_000, walk);
    }
    return faults;
  }

  private void look(Node node) {
    if (node instanceof Labeled label && isCut(label)) {
      fault("«" + label.getText() + "» of " + label.getStyleClass() + " is cut");
    }
    if (node instanceof Text text && !text.getText().isBlank() && sticksOut(text)) {
      fault("«" + text.getText() + "» sticks out of the window");
    }
    if (scrollsSideways(node)) {
      fault(node + " has to be scrolled sideways");
    }
    if (node.isFocusTraversable() && isMute(node)) {
      fault(node + " says nothing");
    }
    if (node.isFocusTraversable() && hasNoRole(node)) {
      fault(node + " has no role");
    }
  }

  private void fault(String what) {
    faults.add(where + ": " + what);
  }

  private Stream<Node> seen() {
    return everyNode(root).filter(SceneWalk::isSeen);
  }

  private static Stream<Node> everyNode(Node node) {
    Stream<Node> below =
        node instanceof Parent parent
            ? parent.getChildrenUnmodifiable().stream().flatMap(SceneWalk::everyNode)
            : Stream.empty();
    return Stream.concat(Stream.of(node), below);
  }

  private static boolean isSeen(Node node) {
    for (Node at = node; at != null; at = at.getParent()) {
      if (!at.isVisible()) {
        return false;
      }
    }
    return true;
  }

  /** What a label draws is what it says, unless there was no room for it. */
  private static boolean isCut(Labeled label) {
    String words = label.getText();
    return words != null
        && !words.isEmpty()
        && label.getWidth() > 0
        && label.lookup(".text") instanceof Text drawn
        && !drawn.getText().equals(words);
  }

  private static boolean sticksOut(Text text) {
    Scene scene = text.getScene();
    Bounds window = new BoundingBox(-1, -1, scene.getWidth() + 2, scene.getHeight() + 2);
    return !scrolls(text) && !window.contains(text.localToScene(text.getLayoutBounds()));
  }

  /** Pages scroll down, never sideways; only what was not written here may be wider. */
  private static boolean scrollsSideways(Node node) {
    return switch (node) {
      case ScrollPane pane when !(pane.getParent() instanceof TextInputControl) ->
          pane.getContent() != null
              && pane.getContent().getLayoutBounds().getWidth()
                  > pane.getViewportBounds().getWidth() + 1;
      case ScrollBar bar ->
          bar.getOrientation() == Orientation.HORIZONTAL
              && !(bar.getParent() instanceof ScrollPane);
      default -> false;
    };
  }

  private static boolean scrolls(Node node) {
    for (Node at = node; at != null; at = at.getParent()) {
      if (at instanceof ScrollPane) {
        return true;
      }
    }
    return false;
  }

  private static boolean isMute(Node node) {
    if (node instanceof ScrollPane || node instanceof Cell) {
      return false;
    }
    boolean labelled =
        node instanceof Labeled label && label.getText() != null && !label.getText().isBlank();
    boolean described = node instanceof TextInputControl field && field.getAccessibleText() != null;
    String said = node.getAccessibleText();
    return !labelled && !described && (said == null || said.isBlank());
  }

  private static boolean hasNoRole(Node node) {
    AccessibleRole role = node.getAccessibleRole();
    return role == null || role == AccessibleRole.NODE;
  }

  /** Compares the colour of all words with the picture behind them, which is taken without them. */
  private void compareColours() {
    List<Text> texts = seen().filter(SceneWalk::isRead).map(Text.class::cast).toList();
    List<Double> opacities = texts.stream().map(Node::getOpacity).toList();
    texts.forEach(text -> text.setOpacity(0));
    WritableImage behind = root.getScene().snapshot(null);
    IntStream.range(0, texts.size()).forEach(i -> texts.get(i).setOpacity(opacities.get(i)));
    for (Text text : texts) {
      double contrast = contrast(text, behind);
      if (contrast < LEAST_CONTRAST) {
        fault("«%s» has a contrast of %.2f".formatted(text.getText(), contrast));
      }
    }
  }

  /** Words of what is disabled need not be readable; signs and the wordmark are no words. */
  private static boolean isRead(Node node) {
    return node instanceof Text text
        && !(node instanceof FontIcon)
        && !text.getText().isBlank()
        && text.getFill() instanceof Color
        && !text.isDisabled()
        && !text.getParent().getStyleClass().contains("wordmark")
        && !sticksOut(text)
        && !passes(text)
        && opacity(text) > 0.05;
  }

  /** A notice on the table fades in and out. */
  private static boolean passes(Node node) {
    for (Node at = node; at != null; at = at.getParent()) {
      if ("chip".equals(at.getId())) {
        return true;
      }
    }
    return false;
  }

  private static double opacity(Node node) {
    double opacity = 1;
    for (Node at = node; at != null; at = at.getParent()) {
      opacity *= at.getOpacity();
    }
    return opacity;
  }

  /** The median over the words' room, so that a border or a speck in it does not count. */
  private static double contrast(Text text, WritableImage behind) {
    Bounds room = text.localToScene(text.getLayoutBounds());
    Color ink = (Color) text.getFill();
    double cover = ink.getOpacity() * opacity(text);
    double[] contrasts =
        IntStream.range(0, 35)
            .mapToObj(i -> new int[] {i % 7, i / 7})
            .flatMapToDouble(at -> {
              double x = room.getMinX() + room.getWidth() * (at[0] + 0.5) / 7;
              double y = room.getMinY() + room.getHeight() * (at[1] + 0.5) / 5;
              return at(behind, x, y, ink, cover);
            })
            .sorted()
            .toArray();
    return contrasts.length == 0 ? LEAST_CONTRAST : contrasts[contrasts.length / 2];
  }

  private static DoubleStream at(
      WritableImage behind, double x, double y, Color ink, double cover) {
    if (x < 0 || y < 0 || x >= behind.getWidth() || y >= behind.getHeight()) {
      return DoubleStream.empty();
    }
    Color ground = behind.getPixelReader().getColor((int) x, (int) y);
    Color seen =
        ground.interpolate(Color.color(ink.getRed(), ink.getGreen(), ink.getBlue()), cover);
    double one = luminance(ground);
    double other = luminance(seen);
    return DoubleStream.of((Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05));
  }

  /** The relative luminance of WCAG 2.2. */
  private static double luminance(Color color) {
    return 0.2126 * linear(color.getRed())
        + 0.7152 * linear(color.getGreen())
        + 0.0722 * linear(color.getBlue());
  }

  private static double linear(double channel) {
    return channel <= 0.04045 ? channel / 12.92 : Math.pow((channel + 0.055) / 1.055, 2.4);
  }
}
