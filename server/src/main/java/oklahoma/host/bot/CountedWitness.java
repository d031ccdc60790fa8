package oklahoma.host.bot;

/** Who is told of each move at a table of counts as soon as it was made. */
interface CountedWitness {
  /** Nobody. */
  CountedWitness NOBODY = new CountedWitness() {};

  /** A seat began its turn. */
  default void drew(int seat, boolean fromPile) {}

  /** A seat claimed out of turn and has its penalty cards. */
  default void claimed(int seat) {}

  /** A seat laid down what {@link CountedContract} found. */
  default void laidDown(int seat, CountedContract laid) {}

  /** A seat that is down brought a card of a kind onto the table. */
  default void laidOff(int seat, int kind) {}

  /** A seat ended its turn, or went out with its last card. */
  default void discarded(int seat, int kind) {}

  /** The discards became a new stock of these kinds, the top card last. */
  default void renewed(int[] stock) {}
}
