package oklahoma.rules.oklahoma.laydown;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Face;
import oklahoma.rules.oklahoma.Contract;
import oklahoma.rules.oklahoma.OklahomaMelds;
import oklahoma.rules.oklahoma.OklahomaRules;
import oklahoma.rules.oklahoma.OklahomaRules.Naturals;
import oklahoma.rules.oklahoma.OklahomaSwitch;
import oklahoma.rules.oklahoma.Values;

/**
 * Enumerates the melds that a hand could make for a contract: spans for its runs and ranks for its
 * books. Each legal choice, with each possible number of wilds, is one number that sorts like the
 * arrangements; only requested arrangements are built.
 */
final class LayDownSearch {
  private static final int FIRST_CHOICES = 64;

  private final Counts hand;
  private final Contract contract;
  private final OklahomaRules rules;
  private final List<MeantRun> runs;
  private final int[] ofRank = new int[Counts.RANKS];
  private long[] choices = new long[FIRST_CHOICES];
  private int found;

  LayDownSearch(Counts hand, Contract contract, OklahomaRules rules) {
    this.hand = hand;
    this.contract = contract;
    this.rules = rules;
    Arrays.setAll(ofRank, hand::ofRank);
    this.runs = contract.runs() == 0 ? List.of() : runs();
    meanRuns();
  }

  /** The useful arrangements of the cards that were counted, best first. */
  List<OklahomaArrangement> best(List<Card> cards, int most) {
    Arrays.sort(choices, 0, found);
    List<Card> sorted = cards.stream().sorted(Face.ORDER).toList();
    List<OklahomaArrangement> best = new ArrayList<>();
    List<HandRemainder> leaves = new ArrayList<>();
    for (int i = 0; i < found && best.size() < most; i++) {
      Choice choice = Choice.of(choices[i]);
      Allotment allotment = allotment(choice);
      HandRemainder rest = HandRemainder.of(allotment, hand.wilds() - choice.wilds());
      if (leaves.stream().noneMatch(earlier -> earlier.makesUseless(rest))) {
        leaves.add(rest);
        best.add(
            new Building(sorted)
                .arrangement(run(choice.one()), run(choice.two()), choice, allotment));
      }
    }
    return best;
  }

  private List<MeantRun> runs() {
    List<MeantRun> meant = new ArrayList<>();
    for (int suit = 0; suit < Counts.SUITS; suit++) {
      long present = hand.present(suit);
      for (Span span : Span.all(rules)) {
        MeantRun run = new MeantRun(suit, span, present & span.ranks());
        if (run.takes() != 0 && run.missing() <= hand.wilds() && worthwhile(run)) {
          meant.add(run);
        }
      }
    }
    return meant;
  }

  /**
   * Whether the run is worth a try. A wild at the end of a run that is already long enough is as
   * good in a book, unless the contract has no books, or the rules limit wilds or adjacent runs.
   */
  private boolean worthwhile(MeantRun run) {
    return run.span().length() == OklahomaMelds.SHORTEST_RUN
        || run.naturalEnds()
        || contract.books() == 0
        || rules.wilds().naturals() == Naturals.AS_MANY_AS_WILDS
        || (contract.runs() == 2 && !rules.has(OklahomaSwitch.ADJACENT_RUNS));
  }

  private void meanRuns() {
    switch (contract.runs()) {
      case 0 -> meanBooks(Choice.NO_RUN, Choice.NO_RUN);
      case 1 -> {
        for (int one = 0; one < runs.size(); one++) {
          meanBooks(one, Choice.NO_RUN);
        }
      }
      default -> meanTwoRuns();
    }
  }

  private void meanTwoRuns() {
    for (int one = 0; one < runs.size(); one++) {
      int spare = hand.wilds() - runs.get(one).missing();
      for (int two = one; two < runs.size(); two++) {
        if (runs.get(two).missing() <= spare && mayLieTogether(runs.get(one), runs.get(two))) {
          meanBooks(one, two);
        }
      }
    }
  }

  private boolean mayLieTogether(MeantRun one, MeantRun two) {
    return rules.has(OklahomaSwitch.ADJACENT_RUNS) || !one.adjacent(two);
  }

  private void meanBooks(int one, int two) {
    switch (contract.books()) {
      case 0 -> consider(one, two, Allotment.NO_BOOK, Allotment.NO_BOOK);
      case 1 -> {
        for (int rank = 0; rank < Counts.RANKS; rank++) {
          if (ofRank[rank] > 0) {
            consider(one, two, rank, Allotment.NO_BOOK);
          }
        }
      }
      default -> meanTwoBooks(one, two);
    }
  }

  private void meanTwoBooks(int one, int two) {
    for (int rank = 0; rank < Counts.RANKS; rank++) {
      for (int other = rank; other < Counts.RANKS && ofRank[rank] > 0; other++) {
        if (ofRank[other] > 0) {
          consider(one, two, rank, other);
        }
      }
    }
  }

  private void consider(int one, int two, int rank, int other) {
    if (run(one).missing() + run(two).missing() + missing(rank, other) > hand.wilds()) {
      return;
    }
    for (int held = 0; held < Choice.HELD; held++) {
      if (!Allotment.canHold(run(one), run(two), rank, other, held)) {
        continue;
      }
      Choice choice = new Choice(one, two, rank, other, held, 0);
      Allotment allotment = allotment(choice);
      if (allotment.legal()) {
        keep(choice, allotment);
        // Holding back more costs more wilds for the same remainder. Only this rule can make that
        // an advantage.
        if (rules.wilds().naturals() != Naturals.AS_MANY_AS_WILDS) {
          return;
        }
      }
    }
  }

  /** The fewest wilds that the books need if no run takes a card of their ranks. */
  private int missing(int rank, int other) {
    if (rank == Allotment.NO_BOOK) {
      return 0;
    }
    if (rank == other) {
      return Math.max(0, 2 * OklahomaMelds.SHORTEST_BOOK - ofRank[rank]);
    }
    int missing = Math.max(0, OklahomaMelds.SHORTEST_BOOK - ofRank[rank]);
    return other == Allotment.NO_BOOK
        ? missing
        : missing + Math.max(0, OklahomaMelds.SHORTEST_BOOK - ofRank[other]);
  }

  private void keep(Choice choice, Allotment allotment) {
    int most = Math.min(hand.wilds(), allotment.mostWilds());
    int left = allotment.pointsLeft();
    int fewest = contract.allAtOnce() ? hand.wilds() : allotment.fewestWilds();
    if (contract.allAtOnce() && (left > 0 || allotment.fewestWilds() > hand.wilds())) {
      return;
    }
    for (int wilds = fewest; wilds <= most; wilds++) {
      add(
          choice
              .with(wilds)
              .key(
                  left + Values.WILD * (hand.wilds() - wilds),
                  hand.wilds() - wilds,
                  allotment.wildsInRuns()));
    }
  }

  private void add(long key) {
    if (found == choices.length) {
      choices = Arrays.copyOf(choices, 2 * found);
    }
    choices[found++] = key;
  }

  private Allotment allotment(Choice choice) {
    return new Allotment(
        hand,
        rules.wilds().naturals(),
        run(choice.one()),
        run(choice.two()),
        choice.rank(),
        choice.otherRank(),
        choice.held());
  }

  private MeantRun run(int index) {
    return index == Choice.NO_RUN ? MeantRun.NONE : runs.get(index);
  }
}
