package oklahoma.client.table.model.hand;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Rank;
import oklahoma.rules.card.Suit;
import oklahoma.rules.card.Suited;
import oklahoma.rules.oklahoma.Contract;
import oklahoma.rules.oklahoma.Oklahoma;
import oklahoma.rules.oklahoma.Values;
import oklahoma.rules.oklahoma.laydown.LayDowns;
import oklahoma.rules.oklahoma.laydown.OklahomaArrangement;

/**
 * Groups the cards of an Oklahoma hand: the best way to lay down, or if there is none, beginnings
 * of melds.
 */
final class Groups {
  private static final int BOOK_BEGUN = 2;
  private static final int RUN_BEGUN = 3;

  private Groups() {}

  /**
   * The groups: the melds of the best way to lay down, otherwise beginnings of melds, the largest
   * first.
   */
  static List<List<Card>> of(List<Card> hand, Oklahoma deal) {
    return LayDowns.best(hand, deal.contract(), deal.rules())
        .map(Groups::melds)
        .orElseGet(() -> begun(hand, deal.contract()));
  }

  private static List<List<Card>> melds(OklahomaArrangement down) {
    return down.melds().stream().map(meld -> meld.cards()).toList();
  }

  private static List<List<Card>> begun(List<Card> hand, Contract contract) {
    List<Suited> left = new ArrayList<>();
    for (Card card : hand) {
      if (card instanceof Suited suited && !Values.wild(card)) {
        left.add(suited);
      }
    }
    List<List<Card>> groups = new ArrayList<>();
    Optional<List<Suited>> next = largest(left, contract);
    while (next.isPresent()) {
      groups.add(List.copyOf(next.get()));
      next.get().forEach(left::remove);
      next = largest(left, contract);
    }
    return groups;
  }

  private static Optional<List<Suited>> largest(List<Suited> cards, Contract contract) {
    List<List<Suited>> candidates = new ArrayList<>();
    if (contract.runs() > 0) {
      for (Suit suit : Suit.values()) {
        candidates.addAll(runs(cards, suit));
      }
    }
    if (contract.books() > 0) {
      for (Rank rank : Rank.values()) {
        List<Suited> book = cards.stream().filter(card -> card.rank() == rank).toList();
        candidates.add(book.size() < BOOK_BEGUN ? List.of() : book);
      }
    }
    return candidates.stream()
        .filter(each -> !each.isEmpty())
        .max(Comparator.comparingInt(List::size));
  }

  private static List<List<Suited>> runs(List<Suited> cards, Suit suit) {
    Set<Suited> there = new HashSet<>(cards);
    List<List<Suited>> runs = new ArrayList<>();
    List<Suited> run = new ArrayList<>();
    for (Rank rank : Rank.values()) {
      Suited card = new Suited(rank, suit);
      if (there.contains(card)) {
        run.add(card);
      } else {
        runs.add(run);
        run = new ArrayList<>();
      }
    }
    runs.add(run);
    return runs.stream().filter(each -> each.size() >= RUN_BEGUN).toList();
  }
}
