package oklahoma.bot.oklahoma.sim;

import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import oklahoma.bot.oklahoma.plan.CardKinds;
import oklahoma.bot.oklahoma.plan.ContractPlans;
import oklahoma.bot.oklahoma.plan.HandFeatures;
import oklahoma.bot.oklahoma.plan.HandPlans;
import oklahoma.bot.oklahoma.view.Surroundings;
import oklahoma.bot.search.World;
import oklahoma.rules.card.Meld;
import oklahoma.rules.oklahoma.Contract;
import oklahoma.rules.oklahoma.Laps;
import oklahoma.rules.oklahoma.OklahomaRules;

/**
 * A fast copy of the rules of Oklahoma for search and learning. A card is a number, a hand is an
 * array of counts, and moves change the deal in place; {@link OklahomaRollout} plays it to its end.
 * It does not check legality.
 *
 * <p>It ignores the rules' parameters for low aces, naturals (O-5), adjacent runs, delayed lay-offs
 * (O-17), and swapped wilds, which always go to the high end (O-18). No seat claims once it is down
 * (O-11). No seat claims the first up-card of a deal that begins here; a deal that {@link SimView}
 * fills offers it like any other discard. A seat that is down lays off everything that fits, and a
 * deal ends after 400 turns. Apart from this a test compares it with the rules, move by move.
 */
public class OklahomaSim implements World<OklahomaSim> {
  /** The state of play. */
  enum Stage {
    /** The up-card is offered to the first seat. */
    UP_CARD,
    /** A discard is offered, first to the seat whose turn it is. */
    OFFER,
    /** The seat whose turn it is has drawn. */
    PLAY,
    /** The deal is over: a seat is out, or the deal is blocked. */
    OVER
  }

  /** In place of a seat where there is none. */
  public static final int NOBODY = -1;

  private static final int KINDS = CardKinds.KINDS;

  /** The deal ends after this many turns. */
  public static final int MOST_TURNS = 400;

  public final Contract contract;
  public final int seats;
  public final int[][] hands;
  public final int[][] exposed;
  final int[] sizes;
  public final boolean[] down;
  public final SimMelds melds = new SimMelds();
  public final SimStock stock;

  Stage stage = Stage.UP_CARD;

  /** The seat whose turn it is, or will be if nobody claims. */
  public int turn;

  /** Whether the discard was claimed, so that the seat in turn has only the stock (O-14). */
  boolean claimed;

  /** The seat that went out, or {@link #NOBODY}. */
  public int out = NOBODY;

  /** Finds how hands lay down. */
  public final SimLayDown layingDown;

  private final OklahomaRules rules;
  private final RandomGenerator chance;
  private final ContractPlans finder;
  private final HandPlans[] plans;

  /** How many cards of each kind everybody sees: melds, discards, and cards taken from the pile. */
  private final int[] open = new int[KINDS];

  /** How often each seat has claimed out of turn. */
  private final int[] claims;

  private final SimLaps laps = new SimLaps();
  private final int[] pack;
  private final int[] before = new int[KINDS];
  private int discards;

  /**
   * A deal without cards.
   *
   * @param finder finds what hands lack; it serves one thread
   */
  public OklahomaSim(
      OklahomaRules rules, Contract contract, ContractPlans finder, RandomGenerator chance) {
    this.rules = rules;
    this.contract = contract;
    this.finder = finder;
    this.chance = chance;
    this.seats = rules.seats();
    this.hands = new int[seats][KINDS];
    this.exposed = new int[seats][KINDS];
    this.sizes = new int[seats];
    this.claims = new int[seats];
    this.down = new boolean[seats];
    this.plans = new HandPlans[seats];
    Arrays.setAll(plans, seat -> new HandPlans());
    this.layingDown = new SimLayDown(contract);
    this.pack = CardKinds.counts(rules.pack());
    this.stock = new SimStock(rules.pack().size(), rules.stock().renewals(), chance);
  }

  /** A deal that has just been dealt. */
  public static OklahomaSim dealt(OklahomaRules rules, Contract contract, RandomGenerator chance) {
    OklahomaSim deal = new OklahomaSim(rules, contract, new ContractPlans(contract), chance);
    deal.deal();
    return deal;
  }

  /** Deals the cards. */
  final void deal() {
    finder.outlook(pack);
    stock.of(rules.pack().stream().mapToInt(CardKinds::kind).toArray(), 0);
    stock.shuffle();
    for (int card = 0; card < OklahomaRules.CARDS_EACH * seats; card++) {
      give(card % seats, stock.draw());
    }
    discardOnto(stock.draw());
  }

  /** Another deal by the same rules, without cards; for the same thread. */
  @Override
  public OklahomaSim blank() {
    return new OklahomaSim(rules, contract, finder, chance);
  }

  /** Copies another deal of the same rules and contract. */
  @Override
  public void copy(OklahomaSim other) {
    for (int seat = 0; seat < seats; seat++) {
      System.arraycopy(other.hands[seat], 0, hands[seat], 0, KINDS);
      System.arraycopy(other.exposed[seat], 0, exposed[seat], 0, KINDS);
      plans[seat].copy(other.plans[seat]);
    }
    System.arraycopy(other.sizes, 0, sizes, 0, seats);
    System.arraycopy(other.claims, 0, claims, 0, seats);
    System.arraycopy(other.down, 0, down, 0, seats);
    melds.copy(other.melds);
    System.arraycopy(other.open, 0, open, 0, KINDS);
    stock.copy(other.stock);
    laps.copy(other.laps);
    claimed = other.claimed;
    discards = other.discards;
    stage = other.stage;
    turn = other.turn;
    out = other.out;
  }

  /**
   * Sets the progress of a deal that began elsewhere.
   *
   * @param renewals how often its stock was renewed
   * @param turnsEnded the number of finished turns
   */
  void setProgress(int renewals, int turnsEnded) {
    stock.renewed(renewals);
    discards = turnsEnded;
  }

  /**
   * Sets the counters that stop endless loops (O-10).
   *
   * @param untouched the kind that the seat in turn took and could put straight back, or {@link
   *     SimStock#NONE}
   */
  void setProgress(Laps seen, int untouched) {
    laps.set(seen, untouched);
  }

  /** Sets how often a seat has claimed out of turn. */
  void claimed(int seat, int times) {
    claims[seat] = times;
  }

  /** Whether a seat has a claim out of turn left, and there are cards for its penalty (O-22). */
  boolean mayClaim(int seat) {
    return (rules.claims().limit().isEmpty() || claims[seat] < rules.claims().limit().getAsInt())
        && stock.supply(1) >= rules.claims().penalty();
  }

  /** Whether the seat whose turn it is may take the top discard. */
  boolean mayTake() {
    return !claimed && !laps.closed(seats);
  }

  /** O-24: whether that seat must take the top discard, because the stock can give no card. */
  boolean mustTake() {
    return mayTake() && stock.supply(1) == 0;
  }

  /** A seat gets a card. */
  void give(int seat, int kind) {
    hands[seat][kind]++;
    sizes[seat]++;
    plans[seat].got(kind);
  }

  /** A seat loses a card that stays hidden. */
  void remove(int seat, int kind) {
    hands[seat][kind]--;
    sizes[seat]--;
    plans[seat].lost(kind);
  }

  /** A card leaves a hand and becomes visible. */
  private void show(int seat, int kind) {
    remove(seat, kind);
    if (exposed[seat][kind] > 0) {
      exposed[seat][kind]--;
    } else {
      open[kind]++;
    }
  }

  /** A card that was in no hand becomes visible. */
  void opened(int kind) {
    open[kind]++;
  }

  /** Puts a card that was in no hand on the discard pile. */
  void discardOnto(int kind) {
    stock.discard(kind);
    opened(kind);
  }

  /** The plans of a seat's hand. */
  HandPlans plans(int seat) {
    if (plans[seat].stale) {
      finder.find(hands[seat], plans[seat]);
    }
    return plans[seat];
  }

  /** The kind of the top discard. */
  public int top() {
    return stock.top();
  }

  /**
   * The natural kinds among the last discards, as bits, without the one on offer. No seat that is
   * not down wanted them.
   *
   * @param most how many discards to look at
   */
  long letLie(int most) {
    return stock.last(stage == Stage.OFFER ? 1 : 0, most);
  }

  /** How many turns all seats together have ended. */
  public int turnsEnded() {
    return discards;
  }

  /** Whether the deal is over. */
  boolean over() {
    return stage == Stage.OVER;
  }

  /** Writes how many cards of each kind a seat has not seen into an array. */
  void unseen(int seat, int[] live) {
    for (int kind = 0; kind < KINDS; kind++) {
      live[kind] = unseen(seat, kind);
    }
  }

  /** How many cards of a kind a seat has not seen. */
  int unseen(int seat, int kind) {
    return pack[kind] - open[kind] - hands[seat][kind] + exposed[seat][kind];
  }

  /**
   * The inputs of {@link HandFeatures} that describe the table around a seat, after this many
   * turns.
   */
  public float[] around(int seat, int turnsEnded) {
    int next = (seat + 1) % seats;
    Surroundings table = Surroundings.of(seats, turnsEnded, down[next], sizes[next]);
    for (int other = 0; other < seats; other++) {
      if (other != seat) {
        table.add(down[other], sizes[other], Arrays.stream(exposed[other]).sum());
      }
    }
    return table.inputs();
  }

  /** Whether a seat that is down can lay off a card of this kind. */
  boolean fits(int kind) {
    return !contract.allAtOnce() && melds.fits(kind);
  }

  /** The points of the cards that a seat holds. */
  public int points(int seat) {
    return SimLayDown.points(hands[seat]);
  }

  /** By how many points a seat leads the mean of the others. */
  public double lead(int seat) {
    double others = 0;
    for (int other = 0; other < seats; other++) {
      others += other == seat ? 0 : points(other);
    }
    return others / (seats - 1) - points(seat);
  }

  /** The seat whose turn it is takes the top discard. */
  public void take() {
    laps.took(top());
    takeTop(turn);
    stage = Stage.PLAY;
  }

  /** The seat whose turn it is draws from the stock; the deal is blocked if no card is left. */
  public void draw() {
    int kept = claimed ? 0 : 1;
    if (stock.supply(kept) == 0) {
      stage = Stage.OVER;
      return;
    }
    fromStock(turn, kept);
    claimed = false;
    stage = Stage.PLAY;
  }

  /** Another seat claims the top discard, with its penalty cards (O-14). */
  public void claim(int seat) {
    claims[seat]++;
    takeTop(seat);
    claimed = true;
    for (int card = 0; card < rules.claims().penalty(); card++) {
      fromStock(seat, 0);
    }
  }

  private void takeTop(int seat) {
    int kind = stock.take();
    give(seat, kind);
    exposed[seat][kind]++;
  }

  private void fromStock(int seat, int kept) {
    if (stock.size() == 0) {
      renew(kept);
    }
    give(seat, stock.draw());
    laps.begin();
  }

  /**
   * Shuffles the discards into a new stock.
   *
   * @param kept how many stay on top of the pile
   */
  public void renew(int kept) {
    stock.renew(kept);
    for (int kind : stock.cards()) {
      open[kind]--;
    }
  }

  /**
   * The seat whose turn it is lays down if it can, and lays off what fits. This may end the deal.
   */
  void bringToTable() {
    if (!down[turn] && finder.ready(hands[turn])) {
      layDown();
    }
    if (down[turn] && !contract.allAtOnce()) {
      layOff();
    }
    endIfOut();
  }

  /** The seat whose turn it is lays down the melds that {@link #layingDown} finds, if any. */
  void layDown() {
    int[] hand = hands[turn];
    System.arraycopy(hand, 0, before, 0, KINDS);
    down[turn] = layingDown.layDown(hand, melds);
    if (down[turn]) {
      laps.begin();
      laid(hand);
    }
  }

  /** The seat whose turn it is lays down these melds. */
  void layDown(List<Meld> laid) {
    int[] hand = hands[turn];
    System.arraycopy(hand, 0, before, 0, KINDS);
    for (Meld meld : laid) {
      meld.cards().forEach(card -> hand[CardKinds.kind(card)]--);
      SimView.lay(meld, melds);
    }
    down[turn] = true;
    laps.begin();
    laid(hand);
  }

  /** Marks the cards that have left the hand as visible. */
  private void laid(int[] hand) {
    for (int kind = 0; kind < KINDS; kind++) {
      int gone = before[kind] - hand[kind];
      int known = Math.min(gone, exposed[turn][kind]);
      sizes[turn] -= gone;
      exposed[turn][kind] -= known;
      open[kind] += gone - known;
    }
  }

  private void layOff() {
    int[] hand = hands[turn];
    boolean again = true;
    while (again) {
      again = false;
      for (int kind = 0; kind < KINDS; kind++) {
        while (hand[kind] > 0 && melds.fits(kind)) {
          layOff(kind);
          again = true;
        }
      }
    }
  }

  /** The seat whose turn it is lays off a card of this kind. */
  void layOff(int kind) {
    melds.layOff(kind);
    laps.begin();
    show(turn, kind);
  }

  private void endIfOut() {
    if (sizes[turn] == 0) {
      out = turn;
      stage = Stage.OVER;
    }
  }

  /** The seat whose turn it is ends it with a discard. */
  public void discard(int kind) {
    show(turn, kind);
    stock.discard(kind);
    laps.discarded(kind);
    discards++;
    stage = discards > MOST_TURNS ? Stage.OVER : Stage.OFFER;
    endIfOut();
    turn = (turn + 1) % seats;
  }
}
