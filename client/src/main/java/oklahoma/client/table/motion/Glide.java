package oklahoma.client.table.motion;

import java.util.Optional;
import oklahoma.client.table.layout.Place;
import oklahoma.client.table.layout.PlacedCard;
import oklahoma.client.table.layout.Spot;
import oklahoma.rules.card.Back;

/**
 * One card's movement within a step. A new card appears at its start; a card that is not drawn
 * afterwards disappears at its end.
 *
 * @param from the spot whose node moves; empty if the card needs a new node
 * @param start face and place at the start
 * @param to the spot to which the node belongs from now on; empty if the node will be removed
 * @param end face and place at the end
 * @param timing the delay, the duration and the shape of the path
 * @param flies whether the card passes in front of all cards that only make room
 */
public record Glide(
    Optional<Spot> from,
    PlacedCard start,
    Optional<Spot> to,
    PlacedCard end,
    Timing timing,
    boolean flies) {
  private static final double FLIP_MS = 180;
  private static final double FLIP_PART = 0.6;
  private static final double HIDE_PART = 0.25;
  private static final double ABOVE_ALL = 10_000;

  /**
   * When and how a card moves, at normal speed.
   *
   * @param delayMs time between the start of the step and that of the movement
   * @param durationMs of the movement
   * @param curve its easing
   * @param sagitta how far the path bends to the left, as a fraction of the distance; 0 is straight
   * @param fade how the opacity changes during the movement
   */
  public record Timing(double delayMs, double durationMs, Curve curve, double sagitta, Fade fade) {

    /** When the card arrives, in milliseconds after the step began. */
    public double endMs() {
      return delayMs + durationMs;
    }

    /** The elapsed part of the movement, 0 to 1. */
    double part(double ms) {
      return ms >= endMs() || durationMs <= 0 ? 1 : Math.clamp((ms - delayMs) / durationMs, 0, 1);
    }

    Timing after(double moreMs) {
      return new Timing(delayMs + moreMs, durationMs, curve, sagitta, fade);
    }
  }

  /** How the opacity of a card changes. */
  public enum Fade {
    /** It does not. */
    NONE,
    /** From 0 to 1. */
    IN,
    /** From 1 to 0. */
    OUT
  }

  /** Whether the card is turned over during the movement. */
  public boolean flips() {
    return !start.face().equals(end.face());
  }

  /**
   * Whether the card does not move, turn or fade, so that only its node appears or disappears when
   * the step begins.
   */
  public boolean still() {
    return timing.fade() == Fade.NONE && !flips() && start.place().equals(end.place());
  }

  /**
   * The card's place at this time.
   *
   * @param ms since the step began, at normal speed
   */
  public Place at(double ms) {
    Place place = way().at(ms);
    return flies && timing.part(ms) < 1
        ? new Place(place.x(), place.y(), place.width(), place.angle(), place.order() + ABOVE_ALL)
        : place;
  }

  private CardPath way() {
    return new CardPath(start.place(), end.place(), timing);
  }

  /**
   * How far the card has been turned over: 1 is the old face at full width, 0 the edge, -1 the new
   * face at full width. The flip of a card that turns up ends after about six tenths of the
   * movement. A card that turns down flips near the end, so that all players can see who got it.
   *
   * @param ms since the step began, at normal speed
   */
  public double turnedAt(double ms) {
    if (!flips()) {
      return 1;
    }
    double length = Math.min(FLIP_MS, timing.durationMs() * (hides() ? HIDE_PART : FLIP_PART));
    if (length <= 0) {
      return -1;
    }
    double begin =
        hides()
            ? timing.endMs() - length
            : timing.delayMs() + (timing.durationMs() * FLIP_PART - length) / 2;
    return 1 - 2 * Math.clamp((ms - begin) / length, 0, 1);
  }

  private boolean hides() {
    return end.face() == Back.BACK;
  }

  /**
   * The opacity of the card, 0 to 1.
   *
   * @param ms since the step began, at normal speed
   */
  public double opacityAt(double ms) {
    return switch (timing.fade()) {
      case NONE -> 1;
      case IN -> timing.part(ms);
      case OUT -> 1 - timing.part(ms);
    };
  }
}
