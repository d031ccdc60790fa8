package oklahoma.client.table.words;

import static org.assertj.core.api.Assertions.assertThat;

import atlantafx.base.theme.PrimerDark;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Labeled;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import oklahoma.client.deck.CardImages;
import oklahoma.client.fixture.SceneWalk;
import oklahoma.client.fixture.Stages;
import oklahoma.client.settings.Settings;
import oklahoma.client.table.layout.Area;
import oklahoma.client.table.layout.Arrangement;
import oklahoma.client.table.model.RiggedTable;
import oklahoma.client.table.model.TableLook;
import oklahoma.client.table.motion.Speed;
import oklahoma.client.table.view.Moments;
import oklahoma.client.table.view.RecordedTableActions;
import oklahoma.client.table.view.TableOnScreen;
import oklahoma.client.table.view.TableView;
import oklahoma.client.text.Language;
import oklahoma.client.text.Texts;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kordamp.ikonli.javafx.FontIcon;
import org.testfx.util.WaitForAsyncUtils;

/**
 * The words on the table itself, in both games, with few and many seats and at every size of words:
 * none is cut, leaves the window or covers another.
 */
class TableWordsTest {
  /** Two words may come so near to each other, in pixels: letters leave air in their lines. */
  private static final double NEAR = 3;

  private static final CardImages IMAGES =
      new CardImages(Platform::runLater, TableOnScreen.SMALL_BOUND);

  private static Stage stage;

  @BeforeAll
  static void open() throws Exception {
    stage = Stages.fresh();
  }

  @AfterAll
  static void close() {
    Stages.now(() -> {
      stage.close();
      stage.setScene(null);
      return stage;
    });
    IMAGES.close();
  }

  @ParameterizedTest
  @CsvSource({
    "en,1024,640,100,1",
    "bg,1024,640,100,1",
    "bg,1024,640,175,1",
    "en,1280,800,175,1",
    "bg,1280,800,175,1",
    "bg,1280,800,175,1.6"
  })
  void noWordIsCutOrCovered(String language, int width, int height, int words, double cards)
      throws Exception {
    List<String> faults = new ArrayList<>();
    for (Moments.Moment moment : Moments.still()) {
      TableLook look = new TableLook(new Settings(Language.ENGLISH));
      look.settings().text().sizeProperty().set(words);
      look.settings().table().cardSizeProperty().set(cards);
      TableView view = show(moment, look, Language.of(language), width, height);
      faults.addAll(SceneWalk.atRest(() -> look(moment, view)));
    }
    assertThat(faults).isEmpty();
  }

  /** Nothing meets where one covers the other. */
  @ParameterizedTest
  @CsvSource({
    "gin-defence,#gin-question,1024,640,100",
    "gin-defence,#gin-question,1024,640,175",
    "gin-defence,#gin-question,1280,800,175",
    "claim,#claim-card,1024,640,100",
    "claim,#claim-card,1024,640,175",
    "claim,#claim-card,1280,800,100",
    "claim,#claim-card,1280,800,175"
  })
  void aQuestionLeavesTheButtonsOfAHandOfLargeCardsFree(
      String moment, String asked, int width, int height, int words) throws Exception {
    TableLook look = new TableLook(new Settings(Language.ENGLISH));
    look.settings().text().sizeProperty().set(words);
    look.settings().table().cardSizeProperty().set(1.6);
    TableView view = show(moment(moment), look, Language.of("bg"), width, height);
    Stages.now(() -> {
      Region question = (Region) view.lookup(asked);
      assertThat(question.isVisible()).isTrue();
      return assertThat(question.getLayoutY() + question.getHeight())
          .isLessThan(view.lookup("#hand-tools").getLayoutY());
    });
  }

  @ParameterizedTest
  @CsvSource({
    "en,1024,640,100",
    "bg,1024,640,100",
    "bg,1024,640,175",
    "bg,1280,800,100",
    "bg,1280,800,175"
  })
  void wordsOverASlotOfTheTrayStayInIt(String language, int width, int height, int words)
      throws Exception {
    TableLook look = new TableLook(new Settings(Language.ENGLISH));
    look.settings().text().sizeProperty().set(words);
    TableView view = show(moment("tray"), look, Language.of(language), width, height);
    Stages.now(() -> {
      List<Bounds> slots =
          Stream.of("#slot-0", "#slot-1", "#slot-2")
              .map(view::lookup)
              .map(TableWordsTest::seen)
              .toList();
      return assertThat(view.lookupAll(".slot-hint"))
          .hasSize(3)
          .allMatch(hint -> slots.stream().anyMatch(slot -> slot.contains(seen(hint))));
    });
  }

  @ParameterizedTest
  @ValueSource(ints = {125, 150, 175})
  void besideLargeCardsLargeWordsLeaveTheQuestionOfAClaimLarge(int words) throws Exception {
    double usual = smallestOfClaim(100, 1);
    assertThat(smallestOfClaim(words, 1.6)).isGreaterThan(1.1 * usual);
  }

  /** How high the smallest letters of the question of a claim are. */
  private static double smallestOfClaim(int words, double cards) throws Exception {
    TableLook look = new TableLook(new Settings(Language.ENGLISH));
    look.settings().text().sizeProperty().set(words);
    look.settings().table().cardSizeProperty().set(cards);
    TableView view = show(moment("claim"), look, Language.of("bg"), 1280, 800);
    return Stages.now(() ->
        words(view.lookup("#claim-card"))
            .mapToDouble(text -> text.getFont().getSize())
            .min()
            .orElseThrow());
  }

  private static Bounds seen(Node node) {
    return node.localToScene(node.getLayoutBounds());
  }

  private static Moments.Moment moment(String name) {
    return Moments.still().stream()
        .filter(each -> each.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void wordsAreAsLargeAsIsAsked() throws Exception {
    TableLook look = new TableLook(new Settings(Language.ENGLISH));
    TableView view = show(Moments.still().getFirst(), look, Language.ENGLISH, 1280, 800);
    double usual = seatName(view);
    assertThat(signs(view)).containsOnly(18);
    assertThat(((FontIcon) view.lookup(".pile-lock")).getIconSize()).isEqualTo(30);
    WaitForAsyncUtils.waitForAsyncFx(
        10_000,
        () -> {
          look.settings().text().sizeProperty().set(175);
          view.layout();
          return view;
        });
    assertThat(seatName(view)).isEqualTo(1.75 * usual);
    assertThat(signs(view)).allMatch(size -> size > 1.3 * 18);
  }

  /** How large the signs on buttons are; where there is little room they yield with the words. */
  private static List<Integer> signs(TableView view) {
    return Stream.of("#scores", "#menu", "#undo")
        .map(id -> (FontIcon) ((Labeled) view.lookup(id)).getGraphic())
        .map(FontIcon::getIconSize)
        .toList();
  }

  private static double seatName(TableView view) throws Exception {
    return WaitForAsyncUtils.waitForAsyncFx(
        10_000, () -> ((Text) view.lookup(".seat-name").lookup(".text")).getFont().getSize());
  }

  private static TableView show(
      Moments.Moment moment, TableLook look, Language language, int width, int height)
      throws Exception {
    return WaitForAsyncUtils.waitForAsyncFx(
        20_000,
        () -> {
          RiggedTable rig = moment.rig().get();
          look.settings().motion().speedProperty().set(Speed.OFF);
          TableView view =
              new TableView(
                  rig.model(), IMAGES, new Texts(language), look, new RecordedTableActions());
          Scene scene = Stages.themed(view, width, height);
          scene.setUserAgentStylesheet(new PrimerDark().getUserAgentStylesheet());
          stage.setScene(scene);
          stage.show();
          moment.then().accept(view, rig);
          return view;
        });
  }

  private static List<String> look(Moments.Moment moment, TableView view) {
    List<String> faults = new ArrayList<>(SceneWalk.of(moment.name(), view));
    List<Text> words = words(view).toList();
    for (int i = 0; i < words.size(); i++) {
      for (int j = i + 1; j < words.size(); j++) {
        boolean apart = !words.get(i).getParent().equals(words.get(j).getParent());
        if (apart && meet(seen(words.get(i)), seen(words.get(j)))) {
          faults.add(
              "%s: «%s» and «%s» meet"
                  .formatted(moment.name(), words.get(i).getText(), words.get(j).getText()));
        }
      }
    }
    Arrangement laid = view.picture().laid();
    for (Area plate : laid.plates().values()) {
      laid.places().at().values().stream()
          .filter(card -> plate.contains(card.place().x(), card.place().y()))
          .forEach(card ->
              words.stream()
                  .filter(word -> covers(card.place(), seen(word)))
                  .forEach(word ->
                      faults.add(moment.name() + ": «" + word.getText() + "» is on a card")));
    }
    return faults;
  }

  private static boolean covers(oklahoma.client.table.layout.Place card, Bounds word) {
    double tall = card.width() * oklahoma.client.table.layout.Place.TALL;
    return word.getMaxX() - NEAR > card.x() - card.width() / 2
        && word.getMinX() + NEAR < card.x() + card.width() / 2
        && word.getMaxY() - NEAR > card.y() - tall / 2
        && word.getMinY() + NEAR < card.y() + tall / 2;
  }

  private static boolean meet(Bounds one, Bounds other) {
    return one.getMaxX() - NEAR > other.getMinX()
        && other.getMaxX() - NEAR > one.getMinX()
        && one.getMaxY() - NEAR > other.getMinY()
        && other.getMaxY() - NEAR > one.getMinY();
  }

  private static Stream<Text> words(Node node) {
    if (!node.isVisible() || node.getOpacity() == 0) {
      return Stream.empty();
    }
    if (node instanceof Text text && !(node instanceof FontIcon) && !text.getText().isBlank()) {
      return Stream.of(text);
    }
    return node instanceof Parent parent
        ? parent.getChildrenUnmodifiable().stream().flatMap(TableWordsTest::words)
        : Stream.empty();
  }
}
