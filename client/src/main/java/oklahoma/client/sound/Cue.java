package oklahoma.client.sound;

/** A sound cue. No cue conveys anything that is not also visible. */
public enum Cue {
  YOUR_TURN(9, 400),
  CLAIM_OPEN(8, 400),
  LAST_SECONDS(7, 500),
  CLAIM_WON(8, 300),
  CLAIM_LOST(6, 300),
  SLIDE(1, 45),
  DROP(2, 60),
  SHUFFLE(3, 800),
  LAY_DOWN(5, 250),
  ILLEGAL(7, 250),
  KNOCK(8, 400),
  GIN(9, 400),
  HAND_END(8, 600),
  JOINED(4, 400),
  LEFT(4, 400),
  RETURNED(4, 400),
  MENTION(6, 600);

  private final int priority;
  private final long apartMs;

  Cue(int priority, long apartMs) {
    this.priority = priority;
    this.apartMs = apartMs;
  }

  /** If too many cues play at once, those with the lower number stop. */
  int priority() {
    return priority;
  }

  /** The minimum time between two plays of the cue, in milliseconds. */
  long apartMs() {
    return apartMs;
  }
}
