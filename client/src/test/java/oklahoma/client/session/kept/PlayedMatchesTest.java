package oklahoma.client.session.kept;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import oklahoma.client.storage.Store;
import oklahoma.client.storage.Subject;
import oklahoma.host.journal.ArchivedMatch;
import oklahoma.host.journal.ArchivedMatch.Whose;
import oklahoma.host.journal.Entry;
import oklahoma.host.journal.MatchArchive;
import oklahoma.rules.Seat;
import oklahoma.rules.fixture.RandomMatch;
import oklahoma.rules.gin.GinPreset;
import oklahoma.rules.record.MatchRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A match that is over is kept as the player's own, although Home puts away what is left. */
class PlayedMatchesTest {
  private static final Whose MINE = new Whose(Optional.of(Seat.A), List.of("", "HARD"), true);

  @TempDir private Path folder;

  @Test
  void theMatchThatHasJustEndedIsThePlayersOwn() throws Exception {
    MatchArchive archive = new MatchArchive(folder.resolve("finished.db"));
    JournalThread journals = new JournalThread();
    CountDownLatch leftForHome = new CountDownLatch(1);
    try (Store store = Store.inMemory();
        KeptTables tables =
            new KeptTables(
                folder.resolve("tables"),
                store,
                archive,
                new KeptLastTable(store.row(Subject.PLANS, "last")),
                journals)) {
      PlayedMatches played = new PlayedMatches(archive, journals);
      KeptTables.Place.On place = (KeptTables.Place.On) tables.place().join();
      MatchRecord match =
          RandomMatch.of(GinPreset.CLASSIC.rules(2), List.of("North", "East"), 1).record();
      place.shelf().journal(place.number()).append(Entry.of(match));
      CompletableFuture<Boolean> busy = journals.ask(() -> awaited(leftForHome));
      CompletableFuture<Optional<PlayedMatches.Whole>> kept = played.keep(place, MINE);
      CompletableFuture<KeptTables.Found> home = tables.look();
      leftForHome.countDown();
      assertThat(home.join().unreadable()).isEmpty();
      assertThat(busy.join()).isTrue();
      assertThat(kept.join()).map(PlayedMatches.Whole::match).contains(match);
    }
    assertThat(archive.matches()).extracting(ArchivedMatch::whose).containsExactly(MINE);
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
