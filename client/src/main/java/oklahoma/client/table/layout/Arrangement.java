package oklahoma.client.table.layout;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Back;

/**
 * The complete layout of a table.
 *
 * @param size the space and settings for which it was computed
 * @param frame the regions of the table
 * @param places the place of every card
 * @param strip the visible width of each card of the player's hand, in pixels
 * @param ghosts empty places in the player's hand of cards that are in the tray, by their index in
 *     the hand
 * @param plates the panels of the other seats
 * @param groups the panels of melds, each with the area of its owner's name
 * @param melds the area of each meld, by its index on the table
 * @param pressed the compressed melds, in which only the first and last card can be read
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

  /** The panel with the melds of one owner, and the area of the owner's name in it. */
  public record MeldPanel(Seat owner, Area area, Area name) {}

  public Arrangement {
    ghosts = Map.copyOf(ghosts);
    plates = Map.copyOf(plates);
    groups = List.copyOf(groups);
    melds = List.copyOf(melds);
    pressed = List.copyOf(pressed);
    slots = List.copyOf(slots);
  }

  /** The place of a card; empty if the spot is not drawn. */
  public Optional<Place> place(Spot spot) {
    return places.find(spot).map(PlacedCard::place);
  }

  /** Whether a seat's hand is face up. */
  public boolean open(Seat seat) {
    return places.find(new Spot.InHand(seat, 0)).map(PlacedCard::face).orElse(Back.BACK)
        != Back.BACK;
  }
}
