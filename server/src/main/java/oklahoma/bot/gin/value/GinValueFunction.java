package oklahoma.bot.gin.value;

import java.util.function.ToDoubleFunction;
import oklahoma.bot.gin.sim.GinSim;
import oklahoma.bot.gin.value.GinNet.Moment;
import oklahoma.bot.gin.view.GinBits;
import oklahoma.bot.neural.SparseInputs;
import oklahoma.rules.gin.GinRules;
import oklahoma.rules.gin.GinSwitch;
import oklahoma.rules.gin.meld.Deadwood;

/**
 * The expected value of a deal of gin for two for a seat, as a {@link GinNet} learnt it in
 * self-play. It uses only what the seat sees. Single-threaded.
 */
public final class GinValueFunction {
  /** It does not consider a discard that leaves this much more deadwood than another one. */
  static final int FAR = 12;

  private final GinNet net;
  private final Payoffs payoffs;
  private final SparseInputs inputs = new SparseInputs();
  private final float[] known;
  private final float[] sums;
  private final float[] second;

  GinValueFunction(GinNet net, Payoffs payoffs) {
    this.net = net;
    this.payoffs = payoffs;
    known = net.sums();
    sums = net.sums();
    second = net.second();
  }

  /**
   * The value function of a seat.
   *
   * @param rules for two
   * @param limit the knock limit of the deal
   * @param worth the worth of a finished deal to the seat
   */
  public static GinValueFunction of(
      GinRules rules, int limit, int seat, ToDoubleFunction<GinSim> worth) {
    return new GinValueFunction(GinNet.OWN, new Payoffs(new GinSim(rules, limit), seat, worth));
  }

  /**
   * The value of the best move of the seat to play, in the units of a finished deal. Infinite if
   * the network does not apply: the seat can go gin, any discard ends the deal, or the score is
   * beyond the network's scale.
   */
  public double ofBestMove(GinSim deal) {
    long hand = deal.hand(deal.seat);
    boolean bigGin = deal.rules.has(GinSwitch.BIG_GIN) && Deadwood.least(hand, deal.runs) == 0;
    long leaves = Long.lowestOneBit(GinBits.leavingLeast(hand, deal.loose(), deal.runs));
    int least = Deadwood.least(hand ^ leaves, deal.runs);
    if (bigGin || least == 0 || deal.endsWithDiscard() || !payoffs.usable()) {
      return Double.POSITIVE_INFINITY;
    }
    look(deal);
    return payoffs.worth(best(deal, hand, deal.loose(), leaves));
  }

  /** Prepares the inputs that do not depend on the move of the seat to act. */
  void look(GinSim deal) {
    net.begin(known, payoffs);
    inputs.clear();
    NetInputs.ofDeal(deal, inputs);
    net.add(known, inputs);
  }

  /**
   * The value of the best discard or knock on the network's scale, after its inputs are set.
   *
   * @param hand the cards, one more than usual
   * @param loose those that may be discarded
   * @param leaves the discard that leaves the least deadwood
   */
  float best(GinSim deal, long hand, long loose, long leaves) {
    int least = Deadwood.least(hand ^ leaves, deal.runs);
    float best =
        least <= deal.limit
            ? of(deal, hand ^ leaves, leaves, Moment.KNOCKED)
            : Float.NEGATIVE_INFINITY;
    for (long left = loose; left != 0; left &= left - 1) {
      long card = Long.lowestOneBit(left);
      if (Deadwood.least(hand ^ card, deal.runs) <= least + FAR) {
        best = Math.max(best, of(deal, hand ^ card, card, Moment.DISCARDED));
      }
    }
    return best;
  }

  /**
   * The value of a position for the seat to act on the network's scale, after its inputs are set.
   *
   * @param hand the cards that it keeps
   * @param top the card on top of the pile
   */
  float of(GinSim deal, long hand, long top, Moment moment) {
    inputs.clear();
    NetInputs.ofHand(deal, hand, top, inputs);
    System.arraycopy(known, 0, sums, 0, sums.length);
    net.add(sums, inputs);
    return net.value(sums, moment, second);
  }
}
