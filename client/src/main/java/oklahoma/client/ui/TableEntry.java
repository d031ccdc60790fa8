package oklahoma.client.ui;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import oklahoma.client.net.Connection;
import oklahoma.client.net.trust.HostAddress;
import oklahoma.protocol.identity.Fingerprint;
import oklahoma.protocol.identity.TablePassword;
import oklahoma.protocol.lobby.TableLabel;
import oklahoma.protocol.messages.ConnectionPurpose;
import oklahoma.protocol.people.Name;

/**
 * The ways to tables on other computers. The screen changes as soon as a host admits the player.
 */
public interface TableEntry {

  /**
   * To a table.
   *
   * @param address of the host; looked up for each line
   * @param table as its host tells of it
   * @param password the table's, if already given
   * @param failed hears why the host did not let the player in
   * @return what gives up before that
   */
  Runnable join(
      HostAddress address,
      TableLabel table,
      ConnectionPurpose purpose,
      Optional<TablePassword> password,
      Consumer<Connection.Parting> failed);

  /**
   * The ways back to the seats that are kept for the player at tables of a host, by the numbers of
   * the tables, those under the player's name first: only its key tells which table a seat is at.
   * The host may have been somewhere else before.
   *
   * @param host the key that it has proved to have
   */
  CompletableFuture<Map<Integer, List<Back>>> waysBack(
      HostAddress address, Fingerprint host, List<TableLabel> tables);

  /**
   * The way back to a seat.
   *
   * @param name what the player is called there
   */
  record Back(Name name, Way way) {}

  /** Goes back. */
  @FunctionalInterface
  interface Way {
    /**
     * Goes back.
     *
     * @param failed hears why the host did not let the player in
     * @param ended hears that the seat cannot be used; the player knows why
     * @return what gives up before that
     */
    Runnable go(Consumer<Connection.Parting> failed, Runnable ended);
  }
}
