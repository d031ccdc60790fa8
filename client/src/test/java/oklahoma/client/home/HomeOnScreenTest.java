package oklahoma.client.home;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import oklahoma.client.fixture.PlayerWindow;
import oklahoma.client.fixture.ProgramWindows;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

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

  private static List<String> open(PlayerWindow window) {
    return ProgramWindows.now(() ->
        window.stage().getScene().getRoot().lookupAll(".door").stream()
            .filter(door -> door.getPseudoClassStates().contains(OPEN))
            .map(Node::getId)
            .toList());
  }
}
