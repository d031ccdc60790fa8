package oklahoma.protocol.lobby;

import java.util.Optional;
import oklahoma.protocol.identity.PasswordVerifier;
import oklahoma.protocol.people.BotLevel;
import oklahoma.protocol.people.Name;
import oklahoma.rules.Rules;
import oklahoma.rules.Seat;

/**
 * A guest's request in the lobby. Everything but {@link SayReady} and {@link AskForSeat} is
 * reserved for the owner; the answer is a new {@link LobbyState} for everybody or a {@link
 * LobbyFault} for the sender.
 */
public sealed interface LobbyRequest {

  /**
   * The guest is ready for the match, or no longer ready. The owner need not send this.
   *
   * @param rules the rules that the guest has seen; a message that crosses a change of rules does
   *     not count. Empty if the guest is not ready
   */
  record SayReady(Optional<Rules> rules) implements LobbyRequest {}

  /**
   * A guest would like another place; the owner answers with {@link Swap} or {@link Decline}.
   *
   * @param place not a locked one; empty to withdraw the request
   */
  record AskForSeat(Optional<Seat> place) implements LobbyRequest {}

  /** The owner declines: the player here keeps the place. */
  record Decline(Seat seat) implements LobbyRequest {}

  /** A bot takes an open or locked chair. */
  record AddBot(Seat seat, Name name, BotLevel level) implements LobbyRequest {}

  /** Changes a bot's level. */
  record SetLevel(Seat seat, BotLevel level) implements LobbyRequest {}

  /** Opens the chair: the bot leaves, or the guest is removed. */
  record Empty(Seat seat) implements LobbyRequest {}

  /** Removes and blocks the guest who sits here, under any name and with any key. */
  record Block(Seat seat) implements LobbyRequest {}

  /**
   * Unblocks somebody.
   *
   * @param name one of {@link LobbyState#blocked}
   */
  record Unblock(Name name) implements LobbyRequest {}

  /** Swaps two chairs. */
  record Swap(Seat one, Seat other) implements LobbyRequest {}

  /** Shuffles the places of everybody who sits. */
  record Shuffle() implements LobbyRequest {}

  /** Nobody may sit down in this open chair. */
  record Lock(Seat seat) implements LobbyRequest {}

  /** Somebody may sit down in this locked chair again. */
  record Unlock(Seat seat) implements LobbyRequest {}

  /**
   * Changes the rules; nobody is ready afterwards.
   *
   * @param rules the new rules; their number of seats is ignored, since everybody who sits plays
   */
  record ChangeRules(Rules rules) implements LobbyRequest {}

  /**
   * From now on newcomers need this password to sit or to watch; players and spectators who are at
   * the table stay.
   *
   * @param verifier the verifier of the password; empty for no password
   */
  record SetPassword(Optional<PasswordVerifier> verifier) implements LobbyRequest {}

  /** Allows or forbids spectators. */
  record AllowSpectators(boolean allowed) implements LobbyRequest {}

  /**
   * Starts the match.
   *
   * @param anyway even if somebody is away or not ready; a bot plays for an absent player
   */
  record Start(boolean anyway) implements LobbyRequest {}
}
