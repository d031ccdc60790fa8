package oklahoma.bot.oklahoma.sim;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import java.util.SplittableRandom;
import oklahoma.bot.oklahoma.SelfPlay;
import oklahoma.bot.oklahoma.plan.CardKinds;
import oklahoma.bot.oklahoma.value.ValueNets;
import oklahoma.rules.card.Card;
import oklahoma.rules.fixture.RandomRules;
import oklahoma.rules.oklahoma.Contract;
import oklahoma.rules.oklahoma.OklahomaRules;
import oklahoma.rules.oklahoma.OklahomaSwitch;
import oklahoma.rules.oklahoma.laydown.LayDowns;
import org.junit.jupiter.api.Test;

/** The table of counts plays Oklahoma. */
class OklahomaSimTest {
  private static final OklahomaRules RULES = OklahomaRules.standard(4);
  private static final int RANDOM_DEALS = 150;
  private static final int HANDS = 2_000;
  private static final int DEALS = 40;

  /** Where all cards must go at once the table of counts may miss a way, but makes none up. */
  @Test
  void aHandGoesDownWhereTheRulesLetIt() {
    Random chance = new Random(3);
    for (Contract contract : Contract.values()) {
      SimLayDown counted = new SimLayDown(contract);
      int down = 0;
      for (int i = 0; i < HANDS; i++) {
        List<Card> hand = hand(chance, contract.allAtOnce());
        boolean goes = counted.layDown(CardKinds.counts(hand), new SimMelds());
        down += goes ? 1 : 0;
        boolean may = LayDowns.best(hand, contract, RULES).isPresent();
        assertThat(goes || (may && contract.allAtOnce()))
            .as("%s %s", contract, hand)
            .isEqualTo(may);
      }
      assertThat(down).as("%s", contract).isGreaterThan(10);
    }
  }

  /** Cards of two suits and some wilds, so that many hands are ready. */
  private static List<Card> hand(Random chance, boolean eleven) {
    List<Card> pack = new ArrayList<>(RULES.pack());
    Collections.shuffle(pack, chance);
    pack.sort(
        (one, other) -> Boolean.compare(CardKinds.kind(one) < 26, CardKinds.kind(other) < 26));
    List<Card> cards = new ArrayList<>(pack.subList(0, 30));
    Collections.shuffle(cards, chance);
    return cards.subList(0, eleven ? 11 : 11 + 2 * chance.nextInt(2));
  }

  @Test
  void whenADealIsOverOneHandIsEmptyAndNoCardIsLost() {
    for (Contract contract : Contract.values()) {
      for (int seed = 0; seed < 20; seed++) {
        SplittableRandom chance = new SplittableRandom(seed);
        OklahomaSim deal = OklahomaSim.dealt(RULES, contract, chance);
        SimPlayer player = new SimPlayer(contract, SelfPlay::beginner, 0.1, chance);
        int[] points = OklahomaRollout.on(deal, Collections.nCopies(RULES.seats(), player));
        assertThat(points).as("%s %s", contract, seed).contains(0);
        assertThat(unseenByAll(deal)).as("%s %s", contract, seed).isEqualTo(deal.stock.size());
      }
    }
  }

  /** What is learnt there holds at the rules' own table only if both are the same game. */
  @Test
  void everyMoveIsLegalAtTheRulesOwnTableAndLeavesTheSame() {
    SimReplay.Tally tally = new SimReplay.Tally();
    for (Contract contract : Contract.values()) {
      for (int seed = 0; seed < DEALS; seed++) {
        SplittableRandom chance = new SplittableRandom(seed);
        OklahomaRollout.Player player =
            new SimPlayer(contract, ValueNets.OWN.of(contract)::of, 0.04, chance);
        OklahomaRules rules = OklahomaRules.standard(2 + seed % 4);
        SimReplay.play(rules, contract, player, chance, tally);
        SimReplay.play(rules, contract, RolloutPolicy.ONLY, chance, tally);
      }
    }
    assertThat(tally.deals).isEqualTo(2 * DEALS * Contract.values().length);
    assertThat(tally.renewals).isGreaterThan(5);
  }

  /** O-10, O-22, O-24: the stock runs out, the discard is the only card, and the deal ends. */
  @Test
  void theEndOfTheStockIsThatOfTheRules() {
    SimReplay.Tally tally = new SimReplay.Tally();
    for (int seed = 0; seed < 400; seed++) {
      SplittableRandom chance = new SplittableRandom(seed);
      OklahomaRules rules =
          OklahomaRules.standard(2 + seed % 3)
              .with(new OklahomaRules.StockRules(2, 1 + seed % 2))
              .with(new OklahomaRules.Claims(OptionalInt.empty(), chance.nextInt(3)));
      Contract contract = Contract.values()[chance.nextInt(Contract.values().length)];
      SimReplay.play(rules, contract, new Scatterer(chance), chance, tally);
    }
    assertThat(tally.renewals).isGreaterThan(200);
    assertThat(tally.mustTake).isGreaterThan(200);
    assertThat(tally.blocked).isGreaterThan(100);
  }

  /** Random rules, apart from the clauses that the simulation leaves out. */
  @Test
  void underRandomRulesEveryMoveIsLegalAtTheRulesOwnTableAndLeavesTheSame() {
    SimReplay.Tally tally = new SimReplay.Tally();
    for (int seed = 0; seed < RANDOM_DEALS; seed++) {
      SplittableRandom chance = new SplittableRandom(seed);
      OklahomaRules rules =
          RandomRules.forSeats(2 + seed % 7, chance)
              .with(OklahomaSwitch.ACE_LOW, false)
              .with(OklahomaSwitch.ADJACENT_RUNS, true)
              .with(OklahomaSwitch.LAY_OFF_AT_ONCE, true)
              .with(
                  new OklahomaRules.Wilds(
                      OklahomaRules.Naturals.ONE, OklahomaRules.SwappedWild.HIGH_END));
      Contract contract = Contract.values()[chance.nextInt(Contract.values().length)];
      SimReplay.play(rules, contract, RolloutPolicy.ONLY, chance, tally);
      SimReplay.play(rules, contract, new Scatterer(chance), chance, tally);
    }
    assertThat(tally.deals).isEqualTo(2 * RANDOM_DEALS);
    assertThat(tally.renewals).isGreaterThan(RANDOM_DEALS / 4);
    assertThat(tally.mustTake).isPositive();
    assertThat(tally.blocked).isPositive();
    assertThat(tally.cutShort).isLessThan(RANDOM_DEALS / 10);
  }

  /** Draws, claims and discards as it comes, so that hardly anybody goes out. */
  private record Scatterer(SplittableRandom chance) implements OklahomaRollout.Player {
    @Override
    public boolean takes(OklahomaSim deal, int seat) {
      return chance.nextInt(4) == 0;
    }

    @Override
    public boolean claims(OklahomaSim deal, int seat, int turnsAway) {
      return chance.nextInt(20) == 0;
    }

    @Override
    public int discards(OklahomaSim deal, int seat) {
      int kind = chance.nextInt(CardKinds.KINDS);
      while (deal.hands[seat][kind] == 0) {
        kind = chance.nextInt(CardKinds.KINDS);
      }
      return kind;
    }
  }

  @Test
  void aCopyGoesOnByItself() {
    for (Contract contract : Contract.values()) {
      OklahomaSim deal = OklahomaSim.dealt(RULES, contract, new SplittableRandom(4));
      OklahomaSim copy = deal.blank();
      copy.copy(deal);
      int[] hand = deal.hands[0].clone();
      int[] points = OklahomaRollout.on(copy, RolloutPolicy.players(copy));
      assertThat(deal.over()).isFalse();
      assertThat(deal.hands[0]).isEqualTo(hand);
      // Without a renewal nothing is left to chance.
      assertThat(OklahomaRollout.on(deal, RolloutPolicy.players(deal))).isEqualTo(points);
    }
  }

  /** The cards that neither lie open nor are in a hand. */
  private static int unseenByAll(OklahomaSim deal) {
    int[] live = new int[CardKinds.KINDS];
    deal.unseen(0, live);
    int unseen = Arrays.stream(live).sum();
    for (int other = 1; other < deal.seats; other++) {
      unseen -= deal.sizes[other] - Arrays.stream(deal.exposed[other]).sum();
    }
    return unseen;
  }
}
