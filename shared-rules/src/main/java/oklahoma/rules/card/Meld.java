package oklahoma.rules.card;

import java.util.ArrayList;
import java.util.List;

/**
 * Cards that belong together. The order matters: in a run it says what a wild card stands for. Each
 * game decides which melds are legal.
 */
public record Meld(Kind kind, List<Card> cards) {

  /** What holds the cards together. */
  public enum Kind {
    /** Cards of one rank; gin calls it a set. */
    BOOK,
    /** Cards of one suit in unbroken order. */
    RUN
  }

  public Meld {
    cards = List.copyOf(cards);
  }

  /** A book of these cards. */
  public static Meld book(List<Card> cards) {
    return new Meld(Kind.BOOK, cards);
  }

  /** A run of these cards, lowest first. */
  public static Meld run(List<Card> cards) {
    return new Meld(Kind.RUN, cards);
  }

  /** The number of its cards. */
  public int size() {
    return cards.size();
  }

  /** The same meld with one card more at an end; a book grows at its high end. */
  public Meld with(Card card, End end) {
    List<Card> grown = new ArrayList<>(cards);
    grown.add(end == End.LOW ? 0 : grown.size(), card);
    return new Meld(kind, grown);
  }

  /** The same meld with another card in one place. */
  public Meld replacing(int place, Card card) {
    List<Card> changed = new ArrayList<>(cards);
    changed.set(place, card);
    return new Meld(kind, changed);
  }
}
