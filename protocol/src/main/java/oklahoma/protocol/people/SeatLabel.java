package oklahoma.protocol.people;

import java.util.Optional;
import java.util.OptionalLong;
import oklahoma.rules.Seat;

/**
 * The player of a seat during a match.
 *
 * @param name the human's, also while a bot plays for the human
 * @param bot how well the bot plays that acts for the seat now; empty for a human
 * @param presence whether the player of the seat is there
 * @param graceMillis while {@link Presence#AWAY}: the time in ms until a bot takes over; the seat
 *     waits without end if empty
 * @param avatar the human's picture, also while a bot plays for the human
 */
public record SeatLabel(
    Seat seat,
    Name name,
    Optional<BotLevel> bot,
    Presence presence,
    OptionalLong graceMillis,
    Optional<Avatar> avatar) {

  /** Without a picture. */
  public SeatLabel(
      Seat seat, Name name, Optional<BotLevel> bot, Presence presence, OptionalLong graceMillis) {
    this(seat, name, bot, presence, graceMillis, Optional.empty());
  }

  /** A human who is there. */
  public static SeatLabel ofHuman(Seat seat, Name name) {
    return new SeatLabel(seat, name, Optional.empty(), Presence.HERE, OptionalLong.empty());
  }

  /** A bot in its own seat. */
  public static SeatLabel ofBot(Seat seat, Name name, BotLevel level) {
    return new SeatLabel(seat, name, Optional.of(level), Presence.HERE, OptionalLong.empty());
  }

  /** True if the human who sits here is not connected, even if a bot plays meanwhile. */
  public boolean absent() {
    return switch (presence) {
      case HERE, SLOW -> false;
      case AWAY, STOOD_IN, LEFT_FOR_NOW -> true;
    };
  }
}
