package host.bot;

import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import rules.card.Card;
import rules.card.Meld;
import rules.oklahoma.Contract;
import rules.oklahoma.OklahomaRules;

/**
 * A deal of Oklahoma in which a card is a number and a hand is counts: for search and learning,
 * where the rules' own table is too slow. It is moved on in place; {@link CountedPlay} leads it to
 * its end. It knows no guard against loops (O-10) and lays off as soon as a seat is down.
 */
final class CountedDeal {
  /** Who is told of each move as soon as it was made. */
  interface Witness {
    /** Nobody. */
    Witness NOBODY = new Witness() {};

    /** A seat began its turn. */
    default void drew(int seat, boolean fromPile) {}

    /** A seat claimed out of turn and has its penalty cards. */
    default void claimed(int seat) {}

    /** A seat laid down what {@link CountedContract} found. */
    default void laidDown(int seat, CountedContract laid) {}

    /** A seat that is down brought a card of a kind onto the table. */
    default void laidOff(int seat, int kind) {}

    /** A seat ended its turn, or went out with its last card. */
    default void discarded(int seat, int kind) {}

    /** The discards are about to be shuffled. */
    default void renews() {}
  }

  /** What the deal waits for. */
  enum Stage {
    /** The first seat may take the up-card. */
    UP_CARD,
    /** A discard is offered, first to the seat whose turn it is. */
    OFFER,
    /** The seat whose turn it is has drawn. */
    PLAY,
    /** Nothing: somebody is out, or the deal is blocked. */
    OVER
  }

  /** Nobody's seat. */
  static final int NOBODY = -1;

  private static final int KINDS = Outlook.KINDS;
  private static final int MOST_TURNS = 400;

  final Contract contract;
  final int seats;
  final int[][] hands;
  final int[][] exposed;
  final int[] sizes;
  final boolean[] down;
  final CountedMelds melds = new CountedMelds();

  Stage stage = Stage.UP_CARD;

  /** Whose turn it is, or would be if nobody claims. */
  int turn;

  /** Who went out. */
  int out = NOBODY;

  private final OklahomaRules rules;
  private final RandomGenerator chance;
  private final Witness witness;
  private final PlanFinder finder;
  private final CountedContract layingDown;
  private final HandPlans[] plans;

  /** What everybody sees: melds, discards, and what was taken from them. */
  private final int[] open = new int[KINDS];

  private final int[] pack;
  private final int[] stock;
  private final int[] pile;
  private final int[] before = new int[KINDS];
  private int inStock;
  private int inPile;
  private int renewed;
  private int discards;

  /**
   * A table without cards.
   *
   * @param finder asked for what hands are short of; it serves the same thread
   */
  CountedDeal(
      OklahomaRules rules,
      Contract contract,
      PlanFinder finder,
      RandomGenerator chance,
      Witness witness) {
    this.rules = rules;
    this.contract = contract;
    this.finder = finder;
    this.chance = chance;
    this.witness = witness;
    this.seats = rules.seats();
    this.hands = new int[seats][KINDS];
    this.exposed = new int[seats][KINDS];
    this.sizes = new int[seats];
    this.down = new boolean[seats];
    this.plans = new HandPlans[seats];
    Arrays.setAll(plans, seat -> new HandPlans());
    this.layingDown = new CountedContract(contract);
    this.pack = Outlook.counts(rules.pack());
    this.stock = new int[rules.pack().size()];
    this.pile = new int[stock.length];
  }

  /** A deal that has just been dealt; nobody watches. */
  static CountedDeal dealt(OklahomaRules rules, Contract contract, RandomGenerator chance) {
    return dealt(rules, contract, chance, Witness.NOBODY);
  }

  /** The same; somebody is told of every move. */
  static CountedDeal dealt(
      OklahomaRules rules, Contract contract, RandomGenerator chance, Witness witness) {
    PlanFinder finder = new PlanFinder(contract);
    CountedDeal deal = new CountedDeal(rules, contract, finder, chance, witness);
    finder.outlook(deal.pack);
    List<Card> cards = rules.pack();
    deal.stocked(cards.stream().mapToInt(Outlook::kind).toArray(), 0);
    deal.shuffle();
    for (int card = 0; card < OklahomaRules.CARDS_EACH * deal.seats; card++) {
      deal.give(card % deal.seats, deal.stock[--deal.inStock]);
    }
    deal.discardOnto(deal.stock[--deal.inStock]);
    return deal;
  }

  /** Another table of the same rules, without cards; it serves the same thread. */
  CountedDeal blank() {
    return new CountedDeal(rules, contract, finder, chance, Witness.NOBODY);
  }

  /** Makes this table the same as another one of the same rules and contract. */
  void copy(CountedDeal other) {
    for (int seat = 0; seat < seats; seat++) {
      System.arraycopy(other.hands[seat], 0, hands[seat], 0, KINDS);
      System.arraycopy(other.exposed[seat], 0, exposed[seat], 0, KINDS);
      plans[seat].copy(other.plans[seat]);
    }
    System.arraycopy(other.sizes, 0, sizes, 0, seats);
    System.arraycopy(other.down, 0, down, 0, seats);
    melds.copy(other.melds);
    System.arraycopy(other.open, 0, open, 0, KINDS);
    System.arraycopy(other.stock, 0, stock, 0, other.inStock);
    System.arraycopy(other.pile, 0, pile, 0, other.inPile);
    inStock = other.inStock;
    inPile = other.inPile;
    renewed = other.renewed;
    discards = other.discards;
    stage = other.stage;
    turn = other.turn;
    out = other.out;
  }

  /** The stock is what an array holds from a place on, the top card last. */
  void stocked(int[] kinds, int from) {
    inStock = kinds.length - from;
    System.arraycopy(kinds, from, stock, 0, inStock);
  }

  /** Where a deal stands that was seen elsewhere: so often renewed, so many turns ended. */
  void stands(int renewals, int turnsEnded) {
    renewed = renewals;
    discards = turnsEnded;
  }

  private void shuffle() {
    for (int left = inStock; left > 1; left--) {
      int at = chance.nextInt(left);
      int card = stock[at];
      stock[at] = stock[left - 1];
      stock[left - 1] = card;
    }
  }

  /** A seat gets a card. */
  void give(int seat, int kind) {
    hands[seat][kind]++;
    sizes[seat]++;
    plans[seat].got(kind);
  }

  /** A seat loses a card that nobody gets to see. */
  void remove(int seat, int kind) {
    hands[seat][kind]--;
    sizes[seat]--;
    plans[seat].lost(kind);
  }

  /** A card comes out of a hand and lies open from now on. */
  private void show(int seat, int kind) {
    remove(seat, kind);
    if (exposed[seat][kind] > 0) {
      exposed[seat][kind]--;
    } else {
      open[kind]++;
    }
  }

  /** Everybody sees a card from now on that was in nobody's hand. */
  void opened(int kind) {
    open[kind]++;
  }

  /** A card that was in nobody's hand lies on the pile. */
  void discardOnto(int kind) {
    pile[inPile++] = kind;
    opened(kind);
  }

  /** What a seat's hand is short of. */
  HandPlans plans(int seat) {
    if (plans[seat].stale) {
      finder.find(hands[seat], plans[seat]);
    }
    return plans[seat];
  }

  /** The kind of the top discard. */
  int top() {
    return pile[inPile - 1];
  }

  /** Whether a card of a kind lies among the discards. */
  boolean lies(int kind) {
    for (int at = 0; at < inPile; at++) {
      if (pile[at] == kind) {
        return true;
      }
    }
    return false;
  }

  /** The kinds of the stock, the top card last. */
  int[] stock() {
    return Arrays.copyOf(stock, inStock);
  }

  /** How many cards lie in the stock. */
  int stocked() {
    return inStock;
  }

  /** The card at a place of the stock. */
  int inStock(int place) {
    return stock[place];
  }

  /** Puts a card in the place of one of the stock. */
  void intoStock(int place, int kind) {
    stock[place] = kind;
  }

  /**
   * The natural kinds among the last discards, as bits, without the one that is being offered: no
   * seat that is not down wanted them.
   *
   * @param most how many discards are looked at
   */
  long letLie(int most) {
    int to = stage == Stage.OFFER ? inPile - 1 : inPile;
    long kinds = 0;
    for (int at = Math.max(0, to - most); at < to; at++) {
      kinds |= pile[at] == Outlook.WILD ? 0 : 1L << pile[at];
    }
    return kinds;
  }

  /** How many turns all seats together have ended. */
  int turnsEnded() {
    return discards;
  }

  /** Whether the deal is over. */
  boolean over() {
    return stage == Stage.OVER;
  }

  /** How many cards of each kind a seat has not seen, written into an array. */
  void unseen(int seat, int[] live) {
    for (int kind = 0; kind < KINDS; kind++) {
      live[kind] = unseen(seat, kind);
    }
  }

  /** How many cards of a kind a seat has not seen. */
  int unseen(int seat, int kind) {
    return pack[kind] - open[kind] - hands[seat][kind] + exposed[seat][kind];
  }

  /** What {@link HandInputs} reads of a seat's table, so many discards after the deal. */
  float[] around(int seat, int turnsEnded) {
    int next = (seat + 1) % seats;
    Surroundings table = Surroundings.of(seats, turnsEnded, down[next], sizes[next]);
    for (int other = 0; other < seats; other++) {
      if (other != seat) {
        table.add(down[other], sizes[other], Arrays.stream(exposed[other]).sum());
      }
    }
    return table.inputs();
  }

  /** Whether a seat that is down finds a place for a card of a kind. */
  boolean fits(int kind) {
    return !contract.allAtOnce() && melds.fits(kind);
  }

  /** The points that a seat is left with. */
  int points(int seat) {
    return CountedContract.points(hands[seat]);
  }

  /** By how many points a seat leads the mean of the others. */
  double lead(int seat) {
    double others = 0;
    for (int other = 0; other < seats; other++) {
      others += other == seat ? 0 : points(other);
    }
    return others / (seats - 1) - points(seat);
  }

  /** The seat whose turn it is takes the top discard for its draw. */
  void take() {
    takeTop(turn);
    stage = Stage.PLAY;
    witness.drew(turn, true);
  }

  /** It draws from the stock; the deal is blocked if none is left. */
  void draw() {
    if (fromStock(turn)) {
      stage = Stage.PLAY;
      witness.drew(turn, false);
    }
  }

  /** Another seat claims the top discard, with its penalty cards (O-14). */
  void claim(int seat) {
    takeTop(seat);
    for (int card = 0; card < rules.penalty() && !over(); card++) {
      fromStock(seat);
    }
    witness.claimed(seat);
  }

  private void takeTop(int seat) {
    int kind = pile[--inPile];
    give(seat, kind);
    exposed[seat][kind]++;
  }

  private boolean fromStock(int seat) {
    if (inStock == 0) {
      renew();
    }
    if (inStock == 0) {
      stage = Stage.OVER;
      return false;
    }
    give(seat, stock[--inStock]);
    return true;
  }

  private void renew() {
    if (renewed++ == rules.renewals()) {
      return;
    }
    witness.renews();
    for (int at = 0; at < inPile - 1; at++) {
      stock[inStock++] = pile[at];
      open[pile[at]]--;
    }
    pile[0] = pile[Math.max(0, inPile - 1)];
    inPile = Math.min(1, inPile);
    shuffle();
  }

  /**
   * The seat whose turn it is lays down if it can, and lays off what fits; that may end the deal.
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

  private void layDown() {
    int[] hand = hands[turn];
    System.arraycopy(hand, 0, before, 0, KINDS);
    down[turn] = layingDown.layDown(hand, melds);
    if (down[turn]) {
      laid(hand);
      witness.laidDown(turn, layingDown);
    }
  }

  /** The seat whose turn it is lays down melds of the rules' table. */
  void layDown(List<Meld> laid) {
    int[] hand = hands[turn];
    System.arraycopy(hand, 0, before, 0, KINDS);
    for (Meld meld : laid) {
      meld.cards().forEach(card -> hand[Outlook.kind(card)]--);
      CountedSight.lay(meld, melds);
    }
    down[turn] = true;
    laid(hand);
  }

  /** What is no longer in the hand lies open now. */
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
          melds.layOff(kind);
          show(turn, kind);
          witness.laidOff(turn, kind);
          again = true;
        }
      }
    }
  }

  private void endIfOut() {
    if (sizes[turn] == 0) {
      out = turn;
      stage = Stage.OVER;
    }
  }

  /** The seat whose turn it is ends it with a discard. */
  void discard(int kind) {
    show(turn, kind);
    pile[inPile++] = kind;
    discards++;
    witness.discarded(turn, kind);
    stage = discards > MOST_TURNS ? Stage.OVER : Stage.OFFER;
    endIfOut();
    turn = (turn + 1) % seats;
  }
}
