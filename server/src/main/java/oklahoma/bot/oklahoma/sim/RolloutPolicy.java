package oklahoma.bot.oklahoma.sim;

import java.util.Collections;
import java.util.List;
import oklahoma.bot.oklahoma.plan.CardKinds;
import oklahoma.bot.oklahoma.plan.HandFeatures;
import oklahoma.bot.oklahoma.plan.HandPlans;
import oklahoma.protocol.people.Temper;

/**
 * Plays a seat in a simulated deal by its nearest plans, as fast as possible: takes and claims what
 * brings the contract nearer, and discards high cards that are of little use to it and to the next
 * seat.
 */
public final class RolloutPolicy implements OklahomaRollout.Player {
  /** The policy without a temper, which all seats of a rollout use; it has no state. */
  public static final RolloutPolicy ONLY = new RolloutPolicy(0);

  /** The value, in points, of a card without which there is no plan. */
  private static final float INDISPENSABLE = 20;

  private static final int LAYS_OFF = 7;
  private static final int GOES_WITH_WHAT_IT_TOOK = 3;
  private static final int NEIGHBOURHOOD = 3;
  private static final int RANKS = CardKinds.RANKS;
  private static final int MANY_SEATS = 4;

  /** It claims as if this many more seats played; claims are worth more among more players. */
  private final int boldness;

  private RolloutPolicy(int boldness) {
    this.boldness = boldness;
  }

  /**
   * The policy with a temper: a bold bot claims as if one more seat played, a careful one as if one
   * fewer.
   */
  public static RolloutPolicy of(Temper temper) {
    return new RolloutPolicy(temper.choose(1, 0, -1));
  }

  /** This policy at every seat of a deal. */
  public static List<OklahomaRollout.Player> players(OklahomaSim deal) {
    return Collections.nCopies(deal.seats, ONLY);
  }

  @Override
  public boolean takes(OklahomaSim deal, int seat) {
    return deal.plans(seat).needs(deal.top());
  }

  @Override
  public boolean claims(OklahomaSim deal, int seat, int turnsAway) {
    return claims(deal, seat);
  }

  /** Whether the top discard is worth a claim, however far away the seat's turn is. */
  public boolean claims(OklahomaSim deal, int seat) {
    HandPlans plans = deal.plans(seat);
    return growing(deal) ? plans.wants(deal.top()) : plans.needs(deal.top());
  }

  /**
   * Whether useful cards are worth their penalty, as games of this policy with itself have shown.
   */
  private boolean growing(OklahomaSim deal) {
    int seats = deal.seats + boldness;
    return switch (deal.contract) {
      case TWO_BOOKS -> seats > MANY_SEATS;
      case TWO_BOOKS_AND_RUN -> seats >= MANY_SEATS;
      case BOOK_AND_RUN, TWO_RUNS, BOOK_AND_TWO_RUNS -> false;
    };
  }

  @Override
  public int discards(OklahomaSim deal, int seat) {
    int[] hand = deal.hands[seat];
    int best = CardKinds.WILD;
    float most = Float.NEGATIVE_INFINITY;
    for (int kind = 0; kind < CardKinds.WILD; kind++) {
      if (hand[kind] > 0) {
        float worth = discarding(deal, seat, kind);
        if (worth > most) {
          most = worth;
          best = kind;
        }
      }
    }
    return best;
  }

  @Override
  public int spares(OklahomaSim deal, int seat) {
    return new RolloutLeftovers(deal, seat).discard();
  }

  /** The value of discarding a card of a kind; wilds go last. */
  public static float discarding(OklahomaSim deal, int seat, int kind) {
    return kind == CardKinds.WILD
        ? Float.NEGATIVE_INFINITY
        : idle(deal.plans(seat), kind) - feeding(deal, seat, kind);
  }

  /** The points that a hand gains by losing a natural card. */
  static float idle(HandPlans plans, int kind) {
    float use = plans.all > 0 ? plans.uses[kind] / plans.all : 0;
    return HandFeatures.points(kind) - INDISPENSABLE * use;
  }

  /** The points that discarding a card costs by helping the next seat. */
  private static int feeding(OklahomaSim deal, int seat, int kind) {
    int next = (seat + 1) % deal.seats;
    if (deal.down[next]) {
      return deal.fits(kind) ? LAYS_OFF : 0;
    }
    return relatedTaken(deal, next, kind) * GOES_WITH_WHAT_IT_TOOK;
  }

  /** How many cards that a seat took go with a card of this kind under the contract. */
  static int relatedTaken(OklahomaSim deal, int seat, int kind) {
    int[] taken = deal.exposed[seat];
    int related = deal.contract.books() > 0 ? ofRank(taken, kind % RANKS) : 0;
    return related + (deal.contract.runs() > 0 ? near(taken, kind) : 0);
  }

  private static int ofRank(int[] cards, int rank) {
    int sum = 0;
    for (int kind = rank; kind < CardKinds.WILD; kind += RANKS) {
      sum += cards[kind];
    }
    return sum;
  }

  private static int near(int[] cards, int kind) {
    int rank = kind % RANKS;
    int sum = -cards[kind];
    int to = Math.min(RANKS - 1, rank + NEIGHBOURHOOD);
    for (int other = Math.max(0, rank - NEIGHBOURHOOD); other <= to; other++) {
      sum += cards[kind - rank + other];
    }
    return sum;
  }
}
