package oklahoma.bot.oklahoma.view;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import oklahoma.bot.oklahoma.plan.CardKinds;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Laid;
import oklahoma.rules.card.Meld;
import oklahoma.rules.oklahoma.Contract;
import oklahoma.rules.oklahoma.OklahomaMelds;
import oklahoma.rules.oklahoma.Values;

/**
 * Chooses which of its last cards a seat that is down discards: high ones once somebody is about to
 * go out, and until then those that are unlikely to fit anywhere. For one decision of one seat; the
 * weights, in points, were learnt from discards played on in simulated deals.
 */
public final class Leftovers {
  private static final int RANKS = CardKinds.RANKS;

  /** The lowest rank of a run in the rules' numbering. */
  private static final int LOWEST = 2;

  public static final int NOBODY_NEAR = 12;
  private static final int NEIGHBOURHOOD = 3;

  /**
   * The cost of a point in the hand if the next card ends the deal; it falls with the distance of
   * the end.
   */
  public static final double URGENT = 1.6;

  /**
   * The value of a card that fits on the table but may not be laid off yet (O-17 can be
   * restricted).
   */
  private static final double FITS = 50;

  /** The deduction for each point, since the seat can still discard the card in a later turn. */
  public static final double LATER = 0.15;

  /** The value of a card for each card of its kind taken by a seat that is not down. */
  public static final double SAME_RANK_TAKEN = 2.7;

  public static final double NEIGHBOUR_TAKEN = 1.1;

  /**
   * The value for each seat that may lay down a book of the card's rank, if all cards to come were
   * of that rank.
   */
  public static final double BOOK_TO_COME = 12;

  /** The value if all cards to come were the one between the card and a run. */
  public static final double GAP_TO_FILL = 100;

  private final OklahomaView position;
  private final int[] live;
  private final double unseen;
  private final List<Seat> up;
  private final double urgency;

  private Leftovers(OklahomaView position) {
    List<Seat> others = position.me().others(position.rules().seats());
    this.position = position;
    this.live = CardCounts.of(position).live();
    this.unseen = Math.max(1, IntStream.of(live).sum());
    this.up = others.stream().filter(other -> !position.deal().down(other)).toList();
    int fewest =
        others.stream()
            .filter(position.deal()::down)
            .mapToInt(other -> position.deal().tableau().hand(other).size())
            .min()
            .orElse(NOBODY_NEAR);
    this.urgency = 1.0 / (1 + fewest);
  }

  /**
   * The evaluation for a seat that is down. Empty under the contract of two books and a run: it
   * leaves almost no cards in the hand, so nothing was gained.
   */
  public static Optional<Leftovers> of(OklahomaView position) {
    return position.contract() == Contract.TWO_BOOKS_AND_RUN
        ? Optional.empty()
        : Optional.of(new Leftovers(position));
  }

  /** The card to discard. */
  public Card discard() {
    return position.hand().stream().max(Comparator.comparingDouble(this::costs)).orElseThrow();
  }

  /** How many points another discard is worse. */
  public double behind(Card card) {
    return costs(discard()) - costs(card);
  }

  /** The cost of keeping a card. */
  private double costs(Card card) {
    double points = Values.points(card) * (URGENT * urgency - LATER);
    double hope = Values.wild(card) ? 0 : hope(CardKinds.kind(card));
    return points - (position.fitsOnTable(card) ? FITS : hope);
  }

  /**
   * The value of keeping a card: it may still fit on the table, and it does not help seats that
   * collect similar cards.
   */
  private double hope(int kind) {
    boolean books = position.contract().books() > 0;
    double book = books ? BOOK_TO_COME * up.size() * ofRank(kind % RANKS) / unseen : 0;
    return related(kind) + book + GAP_TO_FILL * gaps(kind) / unseen;
  }

  private double related(int kind) {
    double weight = position.contract().runs() == 0 ? SAME_RANK_TAKEN : NEIGHBOUR_TAKEN;
    return up.stream()
            .flatMap(other -> position.deal().tableau().hand(other).exposed().stream())
            .filter(taken -> related(kind, CardKinds.kind(taken)))
            .count()
        * weight;
  }

  private boolean related(int kind, int taken) {
    int apart = Math.abs(kind % RANKS - taken % RANKS);
    boolean sameSuit = kind / RANKS == taken / RANKS;
    return taken != CardKinds.WILD
        && ((apart == 0 && position.contract().books() > 0)
            || (apart > 0 && apart <= NEIGHBOURHOOD && sameSuit && position.contract().runs() > 0));
  }

  private int ofRank(int rank) {
    return IntStream.iterate(rank, kind -> kind < CardKinds.WILD, kind -> kind + RANKS)
        .map(kind -> live[kind])
        .sum();
  }

  /** How many unseen cards would extend a run so far that this card fits. */
  private int gaps(int kind) {
    int place = kind % RANKS + LOWEST;
    int gaps = 0;
    for (Laid laid : position.deal().tableau().melds()) {
      Meld meld = laid.meld();
      if (meld.kind() == Meld.Kind.RUN && OklahomaMelds.suitOf(meld).ordinal() == kind / RANKS) {
        gaps += place == OklahomaMelds.top(meld) + 2 ? live[kind - 1] : 0;
        gaps += place == OklahomaMelds.bottom(meld) - 2 ? live[kind + 1] : 0;
      }
    }
    return gaps;
  }
}
