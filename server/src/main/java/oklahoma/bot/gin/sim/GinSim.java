package oklahoma.bot.gin.sim;

import java.util.SplittableRandom;
import oklahoma.bot.gin.view.GinView;
import oklahoma.bot.gin.view.Neighbours;
import oklahoma.bot.gin.view.ObservedPlay;
import oklahoma.bot.search.World;
import oklahoma.rules.Seat;
import oklahoma.rules.gin.Gin;
import oklahoma.rules.gin.GinPhase;
import oklahoma.rules.gin.GinResult.Call;
import oklahoma.rules.gin.GinRules;
import oklahoma.rules.gin.GinSwitch;
import oklahoma.rules.gin.meld.CardBits;
import oklahoma.rules.gin.meld.Deadwood;
import oklahoma.rules.gin.meld.DefenceSolver;
import oklahoma.rules.gin.meld.Runs;

/**
 * A fast simulation of gin: hands and pile are bits without any objects, so that one core plays
 * tens of thousands of deals a second. It implements every clause, and a test compares it with the
 * rules move by move, under random rules. It does not check legality, so its callers must, and
 * defenders always lay off optimally. Single-threaded.
 */
public final class GinSim implements World<GinSim> {
  /** What may happen next. */
  public enum Phase {
    /** The up-card is offered: {@link #take} or {@link #pass}. */
    OFFERED,
    /** {@link #take} or {@link #draw}. */
    DRAW,
    /** The up-card has been declined by both of two: {@link #draw}. */
    DRAW_CLOSED,
    /** The stock is closed: {@link #take} to end the deal, or {@link #pass}. */
    LAST,
    /** {@link #discard} or {@link #stop}. */
    PLAY,
    /** Somebody ended the deal, or it is void. */
    OVER
  }

  /** The {@link #caller} of a void deal. */
  public static final int NOBODY = -1;

  private static final long[] NO_MELDS = {};

  public final GinRules rules;
  public final Runs runs;
  public final int limit;

  /** The seat to act, or the one that acted last. */
  public int seat;

  public Phase phase = Phase.OVER;

  /** Who ended the deal, {@link #NOBODY} until then. */
  public int caller = NOBODY;

  /** How the deal was ended. */
  public Call call = Call.KNOCK;

  /** The deadwood of each seat when the deal was ended. */
  public final int[] deadwood;

  private final int seats;
  private final long[] hands;
  private final long[] exposed;
  private final int[] turns;
  private final long[] discarded;
  private final long[] latest;
  private final long[] before;
  private final long[] declines;
  private final int[] stock = new int[Neighbours.CARDS];
  private int left;
  private long gone;
  private long top;
  private long kept;
  private int takes;
  private int dealer;
  private boolean declined;
  private boolean last;

  /** A deal that has not begun. */
  public GinSim(GinRules rules, int limit) {
    this.rules = rules;
    this.runs = rules.runs();
    this.limit = limit;
    seats = rules.seats();
    deadwood = new int[seats];
    hands = new long[seats];
    exposed = new long[seats];
    turns = new int[seats];
    discarded = new long[seats];
    latest = new long[seats];
    before = new long[seats];
    declines = new long[seats];
  }

  /**
   * A seat's knowledge of a deal that waits for it: the others' secret cards and the stock are
   * missing.
   */
  public static GinSim of(GinView view) {
    GinSim deal = new GinSim(view.rules(), view.deal().limit());
    for (Seat seat : Seat.first(deal.seats)) {
      int at = seat.ordinal();
      deal.exposed[at] = view.exposed(seat);
      deal.hands[at] = seat == view.me() ? view.hand() : deal.exposed[at];
      ObservedPlay observed = view.observed(seat);
      deal.turns[at] = observed.turns();
      deal.discarded[at] = observed.discarded(0, observed.turns());
      deal.latest[at] = observed.discarded(0, 1);
      deal.before[at] = observed.discarded(1, 2);
      deal.declines[at] = observed.leftLast() | observed.leftBefore();
    }
    deal.left = view.deal().tableau().stock().size();
    deal.gone = CardBits.of(view.deal().tableau().pile());
    deal.top = deal.gone == 0 ? 0 : CardBits.bit(view.deal().tableau().pile().getFirst());
    deal.kept = view.hand() & ~view.loose();
    deal.takes = view.deal().takes();
    deal.dealer = view.deal().dealer().ordinal();
    deal.seat = view.me().ordinal();
    deal.begins(view.deal().phase());
    return deal;
  }

  private void begins(GinPhase from) {
    switch (from) {
      case GinPhase.Offered offer -> {
        phase = Phase.OFFERED;
        declined = offer.declined();
      }
      case GinPhase.ToDraw turn ->
          phase =
              switch (turn.pile()) {
                case OPEN -> Phase.DRAW;
                case DECLINED -> Phase.DRAW_CLOSED;
                case LAST -> Phase.LAST;
              };
      case GinPhase.ToPlay turn -> {
        phase = Phase.PLAY;
        last = turn.last();
      }
      case GinPhase.LayingOff defence -> phase = Phase.OVER;
      case GinPhase.Done done -> phase = Phase.OVER;
    }
  }

  /** A shuffled pack, as {@link #deal} takes it. */
  public static int[] shuffled(SplittableRandom chance) {
    int[] pack = new int[Neighbours.CARDS];
    for (int i = 0; i < pack.length; i++) {
      int place = chance.nextInt(i + 1);
      pack[i] = pack[place];
      pack[place] = i;
    }
    return pack;
  }

  /** Deals a pack, given as bit numbers, the top card first. */
  public void deal(int[] pack, int by) {
    int each = rules.cardsEach();
    int dealt = seats * each;
    for (int i = 0; i < seats; i++) {
      hands[i] = 0;
      exposed[i] = 0;
      turns[i] = 0;
      discarded[i] = 0;
      latest[i] = 0;
      before[i] = 0;
      declines[i] = 0;
    }
    for (int i = 0; i < dealt; i++) {
      hands[(by + 1 + i) % seats] |= 1L << pack[i];
    }
    top = 1L << pack[dealt];
    gone = top;
    left = Neighbours.CARDS - dealt - 1;
    for (int i = 0; i < left; i++) {
      stock[left - 1 - i] = pack[dealt + 1 + i];
    }
    dealer = by;
    seat = after(by);
    kept = 0;
    takes = 0;
    declined = false;
    last = false;
    caller = NOBODY;
    phase = rules.firstTurn() == GinRules.FirstTurn.OPEN ? Phase.DRAW : Phase.OFFERED;
  }

  @Override
  public GinSim blank() {
    return new GinSim(rules, limit);
  }

  /** Copies another running deal with the same rules and limit. */
  @Override
  public void copy(GinSim other) {
    for (int i = 0; i < seats; i++) {
      hands[i] = other.hands[i];
      exposed[i] = other.exposed[i];
      turns[i] = other.turns[i];
      discarded[i] = other.discarded[i];
      latest[i] = other.latest[i];
      before[i] = other.before[i];
      declines[i] = other.declines[i];
    }
    System.arraycopy(other.stock, 0, stock, 0, other.left);
    left = other.left;
    gone = other.gone;
    top = other.top;
    kept = other.kept;
    takes = other.takes;
    dealer = other.dealer;
    seat = other.seat;
    declined = other.declined;
    last = other.last;
    phase = other.phase;
    caller = NOBODY;
  }

  /** Sets the hand of a seat. */
  void holds(int who, long hand) {
    hands[who] = hand;
  }

  /** Sets the stock to the cards from this index on, the top card last. */
  void stocked(int[] cards, int from) {
    System.arraycopy(cards, from, stock, 0, left);
  }

  /** How many play. */
  public int seats() {
    return seats;
  }

  /** The next seat. */
  public int after(int who) {
    return who + 1 == seats ? 0 : who + 1;
  }

  /** The cards of a seat. */
  public long hand(int who) {
    return hands[who];
  }

  /** What a seat took from the pile and still holds. */
  public long exposed(int who) {
    return exposed[who];
  }

  /** What a seat has discarded. */
  public long discarded(int who) {
    return discarded[who];
  }

  /** Its last two discards. */
  public long recent(int who) {
    return latest[who] | before[who];
  }

  /** What a seat left on the pile, or declined. */
  public long declined(int who) {
    return declines[who];
  }

  /** How many turns a seat has finished. */
  public int turns(int who) {
    return turns[who];
  }

  /** How many cards the stock has. */
  public int left() {
    return left;
  }

  /** The top discard. */
  public long top() {
    return top;
  }

  /** Whether the seat must end the deal, since it took the last discard. */
  public boolean last() {
    return last;
  }

  /** The cards of the seat to play that may be discarded (G-4). */
  public long loose() {
    return hands[seat] & ~kept;
  }

  /** The cards whose place the seat does not know. */
  public long unseen(int who) {
    return CardBits.PACK & ~(hands[who] | gone | exposedBesides(who));
  }

  /** What the others took from the pile and still hold. */
  long exposedBesides(int who) {
    long taken = 0;
    for (int other = after(who); other != who; other = after(other)) {
      taken |= exposed[other];
    }
    return taken;
  }

  /** Takes the top discard. */
  public void take() {
    last = phase == Phase.LAST;
    hands[seat] |= top;
    exposed[seat] |= top;
    gone ^= top;
    kept = rules.has(GinSwitch.RETURN_TAKEN) ? 0 : top;
    takes++;
    phase = Phase.PLAY;
  }

  /** Declines the up-card or the last discard. */
  public void pass() {
    declines[seat] |= top;
    if (phase == Phase.LAST) {
      phase = Phase.OVER;
    } else if (!declined) {
      declined = true;
      seat = after(seat);
    } else {
      boolean dealerDraws = rules.firstTurn() == GinRules.FirstTurn.OFFER_THEN_DEALER_DRAWS;
      seat = dealerDraws ? dealer : after(dealer);
      phase = Phase.DRAW_CLOSED;
    }
  }

  /** Draws from the stock. */
  public void draw() {
    declines[seat] |= top;
    hands[seat] |= 1L << stock[--left];
    kept = 0;
    last = false;
    takes = 0;
    boolean spent = left <= Gin.LEFT_IN_STOCK;
    phase =
        spent && rules.stockEnd() == GinRules.StockEnd.NO_LAST_DISCARD ? Phase.OVER : Phase.PLAY;
  }

  /** Discards and plays on. */
  public void discard(long card) {
    putOnPile(card);
    turns[seat]++;
    if (endsWithDiscard()) {
      phase = Phase.OVER;
      return;
    }
    phase = left <= Gin.LEFT_IN_STOCK ? Phase.LAST : Phase.DRAW;
    seat = after(seat);
  }

  /** Whether a discard without a knock would void the deal now (G-12). */
  public boolean endsWithDiscard() {
    boolean lastDiscard = rules.stockEnd() == GinRules.StockEnd.FIFTIETH_CARD;
    return takes >= Gin.MOST_TAKES || (left <= Gin.LEFT_IN_STOCK && !lastDiscard);
  }

  /** Big gin: ends the deal without a discard. */
  public void bigGin() {
    ends(Call.BIG_GIN, NO_MELDS);
  }

  /** Gin, or a knock that shows a best arrangement, with this discard. */
  public void stop(long card) {
    putOnPile(card);
    boolean gin = Deadwood.least(hands[seat], runs) == 0;
    boolean defended = !gin && rules.has(GinSwitch.LAY_OFFS);
    ends(gin ? Call.GIN : Call.KNOCK, defended ? GinSimMelds.best(hands[seat], runs) : NO_MELDS);
  }

  /**
   * Gin or a knock with this discard, showing just these melds.
   *
   * @param melds melds of the seat's cards, as bits
   */
  public void stop(long card, long[] melds) {
    putOnPile(card);
    long loose = hands[seat];
    for (long meld : melds) {
      loose &= ~meld;
    }
    boolean defended = loose != 0 && rules.has(GinSwitch.LAY_OFFS);
    ends(loose == 0 ? Call.GIN : Call.KNOCK, defended ? melds : NO_MELDS);
    deadwood[seat] = Deadwood.points(loose, runs);
  }

  private void putOnPile(long card) {
    hands[seat] ^= card;
    exposed[seat] &= ~card;
    gone |= card;
    top = card;
    discarded[seat] |= card;
    before[seat] = latest[seat];
    latest[seat] = card;
  }

  private void ends(Call how, long[] melds) {
    caller = seat;
    call = how;
    for (int who = 0; who < seats; who++) {
      deadwood[who] =
          who == seat || melds.length == 0
              ? Deadwood.least(hands[who], runs)
              : DefenceSolver.least(hands[who], melds, runs);
    }
    phase = Phase.OVER;
  }
}
