package oklahoma.client.session.kept;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import oklahoma.client.storage.Store;
import oklahoma.client.storage.Subject;
import oklahoma.host.journal.ArchivedMatch;
import oklahoma.host.journal.ArchivedMatch.Participation;
import oklahoma.host.journal.Entry;
import oklahoma.host.journal.Journal;
import oklahoma.host.journal.KeptTable;
import oklahoma.host.journal.MatchArchive;
import oklahoma.host.table.setup.BotPace;
import oklahoma.host.table.snapshot.RecordContinuation;
import oklahoma.protocol.people.BotLevel;
import oklahoma.protocol.people.Name;
import oklahoma.rules.Seat;
import oklahoma.rules.fair.Commitment;
import oklahoma.rules.fair.FairDeal;
import oklahoma.rules.fair.MatchId;
import oklahoma.rules.fair.Part;
import oklahoma.rules.fair.SealedDeal;
import oklahoma.rules.fair.Secret;
import oklahoma.rules.fixture.RandomMatch;
import oklahoma.rules.gin.GinPreset;
import oklahoma.rules.record.MatchRecord;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A match that is over is kept as the player's own, although Home puts away what is left. */
class PlayedMatchesTest {
  private static final Participation MINE =
      new Participation(Optional.of(Seat.A), List.of("", "HARD"), true);

  private static final Participation AGAINST_NORMAL =
      new Participation(Optional.of(Seat.A), List.of("", "NORMAL"), true);

  @TempDir private Path folder;

  private final JournalThread journals = new JournalThread();
  private MatchArchive archive;
  private PlayedMatches played;

  @BeforeEach
  void open() {
    archive = new MatchArchive(folder.resolve("finished.db"));
    played = new PlayedMatches(archive, journals);
  }

  private KeptTables tables(Store store) {
    KeptLastTable last = new KeptLastTable(store.row(Subject.PLANS, "last"));
    return new KeptTables(folder.resolve("tables"), store, archive, last, journals);
  }

  private static KeptTables.Place.InFolder place(KeptTables tables) {
    return (KeptTables.Place.InFolder) tables.place().join();
  }

  @Test
  void theMatchThatHasJustEndedIsThePlayersOwn() throws Exception {
    CountDownLatch leftForHome = new CountDownLatch(1);
    try (Store store = Store.inMemory();
        KeptTables tables = tables(store)) {
      KeptTables.Place.InFolder place = place(tables);
      MatchRecord match = match(1);
      place.folder().journal(place.number()).append(Entry.of(match));
      CompletableFuture<Boolean> busy = journals.ask(() -> awaited(leftForHome));
      CompletableFuture<Optional<PlayedMatches.Whole>> kept = played.keep(place, MINE);
      CompletableFuture<KeptTables.Found> home = tables.look();
      leftForHome.countDown();
      assertThat(home.join().unreadable()).isEmpty();
      assertThat(busy.join()).isTrue();
      assertThat(kept.join()).map(PlayedMatches.Whole::match).contains(match);
    }
    assertThat(archive.list().matches())
        .extracting(ArchivedMatch::participation)
        .containsExactly(MINE);
  }

  /** The podium is seen until the cards of a rematch are dealt. */
  @Test
  void theMatchOfThePodiumIsKeptAlsoWhileTheNextOneIsShuffled() throws Exception {
    try (Store store = Store.inMemory();
        KeptTables tables = tables(store)) {
      KeptTables.Place.InFolder place = place(tables);
      MatchRecord match = match(1);
      Journal journal = place.folder().journal(place.number());
      journal.append(Entry.of(match));
      journal.append(new Entry.MatchBegan(match.rules(), Seat.B, match.players()));
      journal.append(new Entry.Shuffling(shuffle()));
      assertThat(played.keep(place, MINE).join()).map(PlayedMatches.Whole::match).contains(match);
    }
    assertThat(archive.list().matches()).hasSize(1);
  }

  @Test
  void theRematchOfOneThatWasContinuedFromARecordCounts() throws Exception {
    try (Store store = Store.inMemory();
        KeptTables tables = tables(store)) {
      KeptTables.Place.InFolder place = place(tables);
      place.folder().save(new KeptTable(place.number(), "so", Entry.of(match(1)), Instant.EPOCH));
      played.keep(place, MINE).join();
      place.folder().journal(place.number()).append(Entry.of(match(2)));
      played.keep(place, MINE).join();
    }
    assertThat(archive.list().matches())
        .extracting(ArchivedMatch::participation)
        .extracting(Participation::counts)
        .containsExactly(true, false); // the latest first
  }

  /** It was over, but nobody had told the screen. */
  @Test
  void aMatchThatWasOverWhenTheProgramWasKilledIsThePlayersOwnAndIsKeptOnce() throws Exception {
    try (Store store = Store.inMemory();
        KeptTables tables = tables(store)) {
      leftWhenOver(place(tables));
      assertThat(tables.look().join().tables()).isEmpty();
      tables.look().join();
    }
    assertThat(archive.list().matches())
        .extracting(ArchivedMatch::participation)
        .containsExactly(AGAINST_NORMAL);
  }

  @Test
  void asLongAsTheArchiveCannotBeWrittenItsTableSaysWhoseAMatchIs() throws Exception {
    Path inTheWay = Files.createDirectory(folder.resolve("finished.db"));
    try (Store store = Store.inMemory();
        KeptTables tables = tables(store)) {
      KeptTables.Place.InFolder place = place(tables);
      leftWhenOver(place);
      assertThat(played.keep(place, AGAINST_NORMAL)).failsWithin(Duration.ofSeconds(60));
      assertThat(place.hasUnarchivedMatch()).isTrue();
      assertThat(tables.look().join().unreadable()).isEmpty();
      Files.delete(inTheWay);
      tables.look().join();
      assertThat(place.hasUnarchivedMatch()).isFalse();
    }
    assertThat(archive.list().matches())
        .extracting(ArchivedMatch::participation)
        .containsExactly(AGAINST_NORMAL);
  }

  /** The table alone does not say any more whose the match before is. */
  @Test
  void aMatchIsThePlayersOwnAlthoughARematchBeganBeforeTheArchiveCouldTakeIt() throws Exception {
    Path inTheWay = Files.createDirectory(folder.resolve("finished.db"));
    try (Store store = Store.inMemory();
        KeptTables tables = tables(store)) {
      KeptTables.Place.InFolder place = place(tables);
      Journal journal = place.folder().journal(place.number());
      journal.append(Entry.of(match(1)));
      assertThat(played.keep(place, MINE)).failsWithin(Duration.ofSeconds(60));
      journal.append(Entry.of(match(2)));
      assertThat(tables.look().join().unreadable()).isEmpty();
      Files.delete(inTheWay);
      played.keep(place, AGAINST_NORMAL).join();
      tables.look().join();
      assertThat(store.ask(rows -> rows.all(Subject.TABLES)).join()).isEmpty();
    }
    assertThat(archive.list().matches())
        .extracting(ArchivedMatch::participation)
        .containsExactlyInAnyOrder(MINE, AGAINST_NORMAL);
  }

  /** What a table has written when its match is over and it has not closed. */
  private static void leftWhenOver(KeptTables.Place.InFolder place) throws Exception {
    List<Name> names = List.of(new Name("North"), new Name("East"));
    KeptTable table =
        RecordContinuation.table(
            place.number(), match(1), Seat.A, names, BotLevel.NORMAL, BotPace.NONE, Instant.EPOCH);
    Journal journal = place.folder().journal(place.number());
    journal.append(table.match());
    journal.append(new Entry.TableSaved(table.snapshot()));
  }

  private static MatchRecord match(int seed) {
    return RandomMatch.of(GinPreset.CLASSIC.rules(2), List.of("North", "East"), seed).record();
  }

  private static SealedDeal shuffle() {
    MatchId match = MatchId.of(new byte[MatchId.BYTES]);
    Secret secret = Secret.of(new byte[Secret.BYTES]);
    List<Part> parts = List.of(new Part.Awaited(), new Part.Unasked());
    return new SealedDeal(
        FairDeal.opened(match, 1, Commitment.ofHost(match, 1, secret), parts), secret);
  }

  private static boolean awaited(CountDownLatch latch) {
    try {
      latch.await();
      return true;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }
}
