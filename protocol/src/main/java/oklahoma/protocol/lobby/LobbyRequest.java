package oklahoma.protocol.lobby;

import java.util.Optional;
import oklahoma.protocol.identity.PasswordVerifier;
import oklahoma.protocol.people.BotLevel;
import oklahoma.protocol.people.Name;
import oklahoma.rules.Rules;
import oklahoma.rules.Seat;

/**
 * A guest's request in the lobby. Everything but {@link SayReady} and {@link AskPlace} is reserved
 * for the owner; the answer is a new {@link LobbyState} for everybody or a {@link LobbyFault} for
 * the sender.
 */
public sealed interface LobbyRequest {

  /**
   * The guest is ready for the match, or no longer ready. The owner need not say so.
   *
   * @param rules the rules that the guest has seen and is ready for, so that a message in transit
   *     when they change does not count for the new ones; the guest is not ready if empty
   */
  record SayReady(Optional<Rules> rules) implements LobbyRequest {}

  /**
   * A guest would like another place; the owner answers with {@link Swap} or {@link Decline}.
   *
   * @param place not a locked one; empty to withdraw the request
   */
  record AskPlace(Optional<Seat> place) implements LobbyRequest {}

  /** The owner declines: the player here keeps the place. */
  record Decline(Seat seat) implements LobbyRequest {}

  /** A bot takes an open or locked chair. */
  record AddBot(Seat seat, Name name, BotLevel level) implements LobbyRequest {}

  /** Changes a bot's level. */
  record SetLevel(Seat seat, BotLevel level) implements LobbyRequest {}

  /** Opens the chair: the bot leaves, or the guest is removed. */
  record Empty(Seat seat) implements LobbyRequest {}

  /** Removes and blocks the guest who sits here, under any name and with any key. */
  record KeepOut(Seat seat) implements LobbyRequest {}

  /**
   * Unblocks somebody.
   *
   * @param name one of {@link LobbyState#keptOut}
   */
  record LetBack(Name name) implements LobbyRequest {}

  /** Swaps two chairs. */
  record Swap(Seat one, Seat other) implements LobbyRequest {}

  /** Shuffles the places of everybody who sits. */
  record Shuffle() implements LobbyRequest {}

  /** Nobody may sit down in this open chair. */
  record Lock(Seat seat) implements LobbyRequest {}

  /** Somebody may sit down in this locked chair again. */
  record Unlock(Seat seat) implements LobbyRequest {}

  /**
   * Other rules; nobody is ready any more.
   *
   * @param rules what is to be played; their number of seats is ignored, since everybody who sits
   *     plays
   */
  record ChangeRules(Rules rules) implements LobbyRequest {}

  /**
   * From now on newcomers need this password to sit or to watch; those already there stay.
   *
   * @param verifier of the password; no password if empty
   */
  record SetPassword(Optional<PasswordVerifier> verifier) implements LobbyRequest {}

  /** Whether anybody may watch. */
  record LetWatch(boolean allowed) implements LobbyRequest {}

  /**
   * The match begins.
   *
   * @param anyway even if somebody is not ready or away; a bot keeps an absent seat
   */
  record Start(boolean anyway) implements LobbyRequest {}
}
