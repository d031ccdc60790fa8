package oklahoma.host.discovery;

import java.math.BigInteger;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.InterfaceAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.List;

/**
 * The network from which guests can join. Programs elsewhere get no answer, since they would see
 * tables that they cannot join.
 *
 * @param address one address of the network
 * @param prefix the number of leading bits that all its addresses share
 */
record GuestNetwork(InetAddress address, int prefix) {

  /**
   * The network of an address of this machine; all networks if the host listens at all addresses.
   *
   * @param listening the address where the host accepts guests
   */
  static GuestNetwork of(InetAddress listening) {
    return new GuestNetwork(listening, listening.isAnyLocalAddress() ? 0 : prefix(listening));
  }

  private static int prefix(InetAddress own) {
    return interfaceAddresses(own).stream()
        .filter(each -> own.equals(each.getAddress()))
        .mapToInt(InterfaceAddress::getNetworkPrefixLength)
        .findFirst()
        .orElse(own.getAddress().length * Byte.SIZE);
  }

  private static List<InterfaceAddress> interfaceAddresses(InetAddress own) {
    try {
      NetworkInterface its = NetworkInterface.getByInetAddress(own);
      return its == null ? List.of() : its.getInterfaceAddresses();
    } catch (SocketException unknown) {
      return List.of();
    }
  }

  /**
   * Whether programs of this network can ask for hosts. Over IPv6 the question and the answer come
   * from addresses of the link, where a host that listens at another address is not.
   */
  boolean asks() {
    return !(address instanceof Inet6Address)
        || address.isAnyLocalAddress()
        || address.isLinkLocalAddress()
        || address.isLoopbackAddress();
  }

  /** Whether a program with this address can join. */
  boolean includes(InetAddress asker) {
    byte[] own = address.getAddress();
    byte[] other = asker.getAddress();
    int rest = own.length * Byte.SIZE - prefix;
    return prefix == 0
        || (own.length == other.length
            && new BigInteger(1, own)
                .shiftRight(rest)
                .equals(new BigInteger(1, other).shiftRight(rest)));
  }
}
