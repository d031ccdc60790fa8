package oklahoma.bot.oklahoma;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import oklahoma.rules.card.Card;
import oklahoma.rules.oklahoma.Contract;
import oklahoma.rules.oklahoma.OklahomaRules;
import oklahoma.rules.oklahoma.Shortfall;
import oklahoma.rules.oklahoma.Values;
import org.junit.jupiter.api.Test;

/** What the quick plans say of a hand is what the rules' own search says. */
class ContractShapeTest {
  private static final OklahomaRules RULES = OklahomaRules.standard(4);
  private static final int HANDS = 60;

  private final Random chance = new Random(5);

  @Test
  void aHandIsAsFarFromItsContractAsTheRulesSay() {
    for (Contract contract : Contract.values()) {
      for (int i = 0; i < HANDS; i++) {
        List<Card> hand = hand();
        assertThat(read(contract, hand).distance())
            .as("%s %s", contract, hand)
            .isEqualTo(Shortfall.fewest(hand, hand.size() + 1, contract, RULES));
      }
    }
  }

  @Test
  void aHandNeedsTheCardsThatBringItNearer() {
    for (Contract contract : Contract.values()) {
      for (int i = 0; i < HANDS; i++) {
        List<Card> hand = hand();
        ContractShape shape = read(contract, hand);
        if (shape.distance() > 0) {
          assertThat(needed(shape)).as("%s %s", contract, hand).isEqualTo(helping(contract, hand));
        }
      }
    }
  }

  private static Set<Integer> needed(ContractShape shape) {
    return IntStream.range(0, CardKinds.KINDS)
        .filter(shape::needs)
        .filter(kind -> CardKinds.counts(RULES.pack())[kind] > 0)
        .boxed()
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static Set<Integer> helping(Contract contract, List<Card> hand) {
    return Shortfall.helping(hand, hand.size() + 1, contract, RULES).stream()
        .map(CardKinds::kind)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static ContractShape read(Contract contract, List<Card> hand) {
    ContractShape shape = new ContractShape(contract);
    shape.outlook(CardKinds.counts(RULES.pack()));
    shape.read(CardKinds.counts(hand));
    return shape;
  }

  /** Ten cards with at most two wilds: with more, how many a meld may hold begins to matter. */
  private List<Card> hand() {
    List<Card> pack = new ArrayList<>(RULES.pack());
    Collections.shuffle(pack, chance);
    List<Card> wilds = pack.stream().filter(Values::wild).limit(chance.nextInt(3)).toList();
    List<Card> hand = new ArrayList<>(wilds);
    pack.stream().filter(card -> !Values.wild(card)).limit(10 - wilds.size()).forEach(hand::add);
    return hand;
  }
}
