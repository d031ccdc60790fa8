package oklahoma.client.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import oklahoma.sqlite.DatabaseRefused.Reason;
import oklahoma.sqlite.Sqlite;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** One database for all windows: nothing is lost, even if another window writes or crashes. */
class StoreTest {
  @TempDir private Path folder;
  private Path file = Path.of("");
  private final List<Store> open = new ArrayList<>();

  @BeforeEach
  void inFreshFolder() {
    file = folder.resolve("deep/oklahoma.db");
  }

  @AfterEach
  void close() {
    open.forEach(Store::close);
  }

  @Test
  void whatIsKeptIsFoundByTheNextProgram() {
    Map<String, String> fields = Map.of("name", "Север \\ = # \n next", "size", "");
    Store store = store();
    store.change(rows -> rows.put(Subject.SEATS, "a", fields));
    store.change(rows -> rows.put(Subject.SEATS, "b", Map.of("x", "1", "y", "2")));
    store.change(rows -> rows.set(Subject.SEATS, "b", "y", "3"));
    store.change(rows -> rows.put(Subject.SEATS, "c", Map.of("x", "1")));
    store.change(rows -> rows.remove(Subject.SEATS, "c"));
    store.change(rows -> rows.put(Subject.SEATS, "d", Map.of("x", "1")));
    store.change(rows -> rows.put(Subject.SEATS, "d", Map.of("y", "1")));
    store.close();
    assertThat(store().ask(rows -> rows.all(Subject.SEATS)).join())
        .isEqualTo(Map.of("a", fields, "b", Map.of("x", "1", "y", "3"), "d", Map.of("y", "1")));
    assertThat(store().ask(rows -> rows.row(Subject.SEATS, "a")).join()).isEqualTo(fields);
    assertThat(store().ask(rows -> rows.row(Subject.HANDS, "a")).join()).isEmpty();
  }

  /** The driver reads some of these names as settings. */
  @ParameterizedTest
  @ValueSource(strings = {"q? x", "q?a&&b", "q?cache_size=7", "q?journal_mode=off&z", "q?a&"})
  @DisabledOnOs(OS.WINDOWS) // no name there has a question mark
  void theFolderMayHaveAnyName(String name) throws IOException {
    file = folder.resolve(name).resolve("oklahoma.db");
    Map<String, String> fields = Map.of("name", "value");
    Store store = store();
    store.change(rows -> rows.put(Subject.SEATS, "a", fields));
    store.close();
    assertThat(file).isNotEmptyFile();
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files).hasSize(1);
    }
    assertThat(store().ask(rows -> rows.row(Subject.SEATS, "a")).join()).isEqualTo(fields);
  }

  @Test
  void aTaskThatFailsChangesNothing() {
    Store store = store();
    assertThatThrownBy(() ->
            store
                .ask(rows -> {
                  rows.put(Subject.RULES, "half", Map.of("rules", "x"));
                  throw new IllegalStateException("on the way");
                })
                .join())
        .hasRootCauseMessage("on the way");
    assertThat(store.ask(rows -> rows.all(Subject.RULES)).join()).isEmpty();
  }

  @Test
  void aRowHasFields() {
    CompletableFuture<Boolean> empty =
        store()
            .ask(rows -> {
              rows.put(Subject.RULES, "none", Map.of());
              return true;
            });
    assertThatThrownBy(empty::join).hasCauseInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void twoWindowsLoseNothingOfEachOther() {
    List<CompletableFuture<Void>> writers = new ArrayList<>();
    for (String name : List.of("a", "b", "c")) {
      Store window = store();
      writers.add(
          CompletableFuture.runAsync(() ->
              IntStream.rangeClosed(1, 100).forEach(n -> StoreWriter.write(window, name + n))));
    }
    writers.forEach(CompletableFuture::join);
    assertThat(store().ask(rows -> rows.all(Subject.RULES).size()).join()).isEqualTo(300);
    assertThat(store().ask(StoreWriter::count).join()).isEqualTo(300);
  }

  @Test
  void twoProgramsLoseNothingOfEachOther() throws Exception {
    Process other = program("other", 100);
    assertThat(other.inputReader().readLine()).isEqualTo("1");
    Store window = store();
    IntStream.rangeClosed(1, 100).forEach(n -> StoreWriter.write(window, "own" + n));
    assertThat(other.waitFor()).isZero();
    assertThat(window.ask(rows -> rows.all(Subject.RULES).size()).join()).isEqualTo(200);
    assertThat(window.ask(StoreWriter::count).join()).isEqualTo(200);
  }

  @Test
  void aProgramThatIsKilledLosesNothingThatWasKept() throws Exception {
    Process other = program("row", 1_000_000);
    int written = 0;
    try (BufferedReader lines = other.inputReader()) {
      while (written < 200) {
        written = Integer.parseInt(lines.readLine());
      }
      other.destroyForcibly().waitFor();
    }
    int kept = written;
    Store store = store();
    assertThat(store.opening().join()).isEqualTo(new Opening.Ready());
    Map<String, Map<String, String>> rows = store.ask(all -> all.all(Subject.RULES)).join();
    assertThat(rows)
        .containsKeys(
            IntStream.rangeClosed(1, kept).mapToObj(n -> "row" + n).toArray(String[]::new));
    assertThat(store.ask(StoreWriter::count).join()).isEqualTo(rows.size());
  }

  @Test
  void nobodyElseReadsIt() throws IOException {
    assumeTrue(FileSystems.getDefault().supportedFileAttributeViews().contains("posix"));
    Store store = store();
    StoreWriter.write(store, "row");
    try (Stream<Path> files = Files.list(file.getParent())) {
      List<Path> parts = files.filter(each -> !each.toString().endsWith(".lock")).toList();
      assertThat(parts).contains(file, file.resolveSibling("oklahoma.db-wal"));
      for (Path part : parts) {
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(part)))
            .as(part.toString())
            .isEqualTo("rw-------");
      }
    }
  }

  @Test
  void aDamagedDatabaseIsSetAsideAndKept() throws IOException {
    byte[] rubbish =
        "This is no database, however long it may be.".repeat(50).getBytes(StandardCharsets.UTF_8);
    for (int n = 1; n <= 2; n++) {
      Files.createDirectories(file.getParent());
      Files.write(file, rubbish);
      try (Store store = Store.open(file)) {
        Path aside = file.resolveSibling("oklahoma.db.damaged-" + n);
        assertThat(store.opening().join()).isEqualTo(new Opening.SetAside(aside));
        assertThat(aside).hasBinaryContent(rubbish);
        StoreWriter.write(store, "row");
      }
      assertThat(store().ask(rows -> rows.all(Subject.RULES)).join()).containsKey("row");
      open.removeLast().close();
    }
  }

  /** As long as a window has the database open, the log is still needed. */
  @Test
  @DisabledOnOs(OS.WINDOWS) // what is open cannot be renamed there
  void theLogOfADamagedDatabaseIsSetAsideWithIt() throws Exception {
    StoreWriter.write(store(), "row");
    sql("PRAGMA user_version = -1");
    Path aside = file.resolveSibling("oklahoma.db.damaged-1");
    assertThat(store().opening().join()).isEqualTo(new Opening.SetAside(aside));
    assertThat(file.resolveSibling("oklahoma.db.damaged-1-wal")).isNotEmptyFile();
  }

  @Test
  void theDatabaseOfAnotherProgramIsSetAsideAndKept() throws Exception {
    Files.createDirectories(file.getParent());
    sql("CREATE TABLE songs (name TEXT)");
    Path aside = file.resolveSibling("oklahoma.db.damaged-1");
    assertThat(store().opening().join()).isEqualTo(new Opening.SetAside(aside));
    try (Connection database = DriverManager.getConnection("jdbc:sqlite:" + aside);
        Statement statement = database.createStatement();
        ResultSet tables = statement.executeQuery("SELECT group_concat(name) FROM sqlite_schema")) {
      assertThat(tables.getString(1)).isEqualTo("songs");
    }
  }

  @Test
  void ofTwoWindowsThatFindItDamagedOneSetsItAside() throws IOException {
    Files.createDirectories(file.getParent());
    Files.writeString(file, "x".repeat(5000));
    List<Store> windows = Stream.generate(this::store).limit(4).toList();
    assertThat(windows.stream().map(window -> window.opening().join()))
        .containsOnlyOnce(new Opening.SetAside(file.resolveSibling("oklahoma.db.damaged-1")))
        .contains(new Opening.Ready());
    windows.forEach(window -> StoreWriter.write(window, "row" + windows.indexOf(window)));
    assertThat(store().ask(StoreWriter::count).join()).isEqualTo(4);
    assertThat(file.resolveSibling("oklahoma.db.damaged-2")).doesNotExist();
  }

  @Test
  void aNewerDatabaseIsLeftAsItIs() throws Exception {
    Store before = store();
    StoreWriter.write(before, "row");
    before.close();
    sql("PRAGMA user_version = 99");
    byte[] bytes = Files.readAllBytes(file);
    Store store = store();
    assertThat(store.opening().join()).isEqualTo(new Opening.Refused(file, Reason.NEWER));
    assertThat(store.ask(rows -> rows.all(Subject.RULES)).join()).isEmpty();
    StoreWriter.write(store, "other");
    store.close();
    assertThat(file).hasBinaryContent(bytes);
    sql("PRAGMA user_version = 1");
    assertThat(store().ask(rows -> rows.all(Subject.RULES)).join()).containsOnlyKeys("row");
  }

  @Test
  void whatCannotBeReadIsNotDamaged() throws IOException {
    Files.createDirectories(file);
    Store store = store();
    assertThat(store.opening().join()).isEqualTo(new Opening.Refused(file, Reason.NOT_WRITABLE));
    assertThat(file).isDirectory();
    StoreWriter.write(store, "row");
    assertThat(store.ask(StoreWriter::count).join()).isEqualTo(1);
  }

  @Test
  void whatCannotBeKeptIsReported() {
    Store store = store();
    ConcurrentLinkedQueue<Throwable> failures = new ConcurrentLinkedQueue<>();
    store.onFailure(failures::add);
    store.change(rows -> {
      throw new StoreFailed(Reason.FULL, new IOException("the disk"));
    });
    store.close();
    store.change(rows -> rows.remove(Subject.RULES, "late"));
    assertThat(failures)
        .extracting(
            failure -> failure instanceof CompletionException ? failure.getCause() : failure)
        .extracting(failure -> ((StoreFailed) failure).reason())
        .containsExactly(Reason.FULL, Reason.OTHER);
  }

  /** SQLite would go on writing to the former file, which nobody finds again. */
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  @DisabledOnOs(OS.WINDOWS) // what is open cannot go there
  void whatIsChangedAfterTheFileHasGoneIsReportedAsLost(boolean replaced) throws IOException {
    Store window = store();
    StoreWriter.write(window, "before");
    ConcurrentLinkedQueue<StoreFailed> failures = new ConcurrentLinkedQueue<>();
    window.onFailure(failures::add);
    for (Path part : Sqlite.parts(file)) {
      Files.move(part, part.resolveSibling("moved-" + part.getFileName()));
    }
    if (replaced) {
      StoreWriter.write(store(), "restored");
    }
    window.change(rows -> rows.put(Subject.RULES, "after", Map.of("rules", "x")));
    window.close();
    assertThat(failures).extracting(StoreFailed::reason).containsExactly(Reason.OTHER);
  }

  private Store store() {
    Store store = Store.open(file);
    open.add(store);
    return store;
  }

  private void sql(String sql) throws SQLException {
    try (Connection database = DriverManager.getConnection("jdbc:sqlite:" + file);
        Statement statement = database.createStatement()) {
      statement.executeUpdate(sql);
    }
  }

  private Process program(String name, int rows) throws IOException {
    return new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:TieredStopAtLevel=1",
            "--enable-native-access=ALL-UNNAMED",
            "-cp",
            System.getProperty("java.class.path"),
            StoreWriter.class.getName(),
            file.toString(),
            name,
            Integer.toString(rows))
        .redirectError(ProcessBuilder.Redirect.DISCARD)
        .start();
  }
}
