package oklahoma.bot.oklahoma;

import java.util.Arrays;
import oklahoma.rules.oklahoma.Contract;

/**
 * What a hand is short of: goes through all plans for a contract (places of runs, ranks of books)
 * and remembers the nearest ones and those that are one card farther. Cards are counted by kind
 * (see {@link CardKinds}). Runs with a low ace are not thought of. One instance serves one thread
 * and is used again and again.
 */
final class ContractShape {
  private static final int WILD = CardKinds.WILD;
  private static final int RANKS = CardKinds.RANKS;
  private static final int BOOK = 3;
  private static final int MOST_PLACES = 40;
  private static final int MOST_OF_RANK = 8;

  /** All suits of a rank. */
  static final long[] OF_RANK = new long[RANKS];

  static {
    for (int kind = 0; kind < WILD; kind++) {
      OF_RANK[kind % RANKS] |= 1L << kind;
    }
  }

  private final int books;
  private final int runs;
  private final NearestPlans nearest = new NearestPlans();
  private final ComingCards coming = new ComingCards();

  private long present;
  private long twice;
  private int wilds;
  private final int[] ofRank = new int[RANKS];

  /** The ranks of the hand, the most frequent first. */
  private final int[] ranks = new int[RANKS];

  private int rankCount;

  private final RunPlaces runPlaces = new RunPlaces();
  private final double[] placeRates = new double[MOST_PLACES];

  /** So many of the first places have been rated. */
  private int rated;

  ContractShape(Contract contract) {
    this.books = contract.books();
    this.runs = contract.runs();
  }

  /**
   * What may still come; asked for before the hands are read.
   *
   * @param copies how many of each kind the seat has not seen
   */
  void outlook(int[] copies) {
    coming.of(copies);
  }

  /** Looks at a hand. */
  void read(int[] hand) {
    sort(hand);
    nearest.clear();
    int fewest = books == 0 ? 0 : Math.max(0, BOOK - (rankCount == 0 ? 0 : ofRank[ranks[0]]));
    switch (runs) {
      case 0 -> withBooks(0, 1, 0, 0, 0);
      case 1 -> oneRun(fewest);
      default -> twoRuns(fewest);
    }
  }

  private void sort(int[] hand) {
    present = 0;
    twice = 0;
    wilds = hand[WILD];
    Arrays.fill(ofRank, 0);
    for (int kind = 0; kind < WILD; kind++) {
      if (hand[kind] > 0) {
        present |= 1L << kind;
        twice |= hand[kind] > 1 ? 1L << kind : 0;
        ofRank[kind % RANKS] += hand[kind];
      }
    }
    sortRanks();
    if (runs > 0) {
      runPlaces.of(present);
      rated = 0;
    }
  }

  private void sortRanks() {
    rankCount = 0;
    for (int many = MOST_OF_RANK; many > 0 && books > 0; many--) {
      for (int rank = 0; rank < RANKS; rank++) {
        if (Math.min(MOST_OF_RANK, ofRank[rank]) == many) {
          ranks[rankCount++] = rank;
        }
      }
    }
  }

  /** How likely it is to come what a place lacks. */
  private double rate(int place) {
    while (rated <= place) {
      placeRates[rated] = coming.all(runPlaces.cards(rated) & ~present);
      rated++;
    }
    return placeRates[place];
  }

  private void oneRun(int fewest) {
    for (int i = 0; i < runPlaces.count() && nearest.minds(runPlaces.lacking(i) + fewest); i++) {
      long window = runPlaces.cards(i);
      withBooks(runPlaces.lacking(i), rate(i), window & present, window & ~present, 0);
    }
  }

  private void twoRuns(int fewest) {
    for (int i = 0;
        i < runPlaces.count() && nearest.minds(2 * runPlaces.lacking(i) + fewest);
        i++) {
      long one = runPlaces.cards(i);
      for (int j = i;
          j < runPlaces.count()
              && nearest.minds(runPlaces.lacking(i) + runPlaces.lacking(j) + fewest);
          j++) {
        long two = runPlaces.cards(j);
        long wantedTwice = one & two & present & ~twice;
        int gaps = runPlaces.lacking(i) + runPlaces.lacking(j) + Long.bitCount(wantedTwice);
        if (nearest.minds(gaps + fewest)) {
          double rate = rate(i) * rate(j) * coming.all(wantedTwice);
          long both = one | two;
          withBooks(gaps, rate, both & present, (both & ~present) | wantedTwice, one & two & twice);
        }
      }
    }
  }

  /**
   * All books to some runs.
   *
   * @param gaps what the runs lack
   * @param rate how likely that is to come
   * @param use the kinds of the hand that the runs use
   * @param want the kinds that they lack
   * @param shared the kinds of which they use two
   */
  private void withBooks(int gaps, double rate, long use, long want, long shared) {
    if (books == 0) {
      nearest.add(gaps, rate, use, want);
      return;
    }
    for (int i = 0; i < rankCount && nearest.minds(gaps + BOOK - ofRank[ranks[i]]); i++) {
      int rank = ranks[i];
      int free = free(rank, use, shared);
      int lacks = Math.max(0, BOOK - free);
      if (free <= 0 || !nearest.minds(gaps + lacks)) {
        continue;
      }
      double rated = rate * coming.ofRank(rank, lacks);
      long wants = lacks > 0 ? want | OF_RANK[rank] : want;
      long uses = use | (OF_RANK[rank] & present);
      if (books == 1) {
        nearest.add(gaps + lacks, rated, uses, wants);
      } else {
        twin(rank, free, gaps, rate, uses, want);
        secondBook(i, gaps + lacks, rated, uses, wants, shared);
      }
    }
  }

  /** O-6: six of a rank are two books. */
  private void twin(int rank, int free, int gaps, double rate, long uses, long want) {
    int lacks = Math.max(0, 2 * BOOK - free);
    if (free > BOOK && nearest.minds(gaps + lacks)) {
      long wants = lacks > 0 ? want | OF_RANK[rank] : want;
      nearest.add(gaps + lacks, rate * coming.ofRank(rank, lacks), uses, wants);
    }
  }

  private void secondBook(int first, int gaps, double rate, long use, long want, long shared) {
    for (int j = first + 1; j < rankCount && nearest.minds(gaps + BOOK - ofRank[ranks[j]]); j++) {
      int rank = ranks[j];
      int free = free(rank, use, shared);
      int lacks = Math.max(0, BOOK - free);
      if (free > 0 && nearest.minds(gaps + lacks)) {
        nearest.add(
            gaps + lacks,
            rate * coming.ofRank(rank, lacks),
            use | (OF_RANK[rank] & present),
            lacks > 0 ? want | OF_RANK[rank] : want);
      }
    }
  }

  /** How many cards of a rank no run uses. */
  private int free(int rank, long use, long shared) {
    return ofRank[rank]
        - Long.bitCount(use & OF_RANK[rank])
        - Long.bitCount(shared & OF_RANK[rank]);
  }

  /** How many cards are missing from the contract at least. */
  int distance() {
    return Math.max(0, nearest.least() - wilds);
  }

  /** The part of the unseen cards that would bring the contract nearer. */
  double accepted() {
    return coming.part(nearest.wanted(0) | 1L << WILD);
  }

  /** The part of them that would only bring a plan that is one card farther as near as the best. */
  double acceptedFarther() {
    return coming.part(nearest.wanted(1) & ~nearest.wanted(0));
  }

  /** How many plans of the nearest there are and how likely, as a logarithm; 1 for one farther. */
  double chance(int farther) {
    return nearest.chance(farther);
  }

  /** Whether a card goes with any of those plans. */
  boolean wants(int kind) {
    return kind == WILD || ((nearest.wanted(0) | nearest.wanted(1)) >> kind & 1) != 0;
  }

  /** Whether a card would bring the contract nearer. */
  boolean needs(int kind) {
    return kind == WILD || (nearest.wanted(0) >> kind & 1) != 0;
  }

  /** The cards of the hand that the nearest plans use, as bits; or those one card farther. */
  long used(int farther) {
    return nearest.used(farther);
  }
}
