package oklahoma.rules.oklahoma.laydown;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Meld;
import oklahoma.rules.oklahoma.Contract;
import oklahoma.rules.oklahoma.OklahomaHands;
import oklahoma.rules.oklahoma.OklahomaMelds;
import oklahoma.rules.oklahoma.OklahomaRules;
import oklahoma.rules.oklahoma.OklahomaSwitch;
import oklahoma.rules.oklahoma.Values;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The lay-down solver against trying everything. */
class LayDownsTest {
  private static final int ALL = Integer.MAX_VALUE;
  private static final int HANDS_FOR_EACH_RULES = 50;

  @ParameterizedTest
  @EnumSource
  void findsWhatTryingEverythingFindsInDenseHands(Contract contract) {
    for (OklahomaRules rules : OklahomaHands.allRules()) {
      for (int seed = 0; seed < HANDS_FOR_EACH_RULES; seed++) {
        RandomGenerator chance = new SplittableRandom(seed);
        int size =
            NaiveLayDowns.fewestCards(contract)
                + (contract.books() == 2 ? chance.nextInt(2) : chance.nextInt(3));
        assertSolved(OklahomaHands.dense(chance, size, chance.nextInt(4)), contract, rules);
      }
    }
  }

  private static void assertSolved(List<Card> hand, Contract contract, OklahomaRules rules) {
    List<OklahomaArrangement> found = LayDowns.useful(hand, contract, rules, ALL);
    String where = contract + " from " + hand + " under " + rules;
    found.forEach(each -> assertLegal(each, hand, contract, rules));
    assertThat(found.stream().map(each -> NaiveLayDowns.left(each.left())))
        .as(where)
        .containsExactlyInAnyOrderElementsOf(new NaiveLayDowns(contract, rules).useful(hand));
    assertThat(found)
        .as(where)
        .isSortedAccordingTo(
            Comparator.comparingInt(OklahomaArrangement::points)
                .thenComparing(Comparator.comparingLong(LayDownsTest::wildsKept).reversed()));
  }

  private static long wildsKept(OklahomaArrangement found) {
    return found.left().stream().filter(Values::wild).count();
  }

  private static void assertLegal(
      OklahomaArrangement each, List<Card> hand, Contract contract, OklahomaRules rules) {
    List<Card> cards = new ArrayList<>(each.left());
    each.melds().forEach(meld -> cards.addAll(meld.cards()));
    assertThat(cards).containsExactlyInAnyOrderElementsOf(hand);
    assertThat(each.melds())
        .allSatisfy(meld -> assertThat(OklahomaMelds.fault(rules, meld)).isEmpty());
    assertThat(each.melds()).filteredOn(Meld::kind, Meld.Kind.BOOK).hasSize(contract.books());
    assertThat(each.melds()).filteredOn(Meld::kind, Meld.Kind.RUN).hasSize(contract.runs());
    List<Meld> runs = each.melds().stream().filter(meld -> meld.kind() == Meld.Kind.RUN).toList();
    if (runs.size() == 2 && !rules.has(OklahomaSwitch.ADJACENT_RUNS)) {
      assertThat(OklahomaMelds.adjacent(runs.getFirst(), runs.getLast())).isFalse();
    }
  }
}
