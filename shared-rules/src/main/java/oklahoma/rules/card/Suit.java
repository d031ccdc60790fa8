package oklahoma.rules.card;

/** The four suits. */
public enum Suit {
  CLUBS,
  DIAMONDS,
  HEARTS,
  SPADES;

  /** Whether the suit is clubs or spades. */
  public boolean black() {
    return this == CLUBS || this == SPADES;
  }
}
