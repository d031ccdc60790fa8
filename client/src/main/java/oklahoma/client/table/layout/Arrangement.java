package oklahoma.client.table.layout;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Back;

/**
 * The complete layout of a table.
 *
 * @param size what it was laid out for
 * @param frame the rooms
 * @param places every card that is drawn
 * @param strip what the next card of the player's hand leaves free of each, in pixels
 * @param ghosts where cards of the player's hand that are in the tray would lie, by their index in
 *     the hand
 * @param plates the panels of the other seats
 * @param groups the panels of melds, each with the room for its owner's name
 * @param melds the room that each meld takes, by its index on the table
 * @param pressed the melds of which only the first and last card can be read
 * @param slots the slots of the tray
 */
public record Arrangement(
    TableSize size,
    Frame frame,
    Places places,
    double strip,
    Map<Integer, Place> ghosts,
    Map<Seat, Area> plates,
    List<MeldPanel> groups,
    List<Area> melds,
    List<Integer> pressed,
    List<Area> slots) {

  /** One owner's melds: the panel and the room for the owner's name in it. */
  public record MeldPanel(Seat owner, Area area, Area name) {}

  public Arrangement {
    ghosts = Map.copyOf(ghosts);
    plates = Map.copyOf(plates);
    groups = List.copyOf(groups);
    melds = List.copyOf(melds);
    pressed = List.copyOf(pressed);
    slots = List.copyOf(slots);
  }

  /** Where a card lies; empty if it is not drawn. */
  public Optional<Place> place(Spot spot) {
    return places.find(spot).map(PlacedCard::place);
  }

  /** Whether a seat's hand lies face up. */
  public boolean open(Seat seat) {
    return places.find(new Spot.InHand(seat, 0)).map(PlacedCard::face).orElse(Back.BACK)
        != Back.BACK;
  }
}
