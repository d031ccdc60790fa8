package oklahoma.client.table.model.playerview;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import oklahoma.rules.Move;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Rank;
import oklahoma.rules.card.Suited;
import oklahoma.rules.oklahoma.Contract;
import oklahoma.rules.oklahoma.MeldPlaces;
import oklahoma.rules.oklahoma.Oklahoma;
import oklahoma.rules.oklahoma.OklahomaMelds;
import oklahoma.rules.oklahoma.OklahomaRules;
import oklahoma.rules.oklahoma.OklahomaSwitch;
import oklahoma.rules.oklahoma.Values;
import oklahoma.rules.oklahoma.laydown.LayDowns;

/** What a discard would do for the hand of a player who may claim it. */
public enum ClaimUse {
  /** The hand can lay down its contract with the card, but not without it. */
  CONTRACT,
  /** The card is the last one for a book of natural cards. */
  BOOK,
  /** The card completes a run of natural cards. */
  RUN,
  /** The player is down and may lay the card off. */
  LAY_OFF;

  /**
   * The best use of the card; empty if it has none of these. A wild fits everything, so for a wild
   * only the contract counts.
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
    return deal.contract().runs() > 0 && makesRun(deal.rules(), hand, natural)
        ? Optional.of(RUN)
        : Optional.empty();
  }

  private static boolean laysOff(Oklahoma deal, Card card) {
    return !Values.wild(card)
        && MeldPlaces.of(deal.rules(), deal.tableau().melds(), card).stream()
            .anyMatch(Move.LayOff.class::isInstance);
  }

  /**
   * With a contract that needs all cards at once (O-20), the penalty cards of a claim out of turn
   * would be left over.
   */
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

  private static boolean makesRun(OklahomaRules rules, List<Card> hand, Suited card) {
    boolean low = rules.has(OklahomaSwitch.ACE_LOW);
    Set<Integer> held =
        hand.stream()
            .filter(other -> !Values.wild(other))
            .flatMap(other ->
                other instanceof Suited suited && suited.suit() == card.suit()
                    ? heights(suited, low)
                    : Stream.empty())
            .collect(Collectors.toSet());
    return heights(card, low).anyMatch(height -> closesRun(held, height));
  }

  /** The positions of a card in runs; an ace may also be below the two. */
  private static Stream<Integer> heights(Suited card, boolean low) {
    int height = card.rank().ordinal();
    return low && card.rank() == Rank.ACE ? Stream.of(height, -1) : Stream.of(height);
  }

  private static boolean closesRun(Set<Integer> held, int height) {
    int above = inOrder(held, height, 1);
    int below = inOrder(held, height, -1);
    return Math.max(above, below) < OklahomaMelds.SHORTEST_RUN
        && above + 1 + below >= OklahomaMelds.SHORTEST_RUN;
  }

  /** How many held cards follow a position without a gap, upwards or downwards. */
  private static int inOrder(Set<Integer> held, int height, int step) {
    int many = 0;
    while (held.contains(height + (many + 1) * step)) {
      many++;
    }
    return many;
  }
}
