package oklahoma.protocol.people;

import java.util.Optional;
import java.util.OptionalLong;
import oklahoma.rules.Seat;

/**
 * The player of a seat during a match.
 *
 * @param name the human's name, also while a bot plays for the human
 * @param bot the level of the bot that plays the seat now; empty if a human does
 * @param presence whether the player of the seat is connected
 * @param graceMillis while {@link Presence#AWAY}: the time in ms until a bot takes over; empty if
 *     the table waits without a limit
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

  /** A connected human without a picture. */
  public static SeatLabel ofHuman(Seat seat, Name name) {
    return new SeatLabel(seat, name, Optional.empty(), Presence.HERE, OptionalLong.empty());
  }

  /** A bot in its own seat. */
  public static SeatLabel ofBot(Seat seat, Name name, BotLevel level) {
    return new SeatLabel(seat, name, Optional.of(level), Presence.HERE, OptionalLong.empty());
  }

  /** Whether the seat's human is not connected or has left, even if a bot plays. */
  public boolean absent() {
    return switch (presence) {
      case HERE, SLOW -> false;
      case AWAY, STOOD_IN, LEFT_FOR_NOW -> true;
    };
  }
}
