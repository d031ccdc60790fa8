package oklahoma.host.table;

import java.util.Optional;
import java.util.OptionalLong;
import oklahoma.host.lobby.Admission;
import oklahoma.host.table.effect.StepContext;
import oklahoma.host.table.mailbox.Guest;
import oklahoma.host.table.mailbox.TableMessage;
import oklahoma.host.table.people.Participant;
import oklahoma.host.table.snapshot.TableContext;
import oklahoma.protocol.identity.GuestMark;
import oklahoma.protocol.messages.ByeReason;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.Name;
import oklahoma.rules.Game;
import oklahoma.rules.Seat;

/**
 * The current stage of a table: in its lobby, or playing a match. Immutable: each event yields a
 * new stage. The roster is up to date before each message.
 */
sealed interface Stage permits LobbyStage, MatchStage {

  /** The part of the state that lobby and match share. */
  TableContext context();

  /** This stage with another context. */
  Stage with(TableContext other);

  /**
   * The reason why nobody can sit down now; empty if somebody can.
   *
   * @param late whether a bot's seat that the guest may take over counts too
   * @param mark the mark of the guest's program
   */
  Optional<ByeReason> noSeat(boolean late, Optional<GuestMark> mark);

  /** Whom the table lets in. */
  Admission admission();

  /** This stage with another admission. */
  Stage admit(Admission others);

  /** The seat of this person; empty for a spectator. */
  Optional<Seat> seat(Participant person);

  /** The wanted name, or a variant that nobody here has. */
  Name uniqueName(Name wanted);

  /** A newcomer has come, to sit or to watch. */
  Stage joined(Guest guest, Participant person, StepContext step);

  /**
   * A player has returned with a key.
   *
   * @param wasAway whether the player was not connected before
   */
  Stage returned(Guest guest, Participant person, boolean wasAway, StepContext step);

  /** A person's connection is lost. */
  Stage away(Participant person, StepContext step);

  /** A player leaves and keeps the seat. */
  Stage leftForNow(Participant person, StepContext step);

  /** A person leaves for good; afterwards the table removes them from the roster. */
  Stage left(Participant person);

  /** A player's grace period has ended. */
  Stage graceOver(Participant person);

  /** A message of somebody on the roster for this stage. */
  Stage received(Guest guest, Participant person, ToHost.ForStage message, StepContext step);

  /** The table is awake after a failure of its journal: its clocks start again. */
  Stage awake(StepContext step);

  /**
   * The effects since then go out only now, after a slow write, so the times that began since then
   * begin now.
   *
   * @param then when the write began
   */
  Stage sentLate(long then, long now);

  /** Handles a message for matches; a lobby ignores it. */
  Stage read(TableMessage.ForMatch message, StepContext step);

  /**
   * Runs after each message: advances the match if possible, sends the changes, and asks the bots.
   */
  Stage proceed(StepContext step);

  /** The next deadline; empty if there is none. */
  OptionalLong due();

  /** Handles that deadline. */
  Stage timeUp(StepContext step);

  /** The time left in milliseconds; empty without a limit. */
  OptionalLong millisLeft(long now);

  /** The stage as a table list shows it. */
  Summary summary();

  /**
   * The stage in a list of tables.
   *
   * @param game the game
   * @param seats how many seats it has
   * @param taken how many of them are taken
   * @param open whether somebody could sit down now
   */
  record Summary(Game game, int seats, int taken, boolean open) {}
}
