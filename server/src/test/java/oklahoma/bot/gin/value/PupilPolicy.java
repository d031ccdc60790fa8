package oklahoma.bot.gin.value;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import oklahoma.bot.gin.sim.GinSim;
import oklahoma.bot.gin.sim.GinSimPolicy;
import oklahoma.bot.gin.sim.TunedSimPolicy;
import oklahoma.bot.gin.value.GinNet.Moment;
import oklahoma.bot.gin.view.GinBits;
import oklahoma.bot.neural.SparseInputs;
import oklahoma.rules.gin.GinSwitch;
import oklahoma.rules.gin.meld.Deadwood;

/**
 * Plays a seat of gin for two as a network likes best, one move ahead, or as Normal does; now and
 * then it tries something else. It remembers the moments of the deal, for lessons.
 */
final class PupilPolicy implements GinSimPolicy {
  /** A card from the pile that costs so much deadwood is not thought of. */
  private static final int WORSE = 6;

  /** How often it takes a card from the pile only to see what comes of it. */
  private static final double TAKES_ANY = 0.008;

  /** How far a lesson believes what came out, and not what the network said one turn later. */
  private static final float OUTCOME = 0.8f;

  private final GinValueFunction values;
  private final Payoffs payoffs;
  private final RandomGenerator chance;
  private final boolean follows;
  private final double often;
  private final double far;
  private final SparseInputs inputs = new SparseInputs();
  private final List<Lesson> moments = new ArrayList<>();

  /**
   * @param follows whether it plays as Normal does
   * @param often how often it tries something else, 0 to 1
   * @param far by so much it may misjudge moves then
   */
  private PupilPolicy(
      GinNet net,
      Payoffs payoffs,
      boolean follows,
      double often,
      double far,
      RandomGenerator chance) {
    this.values = new GinValueFunction(net, payoffs);
    this.payoffs = payoffs;
    this.chance = chance;
    this.follows = follows;
    this.often = often;
    this.far = far;
  }

  /** A player that follows the network, and tries other moves in 6 of 100 turns. */
  static PupilPolicy learns(GinNet net, Payoffs payoffs, RandomGenerator chance) {
    return new PupilPolicy(net, payoffs, false, 0.06, 0.2, chance);
  }

  /** A player that always follows the network. */
  static PupilPolicy best(GinNet net, Payoffs payoffs, RandomGenerator chance) {
    return new PupilPolicy(net, payoffs, false, 0, 0, chance);
  }

  /** A player that plays as Normal does, and tries other moves in one of six turns. */
  static PupilPolicy asNormal(GinNet net, Payoffs payoffs, RandomGenerator chance) {
    return new PupilPolicy(net, payoffs, true, 1.0 / 6, 6, chance);
  }

  @Override
  public boolean takes(GinSim deal) {
    long hand = deal.hand(deal.seat);
    long more = hand | deal.top();
    long loose = deal.rules.has(GinSwitch.RETURN_TAKEN) ? more : hand;
    long leaves = Long.lowestOneBit(GinBits.leavingLeast(more, loose, deal.runs));
    int least = Deadwood.least(more ^ leaves, deal.runs);
    if (least == 0 || (often > 0 && chance.nextDouble() < TAKES_ANY)) {
      return true;
    }
    values.look(deal);
    float leave = values.of(deal, hand, deal.top(), Moment.LEFT);
    boolean takes =
        follows
            ? TunedSimPolicy.USUAL.takes(deal)
            : least <= Deadwood.least(hand, deal.runs) + WORSE
                && values.best(deal, more, loose, leaves) > leave;
    if (!takes) {
      remembers(deal, hand, deal.top(), Moment.LEFT, leave);
    }
    return takes;
  }

  @Override
  public void plays(GinSim deal) {
    long hand = deal.hand(deal.seat);
    if (deal.rules.has(GinSwitch.BIG_GIN) && Deadwood.least(hand, deal.runs) == 0) {
      deal.bigGin();
      return;
    }
    long leaves = Long.lowestOneBit(GinBits.leavingLeast(hand, deal.loose(), deal.runs));
    int least = Deadwood.least(hand ^ leaves, deal.runs);
    boolean may = least <= deal.limit;
    if (least == 0 || (may && deal.last())) {
      deal.stop(leaves);
      return;
    }
    values.look(deal);
    double slips = chance.nextDouble() < often ? far : 0;
    long discard = discard(deal, hand, least, slips);
    float goesOn = values.of(deal, hand ^ discard, discard, Moment.DISCARDED);
    float knocks = values.of(deal, hand ^ leaves, leaves, Moment.KNOCKED);
    boolean stops =
        follows
            ? slips > 0 || TunedSimPolicy.USUAL.stops(deal, hand ^ leaves, least)
            : knocks + slips * chance.nextGaussian() > goesOn;
    if (may && stops) {
      remembers(deal, hand ^ leaves, leaves, Moment.KNOCKED, knocks);
      deal.stop(leaves);
    } else {
      remembers(deal, hand ^ discard, discard, Moment.DISCARDED, goesOn);
      deal.discard(discard);
    }
  }

  private long discard(GinSim deal, long hand, int least, double slips) {
    double best = Double.NEGATIVE_INFINITY;
    long discard = 0;
    for (long left = deal.loose(); left != 0; left &= left - 1) {
      long card = Long.lowestOneBit(left);
      if (Deadwood.least(hand ^ card, deal.runs) <= least + GinValueFunction.FAR) {
        double worth =
            follows
                ? -TunedSimPolicy.costs(deal, card)
                : values.of(deal, hand ^ card, card, Moment.DISCARDED);
        double guessed = worth + slips * chance.nextGaussian();
        if (guessed > best) {
          best = guessed;
          discard = card;
        }
      }
    }
    return discard;
  }

  private void remembers(GinSim deal, long hand, long top, Moment moment, float value) {
    inputs.clear();
    NetInputs.ofDeal(deal, inputs);
    NetInputs.ofHand(deal, hand, top, inputs);
    moments.add(new Lesson(inputs.copy(), payoffs, moment, value));
  }

  /** Adds a lesson for each moment of the finished deal (temporal differences, TD(λ)). */
  void teaches(GinSim over, List<Lesson> lessons) {
    float target = payoffs.of(over);
    for (Lesson moment : moments.reversed()) {
      lessons.add(moment.towards(target));
      if (!follows) {
        target = OUTCOME * target + (1 - OUTCOME) * moment.target();
      }
    }
  }
}
