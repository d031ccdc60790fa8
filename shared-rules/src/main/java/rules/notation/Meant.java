package rules.notation;

import rules.Move;
import rules.Seat;

/** A seat's meant move: {@code A discards Ts}. */
public record Meant(Seat seat, Move move) {}
