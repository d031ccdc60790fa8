package oklahoma.client.session.kept;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import oklahoma.bot.Bots;
import oklahoma.client.net.Call;
import oklahoma.client.net.Connector;
import oklahoma.client.net.EventLoops;
import oklahoma.client.net.HostConnection;
import oklahoma.client.session.kept.KeptTables.Place;
import oklahoma.client.storage.Store;
import oklahoma.client.storage.Subject;
import oklahoma.host.Host;
import oklahoma.host.HostSettings;
import oklahoma.host.journal.Entry;
import oklahoma.host.journal.JournalFile;
import oklahoma.host.journal.MatchArchive;
import oklahoma.host.table.setup.BotPace;
import oklahoma.host.table.setup.TableSetup;
import oklahoma.protocol.lobby.Chair;
import oklahoma.protocol.messages.ConnectionPurpose;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.BotLevel;
import oklahoma.protocol.people.Name;
import oklahoma.rules.Seat;
import oklahoma.rules.oklahoma.OklahomaRules;
import oklahoma.sqlite.DatabaseRefused.Reason;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every window has folders of its own, and finds what others have left behind. */
class KeptTablesTest {
  @TempDir private Path root;

  private final EventLoops eventLoops = new EventLoops();
  private final Store store = Store.inMemory();

  @SuppressWarnings("NullAway.Init")
  private KeptTables here;

  @SuppressWarnings("NullAway.Init")
  private KeptTables there;

  @BeforeEach
  void open() {
    here = tables(root);
    there = tables(root);
  }

  @AfterEach
  void close() {
    here.close();
    there.close();
    store.close();
    eventLoops.close();
  }

  @Test
  void nothingIsMadeBeforeSomethingIsKept() {
    assertThat(here.look().join().tables()).isEmpty();
    assertThat(root).isEmptyDirectory();
  }

  @Test
  void whatOneWindowLeavesTheNextFinds() throws Exception {
    begin(place(here));
    assertThat(there.look().join().tables()).isEmpty();
    here.close();
    WaitingTable found = there.look().join().tables().getFirst();
    assertThat(found.hosted()).isFalse();
    assertThat(found.saved().playing()).isTrue();
    assertThat(found.saved().inside()).contains(Seat.A);
    assertThat(found.saved().insider()).contains(new Name("North"));
  }

  /** Otherwise the next deal would look as if its shuffle had been drawn again. */
  @Test
  void whatIsKnownOfTheShufflesWaitsWithTheTable() throws Exception {
    Place.InFolder place = place(here);
    place.folder().ledger(place.number()).keep(BegunShuffle.known());
    assertThat(place.folder().ledger(place.number()).last()).contains(BegunShuffle.known());
  }

  @Test
  void aSecondWindowHasAShelfOfItsOwnAndOffersItsOwnAlone() throws Exception {
    Place.InFolder first = place(here);
    Place.InFolder second = place(there);
    assertThat(second.folder()).isNotSameAs(first.folder());
    begin(first);
    begin(second);
    begin(place(there));
    assertThat(here.look().join().tables()).hasSize(1);
    assertThat(there.look().join().tables()).hasSize(2);
    assertThat(folders()).containsExactly("1", "2");
  }

  @Test
  void theLatestComesFirstWhereverItIsKept() throws Exception {
    begin(place(here));
    Place.InFolder second = place(there);
    begin(second);
    there.close();
    long latest = System.currentTimeMillis() / 1000 + 60;
    sql("2", "UPDATE tables SET saved = " + latest);
    assertThat(here.look().join().tables())
        .hasSize(2)
        .first()
        .extracting(table -> table.saved().saved().getEpochSecond())
        .isEqualTo(latest);
  }

  @Test
  void whatIsDiscardedIsNeverOfferedAgain() throws Exception {
    begin(place(here));
    WaitingTable table = here.look().join().tables().getFirst();
    here.discard(table).join();
    assertThat(here.look().join().tables()).isEmpty();
    here.close();
    assertThat(there.look().join().tables()).isEmpty();
    there.close();
    try (JournalFile journal = JournalFile.open(journal("1"))) {
      assertThat(journal.looseMatches()).isEmpty();
    }
  }

  /** The player reads why, and the table is still offered. */
  @Test
  void aTableThatCannotBeDeletedIsNotReportedAsGone() throws Exception {
    begin(place(here));
    WaitingTable table = here.look().join().tables().getFirst();
    table.folder().close();
    assertThat(here.discard(table)).failsWithin(Duration.ofSeconds(60));
    assertThat(there.look().join().tables()).hasSize(1);
  }

  @Test
  void aDamagedTableIsReportedAndTheOthersAreOffered() throws Exception {
    begin(place(here));
    Place.InFolder strange = place(here);
    strange.folder().journal(strange.number()).append(new Entry.TableSaved("nonsense"));
    KeptTables.Found found = here.look().join();
    assertThat(found.tables()).hasSize(1);
    assertThat(found.unreadable())
        .containsExactly(
            new OwnTablesFolder.Unreadable(Reason.DAMAGED, journal("1"), OptionalInt.empty()));
    assertThat(here.look().join().unreadable()).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "UPDATE tables SET saved = 9000000000000000000 WHERE number = 1",
        "UPDATE matches SET players = 'A\nB\nC\nD\nE\nF\nG\nH\nI' WHERE of_table = 1"
      })
  void aDamagedRowIsReportedAndTheOtherTablesAreOffered(String damage) throws Exception {
    begin(place(here));
    begin(place(here));
    here.close();
    sql("1", damage);
    KeptTables.Found found = there.look().join();
    assertThat(found.tables()).extracting(table -> table.saved().number()).containsExactly(2);
    assertThat(found.unreadable())
        .extracting(OwnTablesFolder.Unreadable::reason)
        .containsExactly(Reason.DAMAGED);
  }

  @Test
  void aDamagedFolderIsReportedLeftAloneAndNotWrittenBesideWithoutAQuestion() throws Exception {
    Files.createDirectories(root.resolve("1"));
    String damage = "no database, but longer than a header\n".repeat(200);
    Files.writeString(journal("1"), damage);
    assertThat(here.look().join().unreadable())
        .extracting(OwnTablesFolder.Unreadable::reason)
        .containsExactly(Reason.DAMAGED);
    assertThat(here.place().join())
        .isInstanceOfSatisfying(
            Place.Unavailable.class,
            nowhere -> assertThat(nowhere.why().reason()).isEqualTo(Reason.DAMAGED));
    assertThat(folders()).containsExactly("1");
    assertThat(here.newPlace().join()).isInstanceOf(Place.InFolder.class);
    assertThat(here.place().join()).isInstanceOf(Place.InFolder.class);
    assertThat(folders()).containsExactly("1", "2");
    assertThat(Files.readString(journal("1"))).isEqualTo(damage);
  }

  @Test
  void aFolderOfANewerVersionIsReportedAndKeepsItsTables() throws Exception {
    begin(place(here));
    here.close();
    sql("1", "PRAGMA user_version = 99");
    assertThat(there.place().join())
        .isInstanceOfSatisfying(
            Place.Unavailable.class,
            nowhere -> {
              assertThat(nowhere.why().reason()).isEqualTo(Reason.NEWER);
              assertThat(nowhere.why().version()).hasValue(99);
            });
  }

  @Test
  void whereNothingCanBeWrittenIsReported() throws Exception {
    Path file = Files.createFile(root.resolve("in-the-way"));
    try (KeptTables blocked = tables(file)) {
      assertThat(blocked.place().join())
          .isInstanceOfSatisfying(
              Place.Unavailable.class,
              nowhere -> assertThat(nowhere.why().reason()).isEqualTo(Reason.NOT_WRITABLE));
    }
  }

  private KeptTables tables(Path folders) {
    return new KeptTables(
        folders,
        store,
        new MatchArchive(root.resolveSibling("archive/matches.db")),
        new KeptLastTable(store.row(Subject.PLANS, "last")),
        new JournalThread());
  }

  private static Place.InFolder place(KeptTables tables) {
    return (Place.InFolder) tables.place().join();
  }

  /** A host begins a match on a folder, for one player and a bot that takes its time, and stops. */
  private void begin(Place.InFolder place) throws Exception {
    HostSettings settings = HostSettings.with(Bots::of).withJournals(place.folder()::journal);
    List<Chair> chairs =
        List.of(new Chair.Open(), new Chair.OfBot(new Name("East"), BotLevel.EASY));
    CompletableFuture<FromHost> welcome = new CompletableFuture<>();
    try (Host host = Host.start(settings)) {
      host.open(place.number(), TableSetup.of(OklahomaRules.standard(2), chairs, BotPace.SLOW));
      HostConnection link =
          HostConnection.open(
              new Connector(eventLoops, Runnable::run),
              Call.to(
                  host.address(),
                  new ToHost.Hello(new Name("North"), place.number(), new ConnectionPurpose.Sit())),
              welcome::complete,
              ending -> {});
      welcome.get(120, TimeUnit.SECONDS);
      link.close();
      link.closed().toCompletableFuture().get(120, TimeUnit.SECONDS);
    }
  }

  private List<String> folders() throws Exception {
    try (Stream<Path> files = Files.list(root)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  private Path journal(String folder) {
    return root.resolve(folder).resolve("journal.db");
  }

  private void sql(String folder, String statement) throws Exception {
    try (var database = DriverManager.getConnection("jdbc:sqlite:" + journal(folder));
        var sql = database.createStatement()) {
      sql.executeUpdate(statement);
    }
  }
}
