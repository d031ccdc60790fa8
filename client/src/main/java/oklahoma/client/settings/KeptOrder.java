package oklahoma.client.settings;

/** The order in which the hand is sorted automatically. */
public enum KeptOrder {
  /** Not sorted: the player arranges the cards. */
  OWN,
  SUIT,
  RANK,
  MELDS
}
