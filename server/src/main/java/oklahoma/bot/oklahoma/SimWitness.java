package oklahoma.bot.oklahoma;

/** Who is told of each move at a table of counts as soon as it was made. */
interface SimWitness {
  /** Nobody. */
  SimWitness NOBODY = new SimWitness() {};

  /** A seat began its turn. */
  default void drew(int seat, boolean fromPile) {}

  /** A seat claimed out of turn and has its penalty cards. */
  default void claimed(int seat) {}

  /** A seat laid down what {@link SimLayDown} found. */
  default void laidDown(int seat, SimLayDown laid) {}

  /** A seat that is down brought a card of a kind onto the table. */
  default void laidOff(int seat, int kind) {}

  /** A seat ended its turn, or went out with its last card. */
  default void discarded(int seat, int kind) {}

  /** The discards became a new stock of these kinds, the top card last. */
  default void renewed(int[] stock) {}
}
