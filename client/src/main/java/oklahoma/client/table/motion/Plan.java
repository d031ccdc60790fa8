package oklahoma.client.table.motion;

import java.util.List;
import oklahoma.client.table.motion.Glide.Fade;
import oklahoma.client.table.motion.Glide.Timing;

/**
 * The movement from one arrangement to the next.
 *
 * @param glides one for each card drawn before or after
 */
public record Plan(List<Glide> glides) {
  /** How long what neither moves nor turns takes to be seen. */
  public static final double FADE_MS = 80;

  public Plan {
    glides = List.copyOf(glides);
  }

  /** How long it takes at normal speed, in milliseconds: 0 if nothing moves. */
  public double lengthMs() {
    return glides.stream()
        .filter(glide -> !glide.still())
        .mapToDouble(glide -> glide.timing().endMs())
        .max()
        .orElse(0);
  }

  /** The same without movement: what would have moved or turned becomes visible in its place. */
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
