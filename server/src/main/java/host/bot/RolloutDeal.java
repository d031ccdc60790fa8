package host.bot;

import rules.Seat;
import rules.gin.CardBits;
import rules.gin.Deadwood;
import rules.gin.Defences;
import rules.gin.Gin;
import rules.gin.GinPhase;
import rules.gin.GinResult.Call;
import rules.gin.GinRules;
import rules.gin.Runs;

/**
 * A deal of gin for two in which hands and pile are bits and nothing is an object, so that one core
 * plays tens of thousands of deals in a second. It keeps to the rules' own deal move for move, and
 * judges nothing: whoever moves has to know that the move is legal. One thread at a time.
 */
final class RolloutDeal {
  /** What may happen next. */
  enum Phase {
    /** The up-card is offered: {@link #take} or {@link #pass}. */
    OFFERED,
    /** {@link #take} or {@link #draw}. */
    DRAW,
    /** The up-card has been declined by both: {@link #draw}. */
    DRAW_CLOSED,
    /** The stock is closed: {@link #take} to stop the deal, or {@link #pass}. */
    LAST,
    /** {@link #discard} or {@link #stop}. */
    PLAY,
    /** Somebody stopped the deal, or it is void. */
    OVER
  }

  /** {@link #caller} of a void deal. */
  static final int NOBODY = -1;

  private static final long[] NO_MELDS = {};

  final GinRules rules;
  final Runs runs;
  final int limit;

  /** The seat that acts, or acted last. */
  int seat;

  Phase phase = Phase.OVER;

  /** Who stopped the deal, {@link #NOBODY} until then. */
  int caller = NOBODY;

  /** How the deal was stopped. */
  Call call = Call.KNOCK;

  /** The points that each seat was left with when the deal was stopped. */
  final int[] deadwood = new int[2];

  private final long[] hands = new long[2];
  private final long[] exposed = new long[2];
  private final long[] shunned = new long[2];
  private final int[] turns = new int[2];
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
  RolloutDeal(GinRules rules, int limit) {
    this.rules = rules;
    this.runs = rules.runs();
    this.limit = limit;
  }

  /** What a seat knows of a deal that waits for it: the other's secret cards and the stock lack. */
  static RolloutDeal of(GinSight sight) {
    RolloutDeal deal = new RolloutDeal(sight.rules(), sight.deal().limit());
    for (Seat seat : Seat.first(2)) {
      int at = seat.ordinal();
      deal.exposed[at] = sight.exposed(seat);
      deal.hands[at] = seat == sight.me() ? sight.hand() : deal.exposed[at];
      deal.shunned[at] = sight.shunned().get(at);
      deal.turns[at] = sight.turns().get(at);
    }
    deal.left = sight.deal().tableau().stock().size();
    deal.gone = CardBits.of(sight.deal().tableau().pile());
    deal.top = deal.gone == 0 ? 0 : CardBits.bit(sight.deal().tableau().pile().getFirst());
    deal.kept = sight.hand() & ~sight.loose();
    deal.takes = sight.deal().takes();
    deal.dealer = sight.deal().dealer().ordinal();
    deal.seat = sight.me().ordinal();
    deal.begins(sight.deal().phase());
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

  /** Deals a pack: its cards as numbers of bits, the top first. */
  void deal(int[] pack, int by) {
    int each = rules.cardsEach();
    hands[0] = 0;
    hands[1] = 0;
    for (int i = 0; i < 2 * each; i++) {
      hands[i % 2 == 0 ? 1 - by : by] |= 1L << pack[i];
    }
    for (int i = 0; i < 2; i++) {
      exposed[i] = 0;
      shunned[i] = 0;
      turns[i] = 0;
    }
    top = 1L << pack[2 * each];
    gone = top;
    left = Neighbours.CARDS - 2 * each - 1;
    for (int i = 0; i < left; i++) {
      stock[left - 1 - i] = pack[2 * each + 1 + i];
    }
    dealer = by;
    seat = 1 - by;
    kept = 0;
    takes = 0;
    declined = false;
    last = false;
    caller = NOBODY;
    phase = rules.firstTurn() == GinRules.FirstTurn.OPEN ? Phase.DRAW : Phase.OFFERED;
  }

  /** Makes this deal the same as another one, running, of the same rules and limit. */
  void copy(RolloutDeal other) {
    for (int i = 0; i < 2; i++) {
      hands[i] = other.hands[i];
      exposed[i] = other.exposed[i];
      shunned[i] = other.shunned[i];
      turns[i] = other.turns[i];
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

  /** Fills in what a seat does not know: the other's hand, and the stock, its top last. */
  void guess(int other, long hand, int[] cards, int from) {
    hands[other] = hand;
    System.arraycopy(cards, from, stock, 0, left);
  }

  /** A seat's cards. */
  long hand(int who) {
    return hands[who];
  }

  /** What a seat took from the pile and still holds. */
  long exposed(int who) {
    return exposed[who];
  }

  /** What a seat threw away or left lying when it drew. */
  long shunned(int who) {
    return shunned[who];
  }

  /** How many turns a seat has finished. */
  int turns(int who) {
    return turns[who];
  }

  /** How many cards the stock has. */
  int left() {
    return left;
  }

  /** The top discard. */
  long top() {
    return top;
  }

  /** Whether the seat must stop the deal, since it took the last discard. */
  boolean last() {
    return last;
  }

  /** The cards of the seat to play that may go (G-4). */
  long loose() {
    return hands[seat] & ~kept;
  }

  /** The cards whose place a seat does not know. */
  long unseen(int who) {
    return CardBits.PACK & ~(hands[who] | gone | exposed[1 - who]);
  }

  /** Plays to the end. */
  void play(RolloutPolicy one, RolloutPolicy two) {
    while (phase != Phase.OVER) {
      step(seat == 0 ? one : two);
    }
  }

  private void step(RolloutPolicy policy) {
    switch (phase) {
      case OFFERED -> {
        if (policy.takes(this)) {
          take();
        } else {
          pass();
        }
      }
      case DRAW -> {
        if (policy.takes(this)) {
          take();
        } else {
          draw();
        }
      }
      case DRAW_CLOSED -> draw();
      case LAST -> {
        if (stopsWithTop()) {
          take();
        } else {
          pass();
        }
      }
      case PLAY -> policy.plays(this);
      case OVER -> {}
    }
  }

  /** Takes the top discard. */
  void take() {
    last = phase == Phase.LAST;
    hands[seat] |= top;
    exposed[seat] |= top;
    gone ^= top;
    kept = rules.returnTaken() ? 0 : top;
    takes++;
    phase = Phase.PLAY;
  }

  /** Declines the up-card or the last discard. */
  void pass() {
    shunned[seat] |= top;
    if (phase == Phase.LAST) {
      phase = Phase.OVER;
    } else if (!declined) {
      declined = true;
      seat = 1 - seat;
    } else {
      boolean dealerDraws = rules.firstTurn() == GinRules.FirstTurn.OFFER_THEN_DEALER_DRAWS;
      seat = dealerDraws ? dealer : 1 - dealer;
      phase = Phase.DRAW_CLOSED;
    }
  }

  /** Draws from the stock. */
  void draw() {
    shunned[seat] |= top;
    hands[seat] |= 1L << stock[--left];
    kept = 0;
    last = false;
    takes = 0;
    boolean spent = left <= Gin.LEFT_IN_STOCK;
    phase =
        spent && rules.stockEnd() == GinRules.StockEnd.NO_LAST_DISCARD ? Phase.OVER : Phase.PLAY;
  }

  /** Discards and plays on. */
  void discard(long card) {
    throwAway(card);
    turns[seat]++;
    boolean spent = left <= Gin.LEFT_IN_STOCK;
    boolean lastOne = rules.stockEnd() == GinRules.StockEnd.FIFTIETH_CARD;
    if (takes >= Gin.MOST_TAKES || (spent && !lastOne)) {
      phase = Phase.OVER;
      return;
    }
    phase = spent ? Phase.LAST : Phase.DRAW;
    seat = 1 - seat;
  }

  /** Big gin: stops the deal without a discard. */
  void bigGin() {
    ends(Call.BIG_GIN, NO_MELDS);
  }

  /** Gin, or a knock that shows a best arrangement, with this discard. */
  void stop(long card) {
    throwAway(card);
    boolean gin = Deadwood.least(hands[seat], runs) == 0;
    boolean defended = !gin && rules.layOffs();
    ends(gin ? Call.GIN : Call.KNOCK, defended ? RolloutMelds.best(hands[seat], runs) : NO_MELDS);
  }

  private void throwAway(long card) {
    hands[seat] ^= card;
    exposed[seat] &= ~card;
    shunned[seat] |= card;
    gone |= card;
    top = card;
  }

  private void ends(Call how, long[] melds) {
    caller = seat;
    call = how;
    deadwood[seat] = Deadwood.least(hands[seat], runs);
    long theirs = hands[1 - seat];
    deadwood[1 - seat] =
        melds.length == 0 ? Deadwood.least(theirs, runs) : Defences.least(theirs, melds, runs);
    phase = Phase.OVER;
  }

  /** G-12: whether the seat could stop the deal with the top discard. */
  private boolean stopsWithTop() {
    long more = hands[seat] | top;
    if (rules.bigGin() && Deadwood.least(more, runs) == 0) {
      return true;
    }
    return GinHand.afterDiscard(more, rules.returnTaken() ? more : hands[seat], runs) <= limit;
  }
}
