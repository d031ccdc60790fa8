package oklahoma.rules.oklahoma.laydown;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Meld;
import oklahoma.rules.card.Rank;
import oklahoma.rules.card.Suit;
import oklahoma.rules.card.Suited;
import oklahoma.rules.oklahoma.Values;

/**
 * Turns an allotment into melds of real cards. It uses black twos before jokers, and first where
 * they stand for themselves.
 */
final class Building {
  private static final List<Rank> RANKS = List.of(Rank.values());
  private static final List<Suit> SUITS = List.of(Suit.values());

  private final List<Card> left;

  /** Builds from cards in the pinned order. */
  Building(List<Card> cards) {
    this.left = new ArrayList<>(cards);
  }

  /** The arrangement of a choice; wilds that no meld needs go into books, the first one first. */
  OklahomaArrangement arrangement(MeantRun one, MeantRun two, Choice choice, Allotment allotment) {
    List<Meld> runs = new ArrayList<>();
    if (one.suit() >= 0) {
      runs.add(run(one, allotment.takesOne()));
    }
    if (two.suit() >= 0) {
      runs.add(run(two, allotment.takesTwo()));
    }
    List<Meld> melds = books(choice, allotment);
    melds.addAll(runs);
    return new OklahomaArrangement(melds, left);
  }

  private List<Meld> books(Choice choice, Allotment allotment) {
    int other = allotment.missing(choice.otherRank(), allotment.otherBook());
    int spare = choice.wilds() - allotment.wildsInRuns() - other;
    int first = Math.min(spare, allotment.room(choice.rank(), allotment.book()));
    List<Meld> books = new ArrayList<>();
    if (choice.rank() != Allotment.NO_BOOK) {
      books.add(book(choice.rank(), allotment.book(), first));
    }
    if (choice.otherRank() != Allotment.NO_BOOK) {
      books.add(book(choice.otherRank(), allotment.otherBook(), other + spare - first));
    }
    return books;
  }

  private Meld book(int rank, int naturals, int wilds) {
    List<Card> cards = new ArrayList<>();
    for (Iterator<Card> rest = left.iterator(); cards.size() < naturals; ) {
      Card card = rest.next();
      if (!Values.wild(card) && ((Suited) card).rank().ordinal() == rank) {
        rest.remove();
        cards.add(card);
      }
    }
    for (int i = 0; i < wilds; i++) {
      cards.add(wild());
    }
    return Meld.book(cards);
  }

  private Meld run(MeantRun run, long takes) {
    List<Card> cards = new ArrayList<>();
    for (int place = 0; place < run.span().length(); place++) {
      int rank = run.span().rank(place);
      Card card = new Suited(RANKS.get(rank), SUITS.get(run.suit()));
      boolean there = (takes & Counts.one(rank)) != 0 || Values.wild(card);
      cards.add(there && left.remove(card) ? card : wild());
    }
    return Meld.run(cards);
  }

  /** The first wild; jokers come last in the pinned order. */
  private Card wild() {
    int first = 0;
    while (!Values.wild(left.get(first))) {
      first++;
    }
    return left.remove(first);
  }
}
