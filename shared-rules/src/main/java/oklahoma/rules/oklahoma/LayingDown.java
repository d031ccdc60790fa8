package oklahoma.rules.oklahoma;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import oklahoma.rules.Reason;
import oklahoma.rules.Refusal;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Hand;
import oklahoma.rules.card.Meld;

/** Judges laying down: the whole contract, from the hand, at once (O-16, O-20). */
final class LayingDown {
  private LayingDown() {}

  static Optional<Refusal> refusal(Oklahoma deal, Seat seat, List<Meld> melds) {
    Contract contract = deal.contract();
    if (deal.down(seat)) {
      return OklahomaJudge.refused(
          counts(contract, melds) ? Reason.ALREADY_DOWN : Reason.NO_NEW_MELD);
    }
    Hand hand = deal.tableau().hand(seat);
    return heldFault(hand, melds)
        .or(() -> countFault(contract, melds))
        .or(() -> meldFault(deal.rules(), melds))
        .or(() -> adjacentFault(deal.rules(), melds))
        .or(() -> leftFault(contract, hand, melds));
  }

  private static Optional<Refusal> heldFault(Hand hand, List<Meld> melds) {
    List<Card> left = new ArrayList<>(hand.cards());
    for (Meld meld : melds) {
      for (Card card : meld.cards()) {
        if (!left.remove(card)) {
          Reason reason = hand.count(card) == 0 ? Reason.NOT_IN_HAND : Reason.CARD_TWICE;
          return Optional.of(Refusal.of(reason, card));
        }
      }
    }
    return Optional.empty();
  }

  private static Optional<Refusal> countFault(Contract contract, List<Meld> melds) {
    int books = contract.books() - count(melds, Meld.Kind.BOOK);
    int runs = contract.runs() - count(melds, Meld.Kind.RUN);
    if (books > 0 || runs > 0) {
      return Optional.of(
          Refusal.of(Reason.CONTRACT_INCOMPLETE, Math.max(0, books), Math.max(0, runs)));
    }
    return books < 0 || runs < 0
        ? Optional.of(Refusal.of(Reason.TOO_MANY_MELDS, contract.books(), contract.runs()))
        : Optional.empty();
  }

  private static Optional<Refusal> meldFault(OklahomaRules rules, List<Meld> melds) {
    return melds.stream().flatMap(meld -> OklahomaMelds.fault(rules, meld).stream()).findFirst();
  }

  private static Optional<Refusal> adjacentFault(OklahomaRules rules, List<Meld> melds) {
    List<Meld> runs = melds.stream().filter(meld -> meld.kind() == Meld.Kind.RUN).toList();
    boolean adjacent = runs.size() == 2 && OklahomaMelds.adjacent(runs.getFirst(), runs.getLast());
    return adjacent && !rules.has(OklahomaSwitch.ADJACENT_RUNS)
        ? OklahomaJudge.refused(Reason.RUNS_ADJACENT)
        : Optional.empty();
  }

  private static Optional<Refusal> leftFault(Contract contract, Hand hand, List<Meld> melds) {
    int left = hand.size() - melds.stream().mapToInt(Meld::size).sum();
    return contract.allAtOnce() && left > 0
        ? Optional.of(Refusal.of(Reason.CARDS_LEFT, left))
        : Optional.empty();
  }

  private static boolean counts(Contract contract, List<Meld> melds) {
    return countFault(contract, melds).isEmpty();
  }

  private static int count(List<Meld> melds, Meld.Kind kind) {
    return (int) melds.stream().filter(meld -> meld.kind() == kind).count();
  }
}
