package oklahoma.client.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import javafx.geometry.Bounds;
import oklahoma.client.fixture.PlayerWindow;
import oklahoma.client.fixture.ProgramWindows;
import oklahoma.client.settings.page.Topic;
import oklahoma.protocol.people.Avatar;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** What is below each other has a common edge. */
class AlignmentOnScreenTest {
  private static final Offset<Double> PIXEL = Offset.offset(1.0);

  @RegisterExtension private final ProgramWindows windows = new ProgramWindows();

  @Test
  void namesInTheLobbyBeginBelowEachOther() throws Exception {
    PlayerWindow north =
        windows.open(
            "North", settings -> settings.network().avatarProperty().set(Optional.of(Avatar.OWL)));
    north.hosts();
    north.fire("bot-2");
    north.awaits("level-2");
    double left = edge(north, "#chair-1 .seat-name", Bounds::getMinX);
    assertThat(edge(north, "#chair-2 .seat-name", Bounds::getMinX)).isCloseTo(left, PIXEL);
    assertThat(edge(north, "#chair-3 .muted", Bounds::getMinX)).isCloseTo(left, PIXEL);
  }

  @Test
  void switchesAndTabsOfTheSettingsKeepToTheEdges() throws Exception {
    PlayerWindow window = windows.open("North");
    ProgramWindows.now(() -> {
      window.program().navigation().settings(Topic.NETWORK);
      return true;
    });
    window.awaits("discovery");
    assertThat(edge(window, "#discovery .thumb-area", Bounds::getMaxX))
        .isCloseTo(edge(window, "#port", Bounds::getMaxX), PIXEL);
    assertThat(edge(window, "#topics .tab", Bounds::getMinX))
        .isCloseTo(edge(window, "#topics .panel", Bounds::getMinX), PIXEL);
  }

  @Test
  void menusOfThePaceAreEquallyWide() throws Exception {
    PlayerWindow window = windows.open("North");
    window.fire("host");
    window.awaits("grace");
    double wide = edge(window, "#grace", Bounds::getWidth);
    assertThat(edge(window, "#claim-window", Bounds::getWidth)).isCloseTo(wide, PIXEL);
    assertThat(edge(window, "#turn-clock", Bounds::getWidth)).isCloseTo(wide, PIXEL);
  }

  /** One of them is beside a menu, the other beside a switch. */
  @Test
  void namesOfRulesInOneRowAreEquallyHigh() throws Exception {
    PlayerWindow window = windows.open("North");
    window.fire("solo");
    window.fire("details");
    window.awaits("restore-preset");
    List<Double> heights =
        ProgramWindows.now(() ->
            window.stage().getScene().getRoot().lookupAll(".rule-name").stream()
                .limit(2)
                .map(name -> name.localToScene(name.getLayoutBounds()).getCenterY())
                .toList());
    assertThat(heights.getFirst()).isCloseTo(heights.getLast(), PIXEL);
  }

  private static double edge(PlayerWindow window, String query, ToDoubleFunction<Bounds> side) {
    return ProgramWindows.now(() ->
        window
            .finds(query)
            .map(node -> side.applyAsDouble(node.localToScene(node.getLayoutBounds())))
            .orElseThrow());
  }
}
