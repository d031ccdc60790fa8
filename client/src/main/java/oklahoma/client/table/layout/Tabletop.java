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
 * The cards of the table as one viewer sees them, and how this client arranges them.
 *
 * @param tableau the cards of the deal
 * @param me the seat at the bottom; empty for a spectator, who sees all seats at the top
 * @param hand the cards of that seat in the player's order
 * @param staged the cards in each slot of the tray, as indexes into {@code hand}; each index occurs
 *     at most once
 * @param preparing whether the tray is shown
 * @param open a meld that is spread although others are compressed
 * @param gin the additional state of a gin table; empty for Oklahoma
 * @param openHands the other hands that are face up, in their own order
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
   * The additional state of a gin table.
   *
   * @param breaks the indexes of the cards in the hand that begin a new group
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

  /** The other seats, in turn order from the next one; all seats for a spectator. */
  public List<Seat> others() {
    return me.map(seat -> seat.others(tableau.seats())).orElse(Seat.first(tableau.seats()));
  }
}
