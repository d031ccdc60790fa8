package oklahoma.bot.oklahoma;

import java.util.List;
import java.util.OptionalInt;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Laid;
import oklahoma.rules.card.Suited;
import oklahoma.rules.oklahoma.OklahomaRules;
import oklahoma.rules.oklahoma.Values;

/**
 * Which cards may still come: how many of each kind a seat has not seen, and how often one of them
 * may come its way. Natural cards are numbered suit by suit, ranks rising; all wilds are one kind.
 */
final class CardKinds {
  /** How many kinds there are. */
  static final int KINDS = 53;

  /** The kind of every wild. */
  static final int WILD = 52;

  /** Ranks in a suit. */
  static final int RANKS = 13;

  private static final int SUITS = 4;
  private static final double DISCARD_OF_THE_ONE_BEFORE = 0.6;
  private static final double DISCARD_OF_ANOTHER = 0.3;
  private static final double SOON = 4;

  private final double[] live = new double[KINDS];
  private final double unseen;
  private final double chances;

  CardKinds(OklahomaView position) {
    OklahomaRules rules = position.rules();
    List<Card> pack = rules.pack();
    pack.forEach(card -> live[kind(card)]++);
    position.hand().forEach(card -> live[kind(card)]--);
    for (Laid laid : position.deal().tableau().melds()) {
      laid.meld().cards().forEach(card -> live[kind(card)]--);
    }
    for (Seat other : position.me().others(rules.seats())) {
      position.deal().tableau().hand(other).cards().forEach(card -> live[kind(card)]--);
    }
    double gone = 1 - comesBack(position);
    position.deal().tableau().pile().forEach(card -> live[kind(card)] -= gone);
    double sum = 0;
    for (double copies : live) {
      sum += copies;
    }
    unseen = Math.max(1, sum);
    chances = chances(position);
  }

  /** The number of a card's kind. */
  static int kind(Card card) {
    return card instanceof Suited suited && !Values.wild(card)
        ? suited.suit().ordinal() * RANKS + suited.rank().ordinal()
        : WILD;
  }

  /** How many cards of each kind. */
  static int[] counts(List<Card> cards) {
    int[] counts = new int[KINDS];
    cards.forEach(card -> counts[kind(card)]++);
    return counts;
  }

  /** The chance that a card from the stock is of a kind. */
  double chance(int kind) {
    return Math.max(0, live[kind]) / unseen;
  }

  /** How many cards of this kind come a seat's way in a turn, on average. */
  double comes(int kind) {
    return chances * chance(kind);
  }

  /** The same for all cards of a rank. */
  double comesOfRank(int rank) {
    double sum = 0;
    for (int suit = 0; suit < SUITS; suit++) {
      sum += comes(suit * RANKS + rank);
    }
    return sum;
  }

  /** The same for one card. */
  double one() {
    return chances / unseen;
  }

  /**
   * How much a discarded card still counts: it comes back when the stock is renewed, if that is
   * near.
   */
  private static double comesBack(OklahomaView position) {
    int stock = position.deal().tableau().stock().size();
    boolean renewed = position.deal().renewals() < position.rules().renewals();
    return renewed ? SOON / (SOON + (double) stock / position.rules().seats()) / 2 : 0;
  }

  private static double chances(OklahomaView position) {
    boolean claims =
        !position.contract().allAtOnce() && !position.rules().claims().equals(OptionalInt.of(0));
    int others = position.rules().seats() - 2;
    return 1 + DISCARD_OF_THE_ONE_BEFORE + (claims ? others * DISCARD_OF_ANOTHER : 0);
  }
}
