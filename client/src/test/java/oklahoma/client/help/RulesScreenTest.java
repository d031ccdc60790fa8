package oklahoma.client.help;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.application.Platform;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.stage.Stage;
import oklahoma.client.deck.CardImages;
import oklahoma.client.deck.style.CardStyle;
import oklahoma.client.deck.style.IndexSize;
import oklahoma.client.fixture.Hands;
import oklahoma.client.fixture.OnScreen;
import oklahoma.client.fixture.Pulses;
import oklahoma.client.setup.Preset;
import oklahoma.client.text.Language;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.Pages;
import oklahoma.rules.Reason;
import oklahoma.rules.card.Rank;
import oklahoma.rules.card.Suit;
import oklahoma.rules.card.Suited;
import oklahoma.rules.gin.GinPreset;
import oklahoma.rules.gin.GinRules;
import oklahoma.rules.gin.GinSwitch;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.framework.junit5.Start;

/** The book at a table, and away from one. */
@ExtendWith(OnScreen.class)
class RulesScreenTest {
  private static final GinRules SET =
      GinPreset.ROYAL.rules(3).with(GinSwitch.BIG_GIN, true).with(GinSwitch.GIN_SURCHARGE, true);

  private final Texts texts = new Texts(Language.ENGLISH);
  private final CardImages images = new CardImages(Platform::runLater, CardImages.DEFAULT_BOUND);

  @SuppressWarnings("NullAway.Init")
  private Pages pages;

  @Start
  void open(Stage stage) {
    pages = new Pages(texts, () -> false);
    stage.setScene(new Scene(pages.node(), 1024, 640));
    stage.show();
  }

  @Test
  void atATableTheRulesAreThoseThatAreSet(Hands robot) {
    robot.interact(() -> show(new RulesScreen.Subject.Table(SET, true)));
    assertThat(robot.lookup("#as-set").queryAs(Label.class).getText())
        .isEqualTo("Rules of this table: Oklahoma Gin · Royal, 2 rules changed");
    robot.interact(
        () -> robot.lookup("#search").queryAs(TextField.class).setText("big gin counts"));
    ListView<Chapter> found = robot.lookup("#contents").queryListView();
    assertThat(found.getItems()).extracting(Chapter::title).containsExactly("ginhelp.score.title");
    assertThat(texts(robot)).contains("Gin costs each other player 25 more.");
  }

  @Test
  void aPlayerWhoAsksWhyAMoveWasRefusedReadsThatParagraph(Hands robot) {
    robot.interact(() ->
        show(new RulesScreen.Subject.Table(SET, true), Optional.of(Reason.BETTER_ARRANGEMENT)));
    assertThat(robot.lookup("#clause").queryAs(Label.class).getText())
        .isEqualTo(
            "The melds that you show are final, even if other melds would leave less deadwood.");
    ListView<Chapter> contents = robot.lookup("#contents").queryListView();
    assertThat(contents.getItems()).hasSizeGreaterThan(5);
    assertThat(contents.getSelectionModel().getSelectedItem().title())
        .isEqualTo("ginhelp.knock.title");
  }

  @Test
  void awayFromATableOneReadsWhatOneLikes(Hands robot) {
    Preset standard = new Preset.Standard();
    Preset awards = new Preset.Sheet(GinPreset.AWARDS);
    robot.interact(() -> show(new RulesScreen.Subject.Any(List.of(standard, awards), standard)));
    assertThat(texts(robot)).anyMatch(text -> text.startsWith("Be the first with no cards left."));
    ComboBox<Preset> menu = robot.lookup("#which-rules").queryComboBox();
    robot.interact(() -> menu.setValue(awards));
    assertThat(texts(robot)).anyMatch(text -> text.startsWith("Set: three or four cards"));
  }

  /** They are far too small for the index of a card in the hand. */
  @Test
  void cardsOfTheBookHaveTheLargestIndex(Hands robot) {
    Preset standard = new Preset.Standard();
    robot.interact(() -> show(new RulesScreen.Subject.Any(List.of(standard), standard)));
    List<ImageView> cards =
        robot.lookup(".leaf .image-view").queryAllAs(ImageView.class).stream().toList();
    double width = cards.getFirst().getFitWidth();
    assertThat(width).isLessThan(CardStyle.NARROW);
    robot.interact(() -> huge(width));
    await().until(images::drawn);
    robot.interact(() -> assertThat(cards).extracting(ImageView::getImage).contains(huge(width)));
  }

  /** The nine of hearts; until it is drawn, another picture of it. */
  private Image huge(double width) {
    return images.get(
        new Suited(Rank.NINE, Suit.HEARTS),
        CardStyle.DEFAULT.withIndex(IndexSize.JUMBO),
        width,
        CardImages.SHARP,
        sharper -> {});
  }

  @Test
  void aShortChapterFillsItsPage(Hands robot) {
    Preset standard = new Preset.Standard();
    robot.interact(() -> show(new RulesScreen.Subject.Any(List.of(standard), standard)));
    robot.interact(() -> robot.lookup("#contents").queryListView().getSelectionModel().select(1));
    assertThat(bottom(robot, ".leaf")).isCloseTo(bottom(robot, "#contents"), Offset.offset(2.0));
  }

  private static double bottom(Hands robot, String query) {
    Pulses.settle();
    Node node = robot.lookup(query).query();
    return node.localToScene(node.getLayoutBounds()).getMaxY();
  }

  @Test
  void anExampleGoesOnByPressesAndClicksAndBeginsAgain(Hands robot) {
    Preset standard = new Preset.Standard();
    robot.interact(() -> show(new RulesScreen.Subject.Any(List.of(standard), standard)));
    ListView<Chapter> contents = robot.lookup("#contents").queryListView();
    robot.interact(() ->
        contents.getItems().stream()
            .filter(chapter -> chapter.title().equals("help.off.title"))
            .forEach(contents.getSelectionModel()::select));
    String before = "You hold the four of clubs…";
    String after = "… and now the wild stands for the seven";
    assertThat(texts(robot)).contains(before);
    assertThat(table(robot))
        .isEqualTo(
            "run: three of clubs, joker, five of clubs, six of clubs."
                + " your cards: four of clubs, king of diamonds.");
    robot.interact(() -> robot.lookup("#scene-step").queryButton().fire());
    assertThat(texts(robot)).contains(after).doesNotContain(before);
    assertThat(table(robot)).contains("six of clubs, joker. your cards: king of diamonds.");
    robot.clickOn(".mini-table");
    assertThat(texts(robot)).contains(before);
  }

  @Test
  void cardsOfAnExampleAreSharpOnAScreenOfTwiceTheUsualDensity(Hands robot) {
    Preset standard = new Preset.Standard();
    robot.interact(() -> show(new RulesScreen.Subject.Any(List.of(standard), standard)));
    ListView<Chapter> contents = robot.lookup("#contents").queryListView();
    robot.interact(() ->
        contents.getItems().stream()
            .filter(chapter -> chapter.title().equals("help.off.title"))
            .forEach(contents.getSelectionModel()::select));
    // Until then the cards of the page before, which are smaller, may take their place.
    await().until(images::drawn);
    Set<ImageView> cards = robot.lookup(".mini-table .image-view").queryAllAs(ImageView.class);
    assertThat(cards)
        .isNotEmpty()
        .allSatisfy(
            card -> assertThat(card.getImage().getWidth()).isEqualTo(2 * card.getFitWidth()));
  }

  private static String table(Hands robot) {
    return robot.lookup(".mini-table").query().getAccessibleText();
  }

  private void show(RulesScreen.Subject subject) {
    show(subject, Optional.empty());
  }

  private void show(RulesScreen.Subject subject, Optional<Reason> why) {
    pages.open(
        new RulesScreen(
            pages, images, new SimpleObjectProperty<>(CardStyle.DEFAULT), subject, why));
  }

  private static List<String> texts(Hands robot) {
    return robot.lookup(".reading .label").queryAllAs(Label.class).stream()
        .map(Label::getText)
        .toList();
  }
}
