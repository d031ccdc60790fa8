package oklahoma.rules.oklahoma.laydown;

import java.util.ArrayList;
import java.util.List;
import oklahoma.rules.oklahoma.OklahomaMelds;
import oklahoma.rules.oklahoma.OklahomaRules;
import oklahoma.rules.oklahoma.OklahomaSwitch;

/**
 * The positions that a run covers, whatever its suit. They are numbered as in {@link
 * OklahomaMelds}; in {@link Counts} a position is a rank, and the lowest position, the low ace, is
 * the ace's.
 *
 * @param bottom the number of the lowest place
 * @param length how many places
 * @param ranks one card of each covered rank
 */
record Span(int bottom, int length, long ranks) {
  private static final int ACE = 12;
  private static final int TWO = 2;
  private static final List<Span> HIGH_ACE_ONLY = all(TWO);
  private static final List<Span> WITH_LOW_ACE = all(1);

  /** In place of a span where the contract asks for no run. */
  static final Span NONE = new Span(0, 0, 0);

  /** Every span that the rules allow, short ones first. */
  static List<Span> all(OklahomaRules rules) {
    return rules.has(OklahomaSwitch.ACE_LOW) ? WITH_LOW_ACE : HIGH_ACE_ONLY;
  }

  /** The rank of a place of this span, as {@link Counts} numbers ranks. */
  int rank(int place) {
    return rankAt(bottom + place);
  }

  /** The number of the highest place. */
  int top() {
    return bottom + length - 1;
  }

  private static int rankAt(int number) {
    return number < TWO ? ACE : number - TWO;
  }

  private static List<Span> all(int lowest) {
    List<Span> spans = new ArrayList<>();
    for (int length = OklahomaMelds.SHORTEST_RUN; length <= OklahomaMelds.LONGEST_RUN; length++) {
      for (int bottom = lowest; bottom + length - 1 <= OklahomaMelds.HIGH_ACE; bottom++) {
        spans.add(new Span(bottom, length, ranks(bottom, length)));
      }
    }
    return List.copyOf(spans);
  }

  private static long ranks(int bottom, int length) {
    long ranks = 0;
    for (int number = bottom; number < bottom + length; number++) {
      ranks |= Counts.one(rankAt(number));
    }
    return ranks;
  }
}
