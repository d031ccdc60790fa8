package oklahoma.client.table.keys;

/** The focused part of the table, as far as the meaning of a key depends on it. */
public enum Focus {
  /** A card, a pile, a meld, or nothing at all. */
  TABLE,
  /** A button or the like beside the cards. */
  CONTROL,
  /** A button of the claim card: Space and Enter press it, whatever it says. */
  CLAIM_CARD,
  /** A field that is being written into. */
  TEXT
}
