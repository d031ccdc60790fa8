package client.table;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import rules.card.Card;
import rules.card.Rank;
import rules.card.Suited;
import rules.oklahoma.Values;

/**
 * The order in which the cards of a run would lie: naturals by rank, wilds in the gaps, and those
 * left over at the ends.
 *
 * @param cards lowest first
 * @param lowWilds how many wilds stand at the low end
 */
record RunOrder(List<Held> cards, int lowWilds) {
  private static final int HIGH_ACE = 14;
  private static final int LOW_ACE = 1;

  RunOrder {
    cards = List.copyOf(cards);
  }

  /**
   * @param held the cards, in any order
   * @param low how many wilds are wanted at the low end; fewer stand there if they do not fit, more
   *     if the high end is full
   * @param aceLow whether an ace may lie below the two
   */
  static RunOrder of(List<Held> held, int low, boolean aceLow) {
    Deque<Held> wilds =
        new ArrayDeque<>(held.stream().filter(each -> Values.wild(each.card())).toList());
    List<Held> naturals =
        new ArrayList<>(held.stream().filter(each -> !Values.wild(each.card())).toList());
    if (naturals.isEmpty()) {
      return new RunOrder(held, 0);
    }
    boolean under = aceLow && shorterWithLowAce(naturals);
    naturals.sort(Comparator.comparingInt(each -> number(each.card(), under)));
    List<Held> core = closed(naturals, wilds, under);
    int bottom = number(naturals.getFirst().card(), under);
    int top = number(naturals.getLast().card(), under);
    int highRoom = Math.max(0, HIGH_ACE - top);
    int lowRoom = Math.max(0, bottom - (aceLow ? LOW_ACE : LOW_ACE + 1));
    int atLow =
        Math.clamp(
            low, Math.max(0, wilds.size() - highRoom), Math.max(wilds.size() - highRoom, lowRoom));
    return ended(core, wilds, Math.min(atLow, wilds.size()));
  }

  private static RunOrder ended(List<Held> core, Deque<Held> wilds, int atLow) {
    List<Held> all = new ArrayList<>();
    for (int i = 0; i < atLow; i++) {
      all.add(wilds.removeFirst());
    }
    all.addAll(core);
    all.addAll(wilds);
    return new RunOrder(all, atLow);
  }

  private static List<Held> closed(List<Held> naturals, Deque<Held> wilds, boolean aceUnder) {
    List<Held> core = new ArrayList<>();
    int due = number(naturals.getFirst().card(), aceUnder);
    for (Held natural : naturals) {
      int number = number(natural.card(), aceUnder);
      while (due < number && !wilds.isEmpty()) {
        core.add(wilds.removeFirst());
        due++;
      }
      core.add(natural);
      due = number + 1;
    }
    return core;
  }

  private static boolean shorterWithLowAce(List<Held> naturals) {
    return span(naturals, true) < span(naturals, false);
  }

  private static int span(List<Held> naturals, boolean aceUnder) {
    int[] numbers =
        naturals.stream().mapToInt(each -> number(each.card(), aceUnder)).sorted().toArray();
    return numbers[numbers.length - 1] - numbers[0];
  }

  private static int number(Card card, boolean aceUnder) {
    Rank rank = ((Suited) card).rank();
    return rank == Rank.ACE && aceUnder ? LOW_ACE : rank.ordinal() + LOW_ACE + 1;
  }
}
