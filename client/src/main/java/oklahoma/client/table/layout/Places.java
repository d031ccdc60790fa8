package oklahoma.client.table.layout;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * All drawn cards by their spots; immutable, in layout order.
 *
 * @param at the cards
 */
public record Places(Map<Spot, PlacedCard> at) {

  /** A table without cards. */
  public static final Places NONE = new Places(Map.of());

  public Places {
    at = Collections.unmodifiableMap(new LinkedHashMap<>(at));
  }

  /** The card at a spot; empty if nothing is drawn there. */
  public Optional<PlacedCard> find(Spot spot) {
    return Optional.ofNullable(at.get(spot));
  }
}
