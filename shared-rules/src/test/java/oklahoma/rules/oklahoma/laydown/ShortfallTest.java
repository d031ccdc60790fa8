package oklahoma.rules.oklahoma.laydown;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Joker;
import oklahoma.rules.card.Pack;
import oklahoma.rules.oklahoma.Contract;
import oklahoma.rules.oklahoma.OklahomaHands;
import oklahoma.rules.oklahoma.OklahomaRules;
import oklahoma.rules.oklahoma.Values;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;

/** The distance from a contract against adding and exchanging every card. */
class ShortfallTest {
  private static final List<Card> KINDS =
      Pack.of(1, 1).stream().filter(card -> !Values.wild(card) || card == Joker.JOKER).toList();
  private static final int FAR = 3;

  @ParameterizedTest
  @EnumSource(mode = Mode.EXCLUDE, names = "BOOK_AND_TWO_RUNS")
  void isHowManyCardsMustCome(Contract contract) {
    for (OklahomaRules rules : OklahomaHands.allRules()) {
      for (int seed = 0; seed < 6; seed++) {
        RandomGenerator chance = new SplittableRandom(seed);
        List<Card> hand =
            OklahomaHands.dense(
                chance, NaiveLayDowns.fewestCards(contract) - chance.nextInt(3), chance.nextInt(3));
        int found = Shortfall.fewest(hand, hand.size(), contract, rules);
        assertThat(Math.min(found, FAR))
            .as(contract + " from " + hand + " under " + rules)
            .isEqualTo(tried(hand, contract, rules));
      }
    }
  }

  @Test
  void isHowManyCardsMustBeExchangedWhereAllGoAtOnce() {
    for (OklahomaRules rules : OklahomaHands.allRules()) {
      for (int seed = 0; seed < 25; seed++) {
        RandomGenerator chance = new SplittableRandom(seed);
        List<Card> hand = OklahomaHands.dense(chance, 11 + chance.nextInt(3), chance.nextInt(4));
        int found = Shortfall.fewest(hand, hand.size(), Contract.BOOK_AND_TWO_RUNS, rules);
        assertThat(Math.min(found, 2))
            .as("all of " + hand + " under " + rules)
            .isEqualTo(exchanged(hand, rules));
      }
    }
  }

  private static int tried(List<Card> hand, Contract contract, OklahomaRules rules) {
    if (possible(hand, contract, rules)) {
      return 0;
    }
    if (KINDS.stream().anyMatch(card -> possible(with(hand, card), contract, rules))) {
      return 1;
    }
    boolean two =
        KINDS.stream()
            .flatMap(card -> KINDS.stream().map(other -> with(with(hand, card), other)))
            .anyMatch(more -> possible(more, contract, rules));
    return two ? 2 : FAR;
  }

  private static int exchanged(List<Card> hand, OklahomaRules rules) {
    Contract contract = Contract.BOOK_AND_TWO_RUNS;
    if (possible(hand, contract, rules)) {
      return 0;
    }
    Stream<List<Card>> others =
        hand.stream()
            .flatMap(card -> KINDS.stream().map(other -> with(without(hand, card), other)));
    return others.anyMatch(other -> possible(other, contract, rules)) ? 1 : 2;
  }

  private static boolean possible(List<Card> hand, Contract contract, OklahomaRules rules) {
    return LayDowns.best(hand, contract, rules).isPresent();
  }

  private static List<Card> with(List<Card> hand, Card card) {
    List<Card> more = new ArrayList<>(hand);
    more.add(card);
    return more;
  }

  private static List<Card> without(List<Card> hand, Card card) {
    List<Card> fewer = new ArrayList<>(hand);
    fewer.remove(card);
    return fewer;
  }
}
