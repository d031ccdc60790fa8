package oklahoma.rules.card;

import oklahoma.rules.Seat;

/** A meld on the table and the seat that laid it down. */
public record Laid(Seat owner, Meld meld) {}
