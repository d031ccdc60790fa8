package rules.fair;

/** What can be wrong with a deal that should be fair. */
public enum Flaw {
  /** The host proves nothing about this deal. */
  NO_PROOF,
  /** The deal is over and the host has not shown its secret. */
  NOT_SHOWN,
  /** The host's secret is not what it had committed to. */
  HOST_SECRET_DIFFERS,
  /** The host used a secret that it had shown before. */
  HOST_SECRET_REUSED,
  /** A shuffle was begun, thrown away and begun anew. */
  DRAWN_AGAIN,
  /** What the host said about a seat's part changed afterwards. */
  PART_CHANGED,
  /** A seat's secret is not what that seat had committed to. */
  SECRET_DIFFERS,
  /** Somebody else's commitment stood in one's own place. */
  OWN_COMMITMENT_DIFFERS,
  /** One's own secret was sent and does not count. */
  OWN_SECRET_LEFT_OUT,
  /** The cards dealt are not those that the shuffle gives. */
  DEAL_DIFFERS,
  /** A card drawn is not the one that lay there. */
  DRAW_DIFFERS,
  /** The new stock is not in the order that the shuffle gives. */
  RENEWAL_DIFFERS,
  /** A seat showed or played a card that it cannot have had. */
  CARD_DIFFERS
}
