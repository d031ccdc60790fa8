package oklahoma.rules.notation;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Meld;
import oklahoma.rules.card.Rank;
import oklahoma.rules.card.Suit;
import oklahoma.rules.card.Suited;
import oklahoma.rules.oklahoma.Values;

/**
 * Melds, whose order matters: {@code run 7h * 9Th}. The kind may be left out if two cards that are
 * wild in no game decide it: all of one rank for a book, several ranks of one suit for a run. Three
 * different twos are a book as well.
 */
final class MeldText {
  private static final String BOOK = "book";
  private static final String RUN = "run";
  private static final String NEXT = "/";
  private static final int BOOK_OF_TWOS = 3;

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

  /** As {@link #print}, but with the kind only where the cards do not tell it. */
  static String printPlain(List<Meld> melds) {
    return String.join(" " + NEXT + " ", melds.stream().map(MeldText::plain).toList());
  }

  static List<Meld> melds(Line line) {
    List<Meld> melds = new ArrayList<>();
    do {
      melds.add(meld(line));
    } while (line.takes(NEXT));
    return melds;
  }

  static Meld meld(Line line) {
    NotationException unsaid = line.fault(NotationError.BOOK_OR_RUN);
    if (line.takes(BOOK)) {
      return Meld.book(CardText.cards(line));
    }
    if (line.takes(RUN)) {
      return Meld.run(CardText.cards(line));
    }
    List<Card> cards = CardText.cards(line);
    return new Meld(kind(cards).orElseThrow(() -> unsaid), cards);
  }

  private static String plain(Meld meld) {
    return kind(meld.cards()).equals(Optional.of(meld.kind()))
        ? CardText.print(meld.cards())
        : print(meld);
  }

  /** The kind that the cards alone imply; empty if they do not decide it. */
  private static Optional<Meld.Kind> kind(List<Card> cards) {
    Set<Rank> ranks = new HashSet<>();
    Set<Suit> suits = new HashSet<>();
    int natural = 0;
    for (Card card : cards) {
      // The game is not known here, and in one of the two a black two is wild.
      if (card instanceof Suited(Rank rank, Suit suit) && !Values.wild(card)) {
        ranks.add(rank);
        suits.add(suit);
        natural++;
      }
    }
    if (natural < 2) {
      return ofTwos(cards) ? Optional.of(Meld.Kind.BOOK) : Optional.empty();
    }
    if (ranks.size() == 1) {
      return Optional.of(Meld.Kind.BOOK);
    }
    return suits.size() == 1 ? Optional.of(Meld.Kind.RUN) : Optional.empty();
  }

  /** Three different twos: too few for a run in Oklahoma, and no run in gin. */
  private static boolean ofTwos(List<Card> cards) {
    return cards.size() == BOOK_OF_TWOS
        && Set.copyOf(cards).size() == BOOK_OF_TWOS
        && cards.stream()
            .allMatch(card -> card instanceof Suited suited && suited.rank() == Rank.TWO);
  }
}
