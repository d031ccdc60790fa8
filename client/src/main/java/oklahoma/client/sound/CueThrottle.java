package oklahoma.client.sound;

import java.util.EnumMap;
import java.util.Map;

/** Plays a cue once when it would come many times in quick succession. */
final class CueThrottle {
  private final Map<Cue, Long> last = new EnumMap<>(Cue.class);

  /** Whether the cue is to be heard now; if so, it has been. */
  boolean lets(Cue cue, long nowMs) {
    Long before = last.get(cue);
    if (before != null && nowMs - before < cue.apartMs()) {
      return false;
    }
    last.put(cue, nowMs);
    return true;
  }
}
