package oklahoma.client.table.motion;

import java.util.LinkedHashMap;
import java.util.Map;
import oklahoma.client.table.layout.Place;
import oklahoma.client.table.layout.PlacedCard;
import oklahoma.client.table.layout.Places;
import oklahoma.client.table.layout.Spot;
import oklahoma.rules.card.Card;

/** Finds and moves cards of an arrangement. */
final class Spots {
  private Spots() {}

  static Spot of(Places places, Card card) {
    return places.at().entrySet().stream()
        .filter(each -> each.getValue().face().equals(card))
        .map(Map.Entry::getKey)
        .findFirst()
        .orElseThrow();
  }

  static Places moved(Places places, Spot spot, Place to) {
    Map<Spot, PlacedCard> changed = new LinkedHashMap<>(places.at());
    changed.computeIfPresent(spot, (same, lying) -> new PlacedCard(lying.face(), to));
    return new Places(changed);
  }
}
