package oklahoma.host.table;

import java.util.Optional;
import oklahoma.host.lobby.Admission;
import oklahoma.host.table.mailbox.Guest;
import oklahoma.host.table.mailbox.TableMessage;
import oklahoma.host.table.people.Participant;
import oklahoma.protocol.messages.Farewell;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.Name;
import oklahoma.rules.Game;
import oklahoma.rules.Seat;

/**
 * What a table is doing: waiting in its lobby, or playing a match. The roster is always up to date
 * when a room is told of something.
 */
sealed interface Stage permits LobbyStage, MatchStage {

  /** Why nobody can sit down now; somebody can if empty. */
  Optional<Farewell> noSeat();

  /** Who is let in. */
  Admission admission();

  /** Others are let in from now on. */
  void admit(Admission others);

  /** Where somebody sits; nowhere for an onlooker. */
  Optional<Seat> seat(Participant person);

  /** A name that nobody here has. */
  Name unlike(Name wanted);

  /** Somebody came for the first time, to sit or to watch. */
  void came(Guest guest, Participant person);

  /** Somebody came back with the key. */
  void back(Guest guest, Participant person);

  /** Somebody's connection is lost. */
  void away(Participant person);

  /** Somebody goes for good; the roster forgets them after this. */
  void left(Participant person);

  /** Nobody has come back in time. */
  void graceOver(Participant person);

  /** Somebody who is on the roster said something that concerns this room. */
  void heard(Guest guest, Participant person, ToHost.ForStage message);

  /** The table has slept because it could not be written down: clocks begin again. */
  void awake();

  /** A message that only a match cares about. */
  void read(TableMessage.ForMatch message);

  /** After each message: goes on where it can, tells what has changed, and asks the bots. */
  void goOn();

  /** How the room looks to somebody who looks for a table. */
  Look look();

  /**
   * A room as it looks from outside.
   *
   * @param game what is played
   * @param seats how many could sit
   * @param taken how many of them are taken
   * @param open whether somebody could sit down now
   */
  record Look(Game game, int seats, int taken, boolean open) {}
}
