package oklahoma.rules.gin;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;

/**
 * The prize pool in play chips (G-22). There is no real money anywhere.
 *
 * @param buyIn the chips that each seat pays into it, 1 to 10,000; no pool if empty
 */
public record PrizePool(OptionalInt buyIn) implements GinRules.Part {
  /** A player who is at least this many points behind the winner gets nothing. */
  public static final int NO_SHARE = 50;

  private static final int PART_OF_OTHERS = 4;

  /**
   * What each seat gets from the pool into which every seat has paid, in seat order.
   *
   * @param totals the penalties of the match; the lowest wins
   * @param buyIn the chips that each seat has paid
   */
  public static List<Integer> shares(List<Integer> totals, int buyIn) {
    int pool = buyIn * totals.size();
    int lowest = Collections.min(totals);
    int claims = 0;
    for (int total : totals) {
      claims += claim(total - lowest);
    }
    List<Integer> shares = new ArrayList<>();
    int left = pool;
    for (int total : totals) {
      // A quarter of the pool in proportion to the claims, rounded down.
      int share = claims == 0 ? 0 : pool * claim(total - lowest) / (PART_OF_OTHERS * claims);
      shares.add(share);
      left -= share;
    }
    return split(shares, totals, lowest, left);
  }

  private static int claim(int gap) {
    return gap == 0 ? 0 : Math.max(0, NO_SHARE - gap);
  }

  /** Tied winners split the rest; an odd chip goes to the earlier seat. */
  private static List<Integer> split(
      List<Integer> shares, List<Integer> totals, int lowest, int rest) {
    int winners = Collections.frequency(totals, lowest);
    int odd = rest % winners;
    for (int seat = 0; seat < totals.size(); seat++) {
      if (totals.get(seat) == lowest) {
        shares.set(seat, rest / winners + (odd > 0 ? 1 : 0));
        odd--;
      }
    }
    return List.copyOf(shares);
  }
}
