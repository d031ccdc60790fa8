package oklahoma.client.table.motion;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import oklahoma.client.table.layout.Place;
import oklahoma.client.table.layout.PlacedCard;
import oklahoma.client.table.layout.Places;
import oklahoma.client.table.layout.Spot;
import oklahoma.client.table.motion.Glide.Fade;
import oklahoma.client.table.motion.Glide.Timing;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Back;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Face;

/**
 * Matches the cards of one arrangement with those of the next: first those that an event names,
 * then equal cards by distance, because cards have no identity.
 */
final class Pairing {
  private static final Timing MAKE_ROOM = new Timing(0, 180, Curve.STANDARD, 0, Fade.NONE);
  private static final Timing APPEAR = new Timing(0, 180, Curve.EVEN, 0, Fade.IN);
  private static final Timing VANISH = new Timing(0, 180, Curve.EVEN, 0, Fade.OUT);

  private static final Place NOWHERE = new Place(0, 0, 0, 0, 0);

  private final Map<Spot, PlacedCard> before;
  private final Map<Spot, PlacedCard> after;
  private final Places newPlaces;
  private final List<Glide> glides = new ArrayList<>();

  private record Pair(Spot from, Spot to, double distance) {}

  Pairing(Places before, Places after) {
    this.before = new LinkedHashMap<>(before.at());
    this.after = new LinkedHashMap<>(after.at());
    this.newPlaces = after;
  }

  /** A card that an event names flies from a spot to a spot. */
  void fly(Optional<Spot> from, Optional<Spot> to, Timing timing) {
    Optional<Spot> one = from.filter(before::containsKey);
    Optional<Spot> two = to.filter(after::containsKey);
    if (one.isPresent() && two.isPresent()) {
      glides.add(
          new Glide(one, take(before, one.get()), two, take(after, two.get()), timing, true));
    } else if (one.isPresent()) {
      to.flatMap(newPlaces::find).ifPresent(end -> flyAway(one.get(), end, timing));
    }
  }

  /** A card that is not drawn before flies in from where something else lies. */
  void flyIn(PlacedCard start, Spot to, Timing timing) {
    PlacedCard end = after.remove(to);
    if (end != null) {
      glides.add(new Glide(Optional.empty(), start, Optional.of(to), end, timing, true));
    }
  }

  /** A card flies to a place where it is no longer drawn. */
  void flyAway(Spot from, PlacedCard end, Timing timing) {
    PlacedCard start = before.remove(from);
    if (start != null) {
      glides.add(new Glide(Optional.of(from), start, Optional.empty(), end, timing, true));
    }
  }

  /** The nearest back of the same hand that a card face up was; empty if it was none. */
  Optional<Spot> backThatBecomes(Spot to) {
    PlacedCard end = Optional.ofNullable(after.get(to)).orElseThrow();
    if (end.face() == Back.BACK || !(to instanceof Spot.InHand(Seat seat, int index))) {
      return Optional.empty();
    }
    return before.entrySet().stream()
        .filter(each -> inHand(each.getKey(), seat) && each.getValue().face() == Back.BACK)
        .min(Comparator.comparingDouble(each -> each.getValue().place().distanceTo(end.place())))
        .map(Map.Entry::getKey);
  }

  /** A card is turned over within its hand. */
  void turn(Spot from, Spot to, Timing timing) {
    PlacedCard start = take(before, from);
    PlacedCard end = take(after, to);
    glides.add(new Glide(Optional.of(from), start, Optional.of(to), end, timing, false));
  }

  /**
   * What no event names: equal cards make room, the nearest pairs first; the rest appears and
   * vanishes.
   */
  Plan rest() {
    pairs().stream()
        .sorted(Comparator.comparingDouble(Pair::distance))
        .forEach(pair -> makeRoom(pair.from(), pair.to()));
    new ArrayList<>(before.keySet()).forEach(this::vanish);
    new ArrayList<>(after.keySet()).forEach(this::appear);
    return new Plan(glides);
  }

  /**
   * From where a seat plays a card: the card itself if it is seen, otherwise a back of its hand.
   */
  Optional<Spot> playedFrom(Seat seat, Card card, Spot to) {
    Place target = newPlaces.find(to).map(PlacedCard::place).orElse(NOWHERE);
    boolean hidden =
        before.entrySet().stream()
            .anyMatch(each -> inHand(each.getKey(), seat) && each.getValue().face() == Back.BACK);
    Face shown = hidden ? Back.BACK : card;
    return before.entrySet().stream()
        .filter(each -> each.getValue().face().equals(shown))
        .filter(each ->
            inHand(each.getKey(), seat) || (!hidden && each.getKey() instanceof Spot.InTray))
        .min(Comparator.comparingDouble(each -> each.getValue().place().distanceTo(target)))
        .map(Map.Entry::getKey);
  }

  /**
   * Where a card that came into a hand lies: the last equal one, or the last place of a hand that
   * is not seen.
   */
  Optional<Spot> receivedAt(Seat seat, Face face) {
    Comparator<Map.Entry<Spot, PlacedCard>> equalLast =
        Comparator.comparing(each -> each.getValue().face().equals(face));
    return after.entrySet().stream()
        .filter(each -> inHand(each.getKey(), seat))
        .max(equalLast.thenComparingInt(each -> index(each.getKey())))
        .map(Map.Entry::getKey);
  }

  Optional<PlacedCard> lyingBefore(Spot spot) {
    return Optional.ofNullable(before.get(spot));
  }

  List<Spot> leftBefore() {
    return List.copyOf(before.keySet());
  }

  List<Spot> leftAfter() {
    return List.copyOf(after.keySet());
  }

  private List<Pair> pairs() {
    List<Pair> pairs = new ArrayList<>();
    before.forEach((from, was) ->
        after.forEach((to, is) -> {
          if (was.face().equals(is.face())) {
            pairs.add(new Pair(from, to, was.place().distanceTo(is.place())));
          }
        }));
    return pairs;
  }

  private void makeRoom(Spot from, Spot to) {
    if (before.containsKey(from) && after.containsKey(to)) {
      Glide glide =
          new Glide(
              Optional.of(from),
              before.remove(from),
              Optional.of(to),
              after.remove(to),
              MAKE_ROOM,
              false);
      glides.add(glide);
    }
  }

  private void vanish(Spot spot) {
    PlacedCard lying = take(before, spot);
    glides.add(
        new Glide(
            Optional.of(spot),
            lying,
            Optional.empty(),
            lying,
            covered(spot) ? MAKE_ROOM : VANISH,
            false));
  }

  private void appear(Spot spot) {
    PlacedCard lying = take(after, spot);
    glides.add(
        new Glide(
            Optional.empty(),
            lying,
            Optional.of(spot),
            lying,
            covered(spot) ? MAKE_ROOM : APPEAR,
            false));
  }

  /** Cards under others come and go unseen: there are more of them than are drawn. */
  private static boolean covered(Spot spot) {
    return switch (spot) {
      case Spot.InHand hand -> true;
      case Spot.OfLimit limit -> false;
      case Spot.OnStock _, Spot.OnPile _ -> true;
      case Spot.InMeld _, Spot.InTray _ -> false;
    };
  }

  private static PlacedCard take(Map<Spot, PlacedCard> from, Spot spot) {
    return Optional.ofNullable(from.remove(spot)).orElseThrow();
  }

  private static boolean inHand(Spot spot, Seat seat) {
    return spot instanceof Spot.InHand hand && hand.seat() == seat;
  }

  private static int index(Spot spot) {
    return spot instanceof Spot.InHand hand ? hand.index() : 0;
  }
}
