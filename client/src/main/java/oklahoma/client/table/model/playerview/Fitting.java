package oklahoma.client.table.model.playerview;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import oklahoma.client.table.model.hand.Held;
import oklahoma.rules.Deal;
import oklahoma.rules.Game;
import oklahoma.rules.Move;
import oklahoma.rules.Rules;
import oklahoma.rules.Ruling;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.End;
import oklahoma.rules.card.Rank;
import oklahoma.rules.card.Suited;
import oklahoma.rules.gin.Gin;
import oklahoma.rules.gin.GinRules;
import oklahoma.rules.gin.meld.Runs;
import oklahoma.rules.oklahoma.MeldPlaces;
import oklahoma.rules.oklahoma.Oklahoma;
import oklahoma.rules.oklahoma.OklahomaRules;
import oklahoma.rules.oklahoma.OklahomaSwitch;
import oklahoma.rules.oklahoma.Values;

/** Finds cards of a hand that fit melds on the table, or each other. */
public final class Fitting {
  private Fitting() {}

  /** The ids of the cards that the player may put on a meld now. */
  public static Set<Integer> onMelds(PlayerView view) {
    return view.seat()
        .map(seat -> ids(view.own().hand().cards(), held -> fits(view.game(), seat, held.card())))
        .orElse(Set.of());
  }

  /** The ids of the other cards that have this card's rank, or are next to it in its suit. */
  public static Set<Integer> with(Held one, List<Held> hand, Rules rules) {
    return ids(hand, held -> held.id() != one.id() && kin(one.card(), held.card(), rules));
  }

  private static Set<Integer> ids(List<Held> cards, Predicate<Held> which) {
    return cards.stream().filter(which).map(Held::id).collect(Collectors.toUnmodifiableSet());
  }

  private static boolean fits(Deal deal, Seat seat, Card card) {
    return switch (deal) {
      case Oklahoma oklahoma -> !MeldPlaces.legalNow(oklahoma, seat, card).isEmpty();
      case Gin gin ->
          IntStream.range(0, gin.tableau().melds().size())
              .anyMatch(meld ->
                  Arrays.stream(End.values())
                      .map(end -> new Move.LayOff(card, meld, java.util.Optional.of(end)))
                      .anyMatch(move -> gin.rule(seat, move) instanceof Ruling.Allowed));
    };
  }

  /** Whether two cards fit each other. Wilds fit everything, so they are not marked. */
  private static boolean kin(Card one, Card other, Rules rules) {
    boolean wild = rules.game() == Game.OKLAHOMA && (Values.wild(one) || Values.wild(other));
    return !wild
        && one instanceof Suited first
        && other instanceof Suited second
        && (first.rank() == second.rank()
            || (first.suit() == second.suit()
                && (below(first.rank(), second.rank(), rules)
                    || below(second.rank(), first.rank(), rules))));
  }

  /** Whether one rank comes directly before another in a run. */
  private static boolean below(Rank one, Rank other, Rules rules) {
    return one == Rank.ACE
        ? other == Rank.TWO && lowAce(rules)
        : other.ordinal() == one.ordinal() + 1 && (other != Rank.ACE || highAce(rules));
  }

  private static boolean lowAce(Rules rules) {
    return switch (rules) {
      case OklahomaRules oklahoma -> oklahoma.has(OklahomaSwitch.ACE_LOW);
      case GinRules gin -> true;
    };
  }

  private static boolean highAce(Rules rules) {
    return switch (rules) {
      case OklahomaRules oklahoma -> true;
      case GinRules gin -> gin.runs() == Runs.ROUND_THE_CORNER;
    };
  }
}
