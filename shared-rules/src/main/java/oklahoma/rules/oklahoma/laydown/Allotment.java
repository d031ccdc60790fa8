package oklahoma.rules.oklahoma.laydown;

import oklahoma.rules.oklahoma.OklahomaMelds;
import oklahoma.rules.oklahoma.OklahomaRules;

/**
 * Distributes the natural cards among the chosen melds: every run takes the cards that fit it, two
 * runs of one suit share single cards, and each book takes the rest of its rank. If a book would
 * have too few natural cards, a run may give up its card of the book's rank and use a wild instead.
 */
final class Allotment {
  /** In place of a rank where the contract asks for no such book. */
  static final int NO_BOOK = -1;

  private final Counts hand;
  private final OklahomaRules.Naturals naturals;
  private final MeantRun one;
  private final MeantRun two;
  private final int rank;
  private final int otherRank;
  private final long takesOne;
  private final long takesTwo;

  /**
   * An allotment.
   *
   * @param one the first run, {@link MeantRun#NONE} if there is none
   * @param two the second run
   * @param rank the first book's rank, {@link #NO_BOOK} if there is none
   * @param otherRank the second book's rank, not below the first one's
   * @param held two bits. The first: the first run holds back its card of the first rank. The
   *     second: the second run holds back its card of that rank or, with two books, the first run
   *     its card of the second rank
   */
  Allotment(
      Counts hand,
      OklahomaRules.Naturals naturals,
      MeantRun one,
      MeantRun two,
      int rank,
      int otherRank,
      int held) {
    this.hand = hand;
    this.naturals = naturals;
    this.one = one;
    this.two = two;
    this.rank = rank;
    this.otherRank = otherRank;
    boolean books = otherRank != NO_BOOK;
    long first = (held & 1) == 0 ? one.takes() : Counts.without(one.takes(), rank);
    long fromOne = (held & 2) == 0 || !books ? first : Counts.without(first, otherRank);
    long fromTwo = (held & 2) == 0 || books ? two.takes() : Counts.without(two.takes(), rank);
    long contested =
        one.suit() == two.suit() && one.suit() >= 0
            ? fromOne & fromTwo & ~hand.twice(one.suit())
            : 0;
    long forTwo = highest(contested, required(two) - Long.bitCount(fromTwo & ~contested));
    this.takesOne = fromOne & ~forTwo;
    this.takesTwo = fromTwo & ~(contested & ~forTwo);
  }

  /**
   * Whether the held bits are possible: each run that holds a card back has a natural card of that
   * rank.
   */
  static boolean canHold(MeantRun one, MeantRun two, int rank, int otherRank, int held) {
    boolean first = (held & 1) == 0 || Counts.in(one.takes(), rank) > 0;
    boolean second =
        (held & 2) == 0
            || (otherRank == NO_BOOK
                ? Counts.in(two.takes(), rank) > 0
                : otherRank != rank && Counts.in(one.takes(), otherRank) > 0);
    return first && second;
  }

  /** Whether every meld has enough natural cards (O-5). */
  boolean legal() {
    return enough(one, takesOne) && enough(two, takesTwo) && enoughInBooks();
  }

  /** The fewest wilds that complete the melds. */
  int fewestWilds() {
    return wildsInRuns() + missing(rank, book()) + missing(otherRank, otherBook());
  }

  /** The most wilds that the melds can hold. */
  int mostWilds() {
    return wildsInRuns() + room(rank, book()) + room(otherRank, otherBook());
  }

  /** The wilds that complete the runs. */
  int wildsInRuns() {
    return one.span().length()
        - Long.bitCount(takesOne)
        + two.span().length()
        - Long.bitCount(takesTwo);
  }

  /** The natural cards that the first run uses. */
  long takesOne() {
    return takesOne;
  }

  /** The natural cards that the second run uses. */
  long takesTwo() {
    return takesTwo;
  }

  /** How many natural cards the first book uses. */
  int book() {
    return rank == otherRank ? (free(rank) + 1) / 2 : free(rank);
  }

  /** How many natural cards the second book uses. */
  int otherBook() {
    return rank == otherRank ? free(rank) / 2 : free(otherRank);
  }

  /** The wilds that a book of a rank needs beside its natural cards. */
  int missing(int bookRank, int book) {
    return bookRank == NO_BOOK ? 0 : Math.max(0, OklahomaMelds.SHORTEST_BOOK - book);
  }

  /** The most wilds that a book of a rank may hold beside its natural cards. */
  int room(int bookRank, int book) {
    if (bookRank == NO_BOOK) {
      return 0;
    }
    return naturals == OklahomaRules.Naturals.AS_MANY_AS_WILDS ? book : hand.wilds();
  }

  /** The natural cards of a suit that stay in the hand. */
  long left(int suit) {
    long left = hand.suit(suit);
    left -= suit == one.suit() ? takesOne : 0;
    left -= suit == two.suit() ? takesTwo : 0;
    left = rank == NO_BOOK ? left : Counts.without(left, rank);
    return otherRank == NO_BOOK ? left : Counts.without(left, otherRank);
  }

  /** The points of the natural cards that stay in the hand. */
  int pointsLeft() {
    int points = 0;
    for (int suit = 0; suit < Counts.SUITS; suit++) {
      points += Counts.points(left(suit));
    }
    return points;
  }

  /**
   * The fewest further cards that the melds need, with books of this size; natural ones where O-5
   * requires it.
   */
  int shortfall(int size) {
    int deficit = deficit(one, takesOne) + deficit(two, takesTwo);
    int open = wildsInRuns();
    if (rank != NO_BOOK) {
      deficit += Math.max(0, requiredInBook(size) - book());
      open += Math.max(0, size - book());
    }
    if (otherRank != NO_BOOK) {
      deficit += Math.max(0, requiredInBook(size) - otherBook());
      open += Math.max(0, size - otherBook());
    }
    return deficit + Math.max(0, open - deficit - hand.wilds());
  }

  private int deficit(MeantRun run, long takes) {
    return Math.max(0, required(run) - Long.bitCount(takes));
  }

  private int requiredInBook(int size) {
    return switch (naturals) {
      case ONE -> 1;
      case TWO -> 2;
      case AS_MANY_AS_WILDS -> (size + 1) / 2;
    };
  }

  private boolean enoughInBooks() {
    int needed = requiredInBook(OklahomaMelds.SHORTEST_BOOK);
    return (rank == NO_BOOK || book() >= needed) && (otherRank == NO_BOOK || otherBook() >= needed);
  }

  private boolean enough(MeantRun run, long takes) {
    return Long.bitCount(takes) >= required(run);
  }

  private int required(MeantRun run) {
    int length = run.span().length();
    if (length == 0) {
      return 0;
    }
    return switch (naturals) {
      case ONE -> 1;
      case TWO -> 2;
      case AS_MANY_AS_WILDS -> (length + 1) / 2;
    };
  }

  /** The natural cards of a rank that no run uses. */
  private int free(int bookRank) {
    return bookRank == NO_BOOK
        ? 0
        : hand.ofRank(bookRank) - Counts.in(takesOne, bookRank) - Counts.in(takesTwo, bookRank);
  }

  private static long highest(long cards, int count) {
    long some = 0;
    for (int i = 0; i < count && some != cards; i++) {
      some |= Long.highestOneBit(cards & ~some);
    }
    return some;
  }
}
