package oklahoma.client.home;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.css.PseudoClass;
import javafx.event.Event;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import oklahoma.client.fixture.PlayerWindow;
import oklahoma.client.fixture.ProgramWindows;
import oklahoma.client.fixture.SceneWalk;
import oklahoma.client.settings.TextSettings;
import oklahoma.client.text.Language;
import oklahoma.client.ui.Page;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the first screen marks and lists. */
class HomeOnScreenTest {
  private static final PseudoClass OPEN = PseudoClass.getPseudoClass("open");

  @RegisterExtension private final ProgramWindows windows = new ProgramWindows();

  @Test
  void aDoorIsMarkedWhileItsPanelIsOpen() throws Exception {
    PlayerWindow north = windows.open("North");
    assertThat(open(north)).isEmpty();
    north.fire("join");
    north.awaits("address");
    assertThat(open(north)).containsExactly("join");
    north.types(KeyCode.ESCAPE);
    assertThat(open(north)).isEmpty();
  }

  @Test
  void aLetterWithControlLeadsNowhere() throws Exception {
    PlayerWindow north = windows.open("North");
    Page home = page(north);
    ProgramWindows.now(() -> {
      home.node().requestFocus();
      return true;
    });
    for (KeyCode code : List.of(KeyCode.S, KeyCode.T, KeyCode.P, KeyCode.R, KeyCode.L)) {
      ProgramWindows.now(() -> {
        Event.fireEvent(home.node(), held(code));
        return true;
      });
      assertThat(page(north)).as(code.getName()).isSameAs(home);
    }
    north.types(KeyCode.S);
    assertThat(page(north)).isNotSameAs(home);
  }

  private static KeyEvent held(KeyCode code) {
    return new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, false, true, false, false);
  }

  private static Page page(PlayerWindow window) {
    return ProgramWindows.now(() -> window.program().parts().pages().current().orElseThrow());
  }

  @Test
  void everyKeyOfTheListIsShownByItself() throws Exception {
    PlayerWindow north = windows.open("North");
    ProgramWindows.now(() -> {
      north.program().navigation().keys();
      return true;
    });
    north.awaits("keys-card");
    List<String> caps =
        ProgramWindows.now(() ->
            north.stage().getScene().getRoot().lookupAll("#keys-card .key-cap").stream()
                .map(cap -> ((Label) cap).getText())
                .toList());
    assertThat(caps).contains("Ctrl + Z", "Ctrl + Y", "Space").noneMatch(cap -> cap.contains("  "));
  }

  /** In the smallest window with the largest words, too. */
  @ParameterizedTest
  @ValueSource(strings = {"en", "bg"})
  void theWayToAnotherTablePushesNothingOffTheWindow(String language) throws Exception {
    PlayerWindow north =
        windows.open(
            "North",
            chosen -> {
              chosen.text().sizeProperty().set(TextSettings.LARGEST);
              chosen.text().languageProperty().set(Language.of(language));
            });
    north.fire("join");
    north.awaits("address");
    Parent page = north.stage().getScene().getRoot();
    assertThat(ProgramWindows.now(() -> SceneWalk.of("joining", page))).isEmpty();
    ProgramWindows.now(() -> {
      Node scroll = page.lookup(".home > .scroll-pane");
      Bounds seen = scroll.localToScene(scroll.getLayoutBounds());
      for (String id : List.of("#address", "#connect", "#what-to-check")) {
        Node node = page.lookup(id);
        assertThat(seen.contains(node.localToScene(node.getLayoutBounds()))).as(id).isTrue();
      }
      return true;
    });
  }

  private static List<String> open(PlayerWindow window) {
    return ProgramWindows.now(() ->
        window.stage().getScene().getRoot().lookupAll(".home-button").stream()
            .filter(door -> door.getPseudoClassStates().contains(OPEN))
            .map(Node::getId)
            .toList());
  }
}
