package oklahoma.rules.card;

/** A card lying face down. All backs are equal. */
public enum Back implements Face {
  BACK
}
