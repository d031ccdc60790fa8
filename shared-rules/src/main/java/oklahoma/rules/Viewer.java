package oklahoma.rules;

/** A viewer of a deal: a seat, which sees its own hand, or a spectator, who sees none. */
public sealed interface Viewer permits Seat, Spectator {}
