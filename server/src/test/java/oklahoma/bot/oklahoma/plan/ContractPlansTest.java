package oklahoma.bot.oklahoma.plan;

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
import oklahoma.rules.oklahoma.Values;
import oklahoma.rules.oklahoma.laydown.Shortfall;
import org.junit.jupiter.api.Test;

/** What the quick plans say of a hand is what the rules' own search says. */
class ContractPlansTest {
  private static final OklahomaRules RULES = OklahomaRules.standard(4);
  private static final int HANDS = 3_000;
  private static final int HANDS_OF_RULES = 60;
  private static final int NATURALS = CardKinds.WILD;

  private final Random chance = new Random(5);

  @Test
  void aHandIsAsFarFromItsContractAsTheRulesSay() {
    for (Contract contract : Contract.values()) {
      ContractPlans finder = finder(contract);
      for (int i = 0; i < HANDS_OF_RULES; i++) {
        List<Card> hand = handWithFewWilds();
        int fewest = Shortfall.fewest(hand, hand.size() + 1, contract, RULES);
        assertThat(plans(finder, hand).distance).as("%s %s", contract, hand).isEqualTo(fewest);
        assertThat(finder.ready(CardKinds.counts(hand))).isEqualTo(fewest == 0);
      }
    }
  }

  @Test
  void aHandNeedsTheCardsThatBringItNearer() {
    for (Contract contract : Contract.values()) {
      ContractPlans finder = finder(contract);
      for (int i = 0; i < HANDS_OF_RULES; i++) {
        List<Card> hand = handWithFewWilds();
        HandPlans plans = plans(finder, hand);
        if (plans.distance > 0) {
          assertThat(needed(plans)).as("%s %s", contract, hand).isEqualTo(helping(contract, hand));
        }
      }
    }
  }

  /** A card that only a farther plan lacks makes that plan one of the nearest. */
  @Test
  void aCardOfAFartherPlanMakesItANearestOne() {
    int farther = 0;
    for (Contract contract : Contract.values()) {
      ContractPlans finder = finder(contract);
      HandPlans before = new HandPlans();
      HandPlans after = new HandPlans();
      for (int i = 0; i < HANDS; i++) {
        int[] hand = CardKinds.counts(hand());
        finder.find(hand, before);
        int kind = chance.nextInt(NATURALS);
        hand[kind]++;
        finder.find(hand, after);
        if (before.goesWith(kind) && !before.lacks(kind)) {
          assertThat(after.distance).isEqualTo(before.distance);
          assertThat(after.used >> kind & 1).isEqualTo(1);
          farther++;
        }
      }
    }
    assertThat(farther).isGreaterThan(20);
  }

  @Test
  void whatNoPlanUsesCanGo() {
    int idle = 0;
    for (Contract contract : Contract.values()) {
      ContractPlans finder = finder(contract);
      HandPlans before = new HandPlans();
      HandPlans after = new HandPlans();
      for (int i = 0; i < HANDS; i++) {
        int[] hand = CardKinds.counts(hand());
        finder.find(hand, before);
        int kind = chance.nextInt(NATURALS);
        if (hand[kind] > 0 && ((before.used | before.usedFarther) >> kind & 1) == 0) {
          assertThat(before.uses[kind]).isZero();
          hand[kind]--;
          finder.find(hand, after);
          assertThat(after.used).isEqualTo(before.used);
          assertThat(after.wanted).isEqualTo(before.wanted);
          assertThat(after.nearest).isEqualTo(before.nearest);
          idle++;
        }
      }
    }
    assertThat(idle).isGreaterThan(20);
  }

  /** A player who loses a card that all nearest plans use is farther away afterwards. */
  @Test
  void aCardWithoutUseCanGoAndAnIndispensableOneCannot() {
    int withoutUse = 0;
    int indispensable = 0;
    for (Contract contract : Contract.values()) {
      ContractPlans finder = finder(contract);
      HandPlans plans = new HandPlans();
      for (int i = 0; i < HANDS; i++) {
        int[] hand = CardKinds.counts(hand());
        finder.find(hand, plans);
        int distance = plans.distance;
        float[] uses = plans.uses.clone();
        float all = plans.all;
        int kind = chance.nextInt(NATURALS);
        if (hand[kind] > 0) {
          hand[kind]--;
          finder.find(hand, plans);
          if (uses[kind] == 0) {
            assertThat(plans.distance).isEqualTo(distance);
            withoutUse++;
          } else if (plans.distance > distance) {
            assertThat(uses[kind]).isGreaterThan(all / 5);
            indispensable++;
          }
        }
      }
    }
    assertThat(withoutUse).isGreaterThan(20);
    assertThat(indispensable).isGreaterThan(20);
  }

  @Test
  void plansAreStaleOnceACardComesOrGoesThatMatters() {
    HandPlans plans = new HandPlans();
    int[] hand = new int[CardKinds.KINDS];
    hand[0] = 1;
    hand[1] = 1;
    hand[2] = 1;
    hand[20] = 2;
    finder(Contract.BOOK_AND_RUN).find(hand, plans);
    assertThat(plans.stale).isFalse();
    plans.got(12);
    assertThat(plans.stale).isFalse();
    plans.got(3);
    assertThat(plans.stale).isTrue();
    finder(Contract.BOOK_AND_RUN).find(hand, plans);
    plans.lost(20);
    assertThat(plans.stale).isTrue();
  }

  @Test
  void plansAreStaleOnceAWildGoesThatStoodForACard() {
    HandPlans plans = twoRunsWithTwinsAndAWild();
    assertThat(plans.distance).isZero();
    plans.lost(CardKinds.WILD);
    assertThat(plans.stale).isTrue();
  }

  @Test
  void plansAreStaleOnceATwinGoesOfARun() {
    HandPlans plans = twoRunsWithTwinsAndAWild();
    assertThat(plans.uses[1]).isZero();
    plans.lost(1);
    assertThat(plans.stale).isTrue();
  }

  private static HandPlans twoRunsWithTwinsAndAWild() {
    int[] hand = new int[CardKinds.KINDS];
    for (int kind : new int[] {0, 1, 1, 2, 3, 20, 21, 22, CardKinds.WILD}) {
      hand[kind]++;
    }
    HandPlans plans = new HandPlans();
    finder(Contract.TWO_RUNS).find(hand, plans);
    return plans;
  }

  private static HandPlans plans(ContractPlans finder, List<Card> hand) {
    HandPlans plans = new HandPlans();
    finder.find(CardKinds.counts(hand), plans);
    return plans;
  }

  private static Set<Integer> needed(HandPlans plans) {
    return IntStream.range(0, CardKinds.KINDS)
        .filter(plans::needs)
        .filter(kind -> CardKinds.counts(RULES.pack())[kind] > 0)
        .boxed()
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** The kinds of which one more card would bring the hand nearer to its contract. */
  private static Set<Integer> helping(Contract contract, List<Card> hand) {
    int now = Shortfall.fewest(hand, hand.size() + 1, contract, RULES);
    return RULES.pack().stream()
        .filter(card -> {
          List<Card> more = new ArrayList<>(hand);
          more.add(card);
          return Shortfall.fewest(more, hand.size() + 1, contract, RULES) < now;
        })
        .map(CardKinds::kind)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** Ten cards with at most two wilds: with more, how many a meld may hold begins to matter. */
  private List<Card> handWithFewWilds() {
    List<Card> pack = new ArrayList<>(RULES.pack());
    Collections.shuffle(pack, chance);
    List<Card> wilds = pack.stream().filter(Values::wild).limit(chance.nextInt(3)).toList();
    List<Card> hand = new ArrayList<>(wilds);
    pack.stream().filter(card -> !Values.wild(card)).limit(10 - wilds.size()).forEach(hand::add);
    return hand;
  }

  private static ContractPlans finder(Contract contract) {
    ContractPlans finder = new ContractPlans(contract);
    finder.outlook(CardKinds.counts(RULES.pack()));
    return finder;
  }

  private List<Card> hand() {
    List<Card> pack = new ArrayList<>(RULES.pack());
    Collections.shuffle(pack, chance);
    return pack.subList(0, 8 + chance.nextInt(6));
  }
}
