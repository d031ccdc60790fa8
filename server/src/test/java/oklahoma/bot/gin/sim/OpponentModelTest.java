package oklahoma.bot.gin.sim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import oklahoma.rules.gin.GinPreset;
import oklahoma.rules.gin.meld.Deadwood;
import org.junit.jupiter.api.Test;

/** Who the others are taken for. */
class OpponentModelTest {
  private static final int WORLDS = 2_000;
  private static final int LIMIT = 10;

  private final RandomGenerator chance = new SplittableRandom(4);

  @Test
  void mostWorldsHaveOneWhoKnocksAsSoonAsItMay() {
    GinSim deal = dealt(2);
    OpponentModel strangers = new OpponentModel(deal, chance);
    int plain = 0;
    for (int i = 0; i < WORLDS; i++) {
      strangers.meet(deal);
      plain += strangers.policy() instanceof BaselineSimPolicy ? 1 : 0;
    }
    assertThat((double) plain / WORLDS).isEqualTo(0.75, within(0.04));
  }

  @Test
  void whoCouldHaveKnockedAndHasNotWaits() {
    int could = 0;
    int knocks = 0;
    for (int i = 0; i < WORLDS; i++) {
      GinSim deal = played(8);
      int other = deal.after(deal.seat);
      OpponentModel strangers = new OpponentModel(deal, chance);
      strangers.meet(deal);
      if (Deadwood.least(deal.hand(other), deal.runs) <= LIMIT) {
        could++;
        assertThat(strangers.policy()).isSameAs(TunedSimPolicy.USUAL);
      } else if (strangers.policy() instanceof BaselineSimPolicy) {
        knocks++;
      }
    }
    assertThat(could).isGreaterThan(100);
    assertThat((double) knocks / (WORLDS - could)).isEqualTo(0.75, within(0.05));
  }

  @Test
  void severalAreNormals() {
    GinSim deal = dealt(3);
    OpponentModel strangers = new OpponentModel(deal, chance);
    IntStream.range(0, 50)
        .forEach(world -> {
          strangers.meet(deal);
          assertThat(strangers.policy()).isSameAs(TunedSimPolicy.HASTY);
        });
  }

  @Test
  void inOneWorldTheyDoTheSameEveryTime() {
    for (int i = 0; i < 100; i++) {
      GinSim deal = dealt(2);
      OpponentModel strangers = new OpponentModel(deal, chance);
      strangers.meet(deal);
      assertThat(end(deal, strangers)).isEqualTo(end(deal, strangers));
    }
  }

  private static String end(GinSim deal, OpponentModel strangers) {
    GinSim copy = new GinSim(deal.rules, deal.limit);
    copy.copy(deal);
    GinRollout.of(copy, deal.seat, TunedSimPolicy.USUAL, strangers.policy());
    return copy.caller + " " + copy.hand(0) + " " + copy.hand(1);
  }

  /** A deal of two in which so many turns were played by whoever waits for gin. */
  private GinSim played(int turns) {
    GinSim deal = dealt(2);
    deal.pass();
    deal.pass();
    for (int i = 0; i < turns; i++) {
      deal.draw();
      deal.discard(worst(deal));
    }
    return deal;
  }

  /** The card without which least deadwood is left. */
  private static long worst(GinSim deal) {
    long worst = 0;
    int least = Integer.MAX_VALUE;
    for (long left = deal.loose(); left != 0; left &= left - 1) {
      long card = Long.lowestOneBit(left);
      int deadwood = Deadwood.least(deal.hand(deal.seat) ^ card, deal.runs);
      if (deadwood < least) {
        least = deadwood;
        worst = card;
      }
    }
    return worst;
  }

  private GinSim dealt(int seats) {
    GinSim deal =
        new GinSim((seats == 2 ? GinPreset.CLASSIC : GinPreset.AWARDS).rules(seats), LIMIT);
    deal.deal(chance.ints(0, 52).distinct().limit(52).toArray(), 0);
    return deal;
  }
}
