package oklahoma.client.net;

import io.netty.channel.ConnectTimeoutException;
import java.net.ConnectException;
import java.net.NoRouteToHostException;
import java.net.UnknownHostException;

/** How a connection to a host ended. */
public enum Ending {
  /** There was no line: nobody knows a computer of that name. */
  NAME_UNKNOWN,
  /** There was no line: the computer is there, but nothing listens at the port. */
  REFUSED,
  /** There was no line: nobody answered in time. */
  NO_ANSWER,
  /** There was no line: no way leads to that address. */
  UNREACHABLE,
  /** The connection broke, or nothing was heard for too long. */
  LOST,
  /** The host's key is not the one that it should be; nothing was said to it. */
  OTHER_KEY,
  /** The host spoke what is no message of this protocol. */
  BAD_MESSAGE,
  /** The host said goodbye first. */
  BYE,
  /** It was closed on this side. */
  CLOSED;

  /** Why no line came about. */
  static Ending of(Throwable failure) {
    return switch (failure) {
      case ConnectTimeoutException late -> NO_ANSWER;
      case UnknownHostException unknown -> NAME_UNKNOWN;
      case NoRouteToHostException nowhere -> UNREACHABLE;
      case ConnectException refused -> REFUSED;
      default -> UNREACHABLE;
    };
  }
}
