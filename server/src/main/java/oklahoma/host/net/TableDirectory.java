package oklahoma.host.net;

import java.util.List;
import java.util.Optional;
import oklahoma.host.table.Table;
import oklahoma.protocol.identity.GuestMark;
import oklahoma.protocol.lobby.TableLabel;
import oklahoma.protocol.messages.ToHost;

/** Lets the sessions of a host find their tables. */
public interface TableDirectory {

  /** The table for a hello: the one with its number, or the first that fits its purpose. */
  Optional<Table> table(ToHost.Hello hello);

  /** Whether the host is stopping and refuses every hello. */
  boolean stopping();

  /**
   * The open tables, in the order of their numbers.
   *
   * @param mark the guest's mark; tables where it has played before list the connected players
   */
  List<TableLabel> tables(Optional<GuestMark> mark);
}
