package oklahoma.bot.oklahoma.sim;

import java.util.Arrays;
import java.util.List;
import oklahoma.bot.oklahoma.plan.CardKinds;
import oklahoma.bot.oklahoma.plan.HandFeatures;
import oklahoma.rules.oklahoma.Contract;

/**
 * Lays a contract down from a hand of counts, in the way that leaves the fewest points. Melds begin
 * at their shortest and then take what fits, so it misses rare ways.
 */
public final class SimLayDown {
  private static final int WILD = CardKinds.WILD;
  private static final int RANKS = CardKinds.RANKS;
  private static final int SUITS = 4;
  private static final int BOOK = 3;
  private static final int RUN = 4;
  private static final int BOTTOMS = RANKS - RUN + 1;
  private static final int WINDOWS = SUITS * BOTTOMS;

  private final Contract contract;
  private final int[] hand = new int[CardKinds.KINDS];
  private final int[] rest = new int[CardKinds.KINDS];
  private final int[] windows;
  private final int[] ranks;
  private final int[] wildPlaces;
  private final int[] lows;
  private final int[] highs;

  private int fewest;
  private int[] bestRest = new int[0];
  private int[][] bestRuns = new int[0][];
  private int[] bestRanks = new int[0];

  /**
   * A way to lay down.
   *
   * @param ranks those of the books
   */
  public record Way(List<SimMelds.Run> runs, List<Integer> ranks) {}

  SimLayDown(Contract contract) {
    this.contract = contract;
    this.windows = new int[contract.runs()];
    this.wildPlaces = new int[contract.runs()];
    this.lows = new int[contract.runs()];
    this.highs = new int[contract.runs()];
    this.ranks = new int[contract.books()];
  }

  /**
   * Lays the contract down, if that is possible.
   *
   * @param cards the hand; loses the cards of the melds
   * @param melds gets the melds
   * @return whether it was possible
   */
  boolean layDown(int[] cards, SimMelds melds) {
    System.arraycopy(cards, 0, hand, 0, hand.length);
    fewest = Integer.MAX_VALUE;
    run(0);
    if (fewest == Integer.MAX_VALUE) {
      return false;
    }
    System.arraycopy(bestRest, 0, cards, 0, cards.length);
    for (int[] run : bestRuns) {
      melds.run(run[0], run[1], run[2], run[3]);
    }
    for (int rank : bestRanks) {
      melds.book(rank);
    }
    return true;
  }

  /** The latest lay-down. */
  public Way way() {
    return new Way(
        Arrays.stream(bestRuns)
            .map(run -> new SimMelds.Run(run[0], run[1], run[2], run[3]))
            .toList(),
        Arrays.stream(bestRanks).boxed().toList());
  }

  private void run(int which) {
    if (which == windows.length) {
      book(0);
      return;
    }
    for (int window = which == 0 ? 0 : windows[which - 1]; window < WINDOWS; window++) {
      int bottom = window / BOTTOMS * RANKS + window % BOTTOMS;
      int gaps = gaps(bottom);
      int lacking = Integer.bitCount(gaps);
      if (lacking <= hand[WILD] && lacking < RUN) {
        windows[which] = window;
        wildPlaces[which] = gaps << window % BOTTOMS;
        use(bottom, gaps, -1);
        run(which + 1);
        use(bottom, gaps, 1);
      }
    }
  }

  private int gaps(int bottom) {
    int gaps = 0;
    for (int i = 0; i < RUN; i++) {
      gaps |= hand[bottom + i] == 0 ? 1 << i : 0;
    }
    return gaps;
  }

  private void use(int bottom, int gaps, int change) {
    for (int i = 0; i < RUN; i++) {
      hand[(gaps >> i & 1) == 1 ? WILD : bottom + i] += change;
    }
  }

  private void book(int which) {
    if (which == ranks.length) {
      finish();
      return;
    }
    for (int rank = which == 0 ? 0 : ranks[which - 1]; rank < RANKS; rank++) {
      int naturals = Math.min(BOOK, ofRank(hand, rank));
      if (naturals > 0 && BOOK - naturals <= hand[WILD]) {
        int[] before = hand.clone();
        ranks[which] = rank;
        takeOfRank(rank, naturals);
        hand[WILD] -= BOOK - naturals;
        book(which + 1);
        System.arraycopy(before, 0, hand, 0, hand.length);
      }
    }
  }

  private static int ofRank(int[] cards, int rank) {
    int count = 0;
    for (int kind = rank; kind < WILD; kind += RANKS) {
      count += cards[kind];
    }
    return count;
  }

  private void takeOfRank(int rank, int count) {
    int left = count;
    for (int kind = rank; kind < WILD; kind += RANKS) {
      int taken = Math.min(left, hand[kind]);
      hand[kind] -= taken;
      left -= taken;
    }
  }

  /** Completes melds that have their fewest cards: they take what fits. */
  private void finish() {
    System.arraycopy(hand, 0, rest, 0, rest.length);
    for (int run = 0; run < windows.length; run++) {
      lengthen(run);
    }
    for (int rank : ranks) {
      for (int kind = rank; kind < WILD; kind += RANKS) {
        rest[kind] = 0;
      }
    }
    rest[WILD] = contract.books() > 0 ? 0 : rest[WILD];
    int left = points(rest);
    if (left < fewest && (left == 0 || !contract.allAtOnce())) {
      fewest = left;
      bestRest = rest.clone();
      bestRanks = ranks.clone();
      bestRuns = new int[windows.length][];
      for (int run = 0; run < windows.length; run++) {
        bestRuns[run] = new int[] {windows[run] / BOTTOMS, lows[run], highs[run], wildPlaces[run]};
      }
    }
  }

  private void lengthen(int run) {
    int suit = windows[run] / BOTTOMS * RANKS;
    int low = windows[run] % BOTTOMS;
    int high = low + RUN - 1;
    while (low > 0 && rest[suit + low - 1] > 0) {
      rest[suit + --low]--;
    }
    while (high < RANKS - 1 && rest[suit + high + 1] > 0) {
      rest[suit + ++high]--;
    }
    lows[run] = low;
    highs[run] = high;
  }

  /** The points of a hand of counts. */
  static int points(int[] cards) {
    int points = 0;
    for (int kind = 0; kind <= WILD; kind++) {
      points += cards[kind] * HandFeatures.points(kind);
    }
    return points;
  }
}
