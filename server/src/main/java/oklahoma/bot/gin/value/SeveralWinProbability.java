package oklahoma.bot.gin.value;

import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import oklahoma.bot.gin.sim.GinRollout;
import oklahoma.bot.gin.sim.GinSim;
import oklahoma.bot.gin.sim.TunedSimPolicy;
import oklahoma.rules.card.Suited;
import oklahoma.rules.gin.GinRules;
import oklahoma.rules.gin.MatchEnd;
import oklahoma.rules.gin.meld.CardBits;

/**
 * A seat's probability of winning a match of several players over a fixed number of rounds, from a
 * score, if all play equally well. It is the seat's share of wins if the remaining rounds bring the
 * points that they brought in matches of {@link TunedSimPolicy} with itself. A shared win counts by
 * its share.
 */
final class SeveralWinProbability implements GinWinProbability {
  private static final int MATCHES = 400;

  /** After this many void deals a round counts as zero for everybody. */
  private static final int MOST_DEALS = 50;

  private final GinRules rules;

  /** The total of each seat over the remaining rounds, by their number and by match. */
  private final int[][][] brought;

  private SeveralWinProbability(GinRules rules, int rounds) {
    this.rules = rules;
    this.brought = new int[rounds + 1][MATCHES][rules.seats()];
    SplittableRandom chance = new SplittableRandom(1);
    for (int left = 1; left <= rounds; left++) {
      for (int match = 0; match < MATCHES; match++) {
        List<Integer> points = round(chance, match % rules.seats());
        for (int seat = 0; seat < rules.seats(); seat++) {
          brought[left][match][seat] = brought[left - 1][match][seat] + points.get(seat);
        }
      }
    }
  }

  /** The probabilities under rules that count rounds; {@link GinWinProbability#of}. */
  static SeveralWinProbability of(GinRules rules) {
    return switch (rules.end()) {
      case MatchEnd.Rounds(int count, boolean extra) -> new SeveralWinProbability(rules, count);
      case MatchEnd.Target target -> throw new IllegalArgumentException("no rounds are counted");
    };
  }

  /** The points of each seat in a round that somebody ended. */
  private List<Integer> round(SplittableRandom chance, int dealer) {
    for (int deals = 0; deals < MOST_DEALS; deals++) {
      int[] pack = GinSim.shuffled(chance);
      Suited upCard = CardBits.card(pack[rules.seats() * rules.cardsEach()]);
      GinSim deal = new GinSim(rules, rules.limit(upCard));
      deal.deal(pack, dealer);
      GinRollout.of(deal, TunedSimPolicy.HASTY);
      if (deal.caller != GinSim.NOBODY) {
        return TwoPlayerWinProbability.points(deal, upCard);
      }
    }
    return Collections.nCopies(rules.seats(), 0);
  }

  @Override
  public double at(int[] totals, int me, int left) {
    double wins = 0;
    for (int[] match : brought[Math.max(0, left)]) {
      wins += share(totals, match, me);
    }
    return wins / MATCHES;
  }

  /** The seat's share of the win. */
  private double share(int[] totals, int[] more, int me) {
    int mine = totals[me] + more[me];
    int equal = 1;
    for (int seat = 0; seat < totals.length; seat++) {
      int lead = TwoPlayerWinProbability.lead(rules, mine, totals[seat] + more[seat]);
      if (lead < 0) {
        return 0;
      }
      equal += lead == 0 && seat != me ? 1 : 0;
    }
    return 1.0 / equal;
  }
}
