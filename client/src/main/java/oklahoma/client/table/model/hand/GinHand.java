package oklahoma.client.table.model.hand;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Face;
import oklahoma.rules.card.Meld;
import oklahoma.rules.gin.Gin;
import oklahoma.rules.gin.GinPhase;
import oklahoma.rules.gin.GinSwitch;
import oklahoma.rules.gin.meld.Arrangements;
import oklahoma.rules.gin.meld.GinArrangement;
import oklahoma.rules.gin.meld.GinMelds;

/** Evaluates a gin hand in the player's order: its melds, its deadwood, its best discard. */
public final class GinHand {
  private GinHand() {}

  /** The fewest cards of a meld (G-1). */
  private static final int LEAST = 3;

  /** The kinds of groups of neighbouring cards in a hand. */
  public enum Kind {
    SET,
    RUN,
    DEADWOOD,
    /** A meld with one card in it that does not belong there. */
    SPOILT,
    /** A drawn card that has not been moved yet. */
    FRESH
  }

  /**
   * A group of neighbouring cards in a hand.
   *
   * @param from the index of the first
   * @param to the index after the last
   * @param points the deadwood points of the group
   * @param stranger the card without which the group would be a meld
   */
  public record Group(Kind kind, int from, int to, int points, Optional<Card> stranger) {
    private static Group of(Kind kind, int from, int to) {
      return new Group(kind, from, to, 0, Optional.empty());
    }
  }

  /** The cards of the melds of the best arrangement; a hand sorted by melds begins with them. */
  public static List<Card> melded(Collection<Card> hand, Gin deal) {
    return cards(Arrangements.best(hand, deal.rules().runs()).getFirst());
  }

  /**
   * The hand sorted by melds. A new card that is in no meld stays at the right end, so that the
   * player sees it.
   */
  public static HandOrder grouped(HandOrder hand, Gin deal) {
    List<Card> cards = hand.cards().stream().map(Held::card).toList();
    List<Card> melds = melded(cards, deal);
    List<Held> next = new ArrayList<>(Sorting.of(hand, Sort.MELDS, deal).cards());
    for (Held fresh : hand.cards()) {
      if (fresh.fresh() && !melds.contains(fresh.card())) {
        next.removeIf(held -> held.id() == fresh.id());
        next.add(fresh);
      }
    }
    return new HandOrder(next, hand.issued());
  }

  /**
   * The groups of a hand from left to right. Takes an arrangement with the least deadwood, and
   * shows its melds whose cards are neighbours, its melds with one other card between them, other
   * melds of neighbouring cards, and deadwood. Cards of a meld that are farther apart are in no
   * group.
   */
  public static List<Group> groups(List<Held> hand, Gin deal) {
    List<Card> settled = settled(hand);
    List<Group> groups = new ArrayList<>();
    if (settled.isEmpty()) {
      return groups;
    }
    GinArrangement shown = shown(settled, deal);
    int at = 0;
    while (at < settled.size()) {
      int next = at + 1;
      Optional<Meld> meld = meldAt(shown, settled, at);
      if (meld.isPresent()) {
        next = at + meld.get().size();
        Kind kind = meld.get().kind() == Meld.Kind.BOOK ? Kind.SET : Kind.RUN;
        groups.add(Group.of(kind, at, next));
      } else if (spoiltAt(shown, settled, at, deal).isPresent()) {
        Group spoilt = spoiltAt(shown, settled, at, deal).get();
        groups.add(spoilt);
        next = spoilt.to();
      } else if (otherMeldAt(shown, settled, at, deal).isPresent()) {
        Group other = otherMeldAt(shown, settled, at, deal).get();
        groups.add(other);
        next = other.to();
      } else if (shown.deadwood().contains(settled.get(at))) {
        while (next < settled.size()
            && shown.deadwood().contains(settled.get(next))
            && otherMeldAt(shown, settled, next, deal).isEmpty()) {
          next++;
        }
        List<Card> rest = settled.subList(at, next);
        int points = new GinArrangement(List.of(), rest).points(deal.rules().runs());
        groups.add(new Group(Kind.DEADWOOD, at, next, points, Optional.empty()));
      }
      at = next;
    }
    if (settled.size() < hand.size()) {
      groups.add(Group.of(Kind.FRESH, settled.size(), hand.size()));
    }
    return groups;
  }

  /** The indexes of the cards that begin a new group. */
  public static Set<Integer> breaks(List<Held> hand, Gin deal) {
    Set<Integer> breaks = new HashSet<>();
    groups(hand, deal).stream()
        .flatMap(group -> Stream.of(group.from(), group.to()))
        .filter(at -> at > 0 && at < hand.size())
        .forEach(breaks::add);
    return breaks;
  }

  /** One of several arrangements with equal deadwood. */
  public record Way(int index, List<GinArrangement> all) {
    public GinArrangement next() {
      return all.get((index + 1) % all.size());
    }
  }

  /** The arrangement that the order of the hand shows, and all others with equal deadwood. */
  public static Way way(List<Held> hand, Gin deal) {
    List<Card> settled = settled(hand);
    List<GinArrangement> all = Arrangements.best(settled, deal.rules().runs());
    return new Way(all.indexOf(shown(settled, deal)), all);
  }

  /** The cards of the melds of an arrangement, one meld after another. */
  public static List<Card> cards(GinArrangement arrangement) {
    return arrangement.melds().stream().flatMap(meld -> meld.cards().stream()).toList();
  }

  /** The least deadwood of a hand. */
  public static int least(Collection<? extends Card> cards, Gin deal) {
    return Arrangements.leastDeadwood(cards, deal.rules().runs());
  }

  /** The hand without a card. */
  public static List<Card> without(Collection<Card> hand, Card card) {
    List<Card> rest = new ArrayList<>(hand);
    rest.remove(card);
    return rest;
  }

  /** The discard that leaves the least deadwood; empty if the player cannot discard now. */
  public static Optional<Card> bestDiscard(Collection<Card> hand, Gin deal) {
    return deal.phase() instanceof GinPhase.ToPlay turn
        ? Arrangements.bestDiscards(hand, kept(deal, turn), deal.rules().runs()).stream()
            .findFirst()
        : Optional.empty();
  }

  /** The card that may not be discarded because it was just taken from the pile (G-4). */
  private static Optional<Card> kept(Gin deal, GinPhase.ToPlay turn) {
    return turn.taken()
            && !deal.rules().has(GinSwitch.RETURN_TAKEN)
            && turn.drawn() instanceof Card card
        ? Optional.of(card)
        : Optional.empty();
  }

  /**
   * The first of the best arrangements whose melds are all groups of neighbours in the hand;
   * otherwise the first.
   */
  private static GinArrangement shown(List<Card> settled, Gin deal) {
    List<GinArrangement> best = Arrangements.best(settled, deal.rules().runs());
    return best.stream()
        .filter(
            arrangement -> arrangement.melds().stream().allMatch(meld -> together(meld, settled)))
        .findFirst()
        .orElseGet(best::getFirst);
  }

  private static boolean together(Meld meld, List<Card> hand) {
    int first = meld.cards().stream().mapToInt(hand::indexOf).min().orElse(0);
    return meldAt(meld, hand, first);
  }

  private static Optional<Meld> meldAt(GinArrangement shown, List<Card> hand, int at) {
    return shown.melds().stream().filter(meld -> meldAt(meld, hand, at)).findFirst();
  }

  private static boolean meldAt(Meld meld, List<Card> hand, int at) {
    int end = at + meld.size();
    return end <= hand.size() && Set.copyOf(hand.subList(at, end)).equals(Set.copyOf(meld.cards()));
  }

  /**
   * The longest meld of neighbouring cards from here, up to the next meld of the shown arrangement.
   */
  private static Optional<Group> otherMeldAt(
      GinArrangement shown, List<Card> hand, int at, Gin deal) {
    int end = at + 1;
    while (end < hand.size() && meldAt(shown, hand, end).isEmpty()) {
      end++;
    }
    for (; end >= at + LEAST; end--) {
      List<Card> lying = hand.subList(at, end).stream().sorted(Face.ORDER).toList();
      for (Meld.Kind kind : Meld.Kind.values()) {
        if (GinMelds.fault(new Meld(kind, lying), deal.rules().runs()).isEmpty()) {
          return Optional.of(Group.of(kind == Meld.Kind.BOOK ? Kind.SET : Kind.RUN, at, end));
        }
      }
    }
    return Optional.empty();
  }

  /** A meld that begins here, with one other card between its cards. */
  private static Optional<Group> spoiltAt(GinArrangement shown, List<Card> hand, int at, Gin deal) {
    for (Meld meld : shown.melds()) {
      int end = at + meld.size() + 1;
      if (end <= hand.size() && meld.cards().contains(hand.get(at))) {
        List<Card> lying = hand.subList(at, end);
        if (Set.copyOf(lying).containsAll(meld.cards())) {
          return GinMelds.fault(new Meld(meld.kind(), lying), deal.rules().runs())
              .flatMap(
                  fault -> lying.stream().filter(card -> !meld.cards().contains(card)).findFirst())
              .map(stranger -> spoilt(at, end, stranger, shown, deal));
        }
      }
    }
    return Optional.empty();
  }

  /** The group of a spoilt meld. Its stranger costs no points if it belongs to another meld. */
  private static Group spoilt(int from, int to, Card stranger, GinArrangement shown, Gin deal) {
    List<Card> left = shown.deadwood().contains(stranger) ? List.of(stranger) : List.of();
    int points = new GinArrangement(List.of(), left).points(deal.rules().runs());
    return new Group(Kind.SPOILT, from, to, points, Optional.of(stranger));
  }

  /** The cards without the new ones at the right end. */
  private static List<Card> settled(List<Held> hand) {
    int end = hand.size();
    while (end > 0 && hand.get(end - 1).fresh()) {
      end--;
    }
    return hand.subList(0, end).stream().map(Held::card).toList();
  }

  /** The deadwood of an arrangement, sorted. */
  public static List<Card> deadwood(GinArrangement arrangement) {
    return arrangement.deadwood().stream().sorted(Face.ORDER).toList();
  }
}
