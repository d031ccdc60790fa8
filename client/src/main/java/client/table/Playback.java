package client.table;

import client.table.layout.Arrangement;
import client.table.layout.Lying;
import client.table.layout.Place;
import client.table.layout.Spot;
import client.table.motion.Curve;
import client.table.motion.Glide;
import client.table.motion.Motion;
import client.table.motion.Plan;
import client.table.motion.Player;
import client.table.motion.Step;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import rules.Event;
import rules.Seat;

/**
 * Shows every change of the model, in order: events one after another, one's own arranging at once.
 */
final class Playback implements Heartbeat.Mover {
  private static final Logger LOG = LoggerFactory.getLogger(Playback.class);
  private static final double RELAY_MS = 180;
  private static final double BACK_MS = 200;
  private static final double PULSE_MS = 300;

  private final TableModel model;
  private final Picture picture;
  private final CardLayer layer;
  private final TableLook look;
  private final Series series;
  private final Player player;
  private final Audience audience;

  /** Who hears what has been shown. */
  interface Audience {

    /** The last event has been shown. */
    void drained();

    /** A change has been shown. */
    void seen(Change change);

    /** A seat that gets a claimed card is to be seen at once, or no longer. */
    void cheer(Seat seat, boolean on);
  }

  /**
   * @param series the moves that are still to come, whose cards wait where they were dropped
   */
  Playback(
      TableModel model,
      Picture picture,
      CardLayer layer,
      TableLook look,
      Series series,
      Audience audience) {
    this.model = model;
    this.picture = picture;
    this.layer = layer;
    this.look = look;
    this.series = series;
    this.audience = audience;
    this.player = new Player(audience::drained, fault -> LOG.error("an animation failed", fault));
    look.speedProperty().subscribe(player::setSpeed);
  }

  /** The queue of events. */
  Player player() {
    return player;
  }

  @Override
  public void advance(double ms, long nowMs) {
    player.advance(ms);
  }

  @Override
  public boolean moves() {
    return !player.idle();
  }

  /** The model has changed. */
  void changed(Change change) {
    switch (change) {
      case Change.Happened happened -> happened(happened);
      case Change.Rearranged arranged -> arranged(arranged);
      case Change.Dealt dealt -> dealt(dealt);
      case Change.Restored restored -> at(restored, restored.after(), 0);
      case Change.TakenBack back -> at(back, current(back.after()), BACK_MS);
    }
    if (model.promptProperty().get() instanceof Prompt.Claim) {
      player.claimOpened();
    }
  }

  private void at(Change change, Sight sight, double ms) {
    player.settleAll();
    picture.letGo(Set.of());
    picture.show(sight, ms(ms), Curve.LANDING);
    audience.seen(change);
  }

  private void happened(Change.Happened change) {
    if (change.event() instanceof Event.ClaimSettled settled && settled.taker().isPresent()) {
      Seat taker = settled.taker().get();
      Step.Animation pulse = ms -> audience.cheer(taker, ms < PULSE_MS);
      player.play(new Step(PULSE_MS, 0, pulse, () -> audience.cheer(taker, false)));
    }
    UnaryOperator<Plan> calm = plan -> look.stillProperty().get() ? plan.calm() : plan;
    double length =
        calm.apply(
                Motion.plan(
                    picture.arrange(change.before()).places(),
                    change.event(),
                    picture.arrange(change.after()).places()))
            .lengthMs();
    Flight flight =
        new Flight(
            change,
            after -> calm.apply(Motion.plan(picture.now(), change.event(), after.places())));
    player.play(new Step(length, 0, flight, flight::settle));
  }

  private void dealt(Change.Dealt change) {
    player.settleAll();
    int seats = change.after().deal().rules().seats();
    Flight flight =
        new Flight(
            change,
            after -> {
              Plan plan =
                  Motion.dealt(
                      picture.now(),
                      after.places(),
                      change.after().deal().dealer().next(seats),
                      seats);
              return look.stillProperty().get() ? plan.calm() : plan;
            });
    Plan probe =
        Motion.dealt(
            picture.now(),
            picture.arrange(change.after()).places(),
            change.after().deal().dealer().next(seats),
            seats);
    player.play(new Step(probe.lengthMs(), 0, flight, flight::settle));
  }

  private void arranged(Change.Rearranged change) {
    if (ids(picture.shown()).equals(ids(change.after()))) {
      Sight shown = picture.shown();
      picture.show(
          new Sight(shown.deal(), shown.me(), change.after().own()), ms(RELAY_MS), Curve.STANDARD);
      audience.seen(change);
    } else {
      player.play(
          Step.still(() -> {
            picture.show(current(picture.shown()), ms(RELAY_MS), Curve.STANDARD);
            audience.seen(change);
          }));
    }
  }

  /** How long something takes at the wanted speed. */
  double ms(double normal) {
    return look.stillProperty().get() ? 0 : normal * look.speedProperty().get().factor();
  }

  /** A sight with one's own cards arranged as they are by now, if they are still the same cards. */
  private Sight current(Sight sight) {
    Sight latest = model.sight();
    return ids(latest).equals(ids(sight))
        ? new Sight(sight.deal(), sight.me(), latest.own())
        : sight;
  }

  private static Set<Integer> ids(Sight sight) {
    return sight.own().hand().cards().stream().map(Held::id).collect(Collectors.toSet());
  }

  /** One change on its way. */
  private final class Flight implements Step.Animation {
    private final Change change;
    private final java.util.function.Function<Arrangement, Plan> planning;
    private final List<Aloft> aloft = new ArrayList<>();
    private @Nullable Sight bound;

    private record Aloft(CardNode node, Glide glide, boolean carried) {}

    Flight(Change change, java.util.function.Function<Arrangement, Plan> planning) {
      this.change = change;
      this.planning = planning;
    }

    @Override
    public void show(double ms) {
      if (bound == null) {
        begin();
      }
      aloft.stream().filter(each -> !each.carried()).forEach(each -> show(each, ms));
    }

    private void begin() {
      Sight after = current(change.after());
      bound = after;
      for (Glide glide : planning.apply(picture.arrange(after)).glides()) {
        CardNode node =
            glide.from().flatMap(layer::node).orElseGet(() -> layer.appear(glide.start()));
        boolean carried = carried(node);
        aloft.add(new Aloft(node, glide, carried));
        if (!glide.still() && !carried) {
          layer.away(node);
          glide
              .to()
              .ifPresent(
                  to -> node.setViewOrder(-(CardLayer.FLYING + glide.end().place().order())));
        }
      }
    }

    /** Whether the pointer has it, or it waits where it was dropped for another event than this. */
    private boolean carried(CardNode node) {
      boolean waits = answered() ? picture.waits(node, series.cards()) : picture.waits(node);
      return waits
          || picture.held(node).filter(held -> picture.carried().contains(held.id())).isPresent();
    }

    private boolean answered() {
      return !(change instanceof Change.Happened happened) || happened.own();
    }

    private void show(Aloft each, double ms) {
      Glide glide = each.glide();
      if (glide.still()) {
        return;
      }
      CardNode node = each.node();
      double turned = glide.turnedAt(ms);
      Lying look = turned < 0 ? glide.end() : glide.start();
      layer.dress(node, look.face(), glide.to().orElse(glide.from().orElse(new Spot.OnStock(0))));
      Place place = glide.at(ms);
      node.put(place);
      node.turn(turned);
      node.setOpacity(glide.opacityAt(ms));
    }

    void settle() {
      Sight after = current(change.after());
      Sight begun = bound;
      if (begun != null) {
        land(begun, after);
      }
      if (answered()) {
        picture.letGo(series.cards());
      }
      if (begun == null) {
        picture.show(after, 0, Curve.EVEN);
      } else {
        picture.arrive(after);
      }
      audience.seen(change);
    }

    /**
     * Gives every node to the spot where its card now belongs, also if one has re-ordered the hand
     * meanwhile.
     */
    private void land(Sight begun, Sight after) {
      Map<Spot, Spot> moved = new HashMap<>();
      Map<Integer, Spot> now = Picture.spots(after);
      Picture.spots(begun).forEach((id, spot) -> moved.put(spot, now.getOrDefault(id, spot)));
      for (Aloft each : aloft) {
        layer.back(each.node());
        layer.spot(each.node()).ifPresent(layer::release);
      }
      for (Aloft each : aloft) {
        Optional<Spot> to = each.glide().to();
        if (to.isPresent()) {
          layer.give(moved.getOrDefault(to.get(), to.get()), each.node());
        } else {
          layer.drop(each.node());
        }
        if (each.carried()) {
          layer.away(each.node());
        }
      }
    }
  }
}
