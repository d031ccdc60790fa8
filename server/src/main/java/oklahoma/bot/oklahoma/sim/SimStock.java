package oklahoma.bot.oklahoma.sim;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import oklahoma.bot.oklahoma.plan.CardKinds;

/** The stock and the discards of a simulated deal. */
final class SimStock {
  /** In place of a card where there is none. */
  static final int NONE = -1;

  private final RandomGenerator chance;
  private final int most;
  private final int[] stock;
  private final int[] pile;
  private int inStock;
  private int inPile;
  private int renewed;

  /**
   * An empty stock and pile.
   *
   * @param cards how many cards the deal has
   * @param most how often the stock may be renewed
   */
  SimStock(int cards, int most, RandomGenerator chance) {
    this.chance = chance;
    this.most = most;
    this.stock = new int[cards];
    this.pile = new int[cards];
  }

  /** Copies another stock for as many cards. */
  void copy(SimStock other) {
    System.arraycopy(other.stock, 0, stock, 0, other.inStock);
    System.arraycopy(other.pile, 0, pile, 0, other.inPile);
    inStock = other.inStock;
    inPile = other.inPile;
    renewed = other.renewed;
  }

  /** Sets the stock to the kinds from this index on, the top card last. */
  void of(int[] kinds, int from) {
    inStock = kinds.length - from;
    System.arraycopy(kinds, from, stock, 0, inStock);
  }

  /** Sets how often the stock has been renewed. */
  void renewed(int times) {
    renewed = times;
  }

  /** Shuffles the stock. */
  void shuffle() {
    for (int left = inStock; left > 1; left--) {
      int at = chance.nextInt(left);
      int card = stock[at];
      stock[at] = stock[left - 1];
      stock[left - 1] = card;
    }
  }

  /** Takes the top card of the stock; {@link #NONE} if it is empty. */
  int draw() {
    return inStock == 0 ? NONE : stock[--inStock];
  }

  /**
   * How many cards can be drawn if nobody discards (O-22, O-24).
   *
   * @param kept how many of the top discards cannot be shuffled
   */
  int supply(int kept) {
    return inStock + (renewed < most ? Math.max(0, inPile - kept) : 0);
  }

  /**
   * Shuffles the discards into the empty stock.
   *
   * @param kept how many stay on top of the pile
   */
  void renew(int kept) {
    int rest = Math.max(0, inPile - kept);
    System.arraycopy(pile, 0, stock, 0, rest);
    System.arraycopy(pile, rest, pile, 0, inPile - rest);
    inStock = rest;
    inPile -= rest;
    renewed++;
    shuffle();
  }

  /** The kinds of the stock, the top card last. */
  int[] cards() {
    return Arrays.copyOf(stock, inStock);
  }

  /** The number of cards in the stock. */
  int size() {
    return inStock;
  }

  /** The card at a place of the stock. */
  int at(int place) {
    return stock[place];
  }

  /** Replaces a card of the stock. */
  void put(int place, int kind) {
    stock[place] = kind;
  }

  /** Puts a card on the pile. */
  void discard(int kind) {
    pile[inPile++] = kind;
  }

  /** The kind of the top discard. */
  int top() {
    return pile[inPile - 1];
  }

  /** Takes the top discard. */
  int take() {
    return pile[--inPile];
  }

  /** Whether the pile has a card of this kind. */
  boolean isInPile(int kind) {
    for (int at = 0; at < inPile; at++) {
      if (pile[at] == kind) {
        return true;
      }
    }
    return false;
  }

  /**
   * The natural kinds among the last discards, as bits.
   *
   * @param skipped how many of the very last to skip
   * @param count how many before them to return
   */
  long last(int skipped, int count) {
    int to = inPile - skipped;
    long kinds = 0;
    for (int at = Math.max(0, to - count); at < to; at++) {
      kinds |= pile[at] == CardKinds.WILD ? 0 : 1L << pile[at];
    }
    return kinds;
  }
}
