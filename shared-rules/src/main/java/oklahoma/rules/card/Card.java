package oklahoma.rules.card;

/** A card, face up. Cards have no identity: two sevens of hearts from two packs are equal. */
public sealed interface Card extends Face permits Suited, Joker {}
