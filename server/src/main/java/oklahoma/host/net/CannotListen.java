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
    /** The port is below 1024: taken, or reserved for administrators. */
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

  /**
   * @param here whether this machine has the address
   * @param cause the system's exception, whose message is in the user's language and therefore not
   *     shown
   */
  static CannotListen because(InetSocketAddress address, boolean here, Throwable cause) {
    Reason port =
        address.getPort() < FIRST_FREE_FOR_ALL ? Reason.PORT_TAKEN_OR_KEPT : Reason.PORT_TAKEN;
    return new CannotListen(address, here ? port : Reason.NO_SUCH_ADDRESS, cause);
  }

  /** The address at which the host should have listened. */
  public InetSocketAddress address() {
    return address;
  }

  /** The port on which the host should have listened. */
  public int port() {
    return address.getPort();
  }

  /** Why the host cannot listen. */
  public Reason reason() {
    return reason;
  }
}
