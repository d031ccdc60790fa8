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

/** Joins tables on other computers. The screen changes as soon as a host admits the player. */
public interface TableEntry {

  /**
   * Joins a table.
   *
   * @param address the host's address; a name is resolved for each connection
   * @param table the table as its host describes it
   * @param password the table's password, if it is already known
   * @param failed receives the reason if the host does not admit the player
   * @return cancels the attempt
   */
  Runnable join(
      HostAddress address,
      TableLabel table,
      ConnectionPurpose purpose,
      Optional<TablePassword> password,
      Consumer<Connection.EndCause> failed);

  /**
   * The kept seats that may be at tables of a host, by the numbers of the tables; first those under
   * the player's current name. Only the key of a seat can tell at which table it is. The host may
   * have had another address before.
   *
   * @param host the key that the host has proved
   */
  CompletableFuture<Map<Integer, List<Back>>> waysBack(
      HostAddress address, Fingerprint host, List<TableLabel> tables);

  /**
   * A kept seat, with the way to return to it.
   *
   * @param name the player's name there
   */
  record Back(Name name, Way way) {}

  /** Returns to a kept seat. */
  @FunctionalInterface
  interface Way {
    /**
     * Starts the return.
     *
     * @param failed receives the reason if the host does not admit the player
     * @param ended called if the seat cannot be used, after the player has read why
     * @return cancels the attempt
     */
    Runnable go(Consumer<Connection.EndCause> failed, Runnable ended);
  }
}
