package oklahoma.client.table.motion;

import java.util.List;
import oklahoma.client.table.motion.Glide.Fade;
import oklahoma.client.table.motion.Glide.Timing;

/**
 * The animation from one layout to the next.
 *
 * @param glides one for each card drawn before or after
 */
public record Plan(List<Glide> glides) {
  /** How long cards take to fade in or out with reduced motion. */
  public static final double FADE_MS = 80;

  public Plan {
    glides = List.copyOf(glides);
  }

  /** Its length at normal speed, in milliseconds; 0 if nothing moves. */
  public double lengthMs() {
    return glides.stream()
        .filter(glide -> !glide.still())
        .mapToDouble(glide -> glide.timing().endMs())
        .max()
        .orElse(0);
  }

  /** This plan for reduced motion: cards fade in at their new places. */
  public Plan calm() {
    return new Plan(glides.stream().map(Plan::calm).toList());
  }

  private static Glide calm(Glide glide) {
    if (glide.still()) {
      return glide;
    }
    boolean leaves = glide.to().isEmpty();
    Timing timing = new Timing(0, FADE_MS, Curve.EVEN, 0, leaves ? Fade.OUT : Fade.IN);
    return leaves
        ? new Glide(glide.from(), glide.start(), glide.to(), glide.start(), timing, false)
        : new Glide(glide.from(), glide.end(), glide.to(), glide.end(), timing, false);
  }
}
