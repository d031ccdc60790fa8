package oklahoma.bot.oklahoma.sim;

import oklahoma.rules.oklahoma.Laps;

/** The counters that stop endless loops (O-10), in a simulated deal. */
final class SimLaps {
  private static final int LAPS_FROM_PILE = 3;

  private int putBack;
  private int fromPile;

  /**
   * The kind that the seat in turn took from the pile, while it has brought nothing down; otherwise
   * {@link SimStock#NONE}.
   */
  private int taken = SimStock.NONE;

  /** Copies other counters. */
  void copy(SimLaps other) {
    putBack = other.putBack;
    fromPile = other.fromPile;
    taken = other.taken;
  }

  /**
   * Sets the counters of a deal that began elsewhere.
   *
   * @param untouched the kind that the seat in turn took and could put straight back, or {@link
   *     SimStock#NONE}
   */
  void set(Laps laps, int untouched) {
    putBack = laps.putBack();
    fromPile = laps.fromPile();
    taken = untouched;
  }

  /** Whether the pile is closed to the next player, given the number of seats. */
  boolean closed(int seats) {
    return putBack >= seats || fromPile >= LAPS_FROM_PILE * seats;
  }

  /** The seat in turn took a card of this kind from the pile. */
  void took(int kind) {
    fromPile++;
    taken = kind;
  }

  /** A seat drew from the stock, or brought a card to the table. */
  void begin() {
    putBack = 0;
    fromPile = 0;
    taken = SimStock.NONE;
  }

  /** The seat in turn discarded a card of this kind. */
  void discarded(int kind) {
    putBack = kind == taken ? putBack + 1 : 0;
    taken = SimStock.NONE;
  }
}
