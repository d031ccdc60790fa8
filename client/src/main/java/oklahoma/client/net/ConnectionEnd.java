package oklahoma.client.net;

import io.netty.channel.ConnectTimeoutException;
import java.net.ConnectException;
import java.net.NoRouteToHostException;
import java.net.UnknownHostException;

/** How a connection to a host ended. */
public enum ConnectionEnd {
  /** Not connected: the name of the computer is unknown. */
  NAME_UNKNOWN,
  /** Not connected: nothing listens at the port. */
  REFUSED,
  /** Not connected: no answer came in time. */
  NO_ANSWER,
  /** Not connected: there is no route to the address. */
  UNREACHABLE,
  /** The connection broke, or no message came for too long. */
  LOST,
  /** The host has another key than expected. Nothing was sent to it. */
  OTHER_KEY,
  /** The host sent something that is not a message of this protocol. */
  BAD_MESSAGE,
  /** The host said goodbye and closed the connection. */
  BYE,
  /** This program closed the connection. */
  CLOSED;

  /** Why a connection could not be opened. */
  static ConnectionEnd of(Throwable failure) {
    return switch (failure) {
      case ConnectTimeoutException late -> NO_ANSWER;
      case UnknownHostException unknown -> NAME_UNKNOWN;
      case NoRouteToHostException nowhere -> UNREACHABLE;
      case ConnectException refused -> REFUSED;
      default -> UNREACHABLE;
    };
  }
}
