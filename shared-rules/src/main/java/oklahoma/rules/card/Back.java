package oklahoma.rules.card;

import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/** A card lying face down. All backs are equal. */
public enum Back implements Face {
  BACK;

  /** More than a table has cards. */
  private static final int SHARED = 512;

  private static final List<List<Face>> TIMES =
      IntStream.range(0, SHARED).mapToObj(Back::list).toList();

  /** A number of backs. Views are full of them, so equal lists of them are one. */
  public static List<Face> times(int count) {
    return count < SHARED ? TIMES.get(count) : list(count);
  }

  /** Whether nothing else is among these faces. */
  static boolean all(List<Face> faces) {
    return faces.equals(times(faces.size()));
  }

  private static List<Face> list(int count) {
    return List.copyOf(Collections.<Face>nCopies(count, BACK));
  }
}
