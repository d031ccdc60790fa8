package oklahoma.client.table.layout;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Tableau;

/**
 * The table as one viewer sees it, with what only this client knows.
 *
 * @param tableau where the cards are
 * @param me the seat at the bottom; empty for a spectator, who sees all seats at the top
 * @param hand the cards of that seat in the order in which the player keeps them
 * @param staged for each slot of the tray the cards in it, as indexes into {@code hand}; a card of
 *     the hand is in at most one slot
 * @param preparing whether the tray is shown
 * @param open a meld that is to be spread whole
 * @param gin what a gin table has besides; empty for another game
 * @param openHands the hands of other seats that lie face up, each in the order of its cards
 */
public record Tabletop(
    Tableau tableau,
    Optional<Seat> me,
    List<Card> hand,
    List<List<Integer>> staged,
    boolean preparing,
    OptionalInt open,
    Optional<OfGin> gin,
    Map<Seat, List<Card>> openHands) {

  /**
   * What only gin has.
   *
   * @param breaks before which cards of the hand a new group of them begins
   * @param limit the card that fixes the knock limit
   */
  public record OfGin(Set<Integer> breaks, Card limit) {
    public OfGin {
      breaks = Set.copyOf(breaks);
    }
  }

  public Tabletop {
    hand = List.copyOf(hand);
    staged = staged.stream().map(List::copyOf).toList();
    openHands = Map.copyOf(openHands);
  }

  /** A table of Oklahoma. */
  public Tabletop(
      Tableau tableau,
      Optional<Seat> me,
      List<Card> hand,
      List<List<Integer>> staged,
      boolean preparing,
      OptionalInt open) {
    this(tableau, me, hand, staged, preparing, open, Optional.empty(), Map.of());
  }

  /** The other seats, in turn order from the next one on. */
  public List<Seat> others() {
    return me.map(seat -> seat.others(tableau.seats())).orElse(Seat.first(tableau.seats()));
  }
}
