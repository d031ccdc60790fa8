package oklahoma.bot.gin.value;

import oklahoma.bot.gin.sim.GinSim;
import oklahoma.bot.gin.view.GinBits;
import oklahoma.bot.gin.view.Neighbours;
import oklahoma.bot.neural.SparseInputs;
import oklahoma.rules.gin.GinRules;
import oklahoma.rules.gin.GinSwitch;
import oklahoma.rules.gin.meld.Deadwood;
import oklahoma.rules.gin.meld.Runs;

/**
 * The active inputs of a {@link GinNet} in a position of a deal for two, only from what the seat to
 * act sees. Only {@link #ofHand} depends on the candidate move, so a decision computes the rest
 * once.
 */
final class NetInputs {
  private static final int HAND = 0;
  private static final int LOOSE = HAND + Neighbours.CARDS;
  private static final int OUTS = LOOSE + Neighbours.CARDS;
  private static final int TOP = OUTS + Neighbours.CARDS;
  private static final int SHOWN = TOP + Neighbours.CARDS;
  private static final int UNSEEN = SHOWN + Neighbours.CARDS;
  private static final int THEIRS = UNSEEN + Neighbours.CARDS;
  private static final int THROWN = THEIRS + Neighbours.CARDS;
  private static final int RECENT = THROWN + Neighbours.CARDS;
  private static final int DECLINED = RECENT + Neighbours.CARDS;
  private static final int DEADWOOD = DECLINED + Neighbours.CARDS;
  private static final int DEADWOODS = 40;
  private static final int OUT_COUNT = DEADWOOD + DEADWOODS;
  private static final int OUT_COUNTS = 20;
  private static final int TO_GIN = OUT_COUNT + OUT_COUNTS;
  private static final int TO_GINS = 8;
  private static final int TURN = TO_GIN + TO_GINS;
  private static final int TURNS = 18;
  private static final int STOCK = TURN + TURNS;
  private static final int STOCKS = 18;
  private static final int LIMIT = STOCK + STOCKS;
  private static final int LIMITS = 11;
  private static final int RULES = LIMIT + LIMITS;
  private static final int LAY_OFFS = RULES;
  private static final int RETURN_TAKEN = RULES + 1;
  private static final int BIG_GIN = RULES + 2;
  private static final int CORNER = RULES + 3;
  private static final int LESS = RULES + 4;
  private static final int FIFTIETH = RULES + 5;

  /** How many inputs there are; the {@link Payoffs} follow them. */
  static final int COUNT = RULES + 6;

  /** Above this value, deadwood counts in steps of {@link #STEP}. */
  private static final int EXACT = 30;

  private static final int STEP = 5;

  private NetInputs() {}

  /** Adds the inputs that do not depend on the move of the seat to act. */
  static void ofDeal(GinSim deal, SparseInputs on) {
    int me = deal.seat;
    int other = deal.after(me);
    GinRules rules = deal.rules;
    on.cards(UNSEEN, deal.unseen(me));
    on.cards(THEIRS, deal.exposed(other));
    on.cards(THROWN, deal.discarded(other));
    on.cards(RECENT, deal.recent(other));
    on.cards(DECLINED, deal.declined(other));
    on.number(TURN, TURNS, deal.turns(me));
    on.number(STOCK, STOCKS, deal.left() / 2);
    on.number(LIMIT, LIMITS, deal.limit);
    on.given(LAY_OFFS, rules.has(GinSwitch.LAY_OFFS));
    on.given(RETURN_TAKEN, rules.has(GinSwitch.RETURN_TAKEN));
    on.given(BIG_GIN, rules.has(GinSwitch.BIG_GIN));
    on.given(CORNER, deal.runs == Runs.ROUND_THE_CORNER);
    on.given(LESS, rules.knocking().undercut() == GinRules.Undercut.LESS);
    on.given(FIFTIETH, rules.stockEnd() == GinRules.StockEnd.FIFTIETH_CARD);
  }

  /**
   * Adds the inputs that depend on that move.
   *
   * @param hand the cards that the seat keeps
   * @param top the card then on top of the pile
   */
  static void ofHand(GinSim deal, long hand, long top, SparseInputs on) {
    long outs = Neighbours.completing(hand) & deal.unseen(deal.seat);
    on.cards(HAND, hand);
    on.cards(LOOSE, hand & ~Neighbours.melding(hand));
    on.cards(OUTS, outs);
    on.cards(TOP, top);
    on.cards(SHOWN, deal.exposed(deal.seat) & hand);
    int deadwood = Deadwood.least(hand, deal.runs);
    on.number(DEADWOOD, DEADWOODS, deadwood < EXACT ? deadwood : EXACT + (deadwood - EXACT) / STEP);
    on.number(OUT_COUNT, OUT_COUNTS, Long.bitCount(outs));
    on.number(TO_GIN, TO_GINS, GinBits.toGin(hand, outs, deal.runs));
  }
}
