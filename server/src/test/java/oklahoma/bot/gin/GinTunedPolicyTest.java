package oklahoma.bot.gin;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import oklahoma.bot.Bot;
import oklahoma.bot.Bots;
import oklahoma.bot.gin.sim.GinRollout;
import oklahoma.bot.gin.sim.GinSim;
import oklahoma.bot.gin.sim.TunedSimPolicy;
import oklahoma.bot.gin.view.GinBits;
import oklahoma.bot.gin.view.GinView;
import oklahoma.protocol.people.BotLevel;
import oklahoma.rules.Move;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Suited;
import oklahoma.rules.gin.Gin;
import oklahoma.rules.gin.GinPreset;
import oklahoma.rules.gin.GinRules;
import oklahoma.rules.gin.RoundScores;
import oklahoma.rules.gin.meld.CardBits;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Normal's judgement in gin for two. */
class GinTunedPolicyTest {
  private static final GinRules RULES = GinPreset.CLASSIC.rules(2);
  private static final int DEALS = 500;

  /**
   * In the same deals from either seat; what it gains on those who do not play as it does, or
   * nearly so, is 3 to 9 points in the long run.
   */
  @ParameterizedTest
  @EnumSource(
      mode = EnumSource.Mode.EXCLUDE,
      names = {"TUNED", "WAVERS"})
  void gainsOnPlayersOfAnyHabits(ReferencePlayer reference) {
    double lead = 0;
    for (int seed = 0; seed < DEALS; seed++) {
      lead += lead(reference, seed, 0) + lead(reference, seed, 1);
    }
    assertThat(lead / (2 * DEALS)).isGreaterThan(1.5);
  }

  private static int lead(ReferencePlayer reference, int seed, int me) {
    SplittableRandom chance = new SplittableRandom(seed);
    int[] pack = chance.ints(0, 52).distinct().limit(52).toArray();
    Suited upCard = CardBits.card(pack[20]);
    GinSim deal = new GinSim(RULES, RULES.limit(upCard));
    deal.deal(pack, seed % 2);
    GinRollout.of(deal, me, TunedSimPolicy.USUAL, reference.quick(chance));
    if (deal.caller == GinSim.NOBODY) {
      return 0;
    }
    List<Integer> points =
        RoundScores.of(RULES, upCard, deal.call, Seat.of(deal.caller), deal.deadwood).points();
    return points.get(me) - points.get(1 - me);
  }

  /** The rules' table and the quick one. */
  @Test
  void discardsTheSameCardAtBothTables() {
    Bot normal = Bots.of(BotLevel.NORMAL);
    List<Move> compared = new ArrayList<>();
    Bot looked =
        (deal, soFar, me, chance) -> {
          Move move = normal.choose(deal, soFar, me, chance);
          if (move instanceof Move.Discard) {
            GinSim quick = GinSim.of(GinView.of((Gin) deal.value(), me, soFar));
            TunedSimPolicy.USUAL.plays(quick);
            assertThat(move).isEqualTo(new Move.Discard(GinBits.card(quick.top())));
            compared.add(move);
          }
          return move;
        };
    for (int seed = 0; seed < 20; seed++) {
      new GinArena(List.of(looked, normal), seed).match(RULES, Seat.A);
    }
    assertThat(compared).hasSizeGreaterThan(500);
  }
}
