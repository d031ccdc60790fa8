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
import oklahoma.client.table.model.playerview.PlayerView;
import oklahoma.client.table.model.playerview.Prompt;
import oklahoma.client.table.motion.AnimationPlayer;
import oklahoma.client.table.motion.Curve;
import oklahoma.client.table.motion.Motion;
import oklahoma.client.table.motion.MotionStep;
import oklahoma.client.table.motion.Plan;
import oklahoma.rules.Event;
import oklahoma.rules.Seat;
import oklahoma.rules.oklahoma.OklahomaPhase;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Shows every change of the model in order: events one after another, the player's own rearranging
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
  private final AnimationPlayer player;
  private final Audience audience;
  private @Nullable Flight aloft;

  /** Receives what the screen has shown. */
  public interface Audience {

    /** The animation of the deal begins. */
    void dealing(PlayerView deal);

    /** The last event has been shown. */
    void drained();

    /** A change has been shown. */
    void seen(Change change);

    /**
     * Points out the seat that gets a claimed card, before the card flies there.
     *
     * @param part elapsed part of the time for that, 0 to 1
     */
    void winnerPointedOut(Seat seat, double part);

    /** The next discard, or the next deal, is about to be shown. */
    void nextBegins();
  }

  /**
   * @param queue the moves not yet sent, whose cards wait where they were dropped
   */
  public Playback(
      TableModel model, CardScene picture, TableLook look, MoveQueue queue, Audience audience) {
    this.model = model;
    this.picture = picture;
    this.layer = picture.layer();
    this.look = look;
    this.queue = queue;
    this.audience = audience;
    this.player =
        new AnimationPlayer(audience::drained, fault -> LOG.error("an animation failed", fault));
  }

  /** The player of the animations. */
  public AnimationPlayer player() {
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

  /** Shows a change of the model, or queues its animation. */
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

  private void at(Change change, PlayerView view, double ms) {
    player.settleAll();
    picture.letGo(Set.of());
    picture.show(view, look.ms(ms), Curve.LANDING);
    audience.seen(change);
  }

  private void happened(Change.Happened change) {
    if (change.event() instanceof Event.ClaimSettled settled) {
      settled.taker().ifPresent(this::pointOutWinner);
    }
    if (change.event() instanceof Event.Discarded) {
      player.play(MotionStep.still(audience::nextBegins));
    }
    double length = look.still() ? Plan.FADE_MS : Motion.expectedMs(change.event());
    double overlap = look.still() || !penaltyFollows(change) ? 0 : length - PENALTY_AFTER_MS;
    fly(change, length, overlap, (now, after) -> Motion.plan(now, change.event(), after));
  }

  /** Queues a flight. When its time comes, it plans from the places of the cards at that moment. */
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

  /**
   * Whether a penalty card follows. It starts while the claimed card is in flight; no other two
   * events overlap.
   */
  private static boolean penaltyFollows(Change.Happened change) {
    return change.event() instanceof Event.ClaimSettled
        && change.after().deal().phase() instanceof OklahomaPhase.Penalty;
  }

  /** Points out the player who gets a claimed card before the card flies. */
  private void pointOutWinner(Seat taker) {
    double length = look.still() ? CALM_MS : PULSE_MS;
    player.play(
        new MotionStep(
            length,
            0,
            ms -> audience.winnerPointedOut(taker, Math.min(1, ms / length)),
            () -> audience.winnerPointedOut(taker, 1)));
  }

  private void dealt(Change.Dealt change) {
    player.settleAll();
    audience.nextBegins();
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
      PlayerView shown = picture.shown();
      picture.show(
          new PlayerView(shown.game(), shown.me(), change.after().own()),
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

  CardScene picture() {
    return picture;
  }

  CardLayer layer() {
    return layer;
  }

  /** The moves not yet sent. */
  MoveQueue queue() {
    return queue;
  }

  /** Reports that a change has been shown completely. */
  void seen(Change change) {
    audience.seen(change);
  }

  /** The flight that has begun and not ended; empty if there is none. */
  Optional<Flight> aloft() {
    return Optional.ofNullable(aloft);
  }

  /** Sets the flight that has begun, or null when the last one has ended. */
  void setAloft(@Nullable Flight flight) {
    aloft = flight;
  }

  /**
   * This state with the player's cards in their latest arrangement, if the player still holds
   * exactly these cards.
   */
  PlayerView current(PlayerView view) {
    PlayerView latest = model.playerView();
    return ids(latest).equals(ids(view))
        ? new PlayerView(view.game(), view.me(), latest.own())
        : view;
  }

  private static Set<Integer> ids(PlayerView view) {
    return view.own().hand().cards().stream().map(Held::id).collect(Collectors.toSet());
  }
}
