package oklahoma.rules.oklahoma.laydown;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Face;
import oklahoma.rules.card.Joker;
import oklahoma.rules.card.Meld;
import oklahoma.rules.card.Rank;
import oklahoma.rules.card.Suit;
import oklahoma.rules.card.Suited;
import oklahoma.rules.oklahoma.Contract;
import oklahoma.rules.oklahoma.OklahomaMelds;
import oklahoma.rules.oklahoma.OklahomaRules;
import oklahoma.rules.oklahoma.OklahomaSwitch;
import oklahoma.rules.oklahoma.Values;

/**
 * Every way to lay down a contract from a small hand, by trying everything and asking {@link
 * OklahomaMelds#fault} about each meld. Slow and simple on purpose.
 */
final class NaiveLayDowns {
  private final Contract contract;
  private final OklahomaRules rules;

  NaiveLayDowns(Contract contract, OklahomaRules rules) {
    this.contract = contract;
    this.rules = rules;
  }

  /** What a way to lay down leaves; wilds are alike, so only their number counts. */
  record Left(List<Card> naturals, int wilds) {
    int points() {
      return Values.points(naturals) + Values.WILD * wilds;
    }

    boolean makesUseless(Left other) {
      boolean fewer =
          minus(other.naturals, naturals).size() == other.naturals.size() - naturals.size();
      return !equals(other) && fewer && points() <= other.points() && wilds >= other.wilds;
    }
  }

  /**
   * Some melds made, and the cards that are left; runs are remembered because neighbours may be
   * refused.
   */
  private record Made(List<Card> left, List<Meld> runs) {}

  static Left left(List<Card> cards) {
    List<Card> naturals =
        cards.stream().filter(card -> !Values.wild(card)).sorted(Face.ORDER).toList();
    return new Left(naturals, cards.size() - naturals.size());
  }

  /** The fewest cards that a contract takes. */
  static int fewestCards(Contract contract) {
    return contract.books() * OklahomaMelds.SHORTEST_BOOK
        + contract.runs() * OklahomaMelds.SHORTEST_RUN;
  }

  /** What the useful ways leave. */
  List<Left> useful(List<Card> hand) {
    Set<Left> all = new HashSet<>();
    for (Made made : contracts(hand)) {
      if (made.left.isEmpty() || !contract.allAtOnce()) {
        all.add(left(made.left));
      }
    }
    return all.stream()
        .filter(left -> all.stream().noneMatch(other -> other.makesUseless(left)))
        .toList();
  }

  private Set<Made> contracts(List<Card> hand) {
    Set<Made> made =
        Set.of(
            new Made(
                hand.stream().map(NaiveLayDowns::alike).sorted(Face.ORDER).toList(), List.of()));
    for (int i = 0; i < contract.books(); i++) {
      made = made.stream().flatMap(each -> withBook(each).stream()).collect(Collectors.toSet());
    }
    for (int i = 0; i < contract.runs(); i++) {
      made = made.stream().flatMap(each -> withRun(each).stream()).collect(Collectors.toSet());
    }
    return made;
  }

  /** A black two does what a joker does. */
  private static Card alike(Card card) {
    return Values.wild(card) ? Joker.JOKER : card;
  }

  private Set<Made> withBook(Made made) {
    Set<Made> more = new HashSet<>();
    for (Rank rank : Rank.values()) {
      List<Card> fitting =
          made.left.stream().filter(card -> Values.wild(card) || ranked(card, rank)).toList();
      for (int cards = 1; cards < 1 << fitting.size(); cards++) {
        List<Card> book = chosen(fitting, cards);
        if (OklahomaMelds.fault(rules, Meld.book(book)).isEmpty()) {
          more.add(new Made(minus(made.left, book), made.runs));
        }
      }
    }
    return more;
  }

  private static boolean ranked(Card card, Rank rank) {
    return card instanceof Suited suited && suited.rank() == rank;
  }

  private static List<Card> chosen(List<Card> cards, int bits) {
    return IntStream.range(0, cards.size())
        .filter(i -> (bits & (1 << i)) != 0)
        .mapToObj(cards::get)
        .toList();
  }

  private Set<Made> withRun(Made made) {
    Set<Made> more = new HashSet<>();
    for (Suit suit : Suit.values()) {
      for (int bottom = 1; bottom <= 11; bottom++) {
        grow(made, suit, bottom, List.of(), more);
      }
    }
    return more;
  }

  /** Tries in the next place the natural card and a wild. */
  private void grow(Made made, Suit suit, int next, List<Card> lying, Set<Made> more) {
    Meld run = Meld.run(lying);
    if (lying.size() >= OklahomaMelds.SHORTEST_RUN
        && OklahomaMelds.fault(rules, run).isEmpty()
        && mayLie(made, run)) {
      more.add(
          new Made(
              minus(made.left, lying),
              rules.has(OklahomaSwitch.ADJACENT_RUNS) ? List.of() : List.of(run)));
    }
    if (next > 14) {
      return;
    }
    Suited natural = new Suited(next == 1 ? Rank.ACE : Rank.values()[next - 2], suit);
    for (Card card : List.of(natural, Joker.JOKER)) {
      List<Card> longer = new ArrayList<>(lying);
      longer.add(card);
      if (minus(made.left, longer).size() == made.left.size() - longer.size()) {
        grow(made, suit, next + 1, longer, more);
      }
    }
  }

  private boolean mayLie(Made made, Meld run) {
    return rules.has(OklahomaSwitch.ADJACENT_RUNS)
        || made.runs.stream().noneMatch(other -> OklahomaMelds.adjacent(run, other));
  }

  private static List<Card> minus(List<Card> cards, List<Card> used) {
    List<Card> left = new ArrayList<>(cards);
    used.forEach(left::remove);
    return List.copyOf(left);
  }
}
