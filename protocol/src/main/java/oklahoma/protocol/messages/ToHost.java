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
   * different versions can tell each other so.
   *
   * @param name the guest's name
   * @param table the number of the host's table, 1 or more; 0 for the first one that fits the
   *     purpose. A {@link ConnectionPurpose.ListTables} names a table that the list must contain
   * @param purpose what the guest came for
   * @param avatar the guest's picture
   * @param mark the mark by which the host recognizes the guest's program; empty in the host's own
   *     process
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

    /** This hello with a mark. */
    public Hello marked(GuestMark shown) {
      return new Hello(name, table, purpose, avatar, Optional.of(shown));
    }
  }

  /**
   * A seat's move.
   *
   * @param id chosen by the guest; it comes back with the refusal or with the updates that the move
   *     caused
   * @param seen the number of the last update that the guest had seen, so that a late answer to a
   *     claim window does not count for the next one
   */
  record Command(long id, long seen, Move move) implements ForMatch {}

  /** The seat has seen the end of the deal and is ready for the next one. */
  record Ready() implements ForMatch {}

  /** The seat asks for another match after the end of this one. */
  record Rematch() implements ForMatch {}

  /** The guest has missed an update and asks for a new {@link FromHost.Welcome}. */
  record Resync() implements ForStage {}

  /**
   * The guest leaves the table.
   *
   * @param forNow whether the guest keeps the seat. In a match a bot plays until the guest is back;
   *     in the lobby the seat waits as after a lost connection. Otherwise the key becomes void and
   *     a bot plays on
   */
  record Leave(boolean forNow) implements ForTable {}

  /**
   * Pings the host.
   *
   * @param stamp comes back in the {@link FromHost.Pong}
   */
  record Ping(long stamp) implements ForTable {}

  /** A request in the lobby. */
  record InLobby(LobbyRequest request) implements ForLobby {}

  /** The owner does something about a seat whose human is away, slow or unwelcome. */
  record ActOnSeat(Seat seat, OwnerCommand command) implements ForMatch {}

  /**
   * The owner removes a spectator, in the lobby or during a match.
   *
   * @param spectator the spectator's name, which nobody else at the table has
   * @param block whether to block the spectator too, under any name
   */
  record RemoveSpectator(Name spectator, boolean block) implements ForTable {}

  /**
   * A spectator sits down: in the lobby in an open chair, in a match in the seat of a bot that
   * stands in for nobody, if the owner allows that.
   */
  record SitDown(Seat seat) implements ForStage {}

  /** The owner allows or forbids latecomers to take over a bot's seat. */
  record AllowTakeOver(boolean allowed) implements ForTable {}

  /** The seat asks for suggestions; the host tells everybody at the table. */
  record AskAdvice() implements ForMatch {}

  /**
   * The owner closes a claim window that waits for all, or ends the wait between two deals.
   *
   * @param seen the number of the latest update that the owner has seen; the host ignores a request
   *     that was meant for an earlier window or pause
   */
  record EndWait(long seen) implements ForMatch {}

  /**
   * The seat stops the next deal from beginning by itself. It then begins when everybody is ready
   * or the owner ends the wait.
   */
  record HoldNextDeal() implements ForMatch {}

  /** The owner takes the table back to its lobby after the match. */
  record BackToLobby() implements ForMatch {}

  /** The seat's part in the shuffle of a deal, when it is due. */
  record AnswerShuffle(Answer answer) implements ForMatch {}

  /** Answers {@link FromHost.PasswordAsked}. */
  record ProvePassword(PasswordProof proof) implements ToHost {}

  /** Sends a chat message to everybody at the table. */
  record Chat(ChatMessage chatMessage) implements ForTable {}
}
