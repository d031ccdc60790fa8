package oklahoma.client.table.layout;

import java.util.List;
import java.util.OptionalInt;
import java.util.Set;

/**
 * The poses of the cards in the player's own hand: the card under the pointer rises and its
 * neighbours move aside, selected and focused cards are upright, and the other cards leave a gap
 * for those being carried.
 *
 * @param fan the places of all cards of the hand, from left to right
 * @param hovered the card under the pointer
 * @param focused the card with the keyboard focus
 * @param selected the selected cards
 * @param carried the cards being carried, which have no pose
 * @param gap how many of the other cards are left of the gap; negative if the gap is where the
 *     carried cards were
 */
public record Poses(
    List<Place> fan,
    OptionalInt hovered,
    OptionalInt focused,
    Set<Integer> selected,
    Set<Integer> carried,
    int gap) {

  private static final double RAISED = 0.22;
  private static final double LARGER = 1.10;
  private static final double ASIDE_LEFT = 0.10;
  private static final double ASIDE_RIGHT = 0.16;
  private static final double SELECTED = 0.16;
  private static final double FOCUSED = 0.10;

  public Poses {
    fan = List.copyOf(fan);
    selected = Set.copyOf(selected);
    carried = Set.copyOf(carried);
  }

  /** The place of a card of the hand that is not carried. */
  public Place of(int index) {
    Place rest = fan.get(slot(index));
    double up = raised(index) * rest.width();
    double aside = carried.isEmpty() ? aside(index) * rest.width() : 0;
    boolean upright = up > 0;
    boolean pointed = pointed(index);
    return new Place(
        rest.x() + aside,
        rest.y() - up,
        pointed ? rest.width() * LARGER : rest.width(),
        upright ? 0 : rest.angle(),
        pointed ? rest.order() + fan.size() : rest.order());
  }

  /** The index in the fan of the place that a card takes while others are carried. */
  private int slot(int index) {
    if (carried.isEmpty() || gap < 0) {
      return index;
    }
    int before = 0;
    for (int i = 0; i < index; i++) {
      before += carried.contains(i) ? 0 : 1;
    }
    return before < gap ? before : before + carried.size();
  }

  private boolean pointed(int index) {
    return carried.isEmpty() && hovered.isPresent() && hovered.getAsInt() == index;
  }

  private double raised(int index) {
    if (pointed(index)) {
      return RAISED;
    }
    if (selected.contains(index)) {
      return SELECTED;
    }
    return focused.isPresent() && focused.getAsInt() == index ? FOCUSED : 0;
  }

  private double aside(int index) {
    if (hovered.isEmpty() || hovered.getAsInt() == index) {
      return 0;
    }
    int distance = index - hovered.getAsInt();
    return switch (distance) {
      case -1 -> -ASIDE_LEFT;
      case 1 -> ASIDE_RIGHT;
      default -> 0;
    };
  }
}
