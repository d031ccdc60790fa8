package oklahoma.client.net;

import java.net.SocketAddress;
import oklahoma.client.net.trust.Credentials;
import oklahoma.client.net.trust.Pin;
import oklahoma.protocol.identity.Fingerprint;
import oklahoma.protocol.identity.SeatKey;
import oklahoma.protocol.messages.ConnectionPurpose;
import oklahoma.protocol.messages.ToHost;

/**
 * The host to connect to, and the guest who connects.
 *
 * @param address of the host: on the network, or Netty's address inside this program
 * @param pin which key the host must have on the network
 * @param hello what the guest comes for
 * @param credentials what the guest can show of itself
 */
public record Call(SocketAddress address, Pin pin, ToHost.Hello hello, Credentials credentials) {

  /** A call by a guest who shows nothing, to whichever host is there. */
  public static Call to(SocketAddress address, ToHost.Hello hello) {
    return new Call(address, Pin.NONE, hello, Credentials.NONE);
  }

  /** The same to the host at another address. */
  Call at(SocketAddress other) {
    return new Call(other, pin, hello, credentials);
  }

  /** The same, and no other host than this one counts. */
  Call keepingTo(Fingerprint host) {
    return new Call(address, Pin.exactly(host), hello, credentials);
  }

  /** The same by the guest who holds a seat. */
  Call holding(SeatKey key) {
    ToHost.Hello back =
        new ToHost.Hello(
            hello.name(), hello.table(), new ConnectionPurpose.Return(key), hello.avatar());
    return new Call(address, pin, back, credentials);
  }
}
