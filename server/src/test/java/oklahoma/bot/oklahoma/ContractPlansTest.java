package oklahoma.bot.oklahoma;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import oklahoma.rules.card.Card;
import oklahoma.rules.oklahoma.Contract;
import oklahoma.rules.oklahoma.OklahomaRules;
import org.junit.jupiter.api.Test;

/** The quick finder of plans says what {@link ContractShape} says, which the rules were asked. */
class ContractPlansTest {
  private static final OklahomaRules RULES = OklahomaRules.standard(4);
  private static final int HANDS = 3_000;
  private static final int NATURALS = CardKinds.WILD;

  private final Random chance = new Random(5);

  @Test
  void aHandIsAsFarAndNeedsTheSameCards() {
    for (Contract contract : Contract.values()) {
      ContractPlans finder = finder(contract);
      ContractShape shape = new ContractShape(contract);
      shape.outlook(CardKinds.counts(RULES.pack()));
      HandPlans plans = new HandPlans();
      for (int i = 0; i < HANDS; i++) {
        int[] hand = CardKinds.counts(hand());
        shape.read(hand);
        finder.find(hand, plans);
        assertThat(plans.distance).isEqualTo(shape.distance());
        assertThat(finder.ready(hand)).isEqualTo(shape.distance() == 0);
        for (int kind = 0; kind < NATURALS; kind++) {
          assertThat(plans.wanted >> kind & 1).isEqualTo(shape.needs(kind) ? 1 : 0);
          assertThat((plans.wanted | plans.wantedFarther) >> kind & 1)
              .isEqualTo(shape.wants(kind) ? 1 : 0);
        }
      }
    }
  }

  /** Whoever loses a card that all nearest plans use is farther away then. */
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
