package oklahoma.rules.oklahoma.laydown;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import oklahoma.rules.card.Card;
import oklahoma.rules.oklahoma.Contract;
import oklahoma.rules.oklahoma.OklahomaMelds;
import oklahoma.rules.oklahoma.OklahomaRules;
import oklahoma.rules.oklahoma.OklahomaRules.Naturals;
import oklahoma.rules.oklahoma.OklahomaSwitch;

/**
 * A hand's distance from its contract: the fewest further cards that would let it be laid down,
 * whether or not those cards are still available. A contract that takes all cards at once (O-20)
 * needs a hand in which every card is used, so there it is the number of cards to exchange.
 */
public final class Shortfall {
  private final Counts hand;
  private final int size;
  private final Contract contract;
  private final OklahomaRules rules;
  private final List<MeantRun> runs;
  private int fewest = Integer.MAX_VALUE;

  private Shortfall(Counts hand, int size, Contract contract, OklahomaRules rules) {
    this.hand = hand;
    this.size = size;
    this.contract = contract;
    this.rules = rules;
    this.runs = runs();
  }

  /**
   * The fewest further cards that the hand needs; 0 if the contract can be laid down.
   *
   * @param size how many cards the seat would lay down from: those that it holds in its turn after
   *     drawing, one more than those that it holds between turns. Only contracts that take all
   *     cards at once depend on it; there it is at least as many as the contract takes.
   */
  public static int fewest(List<Card> hand, int size, Contract contract, OklahomaRules rules) {
    return fewest(Counts.of(hand), size, contract, rules);
  }

  static int fewest(Counts hand, int size, Contract contract, OklahomaRules rules) {
    Shortfall shortfall = new Shortfall(hand, size, contract, rules);
    shortfall.meanRuns();
    return shortfall.fewest;
  }

  /** The runs to consider, those that lack the fewest cards first; one has no card yet. */
  private List<MeantRun> runs() {
    List<MeantRun> meant = new ArrayList<>();
    if (contract.runs() == 0) {
      return meant;
    }
    for (int suit = 0; suit < Counts.SUITS; suit++) {
      for (Span span : Span.all(rules)) {
        MeantRun run = new MeantRun(suit, span, hand.present(suit) & span.ranks());
        if (run.takes() != 0 && worthwhile(run)) {
          meant.add(run);
        }
      }
    }
    meant.add(new MeantRun(-1, Span.all(rules).getFirst(), 0));
    meant.sort(Comparator.comparingInt(MeantRun::missing));
    return meant;
  }

  /**
   * Whether the run is worth a try. A longer run needs more cards. It can only help if both ends
   * are natural and wilds may fill its middle, or if the contract takes all cards.
   */
  private boolean worthwhile(MeantRun run) {
    if (run.span().length() == OklahomaMelds.SHORTEST_RUN) {
      return true;
    }
    if (contract.allAtOnce()) {
      return run.span().length() <= size - OklahomaMelds.SHORTEST_BOOK - OklahomaMelds.SHORTEST_RUN
          && (run.naturalEnds()
              || rules.wilds().naturals() == Naturals.AS_MANY_AS_WILDS
              || !rules.has(OklahomaSwitch.ADJACENT_RUNS));
    }
    return rules.wilds().naturals() == Naturals.TWO && run.naturalEnds();
  }

  private void meanRuns() {
    if (contract.runs() == 0) {
      meanBooks(MeantRun.NONE, MeantRun.NONE);
      return;
    }
    for (int one = 0; one < runs.size(); one++) {
      if (contract.runs() == 1) {
        meanBooks(runs.get(one), MeantRun.NONE);
      }
      for (int two = one; two < runs.size() && contract.runs() == 2; two++) {
        meanBooks(runs.get(one), runs.get(two));
      }
    }
  }

  private void meanBooks(MeantRun one, MeantRun two) {
    if (one.missing() + two.missing() - hand.wilds() >= fewest || !mayLieTogether(one, two)) {
      return;
    }
    switch (contract.books()) {
      case 0 -> consider(one, two, Allotment.NO_BOOK, Allotment.NO_BOOK);
      case 1 -> {
        for (int rank = 0; rank < Counts.RANKS; rank++) {
          consider(one, two, rank, Allotment.NO_BOOK);
        }
      }
      default -> {
        for (int rank = 0; rank < Counts.RANKS; rank++) {
          for (int other = rank; other < Counts.RANKS; other++) {
            consider(one, two, rank, other);
          }
        }
      }
    }
  }

  private boolean mayLieTogether(MeantRun one, MeantRun two) {
    return rules.has(OklahomaSwitch.ADJACENT_RUNS)
        || two.span().length() == 0
        || !one.adjacent(two);
  }

  private void consider(MeantRun one, MeantRun two, int rank, int other) {
    int book = book(one, two);
    int missing = one.missing() + two.missing() + missing(book, rank, other);
    if (book < 0 || missing - hand.wilds() >= fewest) {
      return;
    }
    for (int held = 0; held < Choice.HELD; held++) {
      if (Allotment.canHold(one, two, rank, other, held)) {
        Allotment allotment =
            new Allotment(hand, rules.wilds().naturals(), one, two, rank, other, held);
        fewest = Math.min(fewest, allotment.shortfall(book));
      }
    }
  }

  /**
   * How many cards the book must hold: three, or all cards outside the runs if the contract takes
   * all; negative if there are too few.
   */
  private int book(MeantRun one, MeantRun two) {
    if (!contract.allAtOnce()) {
      return OklahomaMelds.SHORTEST_BOOK;
    }
    int rest = size - one.span().length() - two.span().length();
    return rest < OklahomaMelds.SHORTEST_BOOK ? -1 : rest;
  }

  private int missing(int book, int rank, int other) {
    if (rank == Allotment.NO_BOOK) {
      return 0;
    }
    if (rank == other) {
      return Math.max(0, 2 * book - hand.ofRank(rank));
    }
    int missing = Math.max(0, book - hand.ofRank(rank));
    return other == Allotment.NO_BOOK ? missing : missing + Math.max(0, book - hand.ofRank(other));
  }
}
