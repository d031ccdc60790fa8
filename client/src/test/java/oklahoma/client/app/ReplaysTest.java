package oklahoma.client.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import oklahoma.bot.Bots;
import oklahoma.client.fixture.PlayerWindow;
import oklahoma.client.fixture.ProgramWindows;
import oklahoma.client.replay.matches.PlayedMatch;
import oklahoma.client.session.Replays;
import oklahoma.client.setup.BotSeat;
import oklahoma.client.setup.TablePlan;
import oklahoma.client.setup.Venue;
import oklahoma.client.text.Language;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.Pages;
import oklahoma.host.HostSettings;
import oklahoma.host.table.setup.BotPace;
import oklahoma.protocol.people.BotLevel;
import oklahoma.protocol.people.Name;
import oklahoma.rules.Seat;
import oklahoma.rules.fixture.RandomMatch;
import oklahoma.rules.gin.GinPreset;
import oklahoma.rules.gin.GinRules;
import oklahoma.rules.gin.MatchEnd;
import oklahoma.rules.notation.Notation;
import oklahoma.rules.record.MatchRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** What is played to its end is kept, listed, watched again, exported, imported and deleted. */
class ReplaysTest {
  private static final String DAMAGED = "The file with finished matches is damaged";

  @RegisterExtension private final ProgramWindows windows = new ProgramWindows();

  /** One round of gin against a bot, with the real bots and the real host. */
  static void playsAMatch(PlayerWindow window) {
    GinRules rules = GinPreset.CLASSIC.rules(2).with(new MatchEnd.Rounds(1, false));
    List<BotSeat> bots = List.of(new BotSeat("euler", BotLevel.EASY));
    TablePlan plan = TablePlan.usual(Venue.SOLO, bots).of(rules, bots);
    ProgramWindows.now(() -> {
      window
          .program()
          .navigation()
          .play(
              plan,
              List.of(new Name("North"), new Name("Euler")),
              BotPace.NONE,
              OptionalLong.of(3));
      return true;
    });
    await().until(window::atTable);
    window.playsToTheEnd();
  }

  @SuppressWarnings("unchecked")
  static List<PlayedMatch> listed(PlayerWindow window) {
    return ProgramWindows.now(() ->
        List.copyOf(
            ((ListView<PlayedMatch>) window.stage().getScene().lookup("#match-list")).getItems()));
  }

  @Test
  void aMatchIsKeptWatchedAgainAndListedAfterARestart() throws Exception {
    PlayerWindow window = windows.open("North");
    playsAMatch(window);
    window.fire("watch-again");
    window.awaits("replay");
    window.types(KeyCode.END);
    window.types(KeyCode.ESCAPE);
    window.fire("go-home");
    window.awaits("solo");
    window.types(KeyCode.P);
    await().until(() -> listed(window).size() == 1);
    PlayedMatch match = listed(window).getFirst();
    assertThat(match.me()).contains(Seat.A);
    assertThat(match.bots()).containsExactly("", "EASY");
    assertThat(match.players()).containsExactly("North", "Euler");
    assertThat(match.facts().over()).isTrue();

    PlayerWindow again = windows.restart(window, HostSettings.with(Bots::of));
    again.awaits("solo");
    again.types(KeyCode.P);
    await().until(() -> listed(again).equals(List.of(match)));
    again.types(KeyCode.ENTER);
    again.awaits("replay");
    again.types(KeyCode.ESCAPE);
    again.awaits("match-list");
    again.types(KeyCode.DELETE);
    assertThat(again.asked("Delete this replay?")).isTrue();
    assertThat(
            again.asked("You can’t watch the match any more. It still counts in your statistics."))
        .isTrue();
    again.answers("Keep it");
    assertThat(listed(again)).hasSize(1);
    again.fire("delete-match");
    again.answers("Delete");
    await().until(() -> listed(again).isEmpty());
  }

  @Test
  void whatADamagedArchiveStillShowsCanBeWatched() throws Exception {
    PlayerWindow window = windows.open("North");
    playsAMatch(window);
    window.fire("go-home");
    window.awaits("solo");
    window.types(KeyCode.P);
    await().until(() -> listed(window).size() == 1);
    window.types(KeyCode.ESCAPE);
    eraseIndex(windows.folder(window).resolve("finished.db"));
    window.types(KeyCode.T);
    await().until(() -> window.asked(DAMAGED));
    window.answers("OK");
    assertThat(window.says("figure-matches")).isEqualTo("1");
    window.types(KeyCode.ESCAPE);
    window.types(KeyCode.P);
    await().until(() -> window.asked(DAMAGED));
    window.answers("OK");
    assertThat(listed(window)).hasSize(1);
    window.types(KeyCode.ENTER);
    window.awaits("replay");
  }

  /** Fills a page with zeros that no match is on. */
  private static void eraseIndex(Path archive) throws Exception {
    int page;
    int size;
    try (Connection database = DriverManager.getConnection("jdbc:sqlite:" + archive);
        Statement statement = database.createStatement()) {
      page =
          statement
              .executeQuery("SELECT rootpage FROM sqlite_schema WHERE type = 'index'")
              .getInt(1);
      size = statement.executeQuery("PRAGMA page_size").getInt(1);
    }
    byte[] file = Files.readAllBytes(archive);
    Arrays.fill(file, (page - 1) * size, page * size, (byte) 0);
    Files.write(archive, file);
  }

  @Test
  void aFileIsImportedAndADamagedOneIsRefusedWithItsLineAndNothingIsLost() throws Exception {
    PlayerWindow window = windows.open("North");
    MatchRecord match = shortMatch();
    Path file =
        Files.writeString(windows.folder(window).resolve("good.oklahoma"), Notation.print(match));
    String text = Notation.print(match).replaceFirst("A discards \\w+", "A discards **");
    Path damaged = Files.writeString(windows.folder(window).resolve("damaged.oklahoma"), text);
    window.awaits("solo");
    window.types(KeyCode.P);
    window.awaits("match-list");
    brings(window, file);
    await().until(() -> listed(window).size() == 1);
    brings(window, damaged);
    await().until(() -> window.asked("This is not a record of a match"));
    window.answers("OK");
    assertThat(listed(window)).hasSize(1);
    assertThat(listed(window).getFirst().me()).isEmpty();
    window.types(KeyCode.DELETE);
    assertThat(window.asked("You can’t watch the match any more.")).isTrue();
    window.answers("Keep it");
    brings(window, file);
    window.types(KeyCode.ENTER);
    window.awaits("replay");
  }

  /** The disk may be slow; the result is shown on the FX thread. */
  @Test
  void aRecordIsSavedInTheBackgroundAndThePlayerLearnsTheResult() throws Exception {
    PlayerWindow window = windows.open("North");
    Texts texts = new Texts(Language.ENGLISH);
    Pages pages = ProgramWindows.now(() -> new Pages(texts, () -> false));
    List<String> notices = PlayerWindow.notices(pages.node());
    Path file = windows.folder(window).resolve("saved.oklahoma");
    String text = Notation.print(shortMatch());
    Replays replays =
        new Replays(
            pages,
            window.program().navigation(),
            window.program().parts().presentation(),
            Optional.empty(),
            (beginning, seat) -> {});
    boolean atOnce =
        ProgramWindows.now(() -> {
          replays.write(text, file);
          return !notices.isEmpty();
        });
    assertThat(atOnce).isFalse();
    await().until(() -> !notices.isEmpty());
    assertThat(file).hasContent(text);
    ProgramWindows.now(() -> {
      replays.write(text, windows.folder(window).resolve("none/saved.oklahoma"));
      return pages.asking();
    });
    await().until(() -> ProgramWindows.now(pages::asking));
  }

  private static MatchRecord shortMatch() {
    GinRules rules = GinPreset.CLASSIC.rules(2).with(new MatchEnd.Rounds(1, false));
    return RandomMatch.of(rules, List.of("East", "West"), 2).record();
  }

  private static void brings(PlayerWindow window, Path file) {
    ProgramWindows.now(() -> {
      window.program().navigation().bring(file);
      return true;
    });
  }
}
