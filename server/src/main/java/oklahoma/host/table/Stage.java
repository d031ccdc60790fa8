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
import oklahoma.protocol.messages.Farewell;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.Name;
import oklahoma.rules.Game;
import oklahoma.rules.Seat;

/**
 * The current stage of a table: in its lobby, or playing a match. An immutable value: each event
 * yields a new one. Its roster is always up to date when it receives a message.
 */
sealed interface Stage permits LobbyStage, MatchStage {

  /** What the table has in its lobby and in its matches. */
  TableContext context();

  /** The same with other people, seats that are kept, or things written. */
  Stage with(TableContext other);

  /**
   * The reason why nobody can sit down now; empty if somebody can.
   *
   * @param late whether taking over from a bot counts too
   * @param mark of the guest's program
   */
  Optional<Farewell> noSeat(boolean late, Optional<GuestMark> mark);

  /** Who is let in. */
  Admission admission();

  /** Changes who is let in. */
  Stage admit(Admission others);

  /** Where somebody sits; nowhere for a spectator. */
  Optional<Seat> seat(Participant person);

  /** The wanted name, or a variant that nobody here has. */
  Name unlike(Name wanted);

  /** Somebody came for the first time, to sit or to watch. */
  Stage came(Guest guest, Participant person, StepContext step);

  /**
   * Somebody came back with the key.
   *
   * @param wasAway whether this person was not connected before
   */
  Stage back(Guest guest, Participant person, boolean wasAway, StepContext step);

  /** Somebody's connection is lost. */
  Stage away(Participant person, StepContext step);

  /** Somebody leaves, and the seat is kept. */
  Stage leftForNow(Participant person, StepContext step);

  /** Somebody goes for good; the roster forgets them after this. */
  Stage left(Participant person);

  /** Nobody has come back in time. */
  Stage graceOver(Participant person);

  /** Somebody who is on the roster said something that concerns this room. */
  Stage heard(Guest guest, Participant person, ToHost.ForStage message, StepContext step);

  /** The table has slept because it could not write its journal: its clocks start again. */
  Stage awake(StepContext step);

  /**
   * Everything that began since then is sent only now that it is written, so its time begins now.
   */
  Stage told(long then, long now);

  /** A message that concerns only a match. */
  Stage read(TableMessage.ForMatch message, StepContext step);

  /**
   * Called after each message: advances the match if possible, sends the changes, and asks the
   * bots.
   */
  Stage goOn(StepContext step);

  /** The next deadline; none if empty. */
  OptionalLong due();

  /** That deadline has come. */
  Stage timeUp(StepContext step);

  /** The time left; no limit if empty. */
  OptionalLong millisLeft(long now);

  /** The stage as a table list shows it. */
  Look look();

  /**
   * The stage as seen from outside.
   *
   * @param game what is played
   * @param seats how many could sit
   * @param taken how many of them are taken
   * @param open whether somebody could sit down now
   */
  record Look(Game game, int seats, int taken, boolean open) {}
}
