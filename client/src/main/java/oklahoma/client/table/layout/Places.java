package oklahoma.client.table.layout;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * All cards of a layout by their spots, in layout order; immutable.
 *
 * @param at the cards
 */
public record Places(Map<Spot, PlacedCard> at) {

  public static final Places NONE = new Places(Map.of());

  public Places {
    at = Collections.unmodifiableMap(new LinkedHashMap<>(at));
  }

  /** The card at a spot; empty if the spot is not drawn. */
  public Optional<PlacedCard> find(Spot spot) {
    return Optional.ofNullable(at.get(spot));
  }
}
