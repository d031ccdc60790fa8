package oklahoma.client.table.layout;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Every card that is drawn, by where it lies; immutable, in the order in which it was laid out.
 *
 * @param at the cards
 */
public record Places(Map<Spot, Lying> at) {

  /** A table without cards. */
  public static final Places NONE = new Places(Map.of());

  public Places {
    at = Collections.unmodifiableMap(new LinkedHashMap<>(at));
  }

  /** The card at a spot; empty if nothing is drawn there. */
  public Optional<Lying> find(Spot spot) {
    return Optional.ofNullable(at.get(spot));
  }
}
