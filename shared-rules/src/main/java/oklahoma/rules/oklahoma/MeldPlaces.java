package oklahoma.rules.oklahoma;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import oklahoma.rules.Move;
import oklahoma.rules.Ruling;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.End;
import oklahoma.rules.card.Laid;
import oklahoma.rules.card.Meld;

/** All places on the table for a card: where it can be laid off, and where it can swap a wild. */
public final class MeldPlaces {
  private MeldPlaces() {}

  /**
   * The moves that bring a card onto the table, as if it were the seat's turn, in the order of the
   * melds; lay-offs before swaps, the high end before the low one.
   *
   * @param melds the melds on the table
   */
  public static List<Move> of(OklahomaRules rules, List<Laid> melds, Card card) {
    List<Move> moves = new ArrayList<>();
    for (int meld = 0; meld < melds.size(); meld++) {
      moves.addAll(layOffs(rules, melds.get(meld).meld(), meld, card));
      moves.addAll(swaps(rules, melds.get(meld).meld(), meld, card));
    }
    return List.copyOf(moves);
  }

  /** The moves that bring one of a seat's cards onto the table and are legal now. */
  public static List<Move> legalNow(Oklahoma deal, Seat seat, Card card) {
    return of(deal.rules(), deal.tableau().melds(), card).stream()
        .filter(move -> deal.rule(seat, move) instanceof Ruling.Allowed)
        .toList();
  }

  private static List<Move> layOffs(OklahomaRules rules, Meld meld, int index, Card card) {
    List<Move> moves = new ArrayList<>();
    for (End end : OklahomaMelds.fits(rules, meld, card)) {
      moves.addFirst(new Move.LayOff(card, index, Optional.of(end)));
    }
    return moves;
  }

  private static List<Move> swaps(OklahomaRules rules, Meld meld, int index, Card card) {
    if (meld.kind() == Meld.Kind.BOOK || OklahomaMelds.swappablePlace(meld, card).isEmpty()) {
      return List.of();
    }
    return switch (rules.wilds().swapped()) {
      case HAND -> List.of(new Move.Swap(card, index, Optional.empty()));
      case HIGH_END -> swap(rules, meld, index, card, End.HIGH);
      case EITHER_END -> {
        List<Move> moves = new ArrayList<>(swap(rules, meld, index, card, End.HIGH));
        moves.addAll(swap(rules, meld, index, card, End.LOW));
        yield moves;
      }
    };
  }

  private static List<Move> swap(OklahomaRules rules, Meld run, int index, Card card, End end) {
    return OklahomaMelds.grows(rules, run, end).isPresent()
        ? List.of(new Move.Swap(card, index, Optional.of(end)))
        : List.of();
  }
}
