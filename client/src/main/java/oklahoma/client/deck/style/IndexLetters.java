package oklahoma.client.deck.style;

/** The alphabet of the index letters. */
public enum IndexLetters {
  /** A K Q J. */
  LATIN,
  /** А К Д В: ace, king, queen (дама) and jack (вале) as in Bulgarian decks. */
  BULGARIAN
}
