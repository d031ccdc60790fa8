package oklahoma.bot.gin.value;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import oklahoma.bot.gin.sim.GinRollout;
import oklahoma.bot.gin.sim.GinSim;
import oklahoma.bot.gin.sim.TunedSimPolicy;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Suited;
import oklahoma.rules.gin.GinRules;
import oklahoma.rules.gin.GinRules.Scoring;
import oklahoma.rules.gin.MatchEnd;
import oklahoma.rules.gin.RoundScores;
import oklahoma.rules.gin.meld.CardBits;

/**
 * The probability of winning a match of gin for two from a score, if both play equally well. The
 * distribution of points per deal comes from deals of {@link TunedSimPolicy} with itself. The
 * dealer is ignored. Hollywood's three games have no single score, so there is no probability for
 * them.
 */
final class TwoPlayerWinProbability implements GinWinProbability {
  private static final int DEALS = 2_000;
  private static final double EVEN = 0.5;

  private final GinRules rules;

  /** The distribution of the lead in a deal, from {@code -most} to {@code most}. */
  private final double[] spread;

  private final int most;

  /**
   * The probabilities: by both seats' points if there is a target, by remaining rounds and lead if
   * rounds are counted.
   */
  private final double[][] chances;

  private TwoPlayerWinProbability(GinRules rules) {
    this.rules = rules;
    int[] leads = leads(rules);
    this.most = Arrays.stream(leads).map(Math::abs).max().orElse(0);
    this.spread = new double[2 * most + 1];
    for (int lead : leads) {
      spread[most + lead] += EVEN / leads.length;
      spread[most - lead] += EVEN / leads.length;
    }
    this.chances =
        switch (rules.end()) {
          case MatchEnd.Target target -> byPoints(needed(target));
          case MatchEnd.Rounds(int count, boolean extra) -> byRounds(count);
        };
  }

  /**
   * The probabilities under rules for two without Hollywood scoring; {@link GinWinProbability#of}.
   */
  static TwoPlayerWinProbability of(GinRules rules) {
    return new TwoPlayerWinProbability(rules);
  }

  @Override
  public double at(int[] totals, int me, int left) {
    return at(totals[me], totals[1 - me], left);
  }

  /**
   * The probability of winning.
   *
   * @param mine the seat's points after the last deal that counted
   * @param theirs the opponent's
   * @param left the number of remaining rounds, if rounds are counted
   */
  double at(int mine, int theirs, int left) {
    return switch (rules.end()) {
      case MatchEnd.Target target -> byPoints(chances, mine, theirs);
      case MatchEnd.Rounds rounds -> byLead(chances, Math.max(0, left), lead(rules, mine, theirs));
    };
  }

  /** The lead of the first of two scores. */
  static int lead(GinRules rules, int mine, int theirs) {
    return rules.scoring() == Scoring.PENALTIES ? theirs - mine : mine - theirs;
  }

  private static int[] leads(GinRules rules) {
    SplittableRandom chance = new SplittableRandom(1);
    int[] leads = new int[DEALS];
    int called = 0;
    for (int i = 0; i < DEALS; i++) {
      int[] pack = GinSim.shuffled(chance);
      Suited upCard = CardBits.card(pack[2 * rules.cardsEach()]);
      GinSim deal = new GinSim(rules, rules.limit(upCard));
      deal.deal(pack, i % 2);
      GinRollout.of(deal, TunedSimPolicy.USUAL);
      if (deal.caller != GinSim.NOBODY) {
        List<Integer> points = points(deal, upCard);
        leads[called] = lead(rules, points.get(0), points.get(1));
        called++;
      }
    }
    return Arrays.copyOf(leads, called);
  }

  /** The points of each seat in a finished deal. */
  static List<Integer> points(GinSim over, Suited upCard) {
    return over.caller == GinSim.NOBODY
        ? Collections.nCopies(over.seats(), 0)
        : RoundScores.of(over.rules, upCard, over.call, Seat.of(over.caller), over.deadwood)
            .points();
  }

  private static int needed(MatchEnd.Target target) {
    return target.beyond() ? target.points() + 1 : target.points();
  }

  /**
   * Fills the table from the highest scores down, since a deal only adds points, and to one seat.
   */
  private double[][] byPoints(int needed) {
    double[][] table = new double[needed][needed];
    for (int sum = 2 * (needed - 1); sum >= 0; sum--) {
      for (int mine = Math.max(0, sum - needed + 1); mine <= Math.min(sum, needed - 1); mine++) {
        double chance = 0;
        for (int lead = -most; lead <= most; lead++) {
          double often = spread[most + lead];
          if (lead != 0 && often > 0) {
            chance +=
                often * byPoints(table, mine + Math.max(0, lead), sum - mine + Math.max(0, -lead));
          }
        }
        // A deal without points leaves the score as it is, so the chance is that of the other
        // deals.
        table[mine][sum - mine] = chance / (1 - spread[most]);
      }
    }
    return table;
  }

  private static double byPoints(double[][] table, int mine, int theirs) {
    if (mine >= table.length || theirs >= table.length) {
      return mine >= table.length ? 1 : 0;
    }
    return table[mine][theirs];
  }

  /**
   * Fills the table by the number of remaining rounds, beginning with none. A lead larger than they
   * can bring wins.
   */
  private double[][] byRounds(int count) {
    double[][] table = new double[count + 1][];
    table[0] = new double[] {EVEN};
    for (int left = 1; left <= count; left++) {
      table[left] = new double[2 * left * most + 1];
      for (int lead = -left * most; lead <= left * most; lead++) {
        double chance = 0;
        for (int gain = -most; gain <= most; gain++) {
          double often = spread[most + gain];
          chance += often == 0 ? 0 : often * byLead(table, left - 1, lead + gain);
        }
        table[left][left * most + lead] = chance;
      }
    }
    return table;
  }

  private static double byLead(double[][] table, int left, int lead) {
    int reach = table[left].length / 2;
    if (Math.abs(lead) > reach) {
      return lead > 0 ? 1 : 0;
    }
    return table[left][reach + lead];
  }
}
