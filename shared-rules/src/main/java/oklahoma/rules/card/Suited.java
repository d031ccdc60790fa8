package oklahoma.rules.card;

/** A card of one of the four suits. */
public record Suited(Rank rank, Suit suit) implements Card {}
