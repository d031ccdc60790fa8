package oklahoma.client.table.cards;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.BiFunction;
import oklahoma.client.table.layout.Arrangement;
import oklahoma.client.table.layout.Place;
import oklahoma.client.table.layout.PlacedCard;
import oklahoma.client.table.layout.Places;
import oklahoma.client.table.layout.Spot;
import oklahoma.client.table.model.Change;
import oklahoma.client.table.model.sight.Sight;
import oklahoma.client.table.motion.Curve;
import oklahoma.client.table.motion.Glide;
import oklahoma.client.table.motion.MotionStep;
import oklahoma.client.table.motion.Plan;
import org.jspecify.annotations.Nullable;

/**
 * The animation of one change: its cards move from where they are to their new places. A flight
 * that begins during another one takes the cards as that one will leave them; cards in the air stay
 * with the first, which only gets new targets.
 */
final class Flight implements MotionStep.Animation {
  private final Playback playback;
  private final CardScene picture;
  private final CardLayer layer;
  private final Change change;
  private final BiFunction<Places, Arrangement, Plan> planning;
  private final List<Aloft> aloft = new ArrayList<>();
  private final Map<CardNode, Detour> detours = new HashMap<>();
  private Optional<Flight> before = Optional.empty();
  private @Nullable Sight bound;
  private boolean handedOver;
  private double elapsed;

  /** Who moves a card that has its part in a flight. */
  private enum By {
    /** The flight itself. */
    THIS,
    /** The pointer, or the host for whom it waits. */
    ANOTHER,
    /** The flight before, in which it is still in the air. */
    THE_ONE_BEFORE
  }

  private record Aloft(CardNode node, Glide glide, By by) {}

  /** Another end of a card's way, since a moment of the flight. */
  private record Detour(Place end, double sinceMs) {}

  /**
   * @param planning how the cards go from where they are now to where they belong
   */
  Flight(Playback playback, Change change, BiFunction<Places, Arrangement, Plan> planning) {
    this.playback = playback;
    this.picture = playback.picture();
    this.layer = playback.layer();
    this.change = change;
    this.planning = planning;
  }

  @Override
  public void show(double ms) {
    elapsed = ms;
    aloft.stream().filter(each -> each.by() == By.THIS).forEach(each -> show(each, ms));
  }

  @Override
  public OptionalDouble begin() {
    before = playback.aloft();
    Places now = before.map(Flight::handOver).orElseGet(picture::now);
    Sight after = playback.current(change.after());
    bound = after;
    playback.setAloft(this);
    Plan plan = planning.apply(now, picture.arrange(after));
    for (Glide glide : plan.glides()) {
      CardNode node =
          glide.from().flatMap(layer::node).orElseGet(() -> layer.appear(glide.start()));
      By by = carried(node) ? By.ANOTHER : By.THIS;
      if (before.isPresent() && before.get().flies(node)) {
        by = By.THE_ONE_BEFORE;
        before.get().redirect(node, glide);
      }
      aloft.add(new Aloft(node, glide, by));
      if (!glide.still() && by == By.THIS) {
        layer.away(node);
        glide
            .to()
            .ifPresent(to -> node.setViewOrder(-(CardLayer.FLYING + glide.end().place().order())));
      }
    }
    return OptionalDouble.of(plan.lengthMs());
  }

  /**
   * The next flight begins: every card belongs where it is going already, also what is still in the
   * air. Where everything is now, with the faces that it will have.
   */
  private Places handOver() {
    Sight begun = bound;
    if (begun != null && !handedOver) {
      handedOver = true;
      Sight after = playback.current(change.after());
      give(begun, after);
      aloft.stream().filter(each -> !flies(each)).forEach(each -> layer.back(each.node()));
      picture.arrive(after);
    }
    Map<Spot, PlacedCard> now = new LinkedHashMap<>(picture.now().at());
    for (Aloft each : aloft) {
      layer
          .spot(each.node())
          .filter(now::containsKey)
          .ifPresent(spot ->
              now.put(spot, new PlacedCard(each.glide().end().face(), each.node().shown())));
    }
    return new Places(now);
  }

  /** Whether a card is in the air, and by this flight. */
  private boolean flies(CardNode node) {
    return aloft.stream().anyMatch(each -> each.node().equals(node) && flies(each));
  }

  private static boolean flies(Aloft each) {
    return each.by() == By.THIS && each.glide().flies();
  }

  private void redirect(CardNode node, Glide onward) {
    if (onward.to().isPresent()) {
      detours.put(node, new Detour(onward.end().place(), elapsed));
    }
  }

  /** Whether the pointer has it, or it waits where it was dropped for another event than this. */
  private boolean carried(CardNode node) {
    boolean waits =
        answered() ? picture.waits(node, playback.queue().cards()) : picture.waits(node);
    return waits
        || picture.held(node).filter(held -> picture.carried().contains(held.id())).isPresent();
  }

  private boolean answered() {
    return !(change instanceof Change.Happened happened) || happened.own();
  }

  private void show(Aloft each, double ms) {
    Glide glide = each.glide();
    if (glide.still() || (handedOver && !flies(each))) {
      return;
    }
    CardNode node = each.node();
    double turned = glide.turnedAt(ms);
    PlacedCard look = turned < 0 ? glide.end() : glide.start();
    layer.dress(node, look.face(), glide.to().orElse(glide.from().orElse(new Spot.OnStock(0))));
    node.put(place(each, ms));
    node.turn(turned);
    node.setOpacity(glide.opacityAt(ms));
  }

  /** What was sent elsewhere in the air bends its way, and does not jump. */
  private Place place(Aloft each, double ms) {
    Place place = each.glide().at(ms);
    Detour detour = detours.get(each.node());
    if (detour == null) {
      return place;
    }
    Place end = each.glide().end().place();
    double left = each.glide().timing().endMs() - detour.sinceMs();
    double part = left <= 0 ? 1 : Math.clamp((ms - detour.sinceMs()) / left, 0, 1);
    return new Place(
        place.x() + part * (detour.end().x() - end.x()),
        place.y() + part * (detour.end().y() - end.y()),
        place.width() + part * (detour.end().width() - end.width()),
        place.angle() + part * (detour.end().angle() - end.angle()),
        place.order());
  }

  /** Puts everything where it belongs after the change, wherever it is by now. */
  void settle() {
    if (handedOver) {
      landBeneathTheNext();
    } else {
      land();
      if (playback.aloft().filter(this::equals).isPresent()) {
        playback.setAloft(null);
      }
    }
    playback.seen(change);
  }

  /** What was in the air has arrived; the flight that took over decides where it lies. */
  private void landBeneathTheNext() {
    for (Aloft each : aloft) {
      if (flies(each)) {
        show(each, each.glide().timing().endMs());
        if (each.glide().to().isEmpty()) {
          layer.drop(each.node());
        }
      }
    }
    if (answered()) {
      picture.letGo(playback.queue().cards());
    }
  }

  private void land() {
    Sight after = playback.current(change.after());
    Sight begun = bound;
    before.ifPresent(flight -> flight.aloft.forEach(each -> layer.back(each.node())));
    if (begun != null) {
      aloft.forEach(each -> layer.back(each.node()));
      give(begun, after);
      aloft.stream()
          .filter(each -> each.by() == By.ANOTHER)
          .forEach(each -> layer.away(each.node()));
    }
    if (answered()) {
      picture.letGo(playback.queue().cards());
    }
    if (begun == null) {
      picture.show(after, 0, Curve.EVEN);
    } else {
      picture.arrive(after);
    }
  }

  /**
   * Gives every node to the spot where its card now belongs, even if the player has reordered the
   * hand meanwhile.
   */
  private void give(Sight begun, Sight after) {
    Map<Spot, Spot> moved = new HashMap<>();
    Map<Integer, Spot> now = CardScene.spots(after);
    CardScene.spots(begun).forEach((id, spot) -> moved.put(spot, now.getOrDefault(id, spot)));
    for (Aloft each : aloft) {
      layer.spot(each.node()).ifPresent(layer::release);
    }
    for (Aloft each : aloft) {
      Optional<Spot> to = each.glide().to();
      if (to.isPresent()) {
        layer.give(moved.getOrDefault(to.get(), to.get()), each.node());
      } else if (!handedOver || !flies(each)) {
        layer.drop(each.node());
      }
    }
  }
}
