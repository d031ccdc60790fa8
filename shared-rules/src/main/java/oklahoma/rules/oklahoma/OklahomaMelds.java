package oklahoma.rules.oklahoma;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import oklahoma.rules.Reason;
import oklahoma.rules.Refusal;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.End;
import oklahoma.rules.card.Meld;
import oklahoma.rules.card.Rank;
import oklahoma.rules.card.Suit;
import oklahoma.rules.card.Suited;

/**
 * Decides which melds are legal, what their wilds stand for, and which cards fit. Positions in a
 * run are numbered by rank: 2 to 13 for two to king, 14 for the ace, and 1 for an ace below the
 * two, if the rules allow it.
 */
public final class OklahomaMelds {
  /** The fewest cards in a book (O-3). */
  public static final int SHORTEST_BOOK = 3;

  /** The fewest cards in a run (O-3). */
  public static final int SHORTEST_RUN = 4;

  /** The most cards in a run (O-3). */
  public static final int LONGEST_RUN = 13;

  private static final int LOW_ACE = 1;
  public static final int HIGH_ACE = 14;
  private static final int TWO = 2;

  private OklahomaMelds() {}

  /** What is wrong with a new meld; empty if it is legal (O-3 to O-5). */
  public static Optional<Refusal> fault(OklahomaRules rules, Meld meld) {
    Optional<Refusal> fault =
        switch (meld.kind()) {
          case BOOK -> bookFault(meld.cards());
          case RUN -> runFault(rules, meld.cards());
        };
    return fault.or(() -> naturalsFault(rules, meld.cards()));
  }

  /** The rank of a book that holds a natural card. */
  public static Rank rankOf(Meld book) {
    return firstNatural(book.cards()).rank();
  }

  /** The suit of a run that holds a natural card. */
  public static Suit suitOf(Meld run) {
    return firstNatural(run.cards()).suit();
  }

  /** The number of a legal run's lowest place. */
  public static int bottom(Meld run) {
    int first = firstNaturalPlace(run.cards());
    int number = number((Suited) run.cards().get(first));
    // No card goes above a high ace, so an ace at the bottom is the low one.
    return (first == 0 && number == HIGH_ACE ? LOW_ACE : number) - first;
  }

  /** The number of a legal run's highest place. */
  public static int top(Meld run) {
    return bottom(run) + run.size() - 1;
  }

  /** What the card in a place of a legal run stands for. */
  public static Suited standsFor(Meld run, int place) {
    return card(suitOf(run), bottom(run) + place);
  }

  /**
   * The ends of a meld on the table at which a card fits (O-17); a book takes cards at its high
   * end.
   */
  public static Set<End> fits(OklahomaRules rules, Meld meld, Card card) {
    Set<End> ends = EnumSet.noneOf(End.class);
    switch (meld.kind()) {
      case BOOK -> {
        if (Values.wild(card) || (card instanceof Suited suited && suited.rank() == rankOf(meld))) {
          ends.add(End.HIGH);
        }
      }
      case RUN -> {
        for (End end : End.values()) {
          if (grows(rules, meld, end)
              .filter(next -> Values.wild(card) || next.equals(card))
              .isPresent()) {
            ends.add(end);
          }
        }
      }
    }
    return ends;
  }

  /** The card that would make a run longer at an end; empty if none fits. */
  public static Optional<Suited> grows(OklahomaRules rules, Meld run, End end) {
    if (run.size() == LONGEST_RUN) {
      return Optional.empty();
    }
    int bottom = meantBottom(rules, run.cards());
    int next = end == End.HIGH ? bottom + run.size() : bottom - 1;
    return next > HIGH_ACE || next < lowest(rules)
        ? Optional.empty()
        : Optional.of(card(suitOf(run), next));
  }

  /** The place in a run whose wild a natural card may swap (O-18). */
  public static OptionalInt swappablePlace(Meld run, Card card) {
    List<Card> cards = run.cards();
    for (int place = 0; place < cards.size(); place++) {
      // A black two never is the natural card of its place (O-18).
      if (Values.wild(cards.get(place))
          && !Values.wild(card)
          && standsFor(run, place).equals(card)) {
        return OptionalInt.of(place);
      }
    }
    return OptionalInt.empty();
  }

  /** Whether the top of one run is directly below the bottom of the other. */
  public static boolean adjacent(Meld one, Meld other) {
    return suitOf(one) == suitOf(other)
        && (top(one) + 1 == bottom(other) || top(other) + 1 == bottom(one));
  }

  private static Optional<Refusal> bookFault(List<Card> cards) {
    List<Suited> naturals = naturals(cards);
    for (Suited card : naturals) {
      if (card.rank() != naturals.getFirst().rank()) {
        return Optional.of(Refusal.of(Reason.BOOK_MIXED, card, naturals.getFirst()));
      }
    }
    return cards.size() < SHORTEST_BOOK
        ? Optional.of(Refusal.of(Reason.BOOK_SHORT))
        : Optional.empty();
  }

  private static Optional<Refusal> runFault(OklahomaRules rules, List<Card> cards) {
    List<Suited> naturals = naturals(cards);
    for (Suited card : naturals) {
      if (card.suit() != naturals.getFirst().suit()) {
        return Optional.of(Refusal.of(Reason.RUN_MIXED, card, naturals.getFirst()));
      }
    }
    if (naturals.isEmpty()) {
      return cards.size() < SHORTEST_RUN
          ? Optional.of(Refusal.of(Reason.RUN_SHORT))
          : Optional.empty();
    }
    return orderFault(rules, cards).or(() -> lengthFault(rules, cards));
  }

  private static Optional<Refusal> orderFault(OklahomaRules rules, List<Card> cards) {
    int first = firstNaturalPlace(cards);
    int bottom = meantBottom(rules, cards);
    for (int place = first; place < cards.size(); place++) {
      int due = bottom + place;
      if (due > HIGH_ACE) {
        return Optional.of(Refusal.of(Reason.RUN_BEYOND_ACE));
      }
      if (Values.wild(cards.get(place))) {
        continue;
      }
      Suited card = (Suited) cards.get(place);
      if (place > first && number(card) != due) {
        return Optional.of(misplaced(card, due, naturals(cards)));
      }
    }
    return Optional.empty();
  }

  /**
   * The refusal for a card out of sequence. An equal card comes first, since no card between the
   * two would help.
   */
  private static Refusal misplaced(Suited card, int due, List<Suited> naturals) {
    Optional<Suited> twin =
        naturals.stream().filter(each -> Collections.frequency(naturals, each) > 1).findFirst();
    if (twin.isPresent()) {
      return Refusal.of(Reason.RUN_DUPLICATE, twin.get());
    }
    if (card.rank() == Rank.TWO) {
      return Refusal.of(Reason.RUN_BEYOND_ACE);
    }
    return Refusal.of(Reason.RUN_GAP, card(card.suit(), due), card(card.suit(), due - 1), card);
  }

  private static Optional<Refusal> lengthFault(OklahomaRules rules, List<Card> cards) {
    if (meantBottom(rules, cards) < lowest(rules)) {
      return Optional.of(Refusal.of(Reason.RUN_BELOW_TWO));
    }
    if (cards.size() > LONGEST_RUN) {
      return Optional.of(Refusal.of(Reason.RUN_FULL));
    }
    return cards.size() < SHORTEST_RUN
        ? Optional.of(Refusal.of(Reason.RUN_SHORT))
        : Optional.empty();
  }

  private static Optional<Refusal> naturalsFault(OklahomaRules rules, List<Card> cards) {
    int naturals = naturals(cards).size();
    int needed =
        switch (rules.wilds().naturals()) {
          case ONE, AS_MANY_AS_WILDS -> 1;
          case TWO -> 2;
        };
    if (naturals < needed) {
      return Optional.of(Refusal.of(Reason.NATURALS_MISSING, needed));
    }
    boolean outnumbered =
        rules.wilds().naturals() == OklahomaRules.Naturals.AS_MANY_AS_WILDS
            && naturals < cards.size() - naturals;
    return outnumbered ? Optional.of(Refusal.of(Reason.WILDS_OUTNUMBER)) : Optional.empty();
  }

  private static int lowest(OklahomaRules rules) {
    return rules.has(OklahomaSwitch.ACE_LOW) ? LOW_ACE : TWO;
  }

  private static int meantBottom(OklahomaRules rules, List<Card> cards) {
    int first = firstNaturalPlace(cards);
    int number = number((Suited) cards.get(first));
    return (first == 0 && number == HIGH_ACE && rules.has(OklahomaSwitch.ACE_LOW)
            ? LOW_ACE
            : number)
        - first;
  }

  private static int number(Suited card) {
    return card.rank().ordinal() + TWO;
  }

  private static Suited card(Suit suit, int number) {
    return new Suited(number == LOW_ACE ? Rank.ACE : Rank.values()[number - TWO], suit);
  }

  private static Suited firstNatural(List<Card> cards) {
    return (Suited) cards.get(firstNaturalPlace(cards));
  }

  private static int firstNaturalPlace(List<Card> cards) {
    int place = 0;
    while (Values.wild(cards.get(place))) {
      place++;
    }
    return place;
  }

  private static List<Suited> naturals(List<Card> cards) {
    List<Suited> naturals = new ArrayList<>();
    for (Card card : cards) {
      if (card instanceof Suited suited && !Values.wild(suited)) {
        naturals.add(suited);
      }
    }
    return naturals;
  }
}
