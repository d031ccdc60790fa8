package oklahoma.client.match.score;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import oklahoma.client.text.Language;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.controls.ReadyButton;
import oklahoma.rules.Seat;
import oklahoma.rules.Standing;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

/** What can be done after a match. */
class MatchEndPanelTest {
  private final SimpleObjectProperty<Boolean> closed = new SimpleObjectProperty<>(false);
  private final SimpleObjectProperty<Boolean> owned = new SimpleObjectProperty<>(true);

  @BeforeAll
  static void start() throws Exception {
    FxToolkit.registerPrimaryStage();
  }

  @Test
  void nothingIsAskedOfATableThatHasClosed() {
    WaitForAsyncUtils.waitForAsyncFx(
        10_000,
        () -> {
          MatchEndPanel panel = panel();
          List<String> asking = List.of("#rematch", "#change-rules", "#to-lobby");
          assertThat(asking).allMatch(id -> panel.lookup(id).isVisible());
          closed.set(true);
          assertThat(asking).noneMatch(id -> panel.lookup(id).isVisible());
          assertThat(panel.lookup("#go-home").isVisible()).isTrue();
          return true;
        });
  }

  @Test
  void theNextOwnerOfTheTableMayChangeItAtOnce() {
    owned.set(false);
    WaitForAsyncUtils.waitForAsyncFx(
        10_000,
        () -> {
          MatchEndPanel panel = panel();
          List<String> changing = List.of("#change-rules", "#to-lobby");
          assertThat(changing).noneMatch(id -> panel.lookup(id).isVisible());
          owned.set(true);
          assertThat(changing).allMatch(id -> panel.lookup(id).isVisible());
          return true;
        });
  }

  @Test
  void itSaysWhichDealWasNotVerified() {
    WaitForAsyncUtils.waitForAsyncFx(
        10_000,
        () -> {
          MatchEndPanel panel = panel();
          panel.prove(FailedDeal.marks());
          FailedDeal.isShownOn(panel);
          return true;
        });
  }

  private MatchEndPanel panel() {
    MatchEndPanel panel =
        new MatchEndPanel(
            new Texts(Language.ENGLISH),
            new MatchEndPanel.Match(
                new Standing(
                    List.of(List.of(0, 20)),
                    List.of(0, 20),
                    List.of(new Standing.Place(1, Seat.A), new Standing.Place(2, Seat.B)),
                    true),
                new Players(List.of("North", "East"), Optional.of(Seat.A)),
                List.of(),
                Optional.empty()),
            false,
            new MatchEndPanel.Memory(true, true),
            new MatchEndPanel.Next(
                new SimpleObjectProperty<>(new ReadyButton.State(false, 1, List.of(), 0)),
                closed,
                owned),
            new NoActions());
    Scene scene = new Scene(new StackPane(panel), 1024, 640);
    assertThat(scene.getRoot().getChildrenUnmodifiable()).contains(panel);
    return panel;
  }
}
