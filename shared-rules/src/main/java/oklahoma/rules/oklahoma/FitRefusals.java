package oklahoma.rules.oklahoma;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import oklahoma.rules.Reason;
import oklahoma.rules.Refusal;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.End;
import oklahoma.rules.card.Meld;
import oklahoma.rules.card.Suited;

/** Finds the reason why a card does not fit a meld on the table. */
final class FitRefusals {
  private FitRefusals() {}

  /** Why a card does not fit, at the end that the move names, if any. */
  static Refusal refusal(OklahomaRules rules, Meld meld, Card card, Optional<End> meant) {
    return switch (meld.kind()) {
      case BOOK -> Refusal.of(Reason.DOES_NOT_FIT, card, firstNatural(meld));
      case RUN -> runRefusal(rules, meld, card, meant);
    };
  }

  /**
   * The refusal to swap a wild with this card: the wild stands for another card, or the run has
   * this natural card already.
   */
  static Refusal wrongForWild(Meld run, Card card) {
    List<Card> wanted = new ArrayList<>();
    for (int place = 0; place < run.size(); place++) {
      Suited meant = OklahomaMelds.standsFor(run, place);
      if (Values.wild(run.cards().get(place)) && !Values.wild(meant)) {
        wanted.add(meant);
      }
    }
    return run.cards().contains(card)
        ? Refusal.of(Reason.RUN_DUPLICATE, card)
        : Refusal.of(Reason.WRONG_FOR_WILD, wanted);
  }

  private static Refusal runRefusal(OklahomaRules rules, Meld run, Card card, Optional<End> meant) {
    if (run.size() == OklahomaMelds.LONGEST_RUN) {
      return Refusal.of(Reason.RUN_FULL);
    }
    if (Values.wild(
        card)) { // A wild fits at any open end, so the end that the move names is closed.
      boolean low = meant.equals(Optional.of(End.LOW));
      return Refusal.of(low ? Reason.RUN_BELOW_TWO : Reason.RUN_BEYOND_ACE);
    }
    if (run.cards().contains(card)) {
      return Refusal.of(Reason.RUN_DUPLICATE, card);
    }
    List<Card> cards = new ArrayList<>(List.of(card));
    Optional<Suited> there = meant.flatMap(end -> OklahomaMelds.grows(rules, run, end));
    for (End end : End.values()) {
      OklahomaMelds.grows(rules, run, end)
          .filter(each -> there.isEmpty() || there.get().equals(each))
          .ifPresent(cards::add);
    }
    return Refusal.of(Reason.DOES_NOT_FIT, cards);
  }

  private static Card firstNatural(Meld book) {
    return book.cards().stream().filter(card -> !Values.wild(card)).findFirst().orElseThrow();
  }
}
