package oklahoma.client.session;

import java.net.InetSocketAddress;
import java.util.Optional;
import oklahoma.client.net.Call;
import oklahoma.client.net.trust.HostAddress;
import oklahoma.client.net.trust.Pin;
import oklahoma.client.session.kept.KeptSeat;
import oklahoma.protocol.identity.Fingerprint;
import oklahoma.protocol.lobby.TableLabel;
import oklahoma.protocol.lobby.TableName;
import oklahoma.protocol.people.Name;

/**
 * A table to which the player returns, wherever its host is now.
 *
 * @param host the key of its host
 * @param port the last port of its host
 * @param number the number of the table on its host; 0 if it is not known
 * @param tableName the table's name
 * @param player the player's name at the table
 * @param seated whether the player has the key of a seat, which only this table knows
 */
record SoughtTable(
    Fingerprint host, int port, int number, TableName tableName, Name player, boolean seated) {

  /** The table of a seat. */
  static SoughtTable of(KeptSeat seat) {
    return new SoughtTable(
        seat.fingerprint(), seat.host().port(), seat.table(), seat.tableName(), seat.name(), true);
  }

  /**
   * The table that a spectator watches; empty while its host is not known.
   *
   * @param call the call to the table
   */
  static Optional<SoughtTable> watched(Call call, TableName name) {
    int port = ((InetSocketAddress) call.address()).getPort();
    return call.pin()
        .known()
        .map(host ->
            new SoughtTable(host, port, call.hello().table(), name, call.hello().name(), false));
  }

  /** The key that a host must have before it learns anything about the player. */
  Pin pin() {
    return Pin.exactly(host);
  }

  /**
   * Whether a table of its host may be the right one. Tables of several windows can have the same
   * number and name; then only the key of a seat can tell them apart.
   */
  boolean isAt(TableLabel label) {
    return (number == 0 || label.number() == number) && label.name().equals(tableName);
  }

  /**
   * Whether its host may be at an address. At another port there may be another window of the same
   * user, with a table of the same name, where a spectator would see a different match.
   */
  boolean mayBeAt(HostAddress address) {
    return seated || address.port() == port;
  }
}
