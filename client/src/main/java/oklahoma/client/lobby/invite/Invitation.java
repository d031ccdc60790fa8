package oklahoma.client.lobby.invite;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Collectors;
import oklahoma.client.net.Destination;
import oklahoma.protocol.identity.Fingerprint;

/**
 * Everything that a friend needs to join a table: the host's addresses, and its fingerprint, so
 * that even the first connection is to the right host.
 *
 * @param addresses the addresses with ports, the best one first
 * @param table the number of the table
 * @param host the host's fingerprint
 */
public record Invitation(List<String> addresses, int table, Fingerprint host) {
  private static final int MOST_OF_A_KIND = 3;

  public Invitation {
    addresses = List.copyOf(addresses);
  }

  /**
   * An invitation with the most likely addresses, a few of each kind.
   *
   * @param ways the addresses, the best one first; at least one
   */
  public static Invitation by(List<InviteAddress> ways, int table, Fingerprint host) {
    List<String> likely =
        ways.stream()
            .collect(
                Collectors.groupingBy(InviteAddress::kind, LinkedHashMap::new, Collectors.toList()))
            .values()
            .stream()
            .flatMap(kind -> kind.stream().limit(MOST_OF_A_KIND))
            .map(InviteAddress::address)
            .limit(Destination.MOST_ADDRESSES)
            .toList();
    return new Invitation(likely, table, host);
  }

  /** The best address. */
  public String address() {
    return addresses.getFirst();
  }

  /** The text for the address field: {@code 192.168.1.20:6552,10.8.0.3/1#K7F3-9QZM-2AXT}. */
  public String text() {
    return places() + "/" + table + "#" + host.text();
  }

  /** The invitation as a link: {@code oklahoma://192.168.1.20:6552,10.8.0.3/1#K7F39QZM2AXT}. */
  public String link() {
    return "oklahoma://" + places() + "/" + table + "#" + host.prefix();
  }

  /** The addresses. Later ones leave out the port if it is that of the first. */
  private String places() {
    String port = address().substring(address().lastIndexOf(':'));
    return addresses.stream()
        .map(each ->
            each.equals(address()) || !each.endsWith(port)
                ? each
                : each.substring(0, each.length() - port.length()))
        .collect(Collectors.joining(","));
  }
}
