package oklahoma.client.session.kept;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import oklahoma.client.replay.matches.PlayedMatch;
import oklahoma.host.journal.ArchivedMatch;
import oklahoma.host.journal.JournalRefused;
import oklahoma.host.journal.MatchArchive;
import oklahoma.rules.Seat;
import oklahoma.rules.record.MatchRecord;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The finished matches in the archive on this computer. Everything happens in the background, in
 * order; failures have a {@link JournalRefused} as their cause.
 */
public final class PlayedMatches {
  private static final Logger LOG = LoggerFactory.getLogger(PlayedMatches.class);

  private final MatchArchive archive;
  private final JournalThread keeper;

  /**
   * A match with its moves.
   *
   * @param text the text of its record
   * @param match the match
   * @param me the player's seat, if the player was in it
   */
  public record Whole(String text, MatchRecord match, Optional<Seat> me) {}

  /**
   * The finished matches.
   *
   * @param matches those that can be read, the latest first
   * @param damaged the archive, if it is damaged and nothing can be written there
   */
  public record Listed(List<PlayedMatch> matches, Optional<Path> damaged) {}

  /** A task for the background. */
  private interface Task<T> {
    T run() throws JournalRefused;
  }

  /**
   * @param keeper the thread for all of this
   */
  public PlayedMatches(MatchArchive archive, JournalThread keeper) {
    this.archive = archive;
    this.keeper = keeper;
  }

  /** All matches that can be replayed or are in the statistics. */
  public CompletableFuture<Listed> list() {
    return later(() -> {
      MatchArchive.Listed found = archive.list();
      return new Listed(
          found.matches().stream().map(PlayedMatches::played).toList(),
          found.damage().map(JournalRefused::file));
    });
  }

  /** A match with its moves; empty if it was deleted meanwhile. */
  public CompletableFuture<Optional<Whole>> open(PlayedMatch match) {
    return later(() -> whole(match.id(), match.me()));
  }

  /** Archives an imported record, which must be legal, and gives its number. */
  public CompletableFuture<Long> add(String text) {
    return later(() -> archive.add(text, Instant.now(), ArchivedMatch.Participation.NOBODY));
  }

  /**
   * Archives the last finished match of a table. The next match may have begun meanwhile.
   *
   * @return the match; empty if the journal has none
   */
  public CompletableFuture<Optional<Whole>> keep(
      KeptTables.Place.InFolder place, ArchivedMatch.Participation participation) {
    place.folder().markUnarchived(place.number());
    return later(() -> {
      Optional<Long> id = place.folder().keepLast(place.number(), participation, archive);
      return id.isEmpty() ? Optional.empty() : whole(id.get(), participation.me());
    });
  }

  /** Deletes a record. Its counts stay in the statistics. */
  public CompletableFuture<Boolean> delete(PlayedMatch match) {
    return later(() -> {
      archive.delete(match.id());
      return true;
    });
  }

  /** Removes all current matches from the statistics. */
  public CompletableFuture<Boolean> reset() {
    return later(() -> {
      archive.reset();
      return true;
    });
  }

  private Optional<Whole> whole(long id, Optional<Seat> me) throws JournalRefused {
    return archive.text(id).map(text -> new Whole(text, MatchArchive.record(text), me));
  }

  private static PlayedMatch played(ArchivedMatch match) {
    return new PlayedMatch(
        match.id(),
        match.played(),
        match.participation().me(),
        match.participation().bots(),
        match.participation().counts(),
        match.rules(),
        match.players(),
        match.facts(),
        match.whole());
  }

  private <T> CompletableFuture<T> later(Task<T> task) {
    return keeper.ask(() -> {
      try {
        return task.run();
      } catch (JournalRefused refused) {
        LOG.warn("the archive of matches", refused);
        throw new CompletionException(refused);
      }
    });
  }
}
