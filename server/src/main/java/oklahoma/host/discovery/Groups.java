package oklahoma.host.discovery;

import java.net.InetAddress;

/**
 * The multicast groups to which programs send their questions; no other protocol uses them on a
 * home network.
 */
final class Groups {
  /** Of IPv4, within an organisation. */
  static final InetAddress FOUR = InetAddress.ofLiteral("239.255.65.52");

  /** Of IPv6, on one link, not registered with anybody. */
  static final InetAddress SIX = InetAddress.ofLiteral("ff12::6552");

  private Groups() {}
}
