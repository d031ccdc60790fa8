package oklahoma.client.table.model.sight;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import oklahoma.rules.Move;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Suited;
import oklahoma.rules.oklahoma.Contract;
import oklahoma.rules.oklahoma.Oklahoma;
import oklahoma.rules.oklahoma.OklahomaMelds;
import oklahoma.rules.oklahoma.Places;
import oklahoma.rules.oklahoma.Values;
import oklahoma.rules.oklahoma.laydown.LayDowns;

/** What a discard would do for the hand of a player who may claim it. */
public enum ClaimUse {
  /** The hand makes its contract with the card, and does not without it. */
  CONTRACT,
  /** The card is the last that a book of natural cards needs. */
  BOOK,
  /** The card closes a run of natural cards. */
  RUN,
  /** The player is down and may lay the card off. */
  LAY_OFF;

  /**
   * The most that a card does; empty if it does nothing of this. Wilds go with everything, so all
   * that is said of them is that they complete the contract.
   *
   * @param window the question whether the seat claims the card
   */
  public static Optional<ClaimUse> of(Oklahoma deal, Seat seat, Prompt.Claim window) {
    Card card = window.card();
    List<Card> hand = deal.tableau().hand(seat).cards();
    if (deal.down(seat)) {
      return laysOff(deal, card) ? Optional.of(LAY_OFF) : Optional.empty();
    }
    if (completes(deal, hand, window)) {
      return Optional.of(CONTRACT);
    }
    if (Values.wild(card) || !(card instanceof Suited natural)) {
      return Optional.empty();
    }
    if (deal.contract().books() > 0 && makesBook(hand, natural)) {
      return Optional.of(BOOK);
    }
    return deal.contract().runs() > 0 && makesRun(hand, natural)
        ? Optional.of(RUN)
        : Optional.empty();
  }

  private static boolean laysOff(Oklahoma deal, Card card) {
    return !Values.wild(card)
        && Places.of(deal.rules(), deal.tableau().melds(), card).stream()
            .anyMatch(Move.LayOff.class::isInstance);
  }

  /** The penalty cards would be left of a contract that takes all cards at once (O-20). */
  private static boolean completes(Oklahoma deal, List<Card> hand, Prompt.Claim window) {
    Contract contract = deal.contract();
    boolean alone = window.next() || deal.rules().claims().penalty() == 0;
    List<Card> with = Stream.concat(hand.stream(), Stream.of(window.card())).toList();
    return (alone || !contract.allAtOnce())
        && LayDowns.best(with, contract, deal.rules()).isPresent()
        && LayDowns.best(hand, contract, deal.rules()).isEmpty();
  }

  private static boolean makesBook(List<Card> hand, Suited card) {
    long held =
        hand.stream()
            .filter(other -> !Values.wild(other))
            .filter(other -> other instanceof Suited suited && suited.rank() == card.rank())
            .count();
    return held + 1 == OklahomaMelds.SHORTEST_BOOK;
  }

  private static boolean makesRun(List<Card> hand, Suited card) {
    int above = inOrder(hand, card, 1);
    int below = inOrder(hand, card, -1);
    return Math.max(above, below) < OklahomaMelds.SHORTEST_RUN
        && above + 1 + below >= OklahomaMelds.SHORTEST_RUN;
  }

  /** How many natural cards of a hand follow a card without a gap, upwards or downwards. */
  private static int inOrder(List<Card> hand, Suited card, int step) {
    int many = 0;
    while (holds(hand, card, (many + 1) * step)) {
      many++;
    }
    return many;
  }

  private static boolean holds(List<Card> hand, Suited card, int further) {
    int rank = card.rank().ordinal() + further;
    return hand.stream()
        .anyMatch(other ->
            !Values.wild(other)
                && other instanceof Suited suited
                && suited.suit() == card.suit()
                && suited.rank().ordinal() == rank);
  }
}
