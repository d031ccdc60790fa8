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

/** A table as its journal left it, when no host runs it. */
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
   * Reads a table from its journal.
   *
   * @throws IllegalArgumentException if the journal's text is not valid
   */
  public static SavedTable of(KeptTable journal) {
    TableSnapshot kept = TableSnapshot.of(journal.snapshot());
    boolean inMatch = !kept.players().isEmpty();
    return new SavedTable(
        journal,
        kept,
        inMatch ? Optional.of(RecoveredMatch.of(journal.match())) : Optional.empty());
  }

  /** The number that guests give in their hello. */
  public int number() {
    return journal.number();
  }

  /** The time of the last entry in its journal. */
  public Instant saved() {
    return journal.saved();
  }

  /** The table's name. */
  public TableName name() {
    return kept.setup().lobby().name();
  }

  /** The setup with which it was opened. */
  public TableSetup setup() {
    return kept.setup();
  }

  /** Whether it has an undecided match. */
  public boolean playing() {
    return match.filter(recovered -> !recovered.match().over()).isPresent();
  }

  /** The rules of the match, or in the lobby those of the next match. */
  public Rules rules() {
    return match.isPresent() ? RecoveredMatch.rules(journal.match()) : kept.rules();
  }

  /** The score of the match; empty in the lobby. */
  public Optional<Standing> standing() {
    return match.map(recovered -> recovered.match().standing());
  }

  /** The players of the match, in seat order; none in the lobby. */
  public List<Name> players() {
    return kept.players();
  }

  /** The level of the bot in each seat of the match, in seat order, empty for a human. */
  public List<String> bots() {
    return kept.seats().stream()
        .map(sitter -> sitter instanceof Seats.Sitter.Bot bot ? bot.level().name() : "")
        .toList();
  }

  /** The people for whose return it waits, in the order in which they came. */
  public List<Name> people() {
    return kept.people().stream().map(TableSnapshot.Human::name).toList();
  }

  /** The name of the in-process player who opened it. */
  public Optional<Name> insider() {
    return kept.inside().map(TableSnapshot.Human::name);
  }

  /** The seat of that player in the match. */
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

  /**
   * The state with which it can open again, as if it closed now; empty if no match has begun from
   * its lobby.
   */
  public Optional<LastTable> last() {
    return LastTable.of(kept.setup(), kept.lobby(), kept.regulars());
  }

  /** Whether the journal has a match that nobody will continue. */
  public boolean orphan() {
    return match.isEmpty()
        && !journal.match().isEmpty()
        && !RecoveredMatch.of(journal.match()).match().over();
  }
}
