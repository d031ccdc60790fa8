package oklahoma.client.deck.style;

/** The size of the corner indices. */
public enum IndexSize {
  /** The index of an ordinary bridge deck. */
  NORMAL,
  /** A large index above a slightly narrower picture; the default. */
  LARGE,
  /** One huge index and one huge suit, for cards that are mostly covered. */
  JUMBO,
  /** Depends on the size of the card; large where the size is not known. */
  AUTO
}
