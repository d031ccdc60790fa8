package oklahoma.rules.gin.meld;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Rank;
import oklahoma.rules.card.Suit;
import oklahoma.rules.card.Suited;

/**
 * Every way to sort a small hand into melds, by trying every subset of its cards as a meld. Slow
 * and simple on purpose: it shares nothing with the solver.
 */
final class NaiveArrangements {
  private static final int UNKNOWN = -1;

  private final List<Suited> hand = new ArrayList<>();
  private final Runs runs;
  private final List<Integer> melds = new ArrayList<>();

  private NaiveArrangements(Runs runs, Collection<Card> cards) {
    cards.forEach(card -> hand.add((Suited) card));
    this.runs = runs;
  }

  NaiveArrangements(Collection<Card> cards, Runs runs) {
    this(runs, cards);
    for (int subset = 1; subset < 1 << hand.size(); subset++) {
      if (isMeld(subset)) {
        melds.add(subset);
      }
    }
  }

  /** Whether all these cards together are a meld. */
  static boolean areMeld(Collection<Card> cards, Runs runs) {
    return new NaiveArrangements(runs, cards).isMeld((1 << cards.size()) - 1);
  }

  /** The fewest points that can stay outside of melds. */
  int least() {
    int[] known = new int[1 << hand.size()];
    Arrays.fill(known, UNKNOWN);
    return least(0, known);
  }

  private int least(int sorted, int[] known) {
    int next = first(~sorted);
    if (next == hand.size()) {
      return 0;
    }
    if (known[sorted] == UNKNOWN) {
      int least = points(hand.get(next)) + least(sorted | 1 << next, known);
      for (int meld : melds) {
        if (first(meld) == next && (meld & sorted) == 0) {
          least = Math.min(least, least(sorted | meld, known));
        }
      }
      known[sorted] = least;
    }
    return known[sorted];
  }

  /** The melds of every arrangement within the limit in which no run is parted for nothing. */
  Set<Set<Set<Card>>> within(int limit) {
    Set<Set<Set<Card>>> found = new HashSet<>();
    collect(0, limit, new ArrayList<>(), found);
    return found;
  }

  private void collect(int sorted, int left, List<Integer> made, Set<Set<Set<Card>>> found) {
    int next = first(~sorted);
    if (left < 0) {
      return;
    }
    if (next == hand.size()) {
      if (!partsARun(made)) {
        Set<Set<Card>> arrangement = new HashSet<>();
        made.forEach(meld -> arrangement.add(cards(meld)));
        found.add(arrangement);
      }
      return;
    }
    collect(sorted | 1 << next, left - points(hand.get(next)), made, found);
    for (int meld : melds) {
      if (first(meld) == next && (meld & sorted) == 0) {
        made.add(meld);
        collect(sorted | meld, left, made, found);
        made.removeLast();
      }
    }
  }

  private boolean partsARun(List<Integer> made) {
    for (int one : made) {
      for (int other : made) {
        if (one != other && isRun(one) && isRun(other) && isRun(one | other)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean isMeld(int subset) {
    return Integer.bitCount(subset) >= 3 && (isSet(subset) || isRun(subset));
  }

  private boolean isSet(int subset) {
    Rank rank = hand.get(first(subset)).rank();
    for (int left = subset; left != 0; left &= left - 1) {
      if (hand.get(first(left)).rank() != rank) {
        return false;
      }
    }
    return true;
  }

  /** Of one suit, and at most one card has no neighbour above it. */
  private boolean isRun(int subset) {
    Suit suit = hand.get(first(subset)).suit();
    int tops = 0;
    for (int left = subset; left != 0 && tops <= 1; left &= left - 1) {
      if (hand.get(first(left)).suit() != suit) {
        return false;
      }
      tops += hasNext(hand.get(first(left)).rank(), subset) ? 0 : 1;
    }
    return tops <= 1;
  }

  private boolean hasNext(Rank rank, int subset) {
    if (rank == Rank.KING && runs == Runs.ACE_LOW) {
      return false;
    }
    int above = (rank.ordinal() + 1) % 13;
    for (int left = subset; left != 0; left &= left - 1) {
      if (hand.get(first(left)).rank().ordinal() == above) {
        return true;
      }
    }
    return false;
  }

  private static int first(int subset) {
    return Integer.numberOfTrailingZeros(subset);
  }

  private Set<Card> cards(int subset) {
    Set<Card> cards = new HashSet<>();
    for (int i = 0; i < hand.size(); i++) {
      if ((subset & 1 << i) != 0) {
        cards.add(hand.get(i));
      }
    }
    return cards;
  }

  private int points(Suited card) {
    return switch (card.rank()) {
      case ACE -> runs == Runs.ACE_LOW ? 1 : 15;
      case TEN, JACK, QUEEN, KING -> 10;
      case TWO, THREE, FOUR, FIVE, SIX, SEVEN, EIGHT, NINE -> card.rank().ordinal() + 2;
    };
  }
}
