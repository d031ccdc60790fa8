package client.table;

/** The orders in which a hand can be put by one command. */
public enum Sort {
  /** Wilds, then suit by suit, ranks rising. */
  SUIT,
  /** Wilds, then rank by rank. */
  RANK,
  /** What could be melded first, in groups; the rest by suit. */
  MELDS
}
