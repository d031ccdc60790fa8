package oklahoma.host.net;

import java.time.Duration;

/**
 * How much of a guest the host bears.
 *
 * @param handshake how long a connection over the network may take to become secret
 * @param hello how long a connection may take to say hello after that
 * @param quiet how long a connection over the network may say nothing before its guest counts as
 *     slow
 * @param silence how long a connection over the network may say nothing at all; guests in the same
 *     program may be silent
 * @param unread how many bytes may wait for a guest that does not read, before its connection is
 *     closed
 * @param unwritable how long a guest may read nothing while something waits for it
 * @param burst how many messages may come at once
 * @param perSecond how many messages a second may come in the long run
 * @param connections how many connections there may be in all
 * @param perAddress how many connections there may be from one address
 */
public record Limits(
    Duration handshake,
    Duration hello,
    Duration quiet,
    Duration silence,
    int unread,
    Duration unwritable,
    int burst,
    int perSecond,
    int connections,
    int perAddress) {

  private static final int USUAL_PER_SECOND = 20;
  private static final int BURST_SECONDS = 3;

  /** Enough for everybody who plays, too little for everybody who does not. */
  public static final Limits USUAL =
      new Limits(
          Duration.ofSeconds(10),
          Duration.ofSeconds(5),
          Duration.ofMillis(2_500),
          Duration.ofSeconds(10),
          256 * 1024,
          Duration.ofSeconds(5),
          BURST_SECONDS * USUAL_PER_SECOND,
          USUAL_PER_SECOND,
          256,
          32);

  /** The same where a guest may say more or less in a second, and three times that at once. */
  public Limits messages(int inASecond) {
    return new Limits(
        handshake,
        hello,
        quiet,
        silence,
        unread,
        unwritable,
        BURST_SECONDS * inASecond,
        inASecond,
        connections,
        perAddress);
  }

  /** The same with other numbers of connections, in all and from one address. */
  public Limits connections(int inAll, int fromOneAddress) {
    return new Limits(
        handshake,
        hello,
        quiet,
        silence,
        unread,
        unwritable,
        burst,
        perSecond,
        inAll,
        fromOneAddress);
  }
}
