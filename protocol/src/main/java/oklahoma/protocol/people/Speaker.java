package oklahoma.protocol.people;

import java.util.Optional;
import oklahoma.rules.Seat;

/**
 * The sender of a chat message.
 *
 * @param name the name at that time
 * @param seat the seat at that time; empty for a spectator
 */
public record Speaker(Name name, Optional<Seat> seat) {}
