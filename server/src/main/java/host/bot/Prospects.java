package host.bot;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import rules.card.Card;
import rules.oklahoma.Contract;
import rules.oklahoma.OklahomaRules;

/**
 * How many turns a hand needs to its contract, as a player would guess: each plan (ranks of books,
 * places of runs) costs the turns until its missing cards come, wilds fill the gaps that would take
 * longest, and several plans together are better than the best of them alone.
 */
final class Prospects {
  private static final int BOOK = 3;
  private static final int RUN = 4;
  private static final int SUITS = 4;
  private static final int RANKS = Outlook.RANKS;
  private static final int MOST_WILDS = 5;
  private static final int BOOKS_TO_THINK_OF = 8;
  private static final int RUNS_TO_THINK_OF = 14;
  private static final double NEVER = 60;
  private static final double WARMTH = 2.5;
  private static final double SHARE_OF_WILDS = 0.5;

  private final Contract contract;
  private final OklahomaRules rules;
  private final Outlook outlook;
  private final double[][] gap = new double[SUITS][RANKS];
  private final double[][][] books = new double[RANKS][BOOK + 1][];

  /**
   * A run of a plan: its places, the ranks that are there, what it costs with no wild, with one,
   * and so on.
   */
  private static final class Part {
    private final int suit;
    private final int bottom;
    private final int ranks;
    private final double[] cost;

    Part(int suit, int bottom, int ranks, double[] cost) {
      this.suit = suit;
      this.bottom = bottom;
      this.ranks = ranks;
      this.cost = cost;
    }

    double withAndWithoutWilds() {
      return cost[0] + cost[cost.length - 1];
    }
  }

  Prospects(Contract contract, OklahomaRules rules, Outlook outlook) {
    this.contract = contract;
    this.rules = rules;
    this.outlook = outlook;
    double wild = SHARE_OF_WILDS * outlook.comes(Outlook.WILD);
    for (int suit = 0; suit < SUITS; suit++) {
      for (int rank = 0; rank < RANKS; rank++) {
        gap[suit][rank] = untilOne(outlook.comes(suit * RANKS + rank) + wild);
      }
    }
    for (int rank = 0; rank < RANKS; rank++) {
      for (int naturals = 0; naturals <= BOOK; naturals++) {
        books[rank][naturals] = bookCost(rank, naturals, wild);
      }
    }
  }

  /** The turns that the cards need to the contract, about; 0 if they make it. */
  double turns(List<Card> cards, int size) {
    return turns(Outlook.counts(cards), size);
  }

  /**
   * The turns that a hand needs.
   *
   * @param counts how many cards of each kind
   * @param size how many cards it will be laid down from
   */
  double turns(int[] counts, int size) {
    int wilds = Math.min(MOST_WILDS, counts[Outlook.WILD]);
    List<Part> runs = contract.runs() == 0 ? List.of() : runs(counts, wilds);
    Plans plans = new Plans(counts, wilds, size);
    switch (contract.runs()) {
      case 0 -> plans.addBooks(List.of(), none(wilds));
      case 1 -> runs.forEach(run -> plans.addBooks(List.of(run), run.cost));
      default -> {
        for (int one = 0; one < runs.size(); one++) {
          for (int two = one; two < runs.size(); two++) {
            if (apart(runs.get(one), runs.get(two), counts)) {
              plans.addBooks(
                  List.of(runs.get(one), runs.get(two)),
                  together(runs.get(one).cost, runs.get(two).cost));
            }
          }
        }
      }
    }
    return plans.turns();
  }

  private final class Plans {
    private final int[] counts;
    private final int size;
    private final int wilds;
    private final int[] ofRank = new int[RANKS];
    private final List<Integer> ranks = new ArrayList<>();
    private double sum;
    private double best = Double.POSITIVE_INFINITY;
    private final List<Double> costs = new ArrayList<>();

    Plans(int[] counts, int wilds, int size) {
      this.counts = counts;
      this.wilds = wilds;
      this.size = size;
      for (int kind = 0; kind < Outlook.WILD; kind++) {
        ofRank[kind % RANKS] += counts[kind];
      }
      for (int rank = 0; rank < RANKS; rank++) {
        ranks.add(rank);
      }
      ranks.sort(Comparator.comparingDouble(rank -> cost(rank, ofRank[rank])[0]));
    }

    void addBooks(List<Part> runs, double[] cost) {
      switch (contract.books()) {
        case 0 -> add(runs, -1, cost);
        case 1 -> {
          for (int rank : ranks.subList(0, BOOKS_TO_THINK_OF)) {
            add(runs, rank, together(cost, cost(rank, free(rank, runs))));
          }
        }
        default -> addTwoBooks(runs, cost);
      }
    }

    private void addTwoBooks(List<Part> runs, double[] cost) {
      for (int i = 0; i < BOOKS_TO_THINK_OF; i++) {
        int rank = ranks.get(i);
        double[] first = together(cost, cost(rank, free(rank, runs)));
        add(runs, rank, together(first, cost(rank, Math.max(0, free(rank, runs) - BOOK))));
        for (int j = i + 1; j < BOOKS_TO_THINK_OF; j++) {
          int other = ranks.get(j);
          add(runs, rank, together(first, cost(other, free(other, runs))));
        }
      }
    }

    private void add(List<Part> runs, int rank, double[] cost) {
      double turns = cost[wilds] + (contract.allAtOnce() ? surplus(runs, rank) : 0);
      best = Math.min(best, turns);
      costs.add(turns);
    }

    /** O-20: whoever claimed has more cards to place than the smallest melds hold. */
    private double surplus(List<Part> runs, int rank) {
      int more = size - contract.fewestCards() - Math.max(0, ofRank[rank] - BOOK);
      if (more <= 0) {
        return 0;
      }
      double rate = outlook.comesOfRank(rank);
      for (Part run : runs) {
        for (int end : new int[] {run.bottom - 1, run.bottom + RUN}) {
          if (end >= 0 && end < RANKS) {
            more -= Math.min(1, counts[run.suit * RANKS + end]);
            rate += outlook.comes(run.suit * RANKS + end);
          }
        }
      }
      return Math.max(0, more) * untilOne(rate);
    }

    private int free(int rank, List<Part> runs) {
      int free = ofRank[rank];
      for (Part run : runs) {
        if ((run.ranks & (1 << rank)) != 0) {
          free--;
        }
      }
      return free;
    }

    private double[] cost(int rank, int naturals) {
      return Arrays.copyOf(books[rank][Math.clamp(naturals, 0, BOOK)], wilds + 1);
    }

    /** The softened least cost: each further plan that is nearly as good shortens the wait. */
    double turns() {
      for (double cost : costs) {
        sum += Math.exp((best - cost) / WARMTH);
      }
      double turns = best - WARMTH * Math.log(sum) * Math.min(1, best / NEVER * 8);
      return Math.max(best == 0 ? 0 : 0.3, turns);
    }
  }

  private List<Part> runs(int[] counts, int wilds) {
    List<Part> runs = new ArrayList<>();
    for (int suit = 0; suit < SUITS; suit++) {
      for (int bottom = rules.aceLow() ? -1 : 0; bottom + RUN <= RANKS; bottom++) {
        runs.add(run(counts, wilds, suit, bottom));
      }
    }
    runs.sort(Comparator.comparingDouble(Part::withAndWithoutWilds));
    return runs.subList(0, RUNS_TO_THINK_OF);
  }

  private Part run(int[] counts, int wilds, int suit, int bottom) {
    double[] gaps = new double[RUN];
    int missing = 0;
    int ranks = 0;
    for (int place = bottom; place < bottom + RUN; place++) {
      int rank = place < 0 ? RANKS - 1 : place;
      if (counts[suit * RANKS + rank] > 0) {
        ranks |= 1 << rank;
      } else {
        gaps[missing++] = gap[suit][rank];
      }
    }
    Arrays.sort(gaps, 0, missing);
    return new Part(suit, bottom, ranks, filled(gaps, missing, wilds, mostWilds(RUN)));
  }

  /** The cost with more and more wilds, which fill the longest waits first. */
  private static double[] filled(double[] gaps, int missing, int wilds, int most) {
    double[] cost = new double[wilds + 1];
    for (int used = 0; used <= wilds; used++) {
      int open = missing - Math.min(used, most);
      for (int i = 0; i < open; i++) {
        cost[used] += gaps[i];
      }
    }
    return cost;
  }

  private double[] bookCost(int rank, int naturals, double wild) {
    double[] gaps = new double[BOOK];
    int missing = BOOK - naturals;
    for (int i = 0; i < missing; i++) {
      gaps[i] = untilOne(outlook.comesOfRank(rank) - i * outlook.one() + wild);
    }
    return filled(gaps, missing, MOST_WILDS, mostWilds(BOOK));
  }

  private int mostWilds(int length) {
    return switch (rules.naturals()) {
      case ONE -> length - 1;
      case TWO -> length - 2;
      case AS_MANY_AS_WILDS -> length / 2;
    };
  }

  private static boolean apart(Part one, Part two, int[] counts) {
    if (one.suit != two.suit || Math.abs(one.bottom - two.bottom) >= RUN) {
      return true;
    }
    int both = one.ranks & two.ranks;
    for (int rank = 0; rank < RANKS; rank++) {
      if ((both & (1 << rank)) != 0 && counts[one.suit * RANKS + rank] < 2) {
        return false;
      }
    }
    return true;
  }

  private static double[] none(int wilds) {
    return new double[wilds + 1];
  }

  private static double[] together(double[] one, double[] two) {
    double[] both = new double[one.length];
    for (int wilds = 0; wilds < both.length; wilds++) {
      double least = Double.POSITIVE_INFINITY;
      for (int used = 0; used <= wilds; used++) {
        least = Math.min(least, one[used] + two[wilds - used]);
      }
      both[wilds] = least;
    }
    return both;
  }

  private static double untilOne(double rate) {
    return Math.min(NEVER, 1 / Math.max(rate, 1 / NEVER));
  }
}
