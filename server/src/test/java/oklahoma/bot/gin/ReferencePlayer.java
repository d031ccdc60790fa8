package oklahoma.bot.gin;

import java.util.random.RandomGenerator;
import oklahoma.bot.gin.sim.GinSim;
import oklahoma.bot.gin.sim.GinSimPolicy;
import oklahoma.bot.gin.sim.TunedSimPolicy;
import oklahoma.bot.gin.view.GinBits;
import oklahoma.bot.gin.view.GinView;
import oklahoma.bot.gin.view.Neighbours;
import oklahoma.rules.Move;
import oklahoma.rules.card.Card;
import oklahoma.rules.gin.meld.Deadwood;

/** Players of gin for two with habits of their own, on whom beliefs about hands are measured. */
public enum ReferencePlayer implements GinPolicy {
  /** Discards the highest card, takes what melds, knocks as soon as it may. */
  HIGHEST(Discards.HIGHEST, Takes.MELDS, Knocks.AT_ONCE),
  /** Plays as Normal does. */
  TUNED(Discards.TUNED, Takes.TUNED, Knocks.TUNED),
  /** Discards any of the cards that leave least, and waits for gin. */
  WAITS(Discards.LEAST, Takes.MELDS, Knocks.GIN),
  /** Discards what hardly helps, and knocks as soon as it may. */
  SAFE(Discards.SAFE, Takes.MELDS, Knocks.AT_ONCE),
  /** Discards any of the cards that leave nearly as little as the best, and takes for pairs. */
  LOOSE(Discards.NEAR, Takes.PAIRS, Knocks.AT_ONCE),
  /**
   * Discards the highest card, takes for pairs, and knocks in its first three turns or not at all.
   */
  PAIRS(Discards.HIGHEST, Takes.PAIRS, Knocks.EARLY),
  /** Discards what hardly helps, takes what helps, and knocks with half of the limit. */
  LOW(Discards.SAFE, Takes.TUNED, Knocks.LOW),
  /** Discards as Normal does, takes what melds, and waits for gin. */
  HOPEFUL(Discards.TUNED, Takes.MELDS, Knocks.GIN),
  /** Plays about as Normal does, as a player may who thinks longer. */
  WAVERS(Discards.WAVERING, Takes.TUNED, Knocks.TUNED);

  private enum Discards {
    HIGHEST,
    LEAST,
    NEAR,
    TUNED,
    WAVERING,
    SAFE
  }

  private enum Takes {
    MELDS,
    PAIRS,
    TUNED
  }

  private enum Knocks {
    AT_ONCE,
    EARLY,
    GIN,
    LOW,
    TUNED
  }

  private static final int FIRST_TURNS = 3;
  private static final double NEARLY = 2.5;
  private static final double CENT = 0.01;
  private static final double CARE = 6;

  private final Discards discards;
  private final Takes takes;
  private final Knocks knocks;

  ReferencePlayer(Discards discards, Takes takes, Knocks knocks) {
    this.discards = discards;
    this.takes = takes;
    this.knocks = knocks;
  }

  /** Whether it knocks as soon as it may. */
  public boolean hasty() {
    return knocks == Knocks.AT_ONCE;
  }

  /** The same player at the quick table. */
  public GinSimPolicy quick(RandomGenerator chance) {
    return new GinSimPolicy() {
      @Override
      public boolean takes(GinSim deal) {
        return ReferencePlayer.this.takes(deal, chance);
      }

      @Override
      public void plays(GinSim deal) {
        ReferencePlayer.this.plays(deal, chance);
      }
    };
  }

  @Override
  public boolean takes(GinView view, Card card, RandomGenerator chance) {
    return takes(GinSim.of(view), chance);
  }

  @Override
  public Move plays(GinView view, RandomGenerator chance) {
    GinSim deal = GinSim.of(view);
    plays(deal, chance);
    if (deal.caller == GinSim.NOBODY) {
      return new Move.Discard(GinBits.card(deal.top()));
    }
    return GinBits.gin(view).orElseGet(() -> GinBits.knock(view, deal.top()));
  }

  private boolean takes(GinSim deal, RandomGenerator chance) {
    long hand = deal.hand(deal.seat);
    boolean melds = GinBits.melds(hand, deal.top(), deal.runs);
    return switch (takes) {
      case MELDS -> melds;
      case PAIRS ->
          melds || ((Neighbours.beside(deal.top()) & hand) != 0 && chance.nextInt(3) == 0);
      case TUNED -> TunedSimPolicy.USUAL.takes(deal);
    };
  }

  private void plays(GinSim deal, RandomGenerator chance) {
    long hand = deal.hand(deal.seat);
    long leaves = Long.lowestOneBit(GinBits.leavingLeast(hand, deal.loose(), deal.runs));
    int least = Deadwood.least(hand ^ leaves, deal.runs);
    boolean may = least <= deal.limit;
    if (least == 0 || (may && (deal.last() || stops(deal, hand ^ leaves, least)))) {
      deal.stop(leaves);
    } else {
      deal.discard(thrown(deal, chance));
    }
  }

  private boolean stops(GinSim deal, long hand, int least) {
    return switch (knocks) {
      case AT_ONCE -> true;
      case EARLY -> deal.turns(deal.seat) < FIRST_TURNS;
      case GIN -> false;
      case LOW -> 2 * least <= deal.limit;
      case TUNED -> TunedSimPolicy.USUAL.stops(deal, hand, least);
    };
  }

  /** One of the cards that cost least, or nearly so. */
  private long thrown(GinSim deal, RandomGenerator chance) {
    double nearly = discards == Discards.NEAR || discards == Discards.WAVERING ? NEARLY : 0;
    double least = Double.MAX_VALUE;
    for (long left = deal.loose(); left != 0; left &= left - 1) {
      least = Math.min(least, cost(deal, Long.lowestOneBit(left)));
    }
    long some = 0;
    for (long left = deal.loose(); left != 0; left &= left - 1) {
      long card = Long.lowestOneBit(left);
      some |= cost(deal, card) <= least + nearly ? card : 0;
    }
    for (int skipped = chance.nextInt(Long.bitCount(some)); skipped > 0; skipped--) {
      some &= some - 1;
    }
    return Long.lowestOneBit(some);
  }

  private double cost(GinSim deal, long card) {
    double leaves = Deadwood.least(deal.hand(deal.seat) ^ card, deal.runs);
    return switch (discards) {
      case HIGHEST -> leaves - CENT * Deadwood.points(card, deal.runs);
      case LEAST, NEAR -> leaves;
      case TUNED, WAVERING -> TunedSimPolicy.costs(deal, card);
      case SAFE -> {
        double careless = TunedSimPolicy.costs(deal, card, 0);
        yield leaves + CARE * (TunedSimPolicy.costs(deal, card) - careless);
      }
    };
  }
}
