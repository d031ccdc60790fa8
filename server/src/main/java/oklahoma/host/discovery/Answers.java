package oklahoma.host.discovery;

import java.net.InetAddress;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/**
 * Which questions are answered: at most {@value #A_SECOND} a second to one address, and each once,
 * though it came on several ways. Used by one thread at a time.
 */
final class Answers {
  /** The most answers to one address within a second. */
  static final int A_SECOND = 10;

  /** Of how many addresses it keeps count; the one that was quiet for longest is forgotten. */
  static final int ADDRESSES = 1_024;

  private static final long SECOND = TimeUnit.SECONDS.toNanos(1);

  private static final class Asker {
    private final long since;
    private int answered;
    private long lastNonce;

    Asker(long since) {
      this.since = since;
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
   * @param from who asks
   * @param nanos the time, on any clock that only goes forward
   */
  boolean due(InetAddress from, long nonce, long nanos) {
    Asker asker = askers.get(from);
    if (asker == null || nanos - asker.since >= SECOND) {
      boolean heardBefore = asker != null && asker.lastNonce == nonce;
      asker = new Asker(nanos);
      asker.lastNonce = nonce;
      asker.answered = heardBefore ? 0 : 1;
      askers.put(from, asker);
      return !heardBefore;
    }
    if (asker.lastNonce == nonce || asker.answered >= A_SECOND) {
      return false;
    }
    asker.lastNonce = nonce;
    asker.answered++;
    return true;
  }

  /** Of how many addresses it keeps count now. */
  int addresses() {
    return askers.size();
  }
}
