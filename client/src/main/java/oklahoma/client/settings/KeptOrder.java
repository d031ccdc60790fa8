package oklahoma.client.settings;

/** The order in which the hand is kept by itself. */
public enum KeptOrder {
  /** None: the cards lie as the player puts them. */
  OWN,
  SUIT,
  RANK,
  MELDS
}
