package oklahoma.client.sound;

import java.util.EnumMap;
import java.util.Map;

/** Lets a cue that comes many times in quick succession play only once. */
final class CueThrottle {
  private final Map<Cue, Long> last = new EnumMap<>(Cue.class);

  /** Whether the cue may play now; if so, notes the time. */
  boolean lets(Cue cue, long nowMs) {
    Long before = last.get(cue);
    if (before != null && nowMs - before < cue.apartMs()) {
      return false;
    }
    last.put(cue, nowMs);
    return true;
  }
}
