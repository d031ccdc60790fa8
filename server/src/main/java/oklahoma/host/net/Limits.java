package oklahoma.host.net;

import java.time.Duration;

/**
 * The host's limits for a guest.
 *
 * @param patience the timeouts of a silent connection
 * @param backlog the limit of unread output
 * @param messages the rate of a guest's messages
 * @param places the number of connections
 */
public record Limits(Patience patience, Backlog backlog, Rate messages, Places places) {

  /**
   * The timeouts of a silent connection.
   *
   * @param handshake the limit for the TLS handshake of a network connection
   * @param hello the limit for the hello after that
   * @param quiet how long a network connection may be silent before its guest counts as slow
   * @param silence how long a network connection may be silent before it is closed; in-process
   *     guests may be silent for any time
   */
  public record Patience(Duration handshake, Duration hello, Duration quiet, Duration silence) {}

  /**
   * The unread output after which the host closes a guest's connection.
   *
   * @param bytes the limit in bytes
   * @param unread how long the guest may read nothing while messages wait
   */
  public record Backlog(int bytes, Duration unread) {}

  /**
   * How many messages a guest may send.
   *
   * @param burst how many at once
   * @param perSecond how many per second on average
   */
  public record Rate(int burst, int perSecond) {
    private static final int BURST_SECONDS = 3;

    private static Rate of(int inASecond) {
      return new Rate(BURST_SECONDS * inASecond, inASecond);
    }
  }

  /**
   * How many connections the host accepts.
   *
   * @param inAll in total
   * @param perAddress from one address
   */
  public record Places(int inAll, int perAddress) {}

  /** Enough for players, too little for attackers. */
  public static final Limits USUAL =
      new Limits(
          new Patience(
              Duration.ofSeconds(10),
              Duration.ofSeconds(5),
              Duration.ofMillis(2_500),
              Duration.ofSeconds(10)),
          new Backlog(256 * 1024, Duration.ofSeconds(5)),
          Rate.of(20),
          new Places(256, 32));

  /** These limits with another message rate, and a burst of three times that. */
  public Limits messages(int inASecond) {
    return new Limits(patience, backlog, Rate.of(inASecond), places);
  }

  /** These limits with other numbers of connections, in total and for each address. */
  public Limits connections(int inAll, int fromOneAddress) {
    return new Limits(patience, backlog, messages, new Places(inAll, fromOneAddress));
  }
}
