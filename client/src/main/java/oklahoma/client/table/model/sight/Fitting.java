package oklahoma.client.table.model.sight;

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
import oklahoma.rules.Ruling;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.End;
import oklahoma.rules.card.Rank;
import oklahoma.rules.card.Suited;
import oklahoma.rules.gin.Gin;
import oklahoma.rules.oklahoma.Oklahoma;
import oklahoma.rules.oklahoma.Places;
import oklahoma.rules.oklahoma.Values;

/** Finds which cards of a hand go together with melds on the table, or with each other. */
public final class Fitting {
  private Fitting() {}

  /** The cards that their player may put on a meld now, by their ids. */
  public static Set<Integer> onMelds(Sight sight) {
    return sight
        .seat()
        .map(seat -> ids(sight.own().hand().cards(), held -> fits(sight.game(), seat, held.card())))
        .orElse(Set.of());
  }

  /** The other cards of a hand that are of a card's rank or next to it in its suit. */
  public static Set<Integer> with(Held one, List<Held> hand, Game game) {
    return ids(hand, held -> held.id() != one.id() && kin(one.card(), held.card(), game));
  }

  private static Set<Integer> ids(List<Held> cards, Predicate<Held> which) {
    return cards.stream().filter(which).map(Held::id).collect(Collectors.toUnmodifiableSet());
  }

  private static boolean fits(Deal deal, Seat seat, Card card) {
    return switch (deal) {
      case Oklahoma oklahoma -> !Places.now(oklahoma, seat, card).isEmpty();
      case Gin gin ->
          IntStream.range(0, gin.tableau().melds().size())
              .anyMatch(meld ->
                  Arrays.stream(End.values())
                      .map(end -> new Move.LayOff(card, meld, java.util.Optional.of(end)))
                      .anyMatch(move -> gin.rule(seat, move) instanceof Ruling.Allowed));
    };
  }

  /** Wilds go with everything, so they are not worth a mark. */
  private static boolean kin(Card one, Card other, Game game) {
    boolean wild = game == Game.OKLAHOMA && (Values.wild(one) || Values.wild(other));
    return !wild
        && one instanceof Suited first
        && other instanceof Suited second
        && (first.rank() == second.rank()
            || (first.suit() == second.suit() && next(first.rank(), second.rank(), game)));
  }

  private static boolean next(Rank one, Rank other, Game game) {
    return Math.abs(height(one, game) - height(other, game)) == 1;
  }

  /** The ace is high in Oklahoma and low in gin (G-1). */
  private static int height(Rank rank, Game game) {
    return rank == Rank.ACE && game == Game.GIN ? -1 : rank.ordinal();
  }
}
