package rules.notation;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import rules.card.Card;
import rules.card.Meld;
import rules.card.Rank;
import rules.card.Suit;
import rules.card.Suited;

/**
 * Melds, the order being meaning: {@code run 7h * 9Th}. The kind may be left out where two cards
 * tell it: all of one rank for a book, several ranks of one suit for a run.
 */
final class MeldText {
  private static final String BOOK = "book";
  private static final String RUN = "run";
  private static final String NEXT = "/";

  private MeldText() {}

  static String print(Meld meld) {
    String kind =
        switch (meld.kind()) {
          case BOOK -> BOOK;
          case RUN -> RUN;
        };
    return (kind + " " + CardText.print(meld.cards())).strip();
  }

  static String print(List<Meld> melds) {
    return String.join(" " + NEXT + " ", melds.stream().map(MeldText::print).toList());
  }

  static Meld meld(Line line) {
    Misread unsaid = line.fault(Misreading.BOOK_OR_RUN);
    if (line.takes(BOOK)) {
      return Meld.book(CardText.cards(line));
    }
    if (line.takes(RUN)) {
      return Meld.run(CardText.cards(line));
    }
    List<Card> cards = CardText.cards(line);
    return new Meld(kind(cards, unsaid), cards);
  }

  static List<Meld> melds(Line line) {
    List<Meld> melds = new ArrayList<>();
    if (line.ended()) {
      return melds;
    }
    do {
      melds.add(meld(line));
    } while (line.takes(NEXT));
    return melds;
  }

  private static Meld.Kind kind(List<Card> cards, Misread unsaid) {
    Set<Rank> ranks = new HashSet<>();
    Set<Suit> suits = new HashSet<>();
    int suited = 0;
    for (Card card : cards) {
      if (card instanceof Suited(Rank rank, Suit suit)) {
        ranks.add(rank);
        suits.add(suit);
        suited++;
      }
    }
    if (suited < 2 || (ranks.contains(Rank.TWO) && suits.stream().anyMatch(Suit::black))) {
      throw unsaid; // A black two may be anything.
    }
    if (ranks.size() == 1) {
      return Meld.Kind.BOOK;
    }
    if (suits.size() == 1) {
      return Meld.Kind.RUN;
    }
    throw unsaid;
  }
}
