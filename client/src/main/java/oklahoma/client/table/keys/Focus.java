package oklahoma.client.table.keys;

/** The focused part of the table, as far as the meaning of a key depends on it. */
public enum Focus {
  /** A card, a pile, a meld, or nothing at all. */
  TABLE,
  /** Another control, such as a button beside the cards. */
  CONTROL,
  /** A button of the claim card, which Space and Enter always press. */
  CLAIM_CARD,
  /** A text field. */
  TEXT
}
