package oklahoma.rules;

/** Whoever looks at a deal: a seat, which sees its own hand, or an onlooker, who sees none. */
public sealed interface Viewer permits Seat, Onlooker {}
