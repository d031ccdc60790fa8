package oklahoma.client.table.motion;

import java.util.Optional;
import oklahoma.client.table.layout.Place;
import oklahoma.client.table.layout.PlacedCard;
import oklahoma.client.table.layout.Spot;
import oklahoma.rules.card.Back;

/**
 * One card's movement within a step. A new card appears at its start; a card that is not drawn
 * afterwards disappears when it arrives.
 *
 * @param from the spot whose node moves; empty if a node must be made
 * @param start what is seen at the start
 * @param to the spot that the node belongs to from now on; empty if it is to be removed
 * @param end what is seen at the end
 * @param timing when and how
 * @param flies whether it passes above all cards that only make room
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
   * @param delayMs after the step began
   * @param durationMs of the movement
   * @param curve its easing
   * @param sagitta how far its way bends to the left, as a part of the distance; 0 is straight
   * @param fade whether it becomes visible, or stops to be, on the way
   */
  public record Timing(double delayMs, double durationMs, Curve curve, double sagitta, Fade fade) {

    /** When it has arrived, in milliseconds after the step began. */
    public double endMs() {
      return delayMs + durationMs;
    }

    /** The part of its time that has passed, 0 to 1. */
    double part(double ms) {
      return ms >= endMs() || durationMs <= 0 ? 1 : Math.clamp((ms - delayMs) / durationMs, 0, 1);
    }

    Timing after(double moreMs) {
      return new Timing(delayMs + moreMs, durationMs, curve, sagitta, fade);
    }
  }

  /** How visible a card is on its way. */
  public enum Fade {
    /** All the time. */
    NONE,
    /** More and more. */
    IN,
    /** Less and less. */
    OUT
  }

  /** Whether the card is turned over on the way. */
  public boolean flips() {
    return !start.face().equals(end.face());
  }

  /** Whether nothing moves, turns or fades: its node is there, or gone, when the step begins. */
  public boolean still() {
    return timing.fade() == Fade.NONE && !flips() && start.place().equals(end.place());
  }

  /**
   * The card's position after this fraction of the step's time.
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
   * How far the card is turned while it flips: 1 shows its old face in full, 0 its edge, -1 its new
   * face in full. A card that is turned up is seen as soon as six tenths of the time are over; one
   * that everybody sees keeps its face until it is nearly where it will be hidden, so that all can
   * follow who got it.
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
   * How visible the card is, 0 to 1.
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
