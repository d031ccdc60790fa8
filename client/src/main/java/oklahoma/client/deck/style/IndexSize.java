package oklahoma.client.deck.style;

/** The size of the corner indices. */
public enum IndexSize {
  /** The index of an ordinary bridge deck. */
  NORMAL,
  /** A large index above a slightly narrower picture; what is offered first. */
  LARGE,
  /** One huge index and one huge suit, for cards of which little is seen. */
  JUMBO,
  /** As fits the size of the card; where that is not known it is large. */
  AUTO
}
