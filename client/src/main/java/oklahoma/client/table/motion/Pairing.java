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
 * Matches the cards of one layout with those of the next: first the cards that an event names, then
 * equal cards by distance, because cards have no identity.
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

  /** Adds the flight of a card that an event names. */
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

  /** Adds the flight of a card that was not drawn before, and so starts at the place of another. */
  void flyIn(PlacedCard start, Spot to, Timing timing) {
    PlacedCard end = after.remove(to);
    if (end != null) {
      glides.add(new Glide(Optional.empty(), start, Optional.of(to), end, timing, true));
    }
  }

  /** Adds the flight of a card that disappears when it arrives. */
  void flyAway(Spot from, PlacedCard end, Timing timing) {
    PlacedCard start = before.remove(from);
    if (start != null) {
      glides.add(new Glide(Optional.of(from), start, Optional.empty(), end, timing, true));
    }
  }

  /**
   * The nearest back in the same hand that turns into this face-up card; empty if there is none.
   */
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

  /** Turns a card over within its hand. */
  void turn(Spot from, Spot to, Timing timing) {
    PlacedCard start = take(before, from);
    PlacedCard end = take(after, to);
    glides.add(new Glide(Optional.of(from), start, Optional.of(to), end, timing, false));
  }

  /**
   * Adds all other cards: each moves to the nearest place of an equal card, the nearest pairs
   * first. Cards left over appear or vanish.
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
   * The spot from which a seat plays a card: the card itself if visible, otherwise a back in its
   * hand.
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
   * The spot of a card that came into a hand: the last equal card, or the last back of a hidden
   * hand.
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

  /**
   * Whether a card appears or vanishes without fading, because the layout draws only the first of
   * several cards there.
   */
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
