package oklahoma.client.settings;

/** The order in which the hand is sorted automatically. */
public enum KeptOrder {
  /** None: the cards lie as the player puts them. */
  OWN,
  SUIT,
  RANK,
  MELDS
}
