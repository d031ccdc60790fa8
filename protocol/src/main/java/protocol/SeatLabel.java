package protocol;

import java.util.Optional;
import rules.Seat;

/**
 * Who sits where.
 *
 * @param bot how well the bot in the seat plays; empty for a human
 * @param present whether a human is connected; a bot always is
 */
public record SeatLabel(Seat seat, Name name, Optional<BotLevel> bot, boolean present) {}
