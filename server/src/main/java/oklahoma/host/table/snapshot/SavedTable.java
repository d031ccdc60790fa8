package oklahoma.host.table.snapshot;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import oklahoma.host.journal.KeptTable;
import oklahoma.host.journal.RecoveredMatch;
import oklahoma.host.table.people.Seats;
import oklahoma.host.table.setup.TableSetup;
import oklahoma.protocol.lobby.TableName;
import oklahoma.protocol.people.Name;
import oklahoma.rules.Rules;
import oklahoma.rules.Seat;
import oklahoma.rules.Standing;

/** A table as its journal left it, while nobody plays at it. */
public final class SavedTable {
  private final KeptTable journal;
  private final TableSnapshot kept;
  private final Optional<RecoveredMatch> match;

  private SavedTable(KeptTable journal, TableSnapshot kept, Optional<RecoveredMatch> match) {
    this.journal = journal;
    this.kept = kept;
    this.match = match;
  }

  /**
   * Reads what a table wrote.
   *
   * @throws IllegalArgumentException if no table wrote that
   */
  public static SavedTable of(KeptTable journal) {
    TableSnapshot kept = TableSnapshot.of(journal.stands());
    boolean inMatch = !kept.players().isEmpty();
    return new SavedTable(
        journal,
        kept,
        inMatch ? Optional.of(RecoveredMatch.of(journal.match())) : Optional.empty());
  }

  /** By which guests name it. */
  public int number() {
    return journal.number();
  }

  /** When something was written last. */
  public Instant saved() {
    return journal.saved();
  }

  /** What it is called. */
  public TableName name() {
    return kept.setup().lobby().name();
  }

  /** How it was opened. */
  public TableSetup setup() {
    return kept.setup();
  }

  /** Whether a match is going on that has not been decided. */
  public boolean playing() {
    return match.filter(recovered -> !recovered.match().over()).isPresent();
  }

  /** What is played; in the lobby, what is to be played. */
  public Rules rules() {
    return match.isPresent() ? RecoveredMatch.rules(journal.match()) : kept.rules();
  }

  /** The score of the match; empty in the lobby. */
  public Optional<Standing> standing() {
    return match.map(recovered -> recovered.match().standing());
  }

  /** Who plays the match, in seat order; nobody in the lobby. */
  public List<Name> players() {
    return kept.players();
  }

  /** The level of the bot in each seat of the match, in seat order, empty for a human. */
  public List<String> bots() {
    return kept.seats().stream()
        .map(sitter -> sitter instanceof Seats.Sitter.Bot bot ? bot.level().name() : "")
        .toList();
  }

  /** Who came to sit there and is waited for, in the order in which they came. */
  public List<Name> people() {
    return kept.people().stream().map(TableSnapshot.Human::name).toList();
  }

  /** The name, at the table, of the in-process player who opened it. */
  public Optional<Name> insider() {
    return kept.inside().map(TableSnapshot.Human::name);
  }

  /** The seat of the player who opened the table from inside the program. */
  public Optional<Seat> inside() {
    Optional<Name> name = kept.inside().map(TableSnapshot.Human::name);
    return name.filter(players()::contains).map(found -> Seat.of(players().indexOf(found)));
  }

  public TableSnapshot kept() {
    return kept;
  }

  /** The match; empty in the lobby. */
  public Optional<RecoveredMatch> match() {
    return match;
  }

  /** How it can be opened again, as if it closed now: not before a match has begun there. */
  public Optional<LastTable> last() {
    return LastTable.of(kept.setup(), kept.lobby(), kept.regulars());
  }

  /** Whether the journal holds a match that nobody will play on. */
  public boolean orphan() {
    return match.isEmpty()
        && !journal.match().isEmpty()
        && !RecoveredMatch.of(journal.match()).match().over();
  }
}
