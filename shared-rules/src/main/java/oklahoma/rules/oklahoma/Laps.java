package oklahoma.rules.oklahoma;

/**
 * The counters that stop endless loops (O-10).
 *
 * @param putBack how many turns in a row took the discard and put it straight back, with no other
 *     change
 * @param fromPile how many turns in a row drew from the pile without a table move
 */
public record Laps(int putBack, int fromPile) {
  /** The counters after a draw from the stock. */
  public static final Laps NONE = new Laps(0, 0);

  private static final int LAPS_FROM_PILE = 3;

  /** Whether the pile is closed to the next player, given the number of seats. */
  boolean closed(int seats) {
    return putBack >= seats || fromPile >= LAPS_FROM_PILE * seats;
  }

  Laps took() {
    return new Laps(putBack, fromPile + 1);
  }

  Laps discarded(boolean straightBack) {
    return new Laps(straightBack ? putBack + 1 : 0, fromPile);
  }
}
