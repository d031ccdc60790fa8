package oklahoma.rules.card;

import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/** A card lying face down. All backs are equal. */
public enum Back implements Face {
  BACK;

  /** Lists of fewer backs are shared. No table has so many cards. */
  private static final int SHARED = 512;

  private static final List<List<Face>> TIMES =
      IntStream.range(0, SHARED).mapToObj(Back::list).toList();

  /** A list of backs. Views have many such lists, so those of the same length are one object. */
  public static List<Face> times(int count) {
    return count < SHARED ? TIMES.get(count) : list(count);
  }

  /** Whether these faces are all backs. */
  static boolean all(List<Face> faces) {
    return faces.equals(times(faces.size()));
  }

  private static List<Face> list(int count) {
    return List.copyOf(Collections.<Face>nCopies(count, BACK));
  }
}
