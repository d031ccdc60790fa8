package oklahoma.client.lobby;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import atlantafx.base.theme.Styles;
import java.util.List;
import javafx.scene.control.TextField;
import oklahoma.client.fixture.PlayerWindow;
import oklahoma.client.fixture.ProgramWindows;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Two programs, one of which hosts a table with a password, over real sockets. */
class PasswordOnScreenTest {
  @RegisterExtension private final ProgramWindows windows = new ProgramWindows();

  @Test
  void theOwnerSetsItTheGuestIsAskedForItAndAReturnIsNot() throws Exception {
    PlayerWindow north = windows.hosting("North");
    north.fire("set-password");
    north.awaits("new-password-card");
    assertThat(north.sees("#new-password-rule")).isFalse();
    writes(north, "new-password", "abc");
    assertThat(north.says("new-password-rule")).isEqualTo(RULE);
    assertThat(wrong(north)).as("more may be typed").isFalse();
    writes(north, "new-password", "abc\u200bdef");
    assertThat(wrong(north)).isTrue();
    assertThat(north.finds("#password-set").orElseThrow().isDisabled()).isTrue();
    writes(north, "new-password", "черна дама");
    assertThat(north.sees("#new-password-rule")).isFalse();
    north.fire("password-set");
    awaitWords(north, "admission-password", "Password: черна дама");
    List<String> copied = north.notices();
    north.fire("copy-password");
    await().untilAsserted(() -> assertThat(copied).contains("Copied: черна дама"));

    PlayerWindow east = windows.open("East");
    east.joins(north.port());
    east.awaits("password-card");
    assertThat(east.finds("#join-reason")).isEmpty();
    east.fire("password-cancel");
    assertThat(east.says("join-reason")).startsWith("The table has a password");
    east.joins(north.port());
    east.awaits("password-card");
    List<String> notices = north.notices();
    writes(east, "table-password", "red queen");
    east.fire("password-join");
    await().until(() -> east.asked(WRONG));
    await().untilAsserted(() -> assertThat(notices).contains("East tried a wrong password."));
    writes(east, "table-password", "черна дама");
    east.fire("password-join");
    east.awaits("lobby");
    awaitWords(east, "admission-password", "New players need the password.");
    assertThat(east.sees("#set-password")).isFalse();

    PlayerWindow again = windows.restart(east);
    again.fire("rejoin");
    again.awaits("lobby");
    assertThat(again.finds("#password-card")).isEmpty();

    north.fire("set-password");
    north.fire("password-remove");
    awaitWords(north, "admission-password", "No password: anyone who finds the table can join.");
    await().until(() -> !again.sees("#admission"));
  }

  private static boolean wrong(PlayerWindow window) {
    return window
        .finds("#new-password")
        .orElseThrow()
        .getPseudoClassStates()
        .contains(Styles.STATE_DANGER);
  }

  private static final String RULE = "Use 4 to 40 characters that can be seen.";

  private static final String WRONG =
      "That was not the password. Check capital letters. After three wrong ones you have to wait.";

  private static void awaitWords(PlayerWindow window, String id, String words) {
    await(words).until(() -> window.says(id).equals(words));
  }

  private static void writes(PlayerWindow window, String id, String text) {
    window.awaits(id);
    ProgramWindows.now(() -> {
      ((TextField) window.stage().getScene().lookup("#" + id)).setText(text);
      return true;
    });
  }
}
