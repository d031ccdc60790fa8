package oklahoma.client.speech;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SpeechTest {
  private final BlockingQueue<String> failures = new LinkedBlockingQueue<>();
  private String command = "";
  private boolean wanted = true;

  @Test
  void blanksDivideACommandUnlessTheyAreQuoted() {
    assertThat(CommandLine.words("\"/a program/say\" -v  Anna; rm $HOME"))
        .containsExactly("/a program/say", "-v", "Anna;", "rm", "$HOME");
    assertThat(CommandLine.words("  ")).isEmpty();
  }

  /** The program that touches a file tells by it what it was given. */
  @Test
  void theProgramGetsEachSentenceAsItsLastArgument(@TempDir Path folder) {
    assumeTrue(Files.isExecutable(Path.of("/usr/bin/touch")));
    try (Speech speech = speech()) {
      command = "/usr/bin/touch";
      Path first = folder.resolve("North draws; $(a card)");
      Path second = folder.resolve("North discards");
      speech.say(first.toString());
      speech.say(second.toString());
      await().until(() -> Files.exists(second));
      assertThat(first).exists();
    }
    assertThat(failures).isEmpty();
  }

  @Test
  void aProgramThatCannotBeStartedIsToldOnce() throws InterruptedException {
    command = "/no/such program";
    try (Speech speech = speech()) {
      for (int sentence = 0; sentence < 20; sentence++) {
        speech.say("North draws.");
      }
      assertThat(failures.take()).isEqualTo("/no/such program");
      command = "/no/other";
      speech.say("North draws.");
      assertThat(failures.take()).as("another one is another fault").isEqualTo("/no/other");
      assertThat(failures).isEmpty();
    }
  }

  @Test
  void nothingIsStartedUnlessThePlayerWantsIt() {
    command = "/no/such program";
    wanted = false;
    try (Speech speech = speech()) {
      speech.say("North draws.");
      wanted = true;
      command = "  ";
      speech.say("North draws.");
    }
    assertThat(failures).isEmpty();
  }

  private Speech speech() {
    return new Speech(
        () -> wanted ? Optional.of(command) : Optional.empty(), Runnable::run, failures::add);
  }
}
