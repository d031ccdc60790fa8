package oklahoma.client.help;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.text.Text;
import oklahoma.client.fixture.PlayerWindow;
import oklahoma.client.fixture.ProgramWindows;
import oklahoma.client.fixture.SceneWalk;
import oklahoma.client.text.Language;
import oklahoma.rules.Game;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The whole list of keys can be read in the lowest window, with large words too. */
class KeysOnScreenTest {
  private static final int MOST_PAGES = 12;

  /** What widths in whole pixels may leave free, for each column. */
  private static final double ROUNDED = 4;

  @RegisterExtension private final ProgramWindows windows = new ProgramWindows();

  @ParameterizedTest
  @CsvSource({
    "en,100,OKLAHOMA",
    "bg,100,OKLAHOMA",
    "bg,150,GIN",
    "en,175,OKLAHOMA",
    "bg,175,OKLAHOMA",
    "en,175,GIN"
  })
  void everyRowIsSeenWholeWhileTheListIsScrolled(String language, int words, Game game)
      throws Exception {
    PlayerWindow window = windows.open("North", chosen -> chosen.text().sizeProperty().set(words));
    window.awaits("solo");
    ProgramWindows.now(() -> {
      window.program().speak(Language.of(language));
      KeysPanel.show(window.program().parts().pages(), game);
      return true;
    });
    Parent card = (Parent) window.finds("#keys-card").orElseThrow();
    assertThat(ProgramWindows.now(() -> SceneWalk.of("keys", card))).isEmpty();
    assertThat(ProgramWindows.now(() -> labels(card).filter(KeysOnScreenTest::breaksAWord)))
        .extracting(Label::getText)
        .isEmpty();
    assertThat(ProgramWindows.now(() -> labels(card).filter(KeysOnScreenTest::brokenBesideRoom)))
        .extracting(Label::getText)
        .isEmpty();
    List<Label> unseen = new ArrayList<>(ProgramWindows.now(() -> labels(card).toList()));
    assertThat(unseen).hasSizeGreaterThan(KeysPanel.lines(game).size());
    for (int page = 0; page < MOST_PAGES && !unseen.isEmpty(); page++) {
      unseen.removeAll(ProgramWindows.now(() -> unseen.stream().filter(this::whole).toList()));
      window.types(KeyCode.PAGE_DOWN);
    }
    assertThat(unseen).extracting(Label::getText).isEmpty();
    assertThat(ProgramWindows.now(() -> whole(card.lookup("#close")))).as("the way back").isTrue();
  }

  private static Stream<Label> labels(Parent card) {
    return card.lookupAll(".key-lines .label").stream().map(Label.class::cast);
  }

  /** Whether the words of a label are narrower than its longest word. */
  private static boolean breaksAWord(Label label) {
    double room = label.getWidth() - label.snappedLeftInset() - label.snappedRightInset();
    return Arrays.stream(label.getText().split("\\s+")).anyMatch(word -> width(word, label) > room);
  }

  /** Whether a label has several lines though there is room beside its row of columns. */
  private static boolean brokenBesideRoom(Label label) {
    Node column = label;
    while (!column.getStyleClass().contains("key-lines")) {
      column = column.getParent();
    }
    Parent columns = column.getParent();
    double y = column.getLayoutY();
    double end =
        columns.getChildrenUnmodifiable().stream()
            .map(Node::getBoundsInParent)
            .filter(each -> each.getMinY() == y)
            .mapToDouble(Bounds::getMaxX)
            .max()
            .orElseThrow();
    boolean broken = label.getHeight() > 1.6 * label.getFont().getSize();
    return broken && end < columns.getLayoutBounds().getWidth() - ROUNDED;
  }

  private static double width(String word, Label label) {
    Text text = new Text(word);
    text.setFont(label.getFont());
    return text.getLayoutBounds().getWidth();
  }

  /** Whether all of a node is in what is seen of the card. */
  private boolean whole(Node node) {
    Node at = node;
    while (!(at instanceof ScrollPane)) {
      at = at.getParent();
    }
    Bounds seen = at.localToScene(at.getLayoutBounds());
    return seen.contains(node.localToScene(node.getLayoutBounds()));
  }
}
