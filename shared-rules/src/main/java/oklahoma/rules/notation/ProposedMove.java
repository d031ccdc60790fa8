package oklahoma.rules.notation;

import oklahoma.rules.Move;
import oklahoma.rules.Seat;

/** A seat's proposed move: {@code A discards Ts}. */
public record ProposedMove(Seat seat, Move move) {}
