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
 * A seat at a table on the network that the player can return to.
 *
 * @param id names its row, and the file by which a window locks it
 * @param address where the host was met last, not resolved; a local one only if it was met at no
 *     other
 * @param fingerprint of the key of its host; no other host learns the seat's key
 * @param table the number of the table on that host; 0 if only the key says which it is
 * @param tableName what the table is called
 * @param name what the player is called there
 * @param key the newest key of the seat
 * @param kept when the key was got
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
   * The seat of a row, by the values that {@link #values} gave.
   *
   * @throws IllegalArgumentException if they describe no seat
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
   * The seat as it is kept in place of what was kept of it before. Away from home nobody finds a
   * host by its local address.
   */
  KeptSeat inPlaceOf(KeptSeat before) {
    return host().isLocal() && !before.host().isLocal()
        ? new KeptSeat(id, before.address, fingerprint, table, tableName, name, key, kept)
        : this;
  }

  /** Where its host was met last, or where it is met from elsewhere too. */
  public HostAddress host() {
    return HostAddress.of(address);
  }

  /** Which key a host must have that is to learn the seat's key. */
  public Pin pin() {
    return Pin.exactly(fingerprint);
  }

  /** The fields of its row. */
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
