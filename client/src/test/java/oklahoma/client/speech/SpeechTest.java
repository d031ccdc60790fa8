package oklahoma.client.speech;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import oklahoma.protocol.people.Name;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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

  @Test
  void theProgramGetsEachSentenceAsItsLastArgument(@TempDir Path folder) throws IOException {
    command = reader(folder) + " slowly";
    Files.createFile(folder.resolve("go"));
    try (Speech speech = speech()) {
      speech.readAloud("North draws; $(a card)");
      speech.readAloud("North discards.");
      await()
          .untilAsserted(() ->
              assertThat(spoken(folder))
                  .containsExactly("North draws; $(a card)", "North discards."));
    }
    assertThat(failures).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"-v claims the queen of clubs.", "−25 points", "/v", "@file", "«Evening»"})
  void noSentenceIsTakenForAnOption(String sentence) {
    assertThat(CommandLine.plain(sentence)).isEqualTo(" " + sentence);
  }

  @Test
  void aSentenceThatBeginsWithALetterOrADigitStaysAsItIs() {
    assertThat(CommandLine.plain("Ўмар draws.")).isEqualTo("Ўмар draws.");
    assertThat(CommandLine.plain("2 wins")).isEqualTo("2 wins");
    assertThat(CommandLine.plain("East: so\" -w \"x")).isEqualTo("East: so” -w ”x");
  }

  @Test
  void theNameOfAPlayerIsNoOptionOfTheProgram(@TempDir Path folder) throws IOException {
    command = reader(folder);
    Files.createFile(folder.resolve("go"));
    Name name = Name.of("-v").orElseThrow();
    try (Speech speech = speech()) {
      speech.readAloud(name.text() + " draws.");
      await().untilAsserted(() -> assertThat(spoken(folder)).containsExactly(" -v draws."));
    }
  }

  @Test
  void whatHappensIsReadThoughSomebodyChatsAllTheTime(@TempDir Path folder) throws IOException {
    command = reader(folder);
    try (Speech speech = speech()) {
      speech.readAloud("North draws.");
      await().untilAsserted(() -> assertThat(spoken(folder)).containsExactly("North draws."));
      speech.readChatAloud("East says: one");
      speech.readAloud("North discards.");
      for (String number : List.of("two", "three", "four", "five", "six")) {
        speech.readChatAloud("East says: " + number);
      }
      speech.readAloud("South draws.");
      Files.createFile(folder.resolve("go"));
      await()
          .untilAsserted(() ->
              assertThat(spoken(folder))
                  .containsExactly(
                      "North draws.",
                      "North discards.",
                      "South draws.",
                      "East says: five",
                      "East says: six"));
    }
  }

  @Test
  void ofWhatHappensTooFastTheOldestIsLeftOut(@TempDir Path folder) throws IOException {
    command = reader(folder);
    try (Speech speech = speech()) {
      speech.readAloud("0");
      await().untilAsserted(() -> assertThat(spoken(folder)).containsExactly("0"));
      for (int sentence = 1; sentence <= 6; sentence++) {
        speech.readAloud(String.valueOf(sentence));
      }
      speech.readChatAloud("East says: hello");
      Files.createFile(folder.resolve("go"));
      await()
          .untilAsserted(() -> assertThat(spoken(folder)).containsExactly("0", "3", "4", "5", "6"));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "cmd /c speak",
        "C:\\Windows\\System32\\CMD.EXE /c speak",
        "powershell -Command Speak",
        "\"C:/Program Files/PowerShell/7/pwsh.exe\" -c Speak",
        "speak.bat"
      })
  void noShellIsGivenASentence(String command) {
    assertThat(CommandLine.obeysSentences(CommandLine.words(command))).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"spd-say -w", "powershell -File speak.ps1", "/opt/cmd/say"})
  void otherProgramsAre(String command) {
    assertThat(CommandLine.obeysSentences(CommandLine.words(command))).isFalse();
  }

  /** Its arguments would go through a shell. */
  @ParameterizedTest
  @ValueSource(strings = {"reader.cmd", "READER.BAT"})
  void aBatchFileIsNotStarted(String file, @TempDir Path folder) throws IOException {
    command = reader(folder, file) + " slowly";
    Files.createFile(folder.resolve("go"));
    try (Speech speech = speech()) {
      speech.readAloud("North draws.");
      await().untilAsserted(() -> assertThat(failures).containsExactly(command));
    }
    assertThat(spoken(folder)).isEmpty();
  }

  @Test
  void aProgramThatCannotBeStartedIsReportedOnce() throws InterruptedException {
    command = "/no/such program";
    try (Speech speech = speech()) {
      for (int sentence = 0; sentence < 20; sentence++) {
        speech.readAloud("North draws.");
      }
      assertThat(failures.take()).isEqualTo("/no/such program");
      command = "/no/other";
      speech.readAloud("North draws.");
      assertThat(failures.take()).as("another one is another fault").isEqualTo("/no/other");
      assertThat(failures).isEmpty();
    }
  }

  @Test
  void nothingIsStartedUnlessThePlayerWantsIt() {
    command = "/no/such program";
    wanted = false;
    try (Speech speech = speech()) {
      speech.readAloud("North draws.");
      wanted = true;
      command = "  ";
      speech.readAloud("North draws.");
    }
    assertThat(failures).isEmpty();
  }

  /** A program that notes its last argument, and is done as soon as there is a file "go". */
  private static String reader(Path folder) throws IOException {
    return reader(folder, "reader");
  }

  private static String reader(Path folder, String file) throws IOException {
    assumeTrue(Files.isExecutable(Path.of("/bin/sh")));
    Path program =
        Files.writeString(
            folder.resolve(file),
            """
            #!/bin/sh
            cd "$(dirname "$0")"
            for last; do :; done
            printf '%s\\n' "$last" >> heard
            until [ -e go ]; do sleep 0.02; done
            """);
    assertThat(program.toFile().setExecutable(true)).isTrue();
    return "\"" + program + "\"";
  }

  private static List<String> spoken(Path folder) throws IOException {
    Path file = folder.resolve("heard");
    return Files.exists(file) ? Files.readAllLines(file) : List.of();
  }

  private Speech speech() {
    return new Speech(
        () -> wanted ? Optional.of(command) : Optional.empty(), Runnable::run, failures::add);
  }
}
