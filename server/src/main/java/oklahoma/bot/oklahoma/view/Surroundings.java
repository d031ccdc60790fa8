package oklahoma.bot.oklahoma.view;

import oklahoma.bot.oklahoma.plan.HandFeatures;

/**
 * What a seat's prospects depend on besides its own cards: the first inputs of {@link
 * HandFeatures}.
 */
public final class Surroundings {
  private final int seats;
  private final double rounds;
  private final boolean nextDown;
  private final int nextSize;

  private int down;
  private int fewest = Integer.MAX_VALUE - 1;
  private int cards;
  private int exposed;
  private int mostExposed;

  private Surroundings(int seats, double rounds, boolean nextDown, int nextSize) {
    this.seats = seats;
    this.rounds = rounds;
    this.nextDown = nextDown;
    this.nextSize = nextSize;
  }

  /**
   * A table whose other seats are still to be added.
   *
   * @param discards the number of finished turns of all seats
   * @param nextDown whether the next seat is down
   * @param nextSize how many cards it holds
   */
  public static Surroundings of(int seats, int discards, boolean nextDown, int nextSize) {
    return new Surroundings(seats, (double) discards / seats, nextDown, nextSize);
  }

  /**
   * Adds another seat.
   *
   * @param isDown whether it is down
   * @param size how many cards it holds
   * @param taken how many of them it took from the pile
   */
  public void add(boolean isDown, int size, int taken) {
    if (isDown) {
      down++;
      fewest = Math.min(fewest, size);
    } else {
      cards += size;
      exposed += taken;
      mostExposed = Math.max(mostExposed, taken);
    }
  }

  /** As numbers around -1 to 1. */
  public float[] inputs() {
    int others = seats - 1;
    int up = Math.max(1, others - down);
    boolean any = down > 0;
    return new float[] {
      1f / others,
      others == 1 ? 1 : 0,
      (float) Math.min(2, rounds / 8),
      down / (float) others,
      any ? 1 : 0,
      any ? 1f / (1 + fewest) : 0,
      any ? Math.min(1.5f, fewest / 6f) : 0,
      mostExposed / 4f,
      exposed / (4f * others),
      (cards / (float) up - 10) / 4,
      nextDown ? 1 : 0,
      nextDown ? 1f / (1 + nextSize) : 0,
      others / 4f,
      (float) Math.exp(-rounds / 3)
    };
  }
}
