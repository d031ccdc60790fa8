package rules.notation;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
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

  /** Melds of a game without wilds: the kind is said only where the cards do not tell it. */
  static String printPlain(List<Meld> melds) {
    return String.join(" " + NEXT + " ", melds.stream().map(MeldText::plain).toList());
  }

  static Meld meld(Line line) {
    return meld(line, false);
  }

  static List<Meld> melds(Line line) {
    return line.ended() ? List.of() : melds(line, false);
  }

  /** A meld of a game without wilds. */
  static Meld plainMeld(Line line) {
    return meld(line, true);
  }

  /** Melds of a game without wilds. */
  static List<Meld> plainMelds(Line line) {
    return melds(line, true);
  }

  private static List<Meld> melds(Line line, boolean plain) {
    List<Meld> melds = new ArrayList<>();
    do {
      melds.add(meld(line, plain));
    } while (line.takes(NEXT));
    return melds;
  }

  private static Meld meld(Line line, boolean plain) {
    Misread unsaid = line.fault(Misreading.BOOK_OR_RUN);
    if (line.takes(BOOK)) {
      return Meld.book(CardText.cards(line));
    }
    if (line.takes(RUN)) {
      return Meld.run(CardText.cards(line));
    }
    List<Card> cards = CardText.cards(line);
    return new Meld(kind(cards, plain).orElseThrow(() -> unsaid), cards);
  }

  private static String plain(Meld meld) {
    return kind(meld.cards(), true).equals(Optional.of(meld.kind()))
        ? CardText.print(meld.cards())
        : print(meld);
  }

  /** What the cards alone tell of a meld's kind. */
  private static Optional<Meld.Kind> kind(List<Card> cards, boolean plain) {
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
    boolean blackTwo = ranks.contains(Rank.TWO) && suits.stream().anyMatch(Suit::black);
    if (suited < 2 || (blackTwo && !plain)) {
      return Optional.empty(); // A black two may be anything where it is wild.
    }
    if (ranks.size() == 1) {
      return Optional.of(Meld.Kind.BOOK);
    }
    return suits.size() == 1 ? Optional.of(Meld.Kind.RUN) : Optional.empty();
  }
}
