package client.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import host.HostSettings;
import host.bot.Bots;
import java.nio.file.Path;
import java.time.Duration;
import javafx.scene.control.TextField;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two programs over real sockets: the owner of a table keeps a guest out of it, and lets back. */
class KeptOutOnScreenTest {
  private static final Duration LONG = Duration.ofSeconds(30);

  @TempDir private static Path folder;

  private final ProgramWindows windows = new ProgramWindows(folder);

  @AfterEach
  void close() throws Exception {
    windows.close();
  }

  @Test
  void aGuestIsKeptOutUnderAnyNameAlsoAfterARestartUntilItIsLetBack() throws Exception {
    PlayerWindow north = windows.hosting("North");
    assertThat(north.sees("#kept-out-line")).isFalse();
    int port = north.port();
    PlayerWindow east = windows.open("East", HostSettings.with(Bots::of));
    east.joins(port);
    east.awaits("lobby");
    north.fire("remove-2");
    north.answers("Keep out");
    await()
        .atMost(LONG)
        .until(() ->
            east.asked(
                "The owner of the table sent you away and keeps you out of it. Talk to the owner,"
                    + " who can let you back."));
    await().atMost(LONG).until(() -> north.says("kept-out").equals("Kept out: East"));

    PlayerWindow again = windows.restart(east);
    ProgramWindows.now(() -> {
      ((TextField) again.stage().getScene().lookup("#name")).setText("Somebody else");
      return true;
    });
    again.joins(port);
    await()
        .atMost(LONG)
        .until(() ->
            again.sees("#join-reason")
                && again
                    .says("join-reason")
                    .startsWith("The owner of this table keeps you out of it"));

    north.fire("let-back");
    north.fire("let-back-1");
    await().atMost(LONG).until(() -> !north.sees("#kept-out-line"));
    again.fire("connect");
    again.awaits("lobby");
  }
}
