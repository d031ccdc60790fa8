package oklahoma.client.table.cards;

import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import oklahoma.client.table.layout.Places;
import oklahoma.client.table.model.Change;
import oklahoma.client.table.model.MoveQueue;
import oklahoma.client.table.model.TableLook;
import oklahoma.client.table.model.TableModel;
import oklahoma.client.table.model.hand.Held;
import oklahoma.client.table.model.sight.Prompt;
import oklahoma.client.table.model.sight.Sight;
import oklahoma.client.table.motion.Curve;
import oklahoma.client.table.motion.Motion;
import oklahoma.client.table.motion.MotionStep;
import oklahoma.client.table.motion.Plan;
import oklahoma.client.table.motion.Player;
import oklahoma.rules.Event;
import oklahoma.rules.Seat;
import oklahoma.rules.oklahoma.OklahomaPhase;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Shows every change of the model, in order: events one after another, the player's own rearranging
 * at once.
 */
public final class Playback implements AnimationClock.Mover {
  private static final Logger LOG = LoggerFactory.getLogger(Playback.class);
  private static final double RELAY_MS = 180;
  private static final double BACK_MS = 200;
  private static final double PULSE_MS = 300;
  private static final double CALM_MS = 80;
  private static final double PENALTY_AFTER_MS = 160;

  private final TableModel model;
  private final CardScene picture;
  private final CardLayer layer;
  private final TableLook look;
  private final MoveQueue queue;
  private final Player player;
  private final Audience audience;
  private @Nullable Flight aloft;

  /** Who hears what has been shown. */
  public interface Audience {

    /** The cards of a deal begin to fly. */
    void dealing(Sight deal);

    /** The last event has been shown. */
    void drained();

    /** A change has been shown. */
    void seen(Change change);

    /**
     * A seat gets a claimed card, which is to be seen before the card flies.
     *
     * @param part how much of the time for that has passed, 0 to 1
     */
    void cheer(Seat seat, double part);

    /** Another card is about to be discarded, or dealt. */
    void goesOn();
  }

  /**
   * @param queue the moves that are still to come, whose cards wait where they were dropped
   */
  public Playback(
      TableModel model, CardScene picture, TableLook look, MoveQueue queue, Audience audience) {
    this.model = model;
    this.picture = picture;
    this.layer = picture.layer();
    this.look = look;
    this.queue = queue;
    this.audience = audience;
    this.player = new Player(audience::drained, fault -> LOG.error("an animation failed", fault));
  }

  /** The queue of events. */
  public Player player() {
    return player;
  }

  @Override
  public void advance(double ms) {
    player.setSpeed(look.speed());
    player.advance(ms);
  }

  @Override
  public boolean moves() {
    return !player.idle();
  }

  /** The model has changed. */
  public void changed(Change change) {
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
    picture.show(sight, look.ms(ms), Curve.LANDING);
    audience.seen(change);
  }

  private void happened(Change.Happened change) {
    if (change.event() instanceof Event.ClaimSettled settled) {
      settled.taker().ifPresent(this::cheer);
    }
    if (change.event() instanceof Event.Discarded) {
      player.play(MotionStep.still(audience::goesOn));
    }
    double length = look.still() ? Plan.FADE_MS : Motion.expectedMs(change.event());
    double overlap = look.still() || !penaltyFollows(change) ? 0 : length - PENALTY_AFTER_MS;
    fly(change, length, overlap, (now, after) -> Motion.plan(now, change.event(), after));
  }

  /** Cards fly from where they are, once it is their turn, to where they belong by then. */
  private void fly(
      Change change, double length, double overlap, BiFunction<Places, Places, Plan> plan) {
    Flight flight =
        new Flight(
            this,
            change,
            (now, after) -> {
              Plan planned = plan.apply(now, after.places());
              return look.still() ? planned.calm() : planned;
            });
    player.play(new MotionStep(length, overlap, flight, flight::settle));
  }

  /** The penalty card starts while the claimed card is still on its way; nothing else overlaps. */
  private static boolean penaltyFollows(Change.Happened change) {
    return change.event() instanceof Event.ClaimSettled
        && change.after().deal().phase() instanceof OklahomaPhase.Penalty;
  }

  /** Before a claimed card flies, it is seen who wanted it. */
  private void cheer(Seat taker) {
    double length = look.still() ? CALM_MS : PULSE_MS;
    player.play(
        new MotionStep(
            length,
            0,
            ms -> audience.cheer(taker, Math.min(1, ms / length)),
            () -> audience.cheer(taker, 1)));
  }

  private void dealt(Change.Dealt change) {
    player.settleAll();
    audience.goesOn();
    audience.dealing(change.after());
    int seats = change.after().game().tableau().seats();
    Seat first = change.after().game().dealer().next(seats);
    fly(
        change,
        look.still() ? Plan.FADE_MS : Motion.DEAL_MS,
        0,
        (now, after) -> Motion.dealt(now, after, first, seats));
  }

  private void arranged(Change.Rearranged change) {
    if (ids(picture.shown()).equals(ids(change.after()))) {
      Sight shown = picture.shown();
      picture.show(
          new Sight(shown.game(), shown.me(), change.after().own()),
          look.ms(RELAY_MS),
          Curve.STANDARD);
      audience.seen(change);
    } else {
      player.play(
          MotionStep.still(() -> {
            picture.show(current(picture.shown()), look.ms(RELAY_MS), Curve.STANDARD);
            audience.seen(change);
          }));
    }
  }

  /** The cards that it moves. */
  CardScene picture() {
    return picture;
  }

  /** The layer with the nodes of all cards. */
  CardLayer layer() {
    return layer;
  }

  /** The moves that are still to come. */
  MoveQueue queue() {
    return queue;
  }

  /** A change has been shown to its end. */
  void seen(Change change) {
    audience.seen(change);
  }

  /** The flight that has begun and not landed; empty if there is none. */
  Optional<Flight> aloft() {
    return Optional.ofNullable(aloft);
  }

  /** A flight has begun, or the last one has landed. */
  void setAloft(@Nullable Flight flight) {
    aloft = flight;
  }

  /**
   * A sight with the player's own cards arranged as they are by now, if they are still the same
   * cards.
   */
  Sight current(Sight sight) {
    Sight latest = model.sight();
    return ids(latest).equals(ids(sight))
        ? new Sight(sight.game(), sight.me(), latest.own())
        : sight;
  }

  private static Set<Integer> ids(Sight sight) {
    return sight.own().hand().cards().stream().map(Held::id).collect(Collectors.toSet());
  }
}
