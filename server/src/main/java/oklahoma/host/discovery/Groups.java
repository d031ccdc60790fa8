package oklahoma.host.discovery;

import java.net.InetAddress;

/**
 * The multicast groups to which programs send their questions; no other protocol uses them on a
 * home network.
 */
final class Groups {
  /** The IPv4 group, within an organisation. */
  static final InetAddress FOUR = InetAddress.ofLiteral("239.255.65.52");

  /** The IPv6 group, within one link; it is not registered. */
  static final InetAddress SIX = InetAddress.ofLiteral("ff12::6552");

  private Groups() {}
}
