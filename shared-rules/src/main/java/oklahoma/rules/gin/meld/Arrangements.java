package oklahoma.rules.gin.meld;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Face;
import oklahoma.rules.card.Meld;

/**
 * The arrangement solver: every way to sort a hand into sets and runs. Exact; the cards are
 * different cards of one pack, in any order.
 *
 * <p>Two adjacent runs of a suit count as one run: splitting them gains nothing, neither in points
 * nor in what can be laid off.
 */
public final class Arrangements {
  private Arrangements() {}

  /** A discard and the least deadwood that it leaves. */
  public record Leaving(Card discard, int deadwood) {}

  /** The fewest points that can stay outside of melds. */
  public static int leastDeadwood(Collection<? extends Card> cards, Runs runs) {
    return Deadwood.least(CardBits.of(cards), runs);
  }

  /** Every arrangement with the least deadwood, in a pinned order; at least one. */
  public static List<GinArrangement> best(Collection<? extends Card> cards, Runs runs) {
    long bits = CardBits.of(cards);
    return within(bits, Deadwood.least(bits, runs), runs);
  }

  /**
   * Every arrangement whose deadwood is within a limit, fewest points first, otherwise in a pinned
   * order. This includes arrangements that break melds to deny lay-offs (G-7).
   *
   * @param limit the most points of deadwood; with many melds a high one makes a long list
   */
  public static List<GinArrangement> within(
      Collection<? extends Card> cards, int limit, Runs runs) {
    return within(CardBits.of(cards), limit, runs);
  }

  /**
   * What each discard leaves at best: fewest points first, then the highest discard, then in the
   * pinned order.
   *
   * @param cards the hand with the card drawn: 11 cards, or 8
   * @param kept a card that may not go because it was just taken from the pile (G-4)
   */
  public static List<Leaving> discards(
      Collection<? extends Card> cards, Optional<? extends Card> kept, Runs runs) {
    long bits = CardBits.of(cards);
    return CardBits.cards(bits).stream()
        .filter(card -> !kept.equals(Optional.of(card)))
        .map(card -> new Leaving(card, Deadwood.least(bits & ~CardBits.bit(card), runs)))
        .sorted(
            Comparator.comparingInt(Leaving::deadwood)
                .thenComparingInt(
                    leaving -> -Deadwood.points(CardBits.bit(leaving.discard()), runs))
                .thenComparing(Leaving::discard, Face.ORDER))
        .toList();
  }

  /** The discards that leave least, as {@link #discards} lists them; empty only without cards. */
  public static List<Card> bestDiscards(
      Collection<? extends Card> cards, Optional<? extends Card> kept, Runs runs) {
    List<Leaving> all = discards(cards, kept, runs);
    return all.stream()
        .filter(leaving -> leaving.deadwood() == all.getFirst().deadwood())
        .map(Leaving::discard)
        .toList();
  }

  static List<GinArrangement> within(long cards, int limit, Runs runs) {
    Search search = new Search(cards, runs);
    search.sort(cards, 0, limit, 0);
    return search.found.stream()
        .sorted(Comparator.comparingInt(arrangement -> arrangement.points(runs)))
        .toList();
  }

  /**
   * Places one card after the other, the lowest bit first: in a meld that begins with it, or in the
   * deadwood. It skips each branch that cannot stay within the limit.
   */
  private static final class Search {
    private final long[] melds;
    private final Runs runs;
    private final long[] made;
    private final List<GinArrangement> found = new ArrayList<>();

    private Search(long cards, Runs runs) {
      this.melds = MeldBits.in(cards, runs);
      this.runs = runs;
      this.made = new long[Long.bitCount(cards) / GinMelds.SHORTEST];
    }

    private void sort(long open, long deadwood, int limit, int count) {
      if (Deadwood.least(open, runs) > limit) {
        return;
      }
      if (open == 0) {
        add(deadwood, count);
        return;
      }
      long card = Long.lowestOneBit(open);
      for (long meld : melds) {
        if ((meld & card) != 0 && (meld & ~open) == 0 && standsAlone(meld, count)) {
          made[count] = meld;
          sort(open & ~meld, deadwood, limit, count + 1);
        }
      }
      sort(open & ~card, deadwood | card, limit - Deadwood.points(card, runs), count);
    }

    private boolean standsAlone(long meld, int count) {
      for (int i = 0; i < count; i++) {
        if (MeldBits.join(made[i], meld, runs)) {
          return false;
        }
      }
      return true;
    }

    private void add(long deadwood, int count) {
      List<Meld> sets = new ArrayList<>();
      List<Meld> inSuit = new ArrayList<>();
      for (int i = 0; i < count; i++) {
        (MeldBits.isRun(made[i]) ? inSuit : sets).add(MeldBits.meld(made[i]));
      }
      sets.addAll(inSuit);
      found.add(new GinArrangement(sets, CardBits.cards(deadwood)));
    }
  }
}
