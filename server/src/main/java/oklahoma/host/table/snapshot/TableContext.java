package oklahoma.host.table.snapshot;

import java.util.List;
import java.util.Optional;
import oklahoma.host.lobby.Lobby;
import oklahoma.host.table.effect.StepContext;
import oklahoma.host.table.people.Leavers;
import oklahoma.host.table.people.Participant;
import oklahoma.host.table.people.ReconnectTimers;
import oklahoma.host.table.people.Regulars;
import oklahoma.host.table.people.Roster;
import oklahoma.host.table.people.Seats;
import oklahoma.host.table.setup.TableSetup;

/**
 * The state that a table keeps both in its lobby and in its matches.
 *
 * @param number by which guests name it
 * @param setup how it was opened
 * @param roster who came
 * @param timers how long lost seats are kept
 * @param written what the journal says of it beside the match
 * @param questions how many questions its bots were asked
 * @param regulars who plays here from match to match
 */
public record TableContext(
    int number,
    TableSetup setup,
    Roster roster,
    ReconnectTimers timers,
    Written written,
    long questions,
    Regulars regulars) {

  /** The context of a table that is opened, or opened again. */
  public static TableContext of(int number, TableSetup setup, Regulars regulars) {
    return new TableContext(
        number,
        setup,
        Roster.EMPTY,
        ReconnectTimers.of(setup.waits().grace()),
        new Written(Optional.empty(), Optional.empty()),
        0,
        regulars);
  }

  /** The context of a table that goes on; everybody who sat there is waited for. */
  public static TableContext of(SavedTable saved) {
    Roster roster = Roster.EMPTY;
    for (TableSnapshot.Human human : saved.kept().people()) {
      roster = roster.put(human.awaited());
    }
    Written written = new Written(Optional.empty(), Optional.of(saved.kept()));
    return new TableContext(
        saved.number(),
        saved.setup(),
        roster,
        ReconnectTimers.of(saved.setup().waits().grace()),
        written,
        0,
        saved.kept().regulars());
  }

  /** What the host's log calls the table. */
  public String name() {
    return "table " + number;
  }

  /** The same with others at the table. */
  public TableContext with(Roster others) {
    return new TableContext(number, setup, others, timers, written, questions, regulars);
  }

  /** The same where somebody is another now. */
  public TableContext with(Participant person) {
    return with(roster.put(person));
  }

  /** The same without somebody, who has gone for good. */
  public TableContext without(Participant person) {
    return with(roster.remove(person));
  }

  /** The same where other seats are kept. */
  public TableContext with(ReconnectTimers others) {
    return new TableContext(number, setup, roster, others, written, questions, regulars);
  }

  /** The same where others play from match to match. */
  public TableContext with(Regulars others) {
    return new TableContext(number, setup, roster, timers, written, questions, others);
  }

  /** The same where those play from match to match who sit in this lobby. */
  public TableContext seated(Lobby lobby) {
    return with(regulars.seated(lobby.chairs(), lobby.admission().password(), roster));
  }

  /** The same after one more question to a bot. */
  public TableContext asked() {
    return new TableContext(number, setup, roster, timers, written, questions + 1, regulars);
  }

  /**
   * Writes the state that is needed after a restart, if it has changed.
   *
   * @param sitters of the match; empty in the lobby
   * @param leavers who has left the match for good
   */
  public TableContext keep(
      Lobby lobby, List<Seats.Sitter> sitters, Leavers leavers, StepContext step) {
    return with(
        written.keep(setup, new Written.Basis(lobby, roster, sitters, leavers, regulars), step));
  }

  /** Nothing is needed to go on. */
  public TableContext forget(StepContext step) {
    return with(written.forget(step));
  }

  /** Nothing is needed to go on, and the match was given up: its cards are forgotten. */
  public TableContext giveUp(StepContext step) {
    return with(written.giveUp(step));
  }

  private TableContext with(Written now) {
    return new TableContext(number, setup, roster, timers, now, questions, regulars);
  }

  /** The match was given up: its cards are forgotten. */
  public static void giveUpMatch(StepContext step) {
    Written.giveUpMatch(step);
  }
}
