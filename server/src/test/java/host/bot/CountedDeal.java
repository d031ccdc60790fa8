package host.bot;

import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import rules.card.Card;
import rules.oklahoma.Contract;
import rules.oklahoma.OklahomaRules;

/**
 * A deal of standard Oklahoma in which a card is a number and a hand is counts, played by quick
 * policies: for learning, where the rules' own table is too slow. It knows no guard against loops.
 */
final class CountedDeal {
  /** Who decides for a seat. */
  interface Player {
    /** Whether the top discard is a better draw than the stock; for seats that are not down. */
    boolean takes(CountedDeal deal, int seat);

    /** Whether the top discard is worth a claim out of turn; for seats that are not down. */
    boolean claims(CountedDeal deal, int seat, int turnsAway);

    /** The kind to discard; for seats that are not down. */
    int discards(CountedDeal deal, int seat);
  }

  /** Who is told of each move as soon as it was made. */
  interface Witness {
    /** Nobody. */
    Witness NOBODY = new Witness() {};

    /** A seat began its turn. */
    default void drew(int seat, boolean fromPile) {}

    /** A seat claimed out of turn and has its penalty card. */
    default void claimed(int seat) {}

    /** A seat laid down what {@link CountedContract} found. */
    default void laidDown(int seat, CountedContract.Way way) {}

    /** A seat that is down brought a card of a kind onto the table. */
    default void laidOff(int seat, int kind) {}

    /** A seat ended its turn, or went out with its last card. */
    default void discarded(int seat, int kind) {}

    /** The discards are about to be shuffled. */
    default void renews() {}
  }

  /** What became of a discard: it is the next seat's draw, it went to another one, or it lies. */
  private enum Offer {
    TAKEN,
    CLAIMED,
    LEFT
  }

  private static final int KINDS = Outlook.KINDS;
  private static final int EACH = 10;
  private static final int MOST_TURNS = 400;

  final Contract contract;
  final int seats;
  final int[][] hands;
  final int[][] exposed;
  final int[] sizes;
  final boolean[] down;
  final CountedMelds melds = new CountedMelds();

  /** What everybody sees: melds, discards, and what was taken from them. */
  private final int[] open = new int[KINDS];

  private final int[] pack;
  private final int[] stock;
  private final int[] pile;
  private final CountedContract layingDown;
  private final RandomGenerator chance;
  private final Witness witness;
  private final int renewals;
  private int inStock;
  private int inPile;
  private int renewed;
  private int discards;
  private int out = -1;
  private boolean blocked;

  /** Deals; nobody watches. */
  CountedDeal(OklahomaRules rules, Contract contract, RandomGenerator chance) {
    this(rules, contract, chance, Witness.NOBODY);
  }

  /** Deals, and tells somebody of every move. */
  CountedDeal(OklahomaRules rules, Contract contract, RandomGenerator chance, Witness witness) {
    this.witness = witness;
    this.contract = contract;
    this.seats = rules.seats();
    this.renewals = rules.renewals();
    this.chance = chance;
    this.hands = new int[seats][KINDS];
    this.exposed = new int[seats][KINDS];
    this.sizes = new int[seats];
    this.down = new boolean[seats];
    this.layingDown = new CountedContract(contract);
    List<Card> cards = rules.pack();
    this.pack = Outlook.counts(cards);
    this.stock = cards.stream().mapToInt(Outlook::kind).toArray();
    this.pile = new int[stock.length];
    this.inStock = stock.length;
    shuffle(inStock);
    for (int card = 0; card < EACH * seats; card++) {
      give(card % seats, stock[--inStock]);
    }
    discardOnto(stock[--inStock]);
  }

  private void shuffle(int count) {
    for (int left = count; left > 1; left--) {
      int at = chance.nextInt(left);
      int card = stock[at];
      stock[at] = stock[left - 1];
      stock[left - 1] = card;
    }
  }

  private void give(int seat, int kind) {
    hands[seat][kind]++;
    sizes[seat]++;
  }

  private void discardOnto(int kind) {
    pile[inPile++] = kind;
    open[kind]++;
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

  /** How many turns all seats together have ended. */
  int turnsEnded() {
    return discards;
  }

  /** How many cards of each kind a seat has not seen, written into an array. */
  void unseen(int seat, int[] live) {
    for (int kind = 0; kind < KINDS; kind++) {
      live[kind] = pack[kind] - open[kind] - hands[seat][kind] + exposed[seat][kind];
    }
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

  /** Plays to the end; gives each seat's points. */
  int[] play(List<? extends Player> players) {
    Offer offer = players.getFirst().takes(this, 0) ? Offer.TAKEN : Offer.LEFT;
    for (int seat = 0; !over(); seat = (seat + 1) % seats) {
      draw(seat, offer);
      if (!over()) {
        play(seat, players.get(seat));
      }
      offer = over() ? offer : offered(seat, players);
      blocked |= discards > MOST_TURNS;
    }
    return Arrays.stream(hands).mapToInt(CountedContract::points).toArray();
  }

  private boolean over() {
    return out >= 0 || blocked;
  }

  private void draw(int seat, Offer offer) {
    if (offer == Offer.TAKEN) {
      take(seat);
    } else {
      fromStock(seat);
    }
    if (!over()) {
      witness.drew(seat, offer == Offer.TAKEN);
    }
  }

  private void take(int seat) {
    int kind = pile[--inPile];
    give(seat, kind);
    exposed[seat][kind]++;
  }

  private void fromStock(int seat) {
    if (inStock == 0) {
      renew();
    }
    if (inStock == 0) {
      blocked = true;
      return;
    }
    give(seat, stock[--inStock]);
  }

  private void renew() {
    if (renewed++ == renewals) {
      return;
    }
    witness.renews();
    for (int at = 0; at < inPile - 1; at++) {
      stock[inStock++] = pile[at];
      open[pile[at]]--;
    }
    pile[0] = pile[Math.max(0, inPile - 1)];
    inPile = Math.min(1, inPile);
    shuffle(inStock);
  }

  private void play(int seat, Player player) {
    if (!down[seat] && layingDown.ready(hands[seat])) {
      int[] before = hands[seat].clone();
      down[seat] = layingDown.layDown(hands[seat], melds);
      laid(seat, before);
      if (down[seat]) {
        witness.laidDown(seat, layingDown.way());
      }
    }
    if (down[seat] && !contract.allAtOnce()) {
      layOff(seat);
    }
    if (sizes[seat] > 0) {
      discard(seat, down[seat] ? spare(seat) : player.discards(this, seat));
    }
    out = sizes[seat] == 0 ? seat : out;
  }

  /** What is no longer in a hand lies open now. */
  private void laid(int seat, int[] before) {
    for (int kind = 0; kind < KINDS; kind++) {
      int gone = before[kind] - hands[seat][kind];
      int known = Math.min(gone, exposed[seat][kind]);
      sizes[seat] -= gone;
      exposed[seat][kind] -= known;
      open[kind] += gone - known;
    }
  }

  private void layOff(int seat) {
    boolean again = true;
    while (again) {
      again = false;
      for (int kind = 0; kind < KINDS; kind++) {
        while (hands[seat][kind] > 0 && melds.fits(kind)) {
          melds.layOff(kind);
          int[] before = hands[seat].clone();
          hands[seat][kind]--;
          laid(seat, before);
          witness.laidOff(seat, kind);
          again = true;
        }
      }
    }
  }

  /** The dearest card of a seat that is down; nothing of it fits any more. */
  private int spare(int seat) {
    int dearest = -1;
    for (int kind = 0; kind < KINDS; kind++) {
      boolean dearer = dearest < 0 || HandInputs.points(kind) > HandInputs.points(dearest);
      dearest = hands[seat][kind] > 0 && dearer ? kind : dearest;
    }
    return dearest;
  }

  private void discard(int seat, int kind) {
    int[] before = hands[seat].clone();
    hands[seat][kind]--;
    laid(seat, before);
    pile[inPile++] = kind;
    discards++;
    witness.discarded(seat, kind);
  }

  /** Offers a discard to the others (O-11 to O-14). */
  private Offer offered(int discarder, List<? extends Player> players) {
    int next = (discarder + 1) % seats;
    if (down[next] ? melds.fits(top()) : players.get(next).takes(this, next)) {
      return Offer.TAKEN;
    }
    for (int away = 1; away < seats - 1 && !contract.allAtOnce(); away++) {
      int seat = (next + away) % seats;
      if (!down[seat] && players.get(seat).claims(this, seat, away)) {
        take(seat);
        fromStock(seat);
        witness.claimed(seat);
        return Offer.CLAIMED;
      }
    }
    return Offer.LEFT;
  }
}
