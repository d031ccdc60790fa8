package oklahoma.host.discovery;

import java.net.InetAddress;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;

/**
 * Decides which questions are answered: at most {@value #A_SECOND} from one address in any second,
 * and each only once, even if it arrived by several routes. Single-threaded.
 */
final class AnswerLimit {
  /** The most answers to one address in any second. */
  static final int A_SECOND = 10;

  /** The limit of addresses to remember; it forgets the one that was quiet for longest. */
  static final int ADDRESSES = 1_024;

  private static final long SECOND = TimeUnit.SECONDS.toNanos(1);

  private static final class Asker {
    /** The times of the answers within the last second, the earliest first. */
    private final Deque<Long> answered = new ArrayDeque<>(A_SECOND);

    private OptionalLong lastNonce = OptionalLong.empty();

    boolean due(long nonce, long nanos) {
      answered.removeIf(then -> nanos - then >= SECOND);
      OptionalLong asked = OptionalLong.of(nonce);
      if (lastNonce.equals(asked) || answered.size() >= A_SECOND) {
        return false;
      }
      lastNonce = asked;
      answered.add(nanos);
      return true;
    }
  }

  private final Map<InetAddress, Asker> askers =
      new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<InetAddress, Asker> eldest) {
          return size() > ADDRESSES;
        }
      };

  /**
   * Whether to answer a question now.
   *
   * @param from the address of the question
   * @param nanos the time, on any clock that only goes forward
   */
  boolean due(InetAddress from, long nonce, long nanos) {
    return askers.computeIfAbsent(from, first -> new Asker()).due(nonce, nanos);
  }

  /** How many addresses it remembers now. */
  int addresses() {
    return askers.size();
  }
}
