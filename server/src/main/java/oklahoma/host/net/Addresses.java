package oklahoma.host.net;

import io.netty.util.NetUtil;
import java.net.Inet4Address;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The addresses at which guests may reach a host, with the most likely one. A machine with a VPN or
 * containers has several, and most are useless to a friend in the same room.
 */
public final class Addresses {
  private static final Logger LOG = LoggerFactory.getLogger(Addresses.class);

  /** Names of interfaces, or words in their descriptions, that mean neither Ethernet nor Wi-Fi. */
  private static final Pattern VIRTUAL =
      Pattern.compile(
          "^(docker|podman|br-|bridge\\d|veth|virbr|lxc|lxd|cni|flannel|cali|kube|vmnet|vboxnet"
              + "|tun|tap|wg|utun|ipsec|ppp|zt|tailscale|ham\\d|nordlynx|proton|awdl|llw|gif|stf)"
              + "|virtual|vethernet|hyper-v|vmware|docker|wsl|vpn|tap-windows|wintun|wireguard"
              + "|openvpn|zerotier|tailscale|hamachi|radmin|tunnel|teredo|anyconnect|fortinet");

  private Addresses() {}

  /**
   * An interface of a machine.
   *
   * @param name its short name, as {@code eth0}
   * @param description its display name, which is the more informative of the two on Windows
   * @param pointToPoint whether it connects to a single machine, as tunnels do
   */
  public record Interface(
      String name,
      String description,
      boolean up,
      boolean loopback,
      boolean pointToPoint,
      List<InetAddress> addresses) {
    public Interface {
      addresses = List.copyOf(addresses);
    }

    private boolean virtual() {
      return pointToPoint
          || VIRTUAL.matcher(name.toLowerCase(Locale.ROOT)).find()
          || VIRTUAL.matcher(description.toLowerCase(Locale.ROOT)).find();
    }
  }

  /** The kind of network of an address, the more useful ones first. */
  public enum Kind {
    /** The local network, or the internet. */
    NETWORK,
    /** A private network in software: a VPN, containers, virtual machines. */
    VIRTUAL,
    /** The same link only. */
    LINK_LOCAL,
    /** This machine only. */
    THIS_MACHINE
  }

  /**
   * An address at which guests may reach the host.
   *
   * @param text the address as guests type it
   * @param on the name of its interface
   * @param likely whether to give this one to a friend; at most one address of a list
   */
  public record Listed(String text, String on, Kind kind, boolean likely) {}

  /** This machine's addresses that reach a listener at this address. */
  public static List<Listed> of(InetSocketAddress listening) {
    return listed(listening.getAddress(), interfaces());
  }

  /**
   * The addresses that reach a listener, the likely one first, then by kind, IPv4 before IPv6.
   *
   * @param listening one address, or the wildcard address
   */
  static List<Listed> listed(InetAddress listening, List<Interface> interfaces) {
    List<Found> found = new ArrayList<>();
    for (Interface each : interfaces.stream().filter(Interface::up).toList()) {
      each.addresses().stream()
          .filter(address -> listening.isAnyLocalAddress() || listening.equals(address))
          .filter(address -> !needsScope(address))
          .forEach(address -> found.add(new Found(address, each.name(), kind(each, address))));
    }
    found.sort(Found.MOST_USEFUL_FIRST);
    List<Listed> listed = new ArrayList<>();
    for (Found each : found) {
      boolean likely = listed.isEmpty() && each.kind() != Kind.THIS_MACHINE;
      listed.add(
          new Listed(NetUtil.toAddressString(each.address()), each.on(), each.kind(), likely));
    }
    return List.copyOf(listed);
  }

  private record Found(InetAddress address, String on, Kind kind) {
    static final Comparator<Found> MOST_USEFUL_FIRST =
        Comparator.comparing(Found::kind)
            .thenComparing(found -> !(found.address() instanceof Inet4Address))
            // Homes and offices use 192.168, 10 and 172.16 to 31.
            .thenComparing(found -> !found.address().isSiteLocalAddress());
  }

  /**
   * Whether an IPv6 address is valid on one link only. Each machine names the link differently, so
   * the address is no use to others.
   */
  private static boolean needsScope(InetAddress address) {
    return address instanceof Inet6Address && address.isLinkLocalAddress();
  }

  private static Kind kind(Interface on, InetAddress address) {
    if (on.loopback() || address.isLoopbackAddress()) {
      return Kind.THIS_MACHINE;
    }
    if (address.isLinkLocalAddress()) {
      return Kind.LINK_LOCAL;
    }
    return on.virtual() ? Kind.VIRTUAL : Kind.NETWORK;
  }

  private static List<Interface> interfaces() {
    try {
      List<Interface> interfaces = new ArrayList<>();
      for (NetworkInterface each : NetworkInterface.networkInterfaces().toList()) {
        interfaces.add(described(each));
      }
      return interfaces;
    } catch (SocketException unknown) {
      LOG.warn("this machine does not tell its network interfaces", unknown);
      return List.of();
    }
  }

  private static Interface described(NetworkInterface one) throws SocketException {
    String description = one.getDisplayName();
    return new Interface(
        one.getName(),
        description == null ? one.getName() : description,
        one.isUp(),
        one.isLoopback(),
        one.isPointToPoint(),
        one.inetAddresses().toList());
  }
}
