package oklahoma.bot.oklahoma.plan;

import java.util.Arrays;
import oklahoma.bot.oklahoma.value.ValueNets;
import oklahoma.rules.oklahoma.Contract;

/**
 * Finds the plans of a hand for a contract: positions of runs, ranks of books. It counts the plans
 * that lack the fewest cards, and those that lack one more. Cards are counted by kind (see {@link
 * CardKinds}); the probability that a card comes is computed once for many hands. Runs with a low
 * ace are ignored. Single-threaded.
 */
public final class ContractPlans {
  private static final int WILD = CardKinds.WILD;
  private static final int RANKS = CardKinds.RANKS;
  private static final int BOOK = 3;
  private static final int MOST_PLACES = 40;
  private static final int MOST_OF_RANK = 8;

  /** The distance of a hand for which no plan exists. */
  private static final int NO_PLAN = 99;

  /** About how many cards a seat sees to fill its gaps. */
  private static final double LOOKS = 7;

  /**
   * The chance to fill a gap that no unseen card fits; it is not zero, since discards can come
   * back.
   */
  private static final float HARDLY = 1e-4f;

  /** A constant that still separates plans which all seem impossible. */
  private static final double HOPE = 0.3;

  /** Scales the usual plan to about 1. */
  private static final double USUAL_COPIES = 40;

  /** The share of its value that a rank keeps if it has more cards than a book needs. */
  private static final float SPARE = 0.25f;

  /** All suits of a rank. */
  private static final long[] OF_RANK = new long[RANKS];

  static {
    for (int kind = 0; kind < WILD; kind++) {
      OF_RANK[kind % RANKS] |= 1L << kind;
    }
  }

  private final int books;
  private final int runs;
  private final float[] chanceOf = new float[CardKinds.KINDS];

  /** For each rank, the probability that a number of its cards come. */
  private final float[][] comeOfRank = new float[RANKS][2 * BOOK + 1];

  private long present;
  private long twice;
  private final int[] ofRank = new int[RANKS];

  /** The ranks of the hand, the most frequent first. */
  private final int[] ranks = new int[RANKS];

  private int rankCount;

  private final RunPlaces runPlaces = new RunPlaces();
  private final float[] placeComes = new float[MOST_PLACES];
  private final float[] rankUses = new float[RANKS];
  private int least;
  private float all;
  private float nearest;
  private long wanted;
  private long wantedFarther;
  private long used;
  private long usedFarther;

  public ContractPlans(Contract contract) {
    this.books = contract.books();
    this.runs = contract.runs();
  }

  /**
   * Sets the cards that may still come.
   *
   * @param live the number of such cards of each kind
   */
  public void outlook(int[] live) {
    double unseen = 0;
    for (int copies : live) {
      unseen += copies;
    }
    double often = LOOKS / Math.max(1, unseen);
    for (int kind = 0; kind < live.length; kind++) {
      chanceOf[kind] = (float) (1 - Math.exp(-often * live[kind])) + HARDLY;
    }
    for (int rank = 0; rank < RANKS; rank++) {
      double copies = 0;
      for (int kind = rank; kind < WILD; kind += RANKS) {
        copies += live[kind];
      }
      atLeast(often * copies, comeOfRank[rank]);
    }
  }

  /**
   * Sets the cards that may still come, in the units in which the {@link ValueNets} were trained:
   * numbers of copies instead of probabilities.
   *
   * @param live the number of cards of each kind
   */
  void copies(int[] live) {
    double unseen = 0;
    for (int copies : live) {
      unseen += copies;
    }
    double each = USUAL_COPIES / Math.max(1, unseen);
    for (int kind = 0; kind < WILD; kind++) {
      chanceOf[kind] = (float) ((live[kind] + HOPE) * each);
    }
    for (int rank = 0; rank < RANKS; rank++) {
      int copies = 0;
      for (int kind = rank; kind < WILD; kind += RANKS) {
        copies += live[kind];
      }
      comeOfRank[rank][0] = 1;
      for (int many = 1; many <= 2 * BOOK; many++) {
        double next = (Math.max(0, copies - many + 1) + HOPE) * each / many;
        comeOfRank[rank][many] = (float) (comeOfRank[rank][many - 1] * next);
      }
    }
  }

  /** The Poisson probabilities of at least 1, 2, ... arrivals, given their mean. */
  private static void atLeast(double mean, float[] chances) {
    double exactly = Math.exp(-mean);
    double more = 1;
    chances[0] = 1;
    for (int many = 1; many < chances.length; many++) {
      more -= exactly;
      exactly *= mean / many;
      chances[many] = (float) Math.max(0, more) + HARDLY;
    }
  }

  /** Whether a hand has enough cards to lay down. */
  public boolean ready(int[] hand) {
    sort(hand);
    return fewestGaps(hand[WILD]) <= hand[WILD];
  }

  /** Finds the plans of a hand. */
  public void find(int[] hand, HandPlans plans) {
    sort(hand);
    least = fewestGaps(0);
    ratePlaces();
    all = 0;
    nearest = 0;
    wanted = 0;
    wantedFarther = 0;
    used = 0;
    usedFarther = 0;
    Arrays.fill(plans.uses, 0);
    Arrays.fill(rankUses, 0);
    switch (runs) {
      case 0 -> withBooks(0, 1, 0, 0, 0);
      case 1 -> oneRun(plans.uses);
      default -> twoRuns(plans.uses);
    }
    addBooks(hand, plans.uses);
    plans.all = all;
    plans.nearest = nearest;
    plans.distance = Math.max(0, least - hand[WILD]);
    plans.wanted = wanted | 1L << WILD;
    plans.wantedFarther = wantedFarther;
    plans.used = used;
    plans.usedFarther = usedFarther;
    plans.stale = false;
  }

  private void sort(int[] hand) {
    present = 0;
    twice = 0;
    Arrays.fill(ofRank, 0);
    for (int kind = 0; kind < WILD; kind++) {
      int copies = hand[kind];
      if (copies > 0) {
        present |= 1L << kind;
        twice |= copies > 1 ? 1L << kind : 0;
        ofRank[kind % RANKS] += copies;
      }
    }
    sortRanks();
    if (runs > 0) {
      runPlaces.of(present);
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

  /** Rates the positions that may be part of a plan. */
  private void ratePlaces() {
    int most = runPlaces.count() == 0 ? 0 : least + 1 - (runs - 1) * runPlaces.lacking(0);
    for (int place = 0; place < runPlaces.count() && runPlaces.lacking(place) <= most; place++) {
      placeComes[place] = chanceOf(runPlaces.cards(place) & ~present);
    }
  }

  private float chanceOf(long kinds) {
    float chance = 1;
    for (long left = kinds; left != 0; left &= left - 1) {
      chance *= chanceOf[Long.numberOfTrailingZeros(left)];
    }
    return chance;
  }

  private void oneRun(float[] uses) {
    for (int i = 0; i < runPlaces.count() && runPlaces.lacking(i) <= least + 1; i++) {
      long window = runPlaces.cards(i);
      float sum =
          withBooks(runPlaces.lacking(i), placeComes[i], window & present, window & ~present, 0);
      add(uses, window & present & ~twice, sum);
    }
  }

  private void twoRuns(float[] uses) {
    for (int i = 0; i < runPlaces.count() && 2 * runPlaces.lacking(i) <= least + 1; i++) {
      long one = runPlaces.cards(i);
      for (int j = i;
          j < runPlaces.count() && runPlaces.lacking(i) + runPlaces.lacking(j) <= least + 1;
          j++) {
        long two = runPlaces.cards(j);
        long wantedTwice = one & two & present & ~twice;
        int lacks = runPlaces.lacking(i) + runPlaces.lacking(j) + Long.bitCount(wantedTwice);
        if (lacks <= least + 1) {
          float chance = placeComes[i] * placeComes[j] * chanceOf(wantedTwice);
          long both = one | two;
          long shared = one & two & twice;
          long wants = (both & ~present) | wantedTwice;
          float sum = withBooks(lacks, chance, both & present, wants, shared);
          add(uses, (both & present & ~twice) | shared, sum);
        }
      }
    }
  }

  private static void add(float[] uses, long kinds, float sum) {
    for (long left = sum > 0 ? kinds : 0; left != 0; left &= left - 1) {
      uses[Long.numberOfTrailingZeros(left)] += sum;
    }
  }

  /**
   * Combines all books with some runs.
   *
   * @param lacks how many cards the runs lack
   * @param chance the probability that these come
   * @param use the kinds of the hand that the runs use
   * @param want the kinds that they lack
   * @param shared the kinds of which they use two
   * @return the sum of the probabilities of all plans
   */
  private float withBooks(int lacks, float chance, long use, long want, long shared) {
    if (books == 0) {
      return plan(lacks, chance, use, want);
    }
    float sum = 0;
    for (int i = 0; i < rankCount && lacks + BOOK - ofRank[ranks[i]] <= least + 1; i++) {
      int rank = ranks[i];
      int free = free(rank, use, shared);
      int more = lacks + Math.max(0, BOOK - free);
      if (free > 0 && more <= least + 1) {
        float likely = chance * comeOfRank[rank][more - lacks];
        long wants = more > lacks ? want | OF_RANK[rank] : want;
        long uses = use | (OF_RANK[rank] & present);
        sum +=
            books == 1
                ? book(rank, plan(more, likely, uses, wants))
                : twin(rank, free, lacks, chance, uses, want)
                    + secondBook(i, more, likely, wants, uses, shared);
      }
    }
    return sum;
  }

  private float book(int rank, float chance) {
    rankUses[rank] += chance;
    return chance;
  }

  /** O-6: six of a rank are two books. */
  private float twin(int rank, int free, int lacks, float chance, long uses, long want) {
    int more = Math.max(0, 2 * BOOK - free);
    if (free <= BOOK || lacks + more > least + 1) {
      return 0;
    }
    long wants = more > 0 ? want | OF_RANK[rank] : want;
    return book(rank, plan(lacks + more, chance * comeOfRank[rank][more], uses, wants));
  }

  private float secondBook(int first, int lacks, float chance, long want, long use, long shared) {
    float sum = 0;
    for (int j = first + 1; j < rankCount && lacks + BOOK - ofRank[ranks[j]] <= least + 1; j++) {
      int rank = ranks[j];
      int free = free(rank, use, shared);
      int more = Math.max(0, BOOK - free);
      if (free > 0 && lacks + more <= least + 1) {
        long wants = more > 0 ? want | OF_RANK[rank] : want;
        long uses = use | (OF_RANK[rank] & present);
        sum += book(rank, plan(lacks + more, chance * comeOfRank[rank][more], uses, wants));
      }
    }
    rankUses[ranks[first]] += sum;
    return sum;
  }

  private float plan(int lacks, float chance, long use, long want) {
    if (lacks <= least) {
      nearest += chance;
      used |= use;
      wanted |= want;
    } else {
      usedFarther |= use;
      wantedFarther |= want;
    }
    all += chance;
    return chance;
  }

  /** How many cards of a rank no run uses. */
  private int free(int rank, long use, long shared) {
    long kinds = OF_RANK[rank];
    return ofRank[rank] - Long.bitCount(use & kinds) - Long.bitCount(shared & kinds);
  }

  /** Adds the share that books use; it counts for every card of the rank. */
  private void addBooks(int[] hand, float[] uses) {
    for (int rank = 0; rank < RANKS && books > 0; rank++) {
      boolean scarce = ofRank[rank] <= BOOK || ofRank[rank] == 2 * BOOK;
      float share = scarce ? rankUses[rank] : SPARE * rankUses[rank];
      for (int kind = rank; kind < WILD && share > 0; kind += RANKS) {
        uses[kind] += hand[kind] > 0 ? share : 0;
      }
    }
  }

  /**
   * The fewest cards that a plan lacks.
   *
   * @param enough the search may stop at this number
   */
  private int fewestGaps(int enough) {
    int book = books == 0 || rankCount == 0 ? 0 : Math.max(0, BOOK - ofRank[ranks[0]]);
    return switch (runs) {
      case 0 -> fewestWithBooks(0, 0, 0, NO_PLAN);
      case 1 -> fewestWithRun(book);
      default -> fewestWithRuns(book, enough);
    };
  }

  private int fewestWithRun(int book) {
    int fewest = NO_PLAN;
    for (int i = 0; i < runPlaces.count() && runPlaces.lacking(i) + book < fewest; i++) {
      long use = runPlaces.cards(i) & present;
      fewest = fewestWithBooks(runPlaces.lacking(i), use, 0, fewest);
    }
    return fewest;
  }

  private int fewestWithRuns(int book, int enough) {
    int fewest = NO_PLAN;
    for (int i = 0;
        i < runPlaces.count() && 2 * runPlaces.lacking(i) + book < fewest && fewest > enough;
        i++) {
      long one = runPlaces.cards(i);
      for (int j = i;
          j < runPlaces.count() && runPlaces.lacking(i) + runPlaces.lacking(j) + book < fewest;
          j++) {
        long two = runPlaces.cards(j);
        int lacks =
            runPlaces.lacking(i)
                + runPlaces.lacking(j)
                + Long.bitCount(one & two & present & ~twice);
        if (lacks + book < fewest) {
          fewest = fewestWithBooks(lacks, (one | two) & present, one & two & twice, fewest);
        }
      }
    }
    return fewest;
  }

  /**
   * The fewest cards that any books together with these runs lack; the known number if that is
   * lower.
   */
  private int fewestWithBooks(int lacks, long use, long shared, int known) {
    if (books == 0) {
      return Math.min(known, lacks);
    }
    int fewest = known;
    for (int i = 0; i < rankCount && lacks + BOOK - ofRank[ranks[i]] < fewest; i++) {
      int free = free(ranks[i], use, shared);
      int more = lacks + Math.max(0, BOOK - free);
      if (free > 0 && books == 1) {
        fewest = Math.min(fewest, more);
      } else if (free > 0) {
        int twin = free > BOOK ? lacks + Math.max(0, 2 * BOOK - free) : fewest;
        fewest = fewestWithSecond(i, more, use, shared, Math.min(fewest, twin));
      }
    }
    return fewest;
  }

  private int fewestWithSecond(int first, int lacks, long use, long shared, int known) {
    int fewest = known;
    for (int j = first + 1; j < rankCount && lacks + BOOK - ofRank[ranks[j]] < fewest; j++) {
      int free = free(ranks[j], use, shared);
      if (free > 0) {
        fewest = Math.min(fewest, lacks + Math.max(0, BOOK - free));
      }
    }
    return fewest;
  }
}
