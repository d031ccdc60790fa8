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
 * The host's messages to a guest, grouped by their reader. Everything that changes what the guest
 * sees is {@link Numbered} without gaps; what the guest may not notice uses no number.
 */
public sealed interface FromHost {

  /** What the line itself reads, and nobody behind it. */
  sealed interface OfLine extends FromHost {}

  /** What reaches the guest's side of a session, whatever the table is at the moment. */
  sealed interface OfSession extends FromHost {}

  /** What is said of a lobby. */
  sealed interface InLobby extends OfSession {}

  /** What is said of a match. */
  sealed interface AtTable extends OfSession {}

  /** A message that has its place in the sequence of this viewer's updates. */
  sealed interface Numbered extends AtTable {
    /** One more than the number before; a {@link Welcome} sets the count. */
    long number();
  }

  /** What tells the score of the match. */
  sealed interface Scored extends Numbered {
    /** The score; a deal counts as soon as it is over. */
    Standing standing();
  }

  /**
   * The state of the match: the answer to a {@link ToHost.Hello} as soon as the match has begun,
   * and to a {@link ToHost.Resync}. Joining, returning and watching are the same.
   *
   * @param number the number that the next update follows
   * @param viewer as whom the guest sees the table
   * @param key the key that holds the seat from now on; empty for a spectator, after a {@link
   *     ToHost.Resync} and where the {@link Lobby} has told it
   * @param seats who sits where, in seat order
   * @param standing the score; the deal counts as soon as it is over
   * @param deal the deal now
   * @param soFar the events of this deal that the viewer noticed, oldest first
   * @param ready the seats that are ready for the next deal or match
   * @param millisLeft until the claim window or the turn ends, or until the next deal begins by
   *     itself; no limit if empty
   * @param owner who may tend the table; nobody if empty
   * @param onlookers who watches
   * @param help what help there is at this table
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
      List<Name> onlookers,
      TableHelp help,
      List<OwnerAction> ownerActions,
      boolean latecomers)
      implements Scored {
    public Welcome {
      onlookers = List.copyOf(onlookers);
      seats = List.copyOf(seats);
      soFar = List.copyOf(soFar);
      ready = Set.copyOf(ready);
      ownerActions = List.copyOf(ownerActions);
    }

    /** Where the owner has done nothing in this deal, and nobody takes over from a bot. */
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
        List<Name> onlookers,
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
          onlookers,
          help,
          List.of(),
          false);
    }
  }

  /**
   * Something happened in the deal.
   *
   * @param command the receiver's own command that caused it; empty if somebody else's move or the
   *     host did
   * @param mover who let it happen
   * @param millisLeft as in {@link Welcome}; empty also while more updates of the same move follow
   */
  record Update(
      long number, Seen<Event> event, OptionalLong command, Mover mover, OptionalLong millisLeft)
      implements Numbered {}

  /**
   * A new deal has begun; its events start again.
   *
   * @param standing the score; without any deal when a new match begins
   * @param millisLeft as in {@link Welcome}
   */
  record DealBegan(long number, Seen<Deal> deal, Standing standing, OptionalLong millisLeft)
      implements Scored {}

  /**
   * The deal is over and the next one, or a rematch, is waited for. Said again whenever a seat gets
   * ready.
   *
   * @param standing the score with this deal
   * @param ready the seats that are ready so far; bots are always
   * @param millisLeft until the next deal begins by itself; it waits for all if empty
   */
  record Intermission(long number, Standing standing, Set<Seat> ready, OptionalLong millisLeft)
      implements Scored {
    public Intermission {
      ready = Set.copyOf(ready);
    }
  }

  /**
   * Somebody came, went, was replaced or is slow.
   *
   * @param seats who sits where now, in seat order
   * @param owner who may tend the table now; nobody if empty
   * @param onlookers who watches now
   * @param latecomers whether a latecomer may take over a bot's seat
   */
  record Seats(
      long number,
      List<SeatLabel> seats,
      Optional<Seat> owner,
      List<Name> onlookers,
      boolean latecomers)
      implements Numbered {
    public Seats {
      seats = List.copyOf(seats);
      onlookers = List.copyOf(onlookers);
    }

    /** At a table where nobody takes over from a bot. */
    public Seats(long number, List<SeatLabel> seats, Optional<Seat> owner, List<Name> onlookers) {
      this(number, seats, owner, onlookers, false);
    }
  }

  /** A player looks at what the program suggests. */
  record Advised(Seat seat) implements AtTable {}

  /** A move of the receiver was not legal; nothing changed. */
  record Refused(long command, Refusal refusal) implements AtTable {}

  /**
   * The answer to a {@link ConnectionPurpose.Look}.
   *
   * @param tables in the order of their numbers; if there are more than {@value #MOST}, the first
   *     ones and the one that was asked for
   */
  record Tables(List<TableLabel> tables) implements OfLine {
    /** The most tables in the list. */
    public static final int MOST = 256;

    /**
     * The most bytes of all names together, or the longest would be too much for one message; more
     * than all names of tables come to.
     */
    private static final int MOST_BYTES_OF_NAMES = 249_000;

    public Tables {
      tables = List.copyOf(tables);
    }

    /**
     * What one message holds of all these: where names are very long, not of every company.
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
        int more = table.company().stream().mapToInt(name -> bytes(name.text())).sum();
        boolean fits = bytes + more <= MOST_BYTES_OF_NAMES;
        bytes += fits ? more : 0;
        fitting.add(fits ? table : table.telling(List.of()));
      }
      return new Tables(fitting);
    }

    private static int bytes(String name) {
      return name.getBytes(UTF_8).length;
    }
  }

  /**
   * The table's lobby as it is now: the answer to a {@link ToHost.Hello} before the match has
   * begun, and said again whenever anything changes. As soon as the match begins everybody gets a
   * {@link Welcome}.
   *
   * @param viewer where the guest sits, or that it watches
   * @param key the key that holds the seat from now on; empty when nothing changed about it, and
   *     for a spectator
   */
  record Lobby(Viewer viewer, Optional<SeatKey> key, LobbyState state) implements InLobby {}

  /**
   * A request of the receiver in the lobby, or about somebody at the table of a match, was not
   * granted; nothing changed.
   */
  record LobbyRefused(LobbyFault fault) implements InLobby {}

  /**
   * Somebody at the table says something; the speaker hears it too. A session begins with the last
   * fifty messages, behind its first {@link Lobby} or {@link Welcome}.
   */
  record Chatted(Speaker speaker, ChatMessage chatMessage) implements OfSession {}

  /**
   * The results of this table's matches, sent again after each. A session hears it behind its first
   * {@link Lobby} or {@link Welcome}, unless no match has been played.
   */
  record Matches(Series series) implements OfSession {}

  /**
   * All that is public of the shuffle of a deal, said again whenever something is added: the host
   * commits, all commit, all reveal, and at the end of the deal the host shows its secret. A
   * session at a table where deals are fair hears it before it is welcomed. Where nothing is said
   * the cards prove nothing.
   *
   * @param viewer as whom the guest sees the table
   */
  record Fair(Viewer viewer, FairDeal deal) implements OfSession {}

  /**
   * The table has a password: the guest answers with {@link ToHost.Prove} within some seconds. A
   * guest who comes back with a seat key is not asked.
   */
  record PasswordAsked(PasswordChallenge challenge) implements OfLine {}

  /**
   * The owner of the table has done something about others. It has no number: its consequences
   * follow as usual.
   */
  record Tended(OwnerAction ownerAction) implements AtTable {}

  /**
   * The table cannot write down what happens, so nothing happens, and no time runs, until it can:
   * what is asked of it waits. A guest who comes meanwhile hears it before anything else. It ends
   * with {@link Awake}, or for somebody who has just come with the first {@link Lobby} or {@link
   * Welcome}.
   */
  record Asleep() implements OfLine {}

  /**
   * The table goes on where it was.
   *
   * @param millisLeft as in {@link Welcome}: a clock that ran has begun again
   */
  record Awake(OptionalLong millisLeft) implements AtTable {}

  /** The answer to a {@link ToHost.Ping}. */
  record Pong(long stamp) implements OfLine {}

  /**
   * The session ends; nothing follows.
   *
   * @param version the version of the protocol that the host speaks
   * @param pauseMillis how long nobody from that address may try a password; empty if there is no
   *     pause
   */
  record Bye(Farewell reason, int version, OptionalLong pauseMillis) implements OfLine {
    /** Without a pause. */
    public Bye(Farewell reason, int version) {
      this(reason, version, OptionalLong.empty());
    }
  }

  /**
   * Tells the owner of the table that somebody has tried a wrong password.
   *
   * @param name the name that the guest claims
   * @param pauseMillis how long nobody from that address may try again; empty if the next try is
   *     free
   */
  record WrongPassword(Name name, OptionalLong pauseMillis) implements OfSession {}
}
