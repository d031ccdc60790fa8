package oklahoma.host.simulation;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;

/** A connection: bytes that go both ways, each way in their order, until it breaks. */
final class Line {
  private static final int SPLIT = 6;
  private static final int LATENCY = 40;
  private static final int NOTICED = 1_000;

  private final Clock clock;
  private final RandomGenerator chance;
  private final Way up;
  private final Way down;
  private final int latency;
  private long slowUntil;
  private long slowBy;
  private boolean broken;

  private final class Way {
    private final Frames frames;
    private final Deque<byte[]> under = new ArrayDeque<>();
    private long last;

    Way(Consumer<byte[]> out) {
      frames = new Frames(out);
    }

    void send(byte[] bytes) {
      if (broken) {
        return;
      }
      if (bytes.length > 1 && chance.nextInt(SPLIT) == 0) {
        int cut = 1 + chance.nextInt(bytes.length - 1);
        piece(Arrays.copyOf(bytes, cut));
        piece(Arrays.copyOfRange(bytes, cut, bytes.length));
      } else {
        piece(bytes);
      }
    }

    private void piece(byte[] bytes) {
      under.add(bytes);
      long now = clock.millis();
      long extra = now < slowUntil ? slowBy : 0;
      last = Math.max(last, now + latency + chance.nextInt(LATENCY) + extra);
      clock.inMillis(last - now, this::arrive);
    }

    private void arrive() {
      if (!broken) {
        frames.take(under.remove());
      }
    }

    /** The line breaks in the middle of what is under way. */
    void breakOff() {
      byte[] first = under.peek();
      if (first != null && first.length > 1) {
        frames.take(Arrays.copyOf(first, chance.nextInt(first.length)));
      }
      under.clear();
    }
  }

  /**
   * @param host takes the frames that the guest sent
   * @param guest takes those that the host sent
   */
  Line(Clock clock, RandomGenerator chance, Consumer<byte[]> host, Consumer<byte[]> guest) {
    this.clock = clock;
    this.chance = chance;
    this.latency = 1 + chance.nextInt(LATENCY);
    up = new Way(host);
    down = new Way(guest);
  }

  void toHost(byte[] frame) {
    up.send(Frames.framed(frame));
  }

  void toGuest(byte[] frame) {
    down.send(Frames.framed(frame));
  }

  /** Everything takes longer for a while; what is slow already does not become faster by it. */
  void slow(long by, long until) {
    boolean still = clock.millis() < slowUntil + slowBy;
    slowBy = still ? Math.max(slowBy, by) : by;
    slowUntil = still ? Math.max(slowUntil, until) : until;
  }

  /** Whether a question and its answer take so long that both ends notice. */
  boolean slow() {
    return slowBy > NOTICED && clock.millis() < slowUntil + slowBy;
  }

  /** Nothing that is under way arrives, but the first part of something. */
  void cut() {
    if (!broken) {
      up.breakOff();
      down.breakOff();
      broken = true;
    }
  }

  boolean broken() {
    return broken;
  }
}
