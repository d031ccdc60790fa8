package oklahoma.protocol.messages;

import java.util.Optional;
import oklahoma.protocol.identity.GuestMark;
import oklahoma.protocol.identity.PasswordProof;
import oklahoma.protocol.lobby.LobbyRequest;
import oklahoma.protocol.people.Avatar;
import oklahoma.protocol.people.ChatMessage;
import oklahoma.protocol.people.Name;
import oklahoma.rules.Move;
import oklahoma.rules.Seat;
import oklahoma.rules.fair.Answer;

/**
 * A guest's messages to the host, grouped by their reader. The first message is a {@link Hello};
 * the seat always comes from the session.
 */
public sealed interface ToHost {

  /** Read by the table itself, in every stage. */
  sealed interface ForTable extends ToHost {}

  /** Read by the current stage of the table: its lobby or its match. */
  sealed interface ForStage extends ToHost {}

  /** Read only by a lobby. */
  sealed interface ForLobby extends ForStage {}

  /** Read only by a match. */
  sealed interface ForMatch extends ForStage {}

  /**
   * Opens a session. On the wire the protocol's version comes first, so that hosts and guests of
   * different versions can say so to each other.
   *
   * @param name what the guest is called
   * @param table the number of the host's table, 1 or more; 0 for the first one that fits the
   *     purpose. A {@link ConnectionPurpose.Look} names the table that the list must not leave out
   * @param purpose what the guest came for
   * @param avatar by which picture the guest wants to be known at the table
   * @param mark by what the host knows the guest's program again; none inside the program
   */
  record Hello(
      Name name,
      int table,
      ConnectionPurpose purpose,
      Optional<Avatar> avatar,
      Optional<GuestMark> mark)
      implements ToHost {

    /** Without a picture and a mark. */
    public Hello(Name name, int table, ConnectionPurpose purpose) {
      this(name, table, purpose, Optional.empty());
    }

    /** Without a mark. */
    public Hello(Name name, int table, ConnectionPurpose purpose, Optional<Avatar> avatar) {
      this(name, table, purpose, avatar, Optional.empty());
    }

    /** The same with a mark. */
    public Hello marked(GuestMark shown) {
      return new Hello(name, table, purpose, avatar, Optional.of(shown));
    }
  }

  /**
   * A seat's move.
   *
   * @param id chosen by the guest; it comes back with the refusal or with the updates that the move
   *     caused
   * @param seen the number of the last update that the guest had seen, so that an answer to a claim
   *     window that has closed meanwhile is not taken for an answer to the next one
   */
  record Command(long id, long seen, Move move) implements ForMatch {}

  /** The seat has seen the end of the deal and is ready for the next one. */
  record Ready() implements ForMatch {}

  /** The seat asks for another match after the end of this one. */
  record Rematch() implements ForMatch {}

  /** The guest has lost count of the updates and asks to be welcomed again. */
  record Resync() implements ForStage {}

  /**
   * The guest leaves the table.
   *
   * @param forNow whether its seat is kept: in a match a bot plays until it is back, in the lobby
   *     the seat waits as for a lost connection; else its key is void and a bot plays on
   */
  record Leave(boolean forNow) implements ForTable {}

  /**
   * Pings the host.
   *
   * @param stamp comes back in the {@link FromHost.Pong}
   */
  record Ping(long stamp) implements ForTable {}

  /** Something about the table before its match. */
  record InLobby(LobbyRequest request) implements ForLobby {}

  /** The owner does something about a seat whose human is away, slow or unwelcome. */
  record Tend(Seat seat, OwnerCommand command) implements ForMatch {}

  /**
   * The owner removes a spectator, in the lobby or during a match.
   *
   * @param onlooker what the spectator is called; nobody else at the table is called so
   * @param keepOut whether to block the spectator too, under any name
   */
  record Dismiss(Name onlooker, boolean keepOut) implements ForTable {}

  /**
   * A spectator sits down: in the lobby in an open chair, in a match in the seat of a bot that
   * plays for nobody else, if the owner allows that.
   */
  record SitDown(Seat seat) implements ForStage {}

  /** The owner allows or forbids latecomers to take over a bot's seat. */
  record LetTakeOver(boolean allowed) implements ForTable {}

  /** The seat looks at suggestions, of which everybody at the table is informed. */
  record AskAdvice() implements ForMatch {}

  /** The owner closes a claim window that waits for all, or ends the wait between two deals. */
  record Hurry() implements ForMatch {}

  /**
   * A seat keeps the next deal from beginning by itself, until everybody is ready or the owner ends
   * the wait.
   */
  record Hold() implements ForMatch {}

  /** The owner takes the table back to its lobby after the match. */
  record BackToLobby() implements ForMatch {}

  /** The seat's part in the shuffle of a deal, when it is due. */
  record Mix(Answer answer) implements ForMatch {}

  /** Answers {@link FromHost.PasswordAsked}. */
  record Prove(PasswordProof proof) implements ToHost {}

  /** Sends a chat message to everybody at the table. */
  record Chat(ChatMessage chatMessage) implements ForTable {}
}
