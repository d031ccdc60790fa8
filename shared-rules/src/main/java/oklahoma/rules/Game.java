package oklahoma.rules;

/** The games that a table can play. */
public enum Game {
  /** Five hands, contracts and claims. */
  OKLAHOMA,
  /** Oklahoma Gin: knocking with little deadwood. */
  GIN
}
