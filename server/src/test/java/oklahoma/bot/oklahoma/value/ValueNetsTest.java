package oklahoma.bot.oklahoma.value;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import oklahoma.bot.oklahoma.plan.HandFeatures;
import oklahoma.bot.oklahoma.view.CardCounts;
import oklahoma.bot.oklahoma.view.OklahomaView;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.oklahoma.Contract;
import oklahoma.rules.oklahoma.Oklahoma;
import oklahoma.rules.oklahoma.OklahomaRules;
import oklahoma.rules.oklahoma.laydown.Shortfall;
import org.junit.jupiter.api.Test;

/** What was learnt about hands of Oklahoma makes sense. */
class ValueNetsTest {
  private static final OklahomaRules RULES = OklahomaRules.standard(4);

  @Test
  void theNearerAHandIsToItsContractTheMoreItPromises() {
    for (Contract contract : Contract.values()) {
      List<Double> byDistance = new ArrayList<>();
      for (int distance = 2; distance <= 3; distance++) {
        byDistance.add(promise(contract, distance));
      }
      assertThat(byDistance).as("%s", contract).isSortedAccordingTo(Collections.reverseOrder());
    }
  }

  /** What dealt hands so far from their contract promise, on average of twenty. */
  private static double promise(Contract contract, int distance) {
    Random chance = new Random(distance);
    double sum = 0;
    for (int found = 0; found < 20; ) {
      List<Card> pack = new ArrayList<>(RULES.pack());
      Collections.shuffle(pack, chance);
      OklahomaView position =
          new OklahomaView(Oklahoma.deal(RULES, contract.hand(), Seat.D, pack), Seat.A, 0);
      if (Shortfall.fewest(position.hand(), 11, contract, RULES) == distance) {
        sum += promise(position);
        found++;
      }
    }
    return sum / 20;
  }

  private static double promise(OklahomaView position) {
    CardCounts counts = CardCounts.of(position);
    HandFeatures inputs = new HandFeatures(position.contract(), counts.placeable());
    inputs.outlook(counts.live());
    inputs.around(counts.around());
    return ValueNets.OWN.of(position.contract()).of(inputs.of(counts.hand(), 0));
  }
}
