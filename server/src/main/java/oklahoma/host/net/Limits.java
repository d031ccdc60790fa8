package oklahoma.host.net;

import java.time.Duration;

/**
 * The host's limits for a guest.
 *
 * @param patience the timeouts of a silent connection
 * @param backlog how much may wait for a guest that does not read
 * @param messages the rate of a guest's messages
 * @param places the number of connections
 */
public record Limits(Patience patience, Backlog backlog, Rate messages, Places places) {

  /**
   * The timeouts of a silent connection.
   *
   * @param handshake how long the TLS handshake of a network connection may take
   * @param hello how long a connection may take to say hello after that
   * @param quiet how long a network connection may be silent before its guest counts as slow
   * @param silence how long a connection over the network may say nothing at all; guests in the
   *     same program may be silent
   */
  public record Patience(Duration handshake, Duration hello, Duration quiet, Duration silence) {}

  /**
   * How much may wait for a guest that does not read, before its connection is closed.
   *
   * @param bytes how many
   * @param unread how long it may read nothing while messages wait for it
   */
  public record Backlog(int bytes, Duration unread) {}

  /**
   * How many messages a guest may send.
   *
   * @param burst how many at once
   * @param perSecond how many a second in the long run
   */
  public record Rate(int burst, int perSecond) {
    private static final int BURST_SECONDS = 3;

    private static Rate of(int inASecond) {
      return new Rate(BURST_SECONDS * inASecond, inASecond);
    }
  }

  /**
   * How many connections there may be.
   *
   * @param inAll in all
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

  /** The same with another message rate, and a burst of three times that. */
  public Limits messages(int inASecond) {
    return new Limits(patience, backlog, Rate.of(inASecond), places);
  }

  /** The same with other numbers of connections, in all and from one address. */
  public Limits connections(int inAll, int fromOneAddress) {
    return new Limits(patience, backlog, messages, new Places(inAll, fromOneAddress));
  }
}
