package oklahoma.protocol.people;

import java.util.Optional;
import oklahoma.rules.Seat;

/**
 * The sender of a chat message.
 *
 * @param name as it was then
 * @param seat where the speaker sat then; empty for a spectator
 */
public record Speaker(Name name, Optional<Seat> seat) {}
