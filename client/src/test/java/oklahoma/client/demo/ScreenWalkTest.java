package oklahoma.client.demo;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javafx.beans.property.DoubleProperty;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Region;
import javafx.stage.Stage;
import oklahoma.client.app.Program;
import oklahoma.client.fixture.Hands;
import oklahoma.client.fixture.LeftScreens;
import oklahoma.client.fixture.OnScreen;
import oklahoma.client.fixture.SceneWalk;
import oklahoma.client.fixture.Stages;
import oklahoma.client.settings.page.Topic;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kordamp.ikonli.javafx.FontIcon;
import org.testfx.framework.junit5.Start;

/**
 * Walks over every screen but the table, in every language, at two sizes and with words of three;
 * what it has left is held by nobody, and nothing of it runs.
 */
@ExtendWith(OnScreen.class)
class ScreenWalkTest {
  @TempDir private static Path folder;

  @SuppressWarnings("NullAway.Init")
  private DemoScreens screens;

  @Start
  void open(Stage given) {
    screens = new DemoScreens(given, folder);
  }

  @ParameterizedTest
  @CsvSource({
    "en,1024x640,100",
    "en,1024x640,175",
    "en,1280x800,150",
    "bg,1024x640,100",
    "bg,1024x640,175",
    "bg,1280x800,175"
  })
  void noTextIsTruncatedAndEverythingIsReadAloud(
      String language, String size, int words, Hands robot) {
    List<String> faults = new ArrayList<>();
    List<Demo> opened = new ArrayList<>();
    LeftScreens left = new LeftScreens();
    robot.interact(() -> {
      left.clocksOfOthers();
      opened.add(screens.show(language, size, words));
    });
    Demo demo = opened.getFirst();
    Program program = demo.program();
    for (var screen : screens.all(demo)) {
      robot.interact(() -> {
        program.navigation().home();
        screen.open().run();
      });
      robot.interact(() -> {
        look(screen.name(), faults);
        left.soon(screen.name(), screens.scene());
      });
      robot.interact(program::recover);
    }
    robot.interact(() -> program.navigation().home());
    left.areForgotten();
    robot.interact(program::close);
    assertThat(faults).isEmpty();
  }

  /** The colours of words depend neither on the language nor on the size. */
  @Test
  void allWordsCanBeRead(Hands robot) {
    List<String> faults = new ArrayList<>();
    List<Demo> opened = new ArrayList<>();
    robot.interact(() -> opened.add(screens.show("en", "1280x800", 100)));
    Demo demo = opened.getFirst();
    Stages.drawAll();
    for (var screen : screens.all(demo)) {
      robot.interact(() -> screens.open(demo, screen));
      faults.addAll(SceneWalk.atRest(() -> SceneWalk.withColours(screen.name(), screens.front())));
    }
    robot.interact(demo.program()::close);
    assertThat(faults).isEmpty();
  }

  @Test
  void anArrivingGuestSeesHowLongTheTableWaitsForOthers(Hands robot) {
    robot.interact(() -> {
      Demo demo = screens.show("en", "1024x640", 100);
      demo.examples().othersAway();
      assertThat(screens.scene().lookup("#seat-B .countdown-ring").isVisible()).isTrue();
      demo.program().close();
    });
  }

  @Test
  void signsGrowWithTheWordsBesideThem(Hands robot) {
    robot.interact(() -> {
      Demo demo = screens.show("en", "1024x640", 175);
      demo.examples().home(1);
      assertThat(sizes()).containsExactly(32, 42);
      demo.program().parts().presentation().settings().text().sizeProperty().set(100);
      assertThat(sizes()).containsExactly(18, 24);
      demo.program().close();
    });
  }

  /** Beside words that grow less there than in the rest of the window. */
  @Test
  void theSignOnTheStockIsAsLargeAsTheWordsOfTheTable(Hands robot) {
    robot.interact(() -> {
      Demo demo = screens.show("en", "1024x640", 175);
      demo.examples().slowLine();
      FontIcon sign = (FontIcon) ((Labeled) laid(".pile-badge")).getGraphic();
      assertThat(sign.getIconSize()).isEqualTo(13);
      demo.program().close();
    });
  }

  @ParameterizedTest
  @CsvSource({
    "en,1024x640,175",
    "bg,1024x640,175",
    "bg,1024x800,175",
    "bg,1280x720,110",
    "bg,1280x800,100",
    "en,1280x800,175",
    "bg,1280x800,175"
  })
  void theBandOfALostLineLeavesTheHandAndTheLineOverItFree(
      String language, String size, int words, Hands robot) {
    robot.interact(() -> {
      Demo demo = screens.show(language, size, words);
      demo.program().parts().presentation().settings().table().cardSizeProperty().set(1.6);
      demo.examples().lostLine();
      double end = inScene(laid(".connection-band")).getMaxY();
      assertThat(end)
          .isLessThan(inScene(laid("#hand-tools")).getMinY())
          .isLessThan(inScene(laid("#status")).getMinY());
      demo.program().close();
    });
  }

  @ParameterizedTest
  @CsvSource({"en", "bg"})
  void theWarningOfAnotherKeyIsSeenFirst(String language, Hands robot) {
    List<Demo> opened = new ArrayList<>();
    robot.interact(() -> {
      opened.add(screens.show(language, "1024x640", 175));
      opened.getFirst().examples().otherKey();
    });
    robot.interact(() -> {
      assertThat(inScene(laid("#other-key")).getHeight()).isGreaterThan(640);
      assertThat(inScene(laid(".key-warning")).getMinY()).isNotNegative();
      opened.getFirst().program().close();
    });
  }

  @ParameterizedTest
  @CsvSource({"bg,1024x640", "en,1024x640", "en,1280x800"})
  void besideUsualWordsTheBandOfALostLineLeavesThePilesFreeToo(
      String language, String size, Hands robot) {
    robot.interact(() -> {
      Demo demo = screens.show(language, size, 100);
      demo.examples().lostLine();
      Bounds band = inScene(laid(".connection-band"));
      assertThat(band.getMinY()).isGreaterThan(inScene(laid("#discard")).getMaxY());
      assertThat(band.getMaxY()).isLessThan(inScene(laid("#status")).getMinY());
      demo.program().close();
    });
  }

  private static Bounds inScene(Node node) {
    return node.localToScene(node.getLayoutBounds());
  }

  @ParameterizedTest
  @CsvSource({
    "en,'With this text size, the window has room for about 132% in Oklahoma and 160% in gin.'",
    "bg,При този размер на текста в прозореца има място за около 132% в Оклахома и 160% в джин."
  })
  void theSettingsSayHowLargeCardsOfEachGameAreInASmallWindow(
      String language, String sentence, Hands robot) {
    robot.interact(() -> {
      Demo demo = screens.show(language, "1024x640", 100);
      demo.program().navigation().settings(Topic.TABLE);
      Label note = (Label) laid("#card-room");
      DoubleProperty cards =
          demo.program().parts().presentation().settings().table().cardSizeProperty();
      cards.set(1.3);
      assertThat(note.isVisible()).isFalse();
      cards.set(1.6);
      assertThat(note.isVisible()).isTrue();
      assertThat(note.getText()).isEqualTo(sentence);
      demo.program().close();
    });
  }

  @ParameterizedTest
  @CsvSource({
    "en,'With this text size, the window has room for about 96%.'",
    "bg,При този размер на текста в прозореца има място за около 96%."
  })
  void theSettingsSayOnceHowLargeTheCardsOfBothGamesAre(
      String language, String sentence, Hands robot) {
    robot.interact(() -> {
      Demo demo = screens.show(language, "1024x640", 175);
      demo.program().navigation().settings(Topic.TABLE);
      Label note = (Label) laid("#card-room");
      assertThat(note.isVisible()).isTrue();
      assertThat(note.getText()).isEqualTo(sentence);
      demo.program().close();
    });
  }

  /** However often it is laid out. */
  @ParameterizedTest
  @ValueSource(ints = {100, 150, 175})
  void theSignOnTheStockStaysASign(int words, Hands robot) {
    List<Demo> opened = new ArrayList<>();
    robot.interact(() -> {
      opened.add(screens.show("bg", "1024x640", words));
      opened.getFirst().examples().slowLine();
    });
    for (int time = 0; time < 3; time++) {
      robot.interact(() -> {
        FontIcon sign = (FontIcon) ((Labeled) laid(".pile-badge")).getGraphic();
        assertThat(sign.getFont().getFamily()).startsWith("Material");
        laid("#table").getParent().requestLayout();
      });
    }
    robot.interact(opened.getFirst().program()::close);
  }

  /** Of a sign by itself, and of one before two lines. */
  private List<Integer> sizes() {
    Node alone = ((Labeled) laid("#settings")).getGraphic();
    return Stream.of(alone, laid(".offer > .ikonli-font-icon"))
        .map(sign -> ((FontIcon) sign).getIconSize())
        .toList();
  }

  @Test
  void whereWordsAreLargeWhatCanBeGoneOnWithIsSeenWithoutScrollingThePage(Hands robot) {
    robot.interact(() -> {
      Demo demo = screens.show("bg", "1024x640", 175);
      demo.examples().home(4);
      ScrollPane page = (ScrollPane) laid(".home > .scroll-pane");
      assertThat(page.getContent().getLayoutBounds().getHeight())
          .isLessThanOrEqualTo(page.getViewportBounds().getHeight());
      demo.program().close();
    });
  }

  @Test
  void theRuleBookNamesEveryRulesWhole(Hands robot) {
    List<String> faults = new ArrayList<>();
    robot.interact(() -> {
      Program program = screens.show("bg", "1024x640", 175).program();
      program.navigation().rules();
      ComboBox<?> menu = (ComboBox<?>) screens.scene().lookup("#which-rules");
      for (int rules = 0; rules < menu.getItems().size(); rules++) {
        menu.getSelectionModel().select(rules);
        look("rules " + rules, faults);
      }
      program.close();
    });
    assertThat(faults).isEmpty();
  }

  @Test
  void theSettingsKeepTheirTableAndTheirFieldWholeBesideLargeWords(Hands robot) {
    robot.interact(() -> {
      Program program = screens.show("bg", "1024x640", 175).program();
      program.navigation().settings(Topic.TABLE);
      Region preview = (Region) laid("#preview");
      double right = preview.localToScene(preview.getLayoutBounds()).getMaxX();
      assertThat(preview.lookupAll("ImageView"))
          .hasSizeGreaterThan(20)
          .allMatch(card -> card.localToScene(card.getLayoutBounds()).getMaxX() <= right);
      program.navigation().settings(Topic.ACCESS);
      Region command = (Region) laid("#speak-command");
      assertThat(command.getWidth()).isGreaterThanOrEqualTo(command.prefWidth(-1));
      program.close();
    });
  }

  private Node laid(String query) {
    screens.scene().getRoot().applyCss();
    screens.scene().getRoot().layout();
    return screens.scene().lookup(query);
  }

  @Test
  void theWalkSeesACutLabel(Hands robot) {
    List<String> faults = new ArrayList<>();
    robot.interact(() -> {
      Program program = screens.show("en", "1024x640", 100).program();
      Labeled cut = (Labeled) screens.scene().lookup("#rules-link");
      cut.setMinWidth(0);
      cut.setMaxWidth(20);
      screens.scene().getRoot().layout();
      look("home", faults);
      program.close();
    });
    assertThat(faults).anyMatch(fault -> fault.contains("is cut"));
  }

  private void look(String screen, List<String> faults) {
    faults.addAll(SceneWalk.of(screen, screens.scene().getRoot()));
  }
}
