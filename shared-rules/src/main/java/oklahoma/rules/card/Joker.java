package oklahoma.rules.card;

/** A joker. Red and black jokers are equal in play (O-2), so there is one value. */
public enum Joker implements Card {
  JOKER
}
