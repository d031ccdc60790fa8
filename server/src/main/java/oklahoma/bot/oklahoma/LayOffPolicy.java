package oklahoma.bot.oklahoma;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import oklahoma.rules.Move;
import oklahoma.rules.Ruling;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Meld;
import oklahoma.rules.oklahoma.MeldPlaces;
import oklahoma.rules.oklahoma.Oklahoma;
import oklahoma.rules.oklahoma.OklahomaPhase;
import oklahoma.rules.oklahoma.Values;

/**
 * Lays off cards once a seat is down: natural cards first, beginning with those that make room for
 * another card; then a wild that bridges to a natural card; then the other wilds, into books, where
 * they help nobody.
 */
public final class LayOffPolicy {
  private LayOffPolicy() {}

  /** The next card to lay off; empty if none fits. */
  static Optional<Move> next(Oklahoma deal, Seat me) {
    List<Card> hand = deal.tableau().hand(me).cards().stream().distinct().toList();
    Optional<Move> natural =
        best(deal, me, hand.stream().filter(card -> !Values.wild(card)).toList());
    return natural.or(() -> best(deal, me, hand.stream().filter(Values::wild).toList()));
  }

  /** The deal after the seat has laid off everything that fits; over if that was its last card. */
  static Oklahoma all(Oklahoma deal, Seat me) {
    Oklahoma now = deal;
    while (now.phase() instanceof OklahomaPhase.ToPlay) {
      Optional<Move> move = next(now, me);
      if (move.isEmpty()) {
        break;
      }
      now = after(now, me, move.get());
    }
    return now;
  }

  /** The deal after a legal move and all its consequences. */
  public static Oklahoma after(Oklahoma deal, Seat me, Move move) {
    if (!(deal.rule(me, move) instanceof Ruling.Allowed allowed)) {
      throw new IllegalArgumentException("not a legal move: " + move);
    }
    return (Oklahoma) deal.after(allowed.events());
  }

  private static Optional<Move> best(Oklahoma deal, Seat me, List<Card> cards) {
    Optional<Move> best = Optional.empty();
    int most = Integer.MIN_VALUE;
    for (Move move : moves(deal, me, cards)) {
      int worth = worth(deal, me, move);
      if (worth > most) {
        most = worth;
        best = Optional.of(move);
      }
    }
    return best;
  }

  private static List<Move> moves(Oklahoma deal, Seat me, List<Card> cards) {
    List<Move> moves = new ArrayList<>();
    for (Card card : cards) {
      moves.addAll(MeldPlaces.legalNow(deal, me, card));
    }
    return moves;
  }

  /**
   * How many natural cards fit afterwards; among equals a book before a run, and a high card before
   * a low one.
   */
  private static int worth(Oklahoma deal, Seat me, Move move) {
    Oklahoma then = after(deal, me, move);
    if (!(then.phase() instanceof OklahomaPhase.ToPlay)) {
      return Integer.MAX_VALUE;
    }
    long fitting =
        then.tableau().hand(me).cards().stream()
            .filter(card ->
                !Values.wild(card)
                    && !MeldPlaces.of(then.rules(), then.tableau().melds(), card).isEmpty())
            .count();
    return (int) fitting * 100 + (ontoBook(deal, move) ? 50 : 0) + points(move);
  }

  private static boolean ontoBook(Oklahoma deal, Move move) {
    return move instanceof Move.LayOff off
        && deal.tableau().melds().get(off.meld()).meld().kind() == Meld.Kind.BOOK;
  }

  private static int points(Move move) {
    return switch (move) {
      case Move.LayOff off -> Values.points(off.card());
      case Move.Swap wild -> Values.points(wild.card());
      case Move.Draw draw -> 0;
      case Move.Take take -> 0;
      case Move.Claim claim -> 0;
      case Move.Pass pass -> 0;
      case Move.Discard discard -> 0;
      case Move.LayDown down -> 0;
      case Move.Knock knock -> 0;
    };
  }
}
