package oklahoma.bot.oklahoma.sim;

import java.util.List;
import java.util.stream.IntStream;
import oklahoma.bot.oklahoma.plan.CardKinds;

/** The melds of a simulated deal: the ranks of the books, and the runs with their places. */
public final class SimMelds {
  private static final int RANKS = CardKinds.RANKS;
  private static final int TOP = RANKS - 1;
  private static final int MOST = 20;

  private final boolean[] books = new boolean[RANKS];
  private boolean anyBook;
  private final int[] suits = new int[MOST];
  private final int[] lows = new int[MOST];
  private final int[] highs = new int[MOST];

  /** The places of wilds in each run, a bit for each rank. */
  private final int[] wilds = new int[MOST];

  private int runs;

  /** Copies other melds. */
  void copy(SimMelds others) {
    System.arraycopy(others.books, 0, books, 0, RANKS);
    anyBook = others.anyBook;
    System.arraycopy(others.suits, 0, suits, 0, others.runs);
    System.arraycopy(others.lows, 0, lows, 0, others.runs);
    System.arraycopy(others.highs, 0, highs, 0, others.runs);
    System.arraycopy(others.wilds, 0, wilds, 0, others.runs);
    runs = others.runs;
  }

  /**
   * A run.
   *
   * @param low the rank of its lowest place
   * @param wilds the places of its wilds, a bit for each rank
   */
  public record Run(int suit, int low, int high, int wilds) {}

  /** The runs, in the order in which they were laid down. */
  public List<Run> runs() {
    return IntStream.range(0, runs)
        .mapToObj(run -> new Run(suits[run], lows[run], highs[run], wilds[run]))
        .toList();
  }

  /** Adds a book of this rank. */
  void book(int rank) {
    books[rank] = true;
    anyBook = true;
  }

  /** Adds a run of this suit. */
  void run(int suit, int low, int high, int wild) {
    suits[runs] = suit;
    lows[runs] = low;
    highs[runs] = high;
    wilds[runs++] = wild;
  }

  /** Whether a card of this kind fits a meld. */
  public boolean fits(int kind) {
    return kind == CardKinds.WILD ? anyBook || roomy() >= 0 : placeInRun(kind) >= 0 || inBook(kind);
  }

  private boolean inBook(int kind) {
    return books[kind % RANKS];
  }

  private int roomy() {
    for (int run = 0; run < runs; run++) {
      if (highs[run] < TOP || lows[run] > 0) {
        return run;
      }
    }
    return -1;
  }

  private int placeInRun(int kind) {
    int rank = kind % RANKS;
    for (int run = 0; run < runs; run++) {
      boolean end = rank == highs[run] + 1 || rank == lows[run] - 1;
      boolean swaps = (wilds[run] >> rank & 1) == 1 && highs[run] < TOP;
      if (suits[run] == kind / RANKS && (end || swaps)) {
        return run;
      }
    }
    return -1;
  }

  /**
   * The kinds, as bits, any of which would extend a run so far that a card of the given kind fits.
   */
  long gapsBefore(int kind) {
    int rank = kind % RANKS;
    long gaps = 0;
    for (int run = 0; run < runs; run++) {
      if (suits[run] == kind / RANKS) {
        gaps |= rank == highs[run] + 2 ? 1L << (kind - 1) : 0;
        gaps |= rank == lows[run] - 2 ? 1L << (kind + 1) : 0;
      }
    }
    return gaps;
  }

  /** Lays off a card that fits; natural cards go into books first, wilds too (O-17, O-18). */
  void layOff(int kind) {
    if (kind == CardKinds.WILD) {
      wild();
    } else if (!inBook(kind)) {
      intoRun(placeInRun(kind), kind % RANKS);
    }
  }

  private void wild() {
    if (anyBook) {
      return;
    }
    int run = roomy();
    if (highs[run] < TOP) {
      wilds[run] |= 1 << ++highs[run];
    } else {
      wilds[run] |= 1 << --lows[run];
    }
  }

  private void intoRun(int run, int rank) {
    if (rank == highs[run] + 1) {
      highs[run]++;
    } else if (rank == lows[run] - 1) {
      lows[run]--;
    } else {
      wilds[run] = (wilds[run] & ~(1 << rank)) | (1 << ++highs[run]);
    }
  }
}
