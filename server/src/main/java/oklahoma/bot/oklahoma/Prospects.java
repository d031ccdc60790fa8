package oklahoma.bot.oklahoma;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import oklahoma.rules.card.Card;
import oklahoma.rules.oklahoma.Contract;
import oklahoma.rules.oklahoma.OklahomaRules;

/**
 * How many turns a hand needs to its contract, as a player would guess: each plan (ranks of books,
 * places of runs) costs the turns until its missing cards come, wilds fill the gaps that would take
 * longest, and several plans together are better than the best of them alone. Costs come as rows:
 * with no wild, with one, and so on.
 */
final class Prospects {
  private static final int BOOK = 3;
  private static final int RUN = 4;
  private static final int SUITS = 4;
  private static final int RANKS = CardKinds.RANKS;
  private static final int MOST_WILDS = 5;
  private static final int BOOKS_TO_THINK_OF = 7;
  private static final int RUNS_TO_THINK_OF = 14;
  private static final int NO_RANK = -1;
  private static final double NEVER = 60;
  private static final double WARMTH = 1.5;
  private static final double FAR = 6 * WARMTH;
  private static final double SHARE_OF_WILDS = 0.5;
  private static final double NEARLY_THERE = 0.3;
  private static final double UNSURE = 8;

  private final Contract contract;
  private final OklahomaRules rules;
  private final CardKinds outlook;
  private final double[][] gaps = new double[SUITS][RANKS];
  private final double[][][] books = new double[RANKS][BOOK + 1][];

  Prospects(OklahomaView position, CardKinds outlook) {
    this.contract = position.contract();
    this.rules = position.rules();
    this.outlook = outlook;
    double wild = SHARE_OF_WILDS * outlook.comes(CardKinds.WILD);
    for (int rank = 0; rank < RANKS; rank++) {
      for (int suit = 0; suit < SUITS; suit++) {
        gaps[suit][rank] = untilOne(outlook.comes(suit * RANKS + rank) + wild);
      }
      for (int naturals = 0; naturals <= BOOK; naturals++) {
        books[rank][naturals] = book(rank, naturals, wild);
      }
    }
  }

  /** The turns that the cards need to the contract, about; 0 if they make it. */
  double turns(List<Card> cards, int size) {
    return turns(CardKinds.counts(cards), size);
  }

  /**
   * The turns that a hand needs.
   *
   * @param counts how many cards of each kind
   * @param size how many cards it will be laid down from
   */
  double turns(int[] counts, int size) {
    return new Plans(counts, size).turns();
  }

  private double[] book(int rank, int naturals, double wild) {
    double[] missing = new double[BOOK - naturals];
    for (int i = 0; i < missing.length; i++) {
      missing[i] = untilOne(outlook.comesOfRank(rank) - i * outlook.one() + wild);
    }
    return row(missing, missing.length, MOST_WILDS, mostWilds(BOOK));
  }

  /** What missing cards cost with more and more wilds, which fill the longest waits first. */
  private static double[] row(double[] missing, int count, int wilds, int most) {
    Arrays.sort(missing, 0, count);
    double[] row = new double[wilds + 1];
    for (int used = 0; used <= wilds; used++) {
      for (int i = 0; i < count - Math.min(used, most); i++) {
        row[used] += missing[i];
      }
    }
    return row;
  }

  private int mostWilds(int length) {
    return switch (rules.naturals()) {
      case ONE -> length - 1;
      case TWO -> length - 2;
      case AS_MANY_AS_WILDS -> length / 2;
    };
  }

  private static double untilOne(double rate) {
    return Math.min(NEVER, 1 / Math.max(rate, 1 / NEVER));
  }

  /** The least cost of two parts that share so many wilds. */
  private static double together(double[] one, double[] two, int wilds) {
    double least = Double.POSITIVE_INFINITY;
    for (int used = 0; used <= wilds; used++) {
      least = Math.min(least, one[used] + two[wilds - used]);
    }
    return least;
  }

  private static double[] together(double[] one, double[] two) {
    double[] both = new double[one.length];
    for (int wilds = 0; wilds < both.length; wilds++) {
      both[wilds] = together(one, two, wilds);
    }
    return both;
  }

  /** A run of a plan: its lowest place, the ranks that are there as bits, and what it costs. */
  private static final class Run {
    private static final Run NONE = new Run(0, 0, 0, new double[MOST_WILDS + 1]);

    private final int suit;
    private final int bottom;
    private final int ranks;
    private final double[] row;

    Run(int suit, int bottom, int ranks, double[] row) {
      this.suit = suit;
      this.bottom = bottom;
      this.ranks = ranks;
      this.row = row;
    }

    double withAndWithoutWilds() {
      return row[0] + row[row.length - 1];
    }

    int takes(int rank) {
      return (ranks >> rank) & 1;
    }
  }

  /** All plans for one hand. */
  private final class Plans {
    private final int[] counts;
    private final int size;
    private final int wilds;
    private final int[] ofRank = new int[RANKS];
    private double best = Double.POSITIVE_INFINITY;
    private double weight;

    Plans(int[] counts, int size) {
      this.counts = counts;
      this.size = size;
      this.wilds = Math.min(MOST_WILDS, counts[CardKinds.WILD]);
      for (int kind = 0; kind < CardKinds.WILD; kind++) {
        ofRank[kind % RANKS] += counts[kind];
      }
    }

    double turns() {
      int[] ranks = contract.books() == 0 ? new int[] {NO_RANK} : likelyRanks();
      switch (contract.runs()) {
        case 0 -> addBooks(ranks, Run.NONE, Run.NONE, Run.NONE.row);
        case 1 -> likelyRuns().forEach(run -> addBooks(ranks, run, Run.NONE, run.row));
        default -> addPairs(ranks, likelyRuns());
      }
      if (best == 0) {
        return 0;
      }
      // Each further plan that is nearly as good shortens the wait, but never makes what is missing
      // certain.
      double softened = -WARMTH * Math.log(weight);
      return Math.max(NEARLY_THERE, best + (softened - best) * Math.min(1, best / UNSURE));
    }

    private void addPairs(int[] ranks, List<Run> runs) {
      for (int one = 0; one < runs.size(); one++) {
        for (int two = one; two < runs.size(); two++) {
          if (apart(runs.get(one), runs.get(two))) {
            addBooks(
                ranks,
                runs.get(one),
                runs.get(two),
                together(runs.get(one).row, runs.get(two).row));
          }
        }
      }
    }

    private void addBooks(int[] ranks, Run one, Run two, double[] runs) {
      for (int i = 0; i < ranks.length; i++) {
        int rank = ranks[i];
        if (rank == NO_RANK) {
          add(runs[wilds]);
        } else if (contract.books() == 1) {
          add(together(runs, bookRow(rank, free(rank, one, two)), wilds) + surplus(one, two, rank));
        } else {
          double[] first = together(runs, bookRow(rank, free(rank, one, two)));
          add(together(first, bookRow(rank, free(rank, one, two) - BOOK), wilds));
          for (int j = i + 1; j < ranks.length; j++) {
            add(together(first, bookRow(ranks[j], free(ranks[j], one, two)), wilds));
          }
        }
      }
    }

    private void add(double cost) {
      best = Math.min(best, cost);
      if (cost < best + FAR) {
        weight += Math.exp(-cost / WARMTH);
      }
    }

    private int free(int rank, Run one, Run two) {
      return ofRank[rank] - one.takes(rank) - two.takes(rank);
    }

    private double[] bookRow(int rank, int naturals) {
      return books[rank][Math.clamp(naturals, 0, BOOK)];
    }

    /** O-20: whoever claimed has more cards to place than the smallest melds hold. */
    private double surplus(Run one, Run two, int rank) {
      int more = size - contract.fewestCards() - Math.max(0, ofRank[rank] - BOOK);
      if (!contract.allAtOnce() || more <= 0) {
        return 0;
      }
      double rate = outlook.comesOfRank(rank);
      for (Run run : List.of(one, two)) {
        for (int end : new int[] {run.bottom - 1, run.bottom + RUN}) {
          if (end >= 0 && end < RANKS) {
            more -= Math.min(1, counts[run.suit * RANKS + end]);
            rate += outlook.comes(run.suit * RANKS + end);
          }
        }
      }
      return Math.max(0, more) * untilOne(rate);
    }

    /** The ranks whose books would cost least. */
    private int[] likelyRanks() {
      int[] ranks = new int[BOOKS_TO_THINK_OF];
      boolean[] chosen = new boolean[RANKS];
      for (int i = 0; i < ranks.length; i++) {
        ranks[i] = NO_RANK;
        for (int rank = 0; rank < RANKS; rank++) {
          if (!chosen[rank] && (ranks[i] == NO_RANK || bookCost(rank) < bookCost(ranks[i]))) {
            ranks[i] = rank;
          }
        }
        chosen[ranks[i]] = true;
      }
      return ranks;
    }

    private double bookCost(int rank) {
      return bookRow(rank, ofRank[rank])[0];
    }

    /** The runs that would cost least. */
    private List<Run> likelyRuns() {
      List<Run> runs = new ArrayList<>();
      for (int suit = 0; suit < SUITS; suit++) {
        for (int bottom = rules.aceLow() ? -1 : 0; bottom + RUN <= RANKS; bottom++) {
          runs.add(run(suit, bottom));
        }
      }
      runs.sort(Comparator.comparingDouble(Run::withAndWithoutWilds));
      return runs.subList(0, RUNS_TO_THINK_OF);
    }

    private Run run(int suit, int bottom) {
      double[] missing = new double[RUN];
      int count = 0;
      int ranks = 0;
      for (int place = bottom; place < bottom + RUN; place++) {
        int rank = place < 0 ? RANKS - 1 : place;
        if (counts[suit * RANKS + rank] > 0) {
          ranks |= 1 << rank;
        } else {
          missing[count++] = gaps[suit][rank];
        }
      }
      return new Run(suit, bottom, ranks, row(missing, count, MOST_WILDS, mostWilds(RUN)));
    }

    /** Whether two runs do not want the same card, or there are two of it. */
    private boolean apart(Run one, Run two) {
      int both = one.suit == two.suit ? one.ranks & two.ranks : 0;
      for (int rank = 0; rank < RANKS && both != 0; rank++) {
        if (((both >> rank) & 1) == 1 && counts[one.suit * RANKS + rank] < 2) {
          return false;
        }
      }
      return one != two || both != 0;
    }
  }
}
