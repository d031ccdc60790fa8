package oklahoma.host.net;

import java.net.InetSocketAddress;

/** The host cannot listen at an address; its other listeners continue. */
public final class CannotListen extends RuntimeException {
  private static final long serialVersionUID = 1L;
  private static final int FIRST_FREE_FOR_ALL = 1024;

  /** Why a host cannot listen. */
  public enum Reason {
    /** Another program, or another host, listens on this port. */
    PORT_TAKEN,
    /** The port is below 1024: taken, or kept for administrators. */
    PORT_TAKEN_OR_KEPT,
    /** No interface of this machine has this address. */
    NO_SUCH_ADDRESS
  }

  private final InetSocketAddress address;
  private final Reason reason;

  CannotListen(InetSocketAddress address, Reason reason, Throwable cause) {
    super("cannot listen on " + address + ": " + reason, cause);
    this.address = address;
    this.reason = reason;
  }

  /** A refusal by the system, whose own message is no help: it is in the user's language. */
  static CannotListen because(InetSocketAddress address, boolean here, Throwable cause) {
    Reason port =
        address.getPort() < FIRST_FREE_FOR_ALL ? Reason.PORT_TAKEN_OR_KEPT : Reason.PORT_TAKEN;
    return new CannotListen(address, here ? port : Reason.NO_SUCH_ADDRESS, cause);
  }

  /** Where it was to listen. */
  public InetSocketAddress address() {
    return address;
  }

  /** The port on which it was to listen. */
  public int port() {
    return address.getPort();
  }

  /** Why the host cannot listen. */
  public Reason reason() {
    return reason;
  }
}
