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
public sealed interface LobbyWish {

  /**
   * The guest is ready for the match, or is not any more. The owner need not say so.
   *
   * @param rules the rules that the guest has seen and is ready for, so that a word that is on its
   *     way when they change does not count for the new ones; the guest is not ready if empty
   */
  record SayReady(Optional<Rules> rules) implements LobbyWish {}

  /**
   * A guest would like another place; the owner answers with {@link Swap} or {@link Decline}.
   *
   * @param place not a locked one; the guest asks no more if empty
   */
  record AskPlace(Optional<Seat> place) implements LobbyWish {}

  /** The player here is to keep the place, though another was asked for. */
  record Decline(Seat seat) implements LobbyWish {}

  /** A bot takes an open or locked chair. */
  record AddBot(Seat seat, Name name, BotLevel level) implements LobbyWish {}

  /** A bot is to play better or worse. */
  record SetLevel(Seat seat, BotLevel level) implements LobbyWish {}

  /** The chair becomes open: the bot goes, or the guest is sent away. */
  record Empty(Seat seat) implements LobbyWish {}

  /**
   * The guest who sits here is sent away and not let in again, whatever it is called and whichever
   * keys it has.
   */
  record KeepOut(Seat seat) implements LobbyWish {}

  /**
   * Somebody may come again.
   *
   * @param name one of {@link LobbyState#keptOut}
   */
  record LetBack(Name name) implements LobbyWish {}

  /** Two chairs change places. */
  record Swap(Seat one, Seat other) implements LobbyWish {}

  /** Everybody who sits gets a place by chance. */
  record Shuffle() implements LobbyWish {}

  /** Nobody may sit down in this open chair. */
  record Lock(Seat seat) implements LobbyWish {}

  /** Somebody may sit down in this locked chair again. */
  record Unlock(Seat seat) implements LobbyWish {}

  /**
   * Other rules; nobody is ready any more.
   *
   * @param rules what is to be played; how many seats they have is ignored, since as many play as
   *     sit
   */
  record ChangeRules(Rules rules) implements LobbyWish {}

  /**
   * From now on newcomers need this password to sit or to watch; those who are there stay.
   *
   * @param verifier of the password; nobody is asked any more if empty
   */
  record SetPassword(Optional<PasswordVerifier> verifier) implements LobbyWish {}

  /** Whether anybody may watch. */
  record LetWatch(boolean allowed) implements LobbyWish {}

  /**
   * The match begins.
   *
   * @param anyway even if somebody is not ready or away; a bot keeps an absent seat
   */
  record Start(boolean anyway) implements LobbyWish {}
}
