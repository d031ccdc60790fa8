package oklahoma.client.session.kept;

import java.net.InetSocketAddress;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.Map;
import java.util.TreeMap;
import oklahoma.client.net.trust.HostAddress;
import oklahoma.client.net.trust.Pin;
import oklahoma.protocol.identity.Fingerprint;
import oklahoma.protocol.identity.SeatKey;
import oklahoma.protocol.lobby.TableName;
import oklahoma.protocol.people.Name;

/**
 * A seat at a table on the network to which the player can return.
 *
 * @param id the name of its row and of its lock file
 * @param address the host's last address, not resolved; a local one only if no other is known
 * @param fingerprint the fingerprint of its host; no other host learns the seat's key
 * @param table the number of the table on that host; 0 if only the key identifies it
 * @param tableName the table's name
 * @param name the player's name at the table
 * @param key the newest key of the seat
 * @param kept when the program received the key
 */
public record KeptSeat(
    String id,
    InetSocketAddress address,
    Fingerprint fingerprint,
    int table,
    TableName tableName,
    Name name,
    SeatKey key,
    Instant kept) {
  static final String FINGERPRINT = "fingerprint";

  /**
   * Parses the fields of {@link #values}.
   *
   * @throws IllegalArgumentException if they are not valid
   */
  public static KeptSeat of(String id, Map<String, String> values) {
    try {
      return new KeptSeat(
          id,
          InetSocketAddress.createUnresolved(value(values, "host"), number(values, "port")),
          Fingerprint.ofHex(value(values, FINGERPRINT)),
          number(values, "table"),
          new TableName(value(values, "table-name")),
          new Name(value(values, "name")),
          SeatKey.ofHex(value(values, "key")),
          Instant.parse(value(values, "kept")));
    } catch (DateTimeException noMoment) {
      throw new IllegalArgumentException(noMoment);
    }
  }

  /**
   * The seat to save in place of an earlier state. A local address does not replace another one,
   * because it leads nowhere when the player is in another network.
   */
  KeptSeat inPlaceOf(KeptSeat before) {
    return host().isLocal() && !before.host().isLocal()
        ? new KeptSeat(id, before.address, fingerprint, table, tableName, name, key, kept)
        : this;
  }

  /** The address at which to look for its host first. */
  public HostAddress host() {
    return HostAddress.of(address);
  }

  /** The key that a host must have before it learns the seat's key. */
  public Pin pin() {
    return Pin.exactly(fingerprint);
  }

  /** The fields to save. */
  public Map<String, String> values() {
    Map<String, String> values = new TreeMap<>();
    values.put("host", address.getHostString());
    values.put("port", Integer.toString(address.getPort()));
    values.put(FINGERPRINT, fingerprint.hex());
    values.put("table", Integer.toString(table));
    values.put("table-name", tableName.text());
    values.put("name", name.text());
    values.put("key", key.hex());
    values.put("kept", kept.toString());
    return values;
  }

  private static String value(Map<String, String> values, String name) {
    String value = values.get(name);
    if (value == null) {
      throw new IllegalArgumentException("no " + name);
    }
    return value;
  }

  private static int number(Map<String, String> values, String name) {
    return Integer.parseInt(value(values, name));
  }
}
