package oklahoma.rules.gin.meld;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Meld;

/**
 * The least that a defender can be left with, by trying every lay-off after every other: a card
 * goes onto a meld if the two are a meld together. Slow and simple on purpose.
 */
final class NaiveDefenceSolver {
  private final Runs runs;
  private final Set<List<Set<Card>>> seen = new HashSet<>();
  private final Map<List<Card>, Integer> known = new HashMap<>();
  private int least = Integer.MAX_VALUE;

  private NaiveDefenceSolver(Runs runs) {
    this.runs = runs;
  }

  static int least(List<Card> hand, List<Meld> melds, Runs runs) {
    NaiveDefenceSolver all = new NaiveDefenceSolver(runs);
    all.lay(hand, melds.stream().map(meld -> Set.copyOf(meld.cards())).toList());
    return all.least;
  }

  private void lay(List<Card> hand, List<Set<Card>> melds) {
    if (!seen.add(melds)) {
      return;
    }
    least =
        Math.min(
            least, known.computeIfAbsent(hand, left -> new NaiveArrangements(left, runs).least()));
    for (Card card : hand) {
      for (int i = 0; i < melds.size(); i++) {
        Set<Card> grown = new HashSet<>(melds.get(i));
        grown.add(card);
        if (NaiveArrangements.areMeld(grown, runs)) {
          List<Card> left = new ArrayList<>(hand);
          left.remove(card);
          List<Set<Card>> lying = new ArrayList<>(melds);
          lying.set(i, grown);
          lay(left, lying);
        }
      }
    }
  }
}
