package oklahoma.client.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import oklahoma.client.lesson.Learned;
import oklahoma.client.lesson.Lesson;
import oklahoma.client.lesson.LessonProgress;
import oklahoma.client.net.trust.HostAddress;
import oklahoma.client.settings.Settings;
import oklahoma.client.setup.Preset;
import oklahoma.client.storage.Store;
import oklahoma.client.storage.Subject;
import oklahoma.client.table.motion.Speed;
import oklahoma.client.text.Language;
import oklahoma.protocol.identity.Fingerprint;
import oklahoma.rules.Rules;
import oklahoma.rules.gin.GinPreset;
import oklahoma.rules.notation.Notation;
import oklahoma.rules.oklahoma.OklahomaRules;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What several windows of one player keep in one folder. */
class ProgramFilesTest {
  private static final Fingerprint ANNA = Fingerprint.ofHex("a1".repeat(32));
  private static final Fingerprint BORIS = Fingerprint.ofHex("b2".repeat(32));
  private static final HostAddress KITCHEN = new HostAddress("kitchen", 6552, Optional.empty());
  private static final HostAddress ATTIC = new HostAddress("attic", 6552, Optional.empty());

  @TempDir private Path folder;

  private final List<Window> open = new ArrayList<>();

  /** A window's files, and what its player reads when it opens. */
  private record Window(ProgramFiles files, Settings settings, List<String> reported) {}

  @AfterEach
  void close() {
    open.forEach(window -> window.files().close());
  }

  @Test
  void twoWindowsDeleteNothingOfEachOther() {
    Window first = window();
    Window second = window();
    Rules mine = OklahomaRules.standard(3);
    Rules yours = GinPreset.ROYAL.rules(2);
    first.files().known().met(KITCHEN, ANNA);
    first.files().learned().add(Lesson.values()[0]);
    first.files().own().keep("Friday", mine);
    first.settings().network().nameProperty().set("North");
    first.settings().network().recentHostsProperty().set(List.of("kitchen"));
    second.files().known().met(ATTIC, BORIS);
    second.files().learned().add(Lesson.values()[1]);
    second.files().own().keep("Sunday", yours);
    second.settings().motion().volumeProperty().set(35);
    second.settings().network().recentHostsProperty().set(List.of("attic"));
    first.files().close();
    second.files().close();
    Window next = window();
    assertThat(next.reported()).isEmpty();
    assertThat(next.files().known().pin(KITCHEN).join().known()).contains(ANNA);
    assertThat(next.files().known().pin(ATTIC).join().known()).contains(BORIS);
    assertThat(next.files().learned().lessons())
        .containsOnlyKeys(Lesson.values()[0], Lesson.values()[1]);
    assertThat(next.files().own().all())
        .containsExactlyInAnyOrder(new Preset.Own("Friday", mine), new Preset.Own("Sunday", yours));
    assertThat(next.settings().network().nameProperty().get()).isEqualTo("North");
    assertThat(next.settings().motion().volumeProperty().get()).isEqualTo(35);
    assertThat(next.settings().network().recentHostsProperty().get())
        .containsExactlyInAnyOrder("kitchen", "attic");
    assertThat(next.files().mark())
        .isEqualTo(first.files().mark())
        .isEqualTo(second.files().mark());
  }

  @Test
  void listsKeepTheirOrderAndForgetWhatThePlayerForgets() {
    Window window = window();
    for (String name : List.of("Zebra", "Ape", "Middle")) {
      window.files().own().keep(name, OklahomaRules.standard(4));
    }
    window.files().own().keep("Ape", OklahomaRules.standard(5));
    window.settings().network().recentHostsProperty().set(List.of("b"));
    window.settings().network().recentHostsProperty().set(List.of("z", "b"));
    window.settings().network().recentHostsProperty().set(List.of("b", "z"));
    window.settings().network().recentHostsProperty().set(List.of("a", "b", "z"));
    window.settings().network().recentHostsProperty().set(List.of("a", "z"));
    window.files().close();
    Window next = window();
    assertThat(next.files().own().all())
        .extracting(Preset.Own::name)
        .containsExactly("Zebra", "Ape", "Middle");
    assertThat(next.files().own().all().get(1).rules()).isEqualTo(OklahomaRules.standard(5));
    assertThat(next.settings().network().recentHostsProperty().get()).containsExactly("a", "z");
  }

  @Test
  void aDamagedDatabaseIsSetAsideAndReportedAndTheProgramStarts() throws IOException {
    Files.writeString(folder.resolve("oklahoma.db"), "no database\n".repeat(500));
    Window window = window();
    assertThat(window.reported()).containsExactly("app.store-damaged-body oklahoma.db.damaged-1");
    window.settings().network().nameProperty().set("North");
    window.files().close();
    assertThat(window().settings().network().nameProperty().get()).isEqualTo("North");
  }

  @Test
  void aNewerDatabaseIsReportedAndLeftAsItIs() throws Exception {
    Window before = window();
    before.settings().network().nameProperty().set("North");
    before.files().close();
    version(99);
    byte[] bytes = Files.readAllBytes(folder.resolve("oklahoma.db"));
    Window window = window();
    assertThat(window.reported()).containsExactly("app.store.NEWER oklahoma.db");
    window.settings().network().nameProperty().set("East");
    window.files().close();
    assertThat(folder.resolve("oklahoma.db")).hasBinaryContent(bytes);
    version(1);
    assertThat(window().settings().network().nameProperty().get()).isEqualTo("North");
  }

  @Test
  void whatThisVersionDoesNotUnderstandIsPassedOverAndStays() {
    try (Store store = Store.open(folder.resolve("oklahoma.db"))) {
      store
          .row(Subject.SETTINGS, ProgramFiles.ALL)
          .put(Map.of("sound-volume", "deafening", "name", "North", "of-the-future", "yes"));
      store.row(Subject.LESSONS, "LESSON_OF_THE_FUTURE").put(Map.of("learned", "yes"));
      store.row(Subject.RULES, "Friday").put(Map.of("rules", "poker"));
    }
    Window window = window();
    assertThat(window.settings().network().nameProperty().get()).isEqualTo("North");
    assertThat(window.files().own().all()).isEmpty();
    window.settings().motion().speedProperty().set(Speed.SLOW);
    window.files().close();
    try (Store store = Store.open(folder.resolve("oklahoma.db"))) {
      assertThat(store.row(Subject.SETTINGS, ProgramFiles.ALL).fields().join())
          .containsAllEntriesOf(Map.of("sound-volume", "deafening", "of-the-future", "yes"));
      assertThat(store.row(Subject.RULES, "Friday").fields().join())
          .containsEntry("rules", "poker");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"the first", "", "-1", "99999999999"})
  void anUnreadablePlaceInAListSpoilsNothingElse(String place) {
    String rules = Notation.print(OklahomaRules.standard(4));
    try (Store store = Store.open(folder.resolve("oklahoma.db"))) {
      store.row(Subject.SETTINGS, ProgramFiles.ALL).put(Map.of("name", "North"));
      store.row(Subject.RULES, "Friday").put(Map.of("rules", rules, "place", "1"));
      store.row(Subject.RULES, "Sunday").put(Map.of("rules", rules, "place", place));
    }
    Window window = window();
    assertThat(window.reported()).isEmpty();
    assertThat(window.settings().network().nameProperty().get()).isEqualTo("North");
    window.files().own().keep("Monday", OklahomaRules.standard(5));
    window.files().close();
    assertThat(window().files().own().all())
        .extracting(Preset.Own::name)
        .containsExactly("Sunday", "Friday", "Monday");
  }

  @Test
  void aLessonThatWasLearnedInAnotherWindowStaysLearned() {
    Window first = window();
    Window second = window();
    first.files().learned().add(Lesson.FIRST_HAND);
    first.files().learned().skip(Lesson.CLAIMS);
    first.files().close();
    second.files().learned().skip(Lesson.FIRST_HAND);
    second.files().learned().reach(Lesson.CLAIMS, 2);
    second.files().close();
    Learned kept = window().files().learned();
    assertThat(kept.of(Lesson.FIRST_HAND)).isEqualTo(new LessonProgress(0, true, true));
    assertThat(kept.of(Lesson.CLAIMS)).isEqualTo(new LessonProgress(2, false, true));
  }

  private void version(int version) throws Exception {
    try (var database =
            DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("oklahoma.db"));
        var sql = database.createStatement()) {
      sql.executeUpdate("PRAGMA user_version = " + version);
    }
  }

  private Window window() {
    Settings settings = new Settings(Language.ENGLISH);
    ProgramFiles files = new ProgramFiles(folder, settings, true);
    List<String> reported = new ArrayList<>();
    Window window = new Window(files, settings, reported);
    open.add(window);
    files.load(
        (title, body, file) -> reported.add(body + " " + file.getFileName()),
        failure -> reported.add(failure.toString()));
    return window;
  }
}
