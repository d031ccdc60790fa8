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
import oklahoma.client.table.model.playerview.PlayerView;
import oklahoma.client.table.motion.Curve;
import oklahoma.client.table.motion.Glide;
import oklahoma.client.table.motion.MotionStep;
import oklahoma.client.table.motion.Plan;
import org.jspecify.annotations.Nullable;

/**
 * The animation of one change: its cards move from their current places to their new ones. A flight
 * that begins during another starts from the state in which the first will end. The first keeps
 * moving cards still in the air and only gets new targets for them.
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
  private @Nullable PlayerView bound;
  private boolean handedOver;
  private double elapsed;

  /** What moves a card that takes part in a flight. */
  private enum By {
    /** This flight. */
    THIS,
    /** The drag, or nothing while a dropped card waits for the host's answer. */
    ANOTHER,
    /** The previous flight, in which the card is still in the air. */
    THE_ONE_BEFORE
  }

  private record Aloft(CardNode node, Glide glide, By by) {}

  /** A new target of a card, set at this time of the flight. */
  private record Detour(Place end, double sinceMs) {}

  /**
   * @param planning plans the movements from the current places to the layout after the change
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
    PlayerView after = playback.current(change.after());
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
   * Assigns every card to its target spot because the next flight begins, cards in the air
   * included. Returns the current places, with the faces that the cards will have.
   */
  private Places handOver() {
    PlayerView begun = bound;
    if (begun != null && !handedOver) {
      handedOver = true;
      PlayerView after = playback.current(change.after());
      assign(begun, after);
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

  /** Whether this flight moves the card through the air, in front of cards that only make room. */
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

  /**
   * Whether the pointer carries the card, or the card waits where it was dropped and this change is
   * not the answer that it waits for.
   */
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

  /** The current place; after a redirection the path bends gradually to the new target. */
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

  /** Ends the flight: puts every card in its place after the change. */
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

  /** Ends a flight that another has taken over. The later flight decides where its cards rest. */
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
    PlayerView after = playback.current(change.after());
    PlayerView begun = bound;
    before.ifPresent(flight -> flight.aloft.forEach(each -> layer.back(each.node())));
    if (begun != null) {
      aloft.forEach(each -> layer.back(each.node()));
      assign(begun, after);
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
   * Assigns every node to the spot where its card belongs now, even if the player has rearranged
   * the hand since the flight began.
   */
  private void assign(PlayerView begun, PlayerView after) {
    Map<Spot, Spot> moved = new HashMap<>();
    Map<Integer, Spot> now = CardScene.spots(after);
    CardScene.spots(begun).forEach((id, spot) -> moved.put(spot, now.getOrDefault(id, spot)));
    for (Aloft each : aloft) {
      layer.spot(each.node()).ifPresent(layer::release);
    }
    for (Aloft each : aloft) {
      Optional<Spot> to = each.glide().to();
      if (to.isPresent()) {
        layer.assign(moved.getOrDefault(to.get(), to.get()), each.node());
      } else if (!handedOver || !flies(each)) {
        layer.drop(each.node());
      }
    }
  }
}
