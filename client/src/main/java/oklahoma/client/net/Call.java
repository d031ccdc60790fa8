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
 * @param address the host's address: on the network, or Netty's address inside this program
 * @param pin the key that the host must have on the network
 * @param hello the guest's first message
 * @param credentials the guest's password and mark
 */
public record Call(SocketAddress address, Pin pin, ToHost.Hello hello, Credentials credentials) {

  /** A call without credentials to any host at this address. */
  public static Call to(SocketAddress address, ToHost.Hello hello) {
    return new Call(address, Pin.NONE, hello, Credentials.NONE);
  }

  /** The same call to another address. */
  Call at(SocketAddress other) {
    return new Call(other, pin, hello, credentials);
  }

  /** The same call, but only to the host with this key. */
  Call keepingTo(Fingerprint host) {
    return new Call(address, Pin.exactly(host), hello, credentials);
  }

  /** The same call as a return to the seat with this key. */
  Call holding(SeatKey key) {
    ToHost.Hello back =
        new ToHost.Hello(
            hello.name(), hello.table(), new ConnectionPurpose.Return(key), hello.avatar());
    return new Call(address, pin, back, credentials);
  }
}
