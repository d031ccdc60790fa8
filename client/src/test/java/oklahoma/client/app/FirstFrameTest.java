package oklahoma.client.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.ByteArrayOutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import oklahoma.client.fixture.OnScreen;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The timer is called by hand; it only needs JavaFX to be there. */
@ExtendWith(OnScreen.class)
class FirstFrameTest {
  private final ByteArrayOutputStream output = new ByteArrayOutputStream();

  @Test
  void speaksAtTheThirdPulseAndEndsWithTheInput() throws Exception {
    CompletableFuture<Void> ended = new CompletableFuture<>();
    try (PipedInputStream input = new PipedInputStream()) {
      try (PipedOutputStream open = new PipedOutputStream(input)) {
        PrintStream out = new PrintStream(output, true, StandardCharsets.UTF_8);
        FirstFrame frame = new FirstFrame(input, out, () -> ended.complete(null));
        frame.handle(0);
        frame.handle(1);
        assertThat(output.toString(StandardCharsets.UTF_8)).isEmpty();
        frame.handle(2);
        assertThat(output.toString(StandardCharsets.UTF_8).strip()).isEqualTo(FirstFrame.LINE);
        // What is read does not matter, only that it ends.
        open.write('\n');
        open.flush();
        await().until(() -> input.available() == 0);
        assertThat(ended).isNotDone();
      }
      ended.get(120, TimeUnit.SECONDS);
    }
  }
}
