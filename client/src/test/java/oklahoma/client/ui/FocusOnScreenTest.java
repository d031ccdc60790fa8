package oklahoma.client.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.time.Duration;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import oklahoma.bot.Bots;
import oklahoma.client.fixture.PlayerWindow;
import oklahoma.client.fixture.ProgramWindows;
import oklahoma.client.fixture.Pulses;
import oklahoma.client.fixture.WithoutPauses;
import oklahoma.client.ui.controls.Controls;
import oklahoma.host.HostSettings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where the keyboard is after something has come or gone by itself. */
class FocusOnScreenTest {
  @RegisterExtension private final ProgramWindows windows = new ProgramWindows();
  private final WithoutPauses timing = windows.thenClose(new WithoutPauses());

  /** The rest of a sentence would be moves. */
  @Test
  void aPlayerWhoIsWritingGoesOnWhenTheNextHandIsDealt() throws Exception {
    PlayerWindow north = windows.open("North", hosting());
    north.hosts();
    north.fire("bot-2");
    north.awaits("level-2");
    north.fire("start");
    await().until(north::atTable);
    north.fire("chat-button");
    north.awaits("chat-field");
    ProgramWindows.now(() -> {
      north.stage().getScene().lookup("#chat-field").requestFocus();
      return true;
    });
    await().pollInterval(Duration.ofMillis(5)).until(() -> secondHand(north));
    Pulses.settle();
    assertThat(focused(north)).isEqualTo("chat-field");
  }

  /** Makes a move if it is this player's turn; true as soon as the second hand is dealt. */
  private static boolean secondHand(PlayerWindow window) {
    return ProgramWindows.now(() -> {
      boolean second =
          window.model().standingProperty().get().deals().size() == 1
              && !window.model().playerView().game().over();
      if (!second) {
        window.plays();
      }
      return second;
    });
  }

  /** Tab at a table goes from one of its parts to the next, and a notice is beside the table. */
  @Test
  void aNoticeThatStaysIsClosedByKeys() throws Exception {
    PlayerWindow north = windows.open("North", hosting());
    north.fire("solo");
    north.fire("start");
    await().until(north::atTable);
    ProgramWindows.now(() -> {
      north.program().parts().pages().showError("That is broken.");
      return true;
    });
    await()
        .until(() -> {
          north.types(KeyCode.TAB);
          return onNotice(north);
        });
    ProgramWindows.now(() -> {
      ((Button) north.stage().getScene().getFocusOwner()).fire();
      return true;
    });
    assertThat(ProgramWindows.now(() -> north.stage().getScene().lookup(".fault-notice"))).isNull();
    assertThat(focused(north)).isEqualTo("lay-down");
  }

  private static boolean onNotice(PlayerWindow window) {
    return ProgramWindows.now(() -> {
      Node notice = window.stage().getScene().lookup(".fault-notice");
      return notice != null && Controls.within(window.stage().getScene().getFocusOwner(), notice);
    });
  }

  @Test
  void theScoresHaveTheKeyboardAgainAfterTheRulesWereRead() throws Exception {
    PlayerWindow north = windows.open("North", hosting());
    north.fire("solo");
    north.toggles("game-gin");
    north.fire("start");
    await().until(north::atTable);
    await()
        .pollInterval(Duration.ofMillis(5))
        .until(() ->
            ProgramWindows.now(() -> {
              boolean over = north.model().playerView().game().over();
              if (!over) {
                north.plays();
              }
              return over;
            }));
    north.awaits("deal-end");
    await().until(() -> focused(north).equals("next-hand"));
    north.types(KeyCode.F1);
    north.awaits("back");
    north.types(KeyCode.ESCAPE);
    north.awaits("deal-end");
    await().until(() -> focused(north).equals("next-hand"));
  }

  /** A keyboard without Latin letters gives Bulgarian ones instead of keys. */
  @ParameterizedTest
  @CsvSource({"т, no-statistics", "л, lessons", "я, topics"})
  void aBulgarianLetterOpensThePageOfItsKey(String letter, String page) throws Exception {
    PlayerWindow north = windows.open("North", hosting());
    ProgramWindows.now(() -> {
      Event.fireEvent(
          north.stage().getScene().getFocusOwner(),
          new KeyEvent(
              KeyEvent.KEY_PRESSED, "", letter, KeyCode.UNDEFINED, false, false, false, false));
      return true;
    });
    north.awaits(page);
  }

  private HostSettings hosting() {
    return HostSettings.with(Bots::of).withTiming(timing);
  }

  private static String focused(PlayerWindow window) {
    return ProgramWindows.now(() -> {
      var owner = window.stage().getScene().getFocusOwner();
      return owner == null || owner.getId() == null ? "" : owner.getId();
    });
  }
}
