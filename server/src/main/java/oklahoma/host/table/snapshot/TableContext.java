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
 * The state that lobby and match share.
 *
 * @param number the number that guests give in their hello
 * @param setup the setup with which the table was opened
 * @param roster the people at the table
 * @param timers how long the seats of disconnected players are kept
 * @param written the journal's copy of the state besides the match
 * @param questions how many questions its bots have got
 * @param regulars the players from match to match
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

  /** The context of a saved table, which waits for everybody who had a seat. */
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

  /** The table's name in the host's log. */
  public String name() {
    return "table " + number;
  }

  /** This context with another roster. */
  public TableContext with(Roster others) {
    return new TableContext(number, setup, others, timers, written, questions, regulars);
  }

  /** This context with this person added or changed. */
  public TableContext with(Participant person) {
    return with(roster.put(person));
  }

  /** This context without a person who has left for good. */
  public TableContext without(Participant person) {
    return with(roster.remove(person));
  }

  /** This context with other timers. */
  public TableContext with(ReconnectTimers others) {
    return new TableContext(number, setup, roster, others, written, questions, regulars);
  }

  /** This context with other regulars. */
  public TableContext with(Regulars others) {
    return new TableContext(number, setup, roster, timers, written, questions, others);
  }

  /** This context with the people of this lobby as its regulars. */
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
   * @param sitters the players of the match; empty in the lobby
   * @param leavers the players who have left the match for good
   */
  public TableContext keep(
      Lobby lobby, List<Seats.Sitter> sitters, Leavers leavers, StepContext step) {
    return with(
        written.keep(setup, new Written.Basis(lobby, roster, sitters, leavers, regulars), step));
  }

  /** Writes that the table has nothing with which it could continue. */
  public TableContext forget(StepContext step) {
    return with(written.forget(step));
  }

  /**
   * Writes that the table has nothing with which it could continue, and that its match ended early.
   */
  public TableContext giveUp(StepContext step) {
    return with(written.giveUp(step));
  }

  private TableContext with(Written now) {
    return new TableContext(number, setup, roster, timers, now, questions, regulars);
  }

  /** Writes that the match ended early, so that the journal drops its cards. */
  public static void giveUpMatch(StepContext step) {
    Written.giveUpMatch(step);
  }
}
