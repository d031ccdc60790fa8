package oklahoma.host.table.effect;

import java.time.Duration;
import java.util.List;
import java.util.OptionalLong;
import java.util.random.RandomGenerator;
import oklahoma.host.journal.Entry;
import oklahoma.host.table.mailbox.Guest;
import oklahoma.protocol.messages.ByeReason;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.people.BotLevel;
import oklahoma.protocol.people.Temper;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;
import oklahoma.rules.Match;
import oklahoma.rules.Seat;
import oklahoma.rules.Seen;

/** One effect that a table performs after it has read a message. */
public sealed interface Effect {

  /** Writes an entry to the journal; later effects wait until it is safe. */
  record Append(Entry entry) implements Effect {}

  /** Tells a guest something. */
  record Send(Guest guest, FromHost message) implements Effect {}

  /**
   * Sends a guest the reason and ends the session.
   *
   * @param pauseMillis how long the host refuses passwords from the guest's address; empty for no
   *     pause
   */
  record Bye(Guest guest, ByeReason reason, OptionalLong pauseMillis) implements Effect {
    /** A goodbye without a pause. */
    public Bye(Guest guest, ByeReason reason) {
      this(guest, reason, OptionalLong.empty());
    }
  }

  /**
   * Asks a bot for the move of a seat.
   *
   * @param question unique at this table
   * @param before the match before this deal
   * @param soFar the events of the deal that the seat has noticed
   * @param random the bot's randomness
   * @param pause the least time until the answer
   */
  record AskBot(
      Seat seat,
      long question,
      BotLevel level,
      Temper temper,
      Match before,
      Seen<Deal> deal,
      List<Seen<Event>> soFar,
      RandomGenerator random,
      Duration pause)
      implements Effect {
    public AskBot {
      soFar = List.copyOf(soFar);
    }
  }
}
