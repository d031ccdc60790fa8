package oklahoma.rules.notation;

import oklahoma.rules.Move;
import oklahoma.rules.Seat;

/** A seat's meant move: {@code A discards Ts}. */
public record Meant(Seat seat, Move move) {}
