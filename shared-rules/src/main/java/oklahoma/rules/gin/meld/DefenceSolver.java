package oklahoma.rules.gin.meld;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.End;
import oklahoma.rules.card.Meld;

/**
 * The defender's solver: own melds and lay-offs together (G-8). A knocker's meld grows only by the
 * defender's own cards, so each open end is a chain of them; the solver tries every length of each
 * chain and arranges the rest optimally.
 */
public final class DefenceSolver {
  private DefenceSolver() {}

  /**
   * The defence that leaves the fewest points; among equals, one with the fewest lay-offs, in a
   * pinned order.
   *
   * @param hand the defender's cards
   * @param melds the knocker's melds as they lie for this defender: as declared, with what this
   *     defender has laid off already
   */
  public static Defence best(Collection<? extends Card> hand, List<Meld> melds, Runs runs) {
    long cards = CardBits.of(hand);
    Search search = new Search(cards, bits(melds), runs);
    search.from(0, 0);
    long left = cards & ~search.laid;
    GinArrangement own = Arrangements.within(left, search.least, runs).getFirst();
    return new Defence(own.melds(), search.layOffs(), own.deadwood());
  }

  /** The fewest points with which the defender can end; cards and melds as bits. */
  public static int least(long hand, long[] melds, Runs runs) {
    Search search = new Search(hand, melds, runs);
    search.from(0, 0);
    return search.least;
  }

  private static long[] bits(List<Meld> melds) {
    return melds.stream().mapToLong(meld -> CardBits.of(meld.cards())).toArray();
  }

  /** One open end of a meld and the cards of the hand that fit there one after the other. */
  private static final class Chain {
    private final int meld;
    private final End end;
    private final long[] cards;

    private Chain(int meld, End end, long[] cards) {
      this.meld = meld;
      this.end = end;
      this.cards = cards;
    }
  }

  private static final class Search {
    private final long hand;
    private final Runs runs;
    private final List<Chain> chains = new ArrayList<>();
    private final int[] lengths;
    private int[] best;
    private long laid;
    private int least = Integer.MAX_VALUE;

    private Search(long hand, long[] melds, Runs runs) {
      this.hand = hand;
      this.runs = runs;
      for (int i = 0; i < melds.length; i++) {
        open(i, melds[i]);
      }
      this.lengths = new int[chains.size()];
      this.best = lengths;
    }

    private void open(int index, long meld) {
      if (MeldBits.isRun(meld)) {
        for (End end : End.values()) {
          add(index, end, chain(meld, end));
        }
      } else {
        long missing = MeldBits.missing(meld) & hand;
        add(index, End.HIGH, missing == 0 ? new long[0] : new long[] {missing});
      }
    }

    private long[] chain(long meld, End end) {
      long[] chain = new long[CardBits.RANKS];
      int length = 0;
      long run = meld;
      long next = MeldBits.beyond(run, end, runs);
      while ((next & hand) != 0) {
        chain[length++] = next;
        run |= next;
        next = MeldBits.beyond(run, end, runs);
      }
      return Arrays.copyOf(chain, length);
    }

    private void add(int meld, End end, long[] chain) {
      if (chain.length > 0) {
        chains.add(new Chain(meld, end, chain));
      }
    }

    /**
     * Tries every length of the chains from this one on. A card that is taken cannot join another
     * chain.
     */
    private void from(int chain, long taken) {
      if (chain == chains.size()) {
        weigh(taken);
        return;
      }
      long[] cards = chains.get(chain).cards;
      long more = taken;
      for (int length = 0; length <= cards.length; length++) {
        if (length > 0) {
          if ((more & cards[length - 1]) != 0) {
            return;
          }
          more |= cards[length - 1];
        }
        lengths[chain] = length;
        from(chain + 1, more);
      }
    }

    private void weigh(long taken) {
      int points = Deadwood.least(hand & ~taken, runs);
      if (points < least || (points == least && Long.bitCount(taken) < Long.bitCount(laid))) {
        least = points;
        laid = taken;
        best = lengths.clone();
      }
    }

    private List<Defence.LayOff> layOffs() {
      List<Defence.LayOff> layOffs = new ArrayList<>();
      for (int i = 0; i < best.length; i++) {
        Chain chain = chains.get(i);
        for (int next = 0; next < best[i]; next++) {
          Card card = CardBits.card(Long.numberOfTrailingZeros(chain.cards[next]));
          layOffs.add(new Defence.LayOff(card, chain.meld, chain.end));
        }
      }
      return layOffs;
    }
  }
}
