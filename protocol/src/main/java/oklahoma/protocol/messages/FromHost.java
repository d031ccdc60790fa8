package oklahoma.protocol.messages;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import oklahoma.protocol.identity.PasswordChallenge;
import oklahoma.protocol.identity.SeatKey;
import oklahoma.protocol.lobby.LobbyFault;
import oklahoma.protocol.lobby.LobbyState;
import oklahoma.protocol.lobby.Series;
import oklahoma.protocol.lobby.TableLabel;
import oklahoma.protocol.people.ChatMessage;
import oklahoma.protocol.people.Name;
import oklahoma.protocol.people.SeatLabel;
import oklahoma.protocol.people.Speaker;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;
import oklahoma.rules.Refusal;
import oklahoma.rules.Seat;
import oklahoma.rules.Seen;
import oklahoma.rules.Standing;
import oklahoma.rules.Viewer;
import oklahoma.rules.fair.FairDeal;

/**
 * The host's messages to a guest, grouped by their reader. Whatever changes the guest's view is
 * {@link Numbered} without gaps; an event that the guest may not notice takes no number.
 */
public sealed interface FromHost {

  /** Messages that the guest's connection reads itself. */
  sealed interface ForConnection extends FromHost {}

  /** Messages for the guest's side of a session, in a lobby or a match. */
  sealed interface ForSession extends FromHost {}

  /** Messages about a lobby. */
  sealed interface InLobby extends ForSession {}

  /** Messages about a match. */
  sealed interface AtTable extends ForSession {}

  /** A message with a number in the sequence of this viewer's updates. */
  sealed interface Numbered extends AtTable {
    /** One more than the number before; a {@link Welcome} sets the count. */
    long number();
  }

  /** A message that contains the score of the match. */
  sealed interface Scored extends Numbered {
    /** The score; a deal counts as soon as it is over. */
    Standing standing();
  }

  /**
   * The state of the match: the answer to a {@link ToHost.Hello} as soon as the match has begun,
   * and to a {@link ToHost.Resync}. Players who join or return and spectators all get it.
   *
   * @param number the number that the next update follows
   * @param viewer the guest's seat, or a spectator
   * @param key the new key of the seat; empty for a spectator, after a {@link ToHost.Resync} and if
   *     the {@link Lobby} has sent it
   * @param seats the players, in seat order
   * @param standing the score; the deal counts as soon as it is over
   * @param deal the current deal
   * @param soFar the events of this deal that the viewer noticed, oldest first
   * @param ready the seats that are ready for the next deal or match
   * @param millisLeft until the claim window or the turn ends, or until the next deal begins by
   *     itself; no limit if empty
   * @param owner the seat of the table's owner; empty if there is none
   * @param spectators the spectators
   * @param help the help that this table allows
   * @param ownerActions what the owner has done in this deal, oldest first, the last {@value
   *     OwnerAction#MOST} if there are more
   * @param latecomers whether a latecomer may take over a bot's seat
   */
  record Welcome(
      long number,
      Viewer viewer,
      Optional<SeatKey> key,
      List<SeatLabel> seats,
      Standing standing,
      Seen<Deal> deal,
      List<Seen<Event>> soFar,
      Set<Seat> ready,
      OptionalLong millisLeft,
      Optional<Seat> owner,
      List<Name> spectators,
      TableHelp help,
      List<OwnerAction> ownerActions,
      boolean latecomers)
      implements Scored {
    public Welcome {
      spectators = List.copyOf(spectators);
      seats = List.copyOf(seats);
      soFar = List.copyOf(soFar);
      ready = Set.copyOf(ready);
      ownerActions = List.copyOf(ownerActions);
    }

    /** Without acts of the owner in this deal, at a table without latecomers. */
    public Welcome(
        long number,
        Viewer viewer,
        Optional<SeatKey> key,
        List<SeatLabel> seats,
        Standing standing,
        Seen<Deal> deal,
        List<Seen<Event>> soFar,
        Set<Seat> ready,
        OptionalLong millisLeft,
        Optional<Seat> owner,
        List<Name> spectators,
        TableHelp help) {
      this(
          number,
          viewer,
          key,
          seats,
          standing,
          deal,
          soFar,
          ready,
          millisLeft,
          owner,
          spectators,
          help,
          List.of(),
          false);
    }
  }

  /**
   * An event of the deal.
   *
   * @param command the receiver's own command that caused it; empty if the cause was another seat's
   *     move or the host
   * @param mover who made the move
   * @param millisLeft as in {@link Welcome}; empty also while more updates of the same move follow
   */
  record Update(
      long number, Seen<Event> event, OptionalLong command, Mover mover, OptionalLong millisLeft)
      implements Numbered {}

  /**
   * A new deal has begun; its list of events starts empty.
   *
   * @param standing the score; without any deal when a new match begins
   * @param millisLeft as in {@link Welcome}
   */
  record DealBegan(long number, Seen<Deal> deal, Standing standing, OptionalLong millisLeft)
      implements Scored {}

  /**
   * The deal is over, and the table waits for the next one or for a rematch. Sent again whenever a
   * seat gets ready.
   *
   * @param standing the score with this deal
   * @param ready the seats that are ready so far; bots always are
   * @param millisLeft until the next deal begins by itself; empty if it waits for all
   */
  record Intermission(long number, Standing standing, Set<Seat> ready, OptionalLong millisLeft)
      implements Scored {
    public Intermission {
      ready = Set.copyOf(ready);
    }
  }

  /**
   * Somebody came, left or became slow, or a bot took over or gave back a seat.
   *
   * @param seats the players now, in seat order
   * @param owner the seat of the table's owner; empty if there is none
   * @param spectators the spectators now
   * @param latecomers whether a latecomer may take over a bot's seat
   */
  record Seats(
      long number,
      List<SeatLabel> seats,
      Optional<Seat> owner,
      List<Name> spectators,
      boolean latecomers)
      implements Numbered {
    public Seats {
      seats = List.copyOf(seats);
      spectators = List.copyOf(spectators);
    }

    /** At a table without latecomers. */
    public Seats(long number, List<SeatLabel> seats, Optional<Seat> owner, List<Name> spectators) {
      this(number, seats, owner, spectators, false);
    }
  }

  /** A player looks at what the program suggests. */
  record Advised(Seat seat) implements AtTable {}

  /** A move of the receiver was not legal; nothing changed. */
  record Refused(long command, Refusal refusal) implements AtTable {}

  /**
   * The answer to a {@link ConnectionPurpose.ListTables}.
   *
   * @param tables in the order of their numbers; if there are more than {@value #MOST}, the first
   *     ones and the one that the guest named
   */
  record Tables(List<TableLabel> tables) implements ForConnection {
    /** The most tables in the list. */
    public static final int MOST = 256;

    /**
     * The most bytes of all names together, so that the longest list fits one message. It leaves
     * room for the names of all tables, though not for all players' names.
     */
    private static final int MOST_BYTES_OF_NAMES = 249_000;

    public Tables {
      tables = List.copyOf(tables);
    }

    /**
     * A list that fits one message. If names are very long, some tables go without the names of
     * their players.
     *
     * @param asked the number of a table to list in any case; 0 for none
     */
    public static Tables of(List<TableLabel> all, int asked) {
      List<TableLabel> first = new ArrayList<>(all.stream().limit(MOST).toList());
      all.stream()
          .skip(MOST)
          .filter(table -> table.number() == asked)
          .forEach(table -> first.set(MOST - 1, table));
      int bytes = first.stream().mapToInt(table -> bytes(table.name().text())).sum();
      List<TableLabel> fitting = new ArrayList<>();
      for (TableLabel table : first) {
        int more = table.players().stream().mapToInt(name -> bytes(name.text())).sum();
        boolean fits = bytes + more <= MOST_BYTES_OF_NAMES;
        bytes += fits ? more : 0;
        fitting.add(fits ? table : table.withPlayers(List.of()));
      }
      return new Tables(fitting);
    }

    private static int bytes(String name) {
      return name.getBytes(UTF_8).length;
    }
  }

  /**
   * The table's lobby as it is now: the answer to a {@link ToHost.Hello} before the match, sent
   * again whenever anything changes. When the match begins everybody gets a {@link Welcome}.
   *
   * @param viewer the guest's seat, or a spectator
   * @param key the new key of the seat; empty if the guest has the current one, and for a spectator
   */
  record Lobby(Viewer viewer, Optional<SeatKey> key, LobbyState state) implements InLobby {}

  /**
   * The table refused the receiver's request, in the lobby or about somebody at a match. Nothing
   * changed.
   */
  record LobbyRefused(LobbyFault fault) implements InLobby {}

  /**
   * A chat message; the speaker gets it too. A session begins with the last fifty, after its first
   * {@link Lobby} or {@link Welcome}.
   */
  record Chatted(Speaker speaker, ChatMessage chatMessage) implements ForSession {}

  /**
   * The results of this table's matches, sent again after each match. A session gets it after its
   * first {@link Lobby} or {@link Welcome}, unless no match has been played.
   */
  record Matches(Series series) implements ForSession {}

  /**
   * The public state of the shuffle of a deal, sent again after each step: the host commits, all
   * commit, all reveal, and at the end of the deal the host shows its secret. At a table with fair
   * deals a session gets it before its welcome. Without it the cards prove nothing.
   *
   * @param viewer the guest's seat, or a spectator
   */
  record ShuffleState(Viewer viewer, FairDeal deal) implements ForSession {}

  /**
   * The table has a password: the guest answers with {@link ToHost.ProvePassword} within some
   * seconds. A guest who comes back with a seat key is not asked.
   */
  record PasswordAsked(PasswordChallenge challenge) implements ForConnection {}

  /**
   * The owner of the table has acted on another player. The message has no number, since the
   * consequences follow as numbered ones.
   */
  record OwnerActed(OwnerAction ownerAction) implements AtTable {}

  /**
   * The host cannot write the table's journal, so the table stops, its clocks too, and keeps
   * requests until it can write again. A guest who arrives meanwhile gets this first. It ends with
   * {@link Awake}; for a guest who has just arrived, with the first {@link Lobby} or {@link
   * Welcome}.
   */
  record Asleep() implements ForConnection {}

  /**
   * The host can write again, and the table continues.
   *
   * @param millisLeft as in {@link Welcome}; a clock that was running starts again in full
   */
  record Awake(OptionalLong millisLeft) implements AtTable {}

  /** The answer to a {@link ToHost.Ping}. */
  record Pong(long stamp) implements ForConnection {}

  /**
   * The session ends; nothing follows.
   *
   * @param version the version of the protocol that the host speaks
   * @param pauseMillis how long the host refuses passwords from the guest's address; empty if there
   *     is no pause
   */
  record Bye(ByeReason reason, int version, OptionalLong pauseMillis) implements ForConnection {
    /** A goodbye without a pause. */
    public Bye(ByeReason reason, int version) {
      this(reason, version, OptionalLong.empty());
    }
  }

  /**
   * Tells the owner of the table that somebody has tried a wrong password.
   *
   * @param name the name that the guest claims
   * @param pauseMillis how long the host refuses passwords from that address; empty if another try
   *     is allowed now
   */
  record WrongPassword(Name name, OptionalLong pauseMillis) implements ForSession {}
}
