package oklahoma.host.net;

import java.util.List;
import java.util.Optional;
import oklahoma.host.table.Table;
import oklahoma.protocol.identity.GuestMark;
import oklahoma.protocol.lobby.TableLabel;
import oklahoma.protocol.messages.ToHost;

/** Lets the sessions of a host find their tables. */
public interface TableDirectory {

  /** The table for a hello: the one with its number, or the first that suits its request. */
  Optional<Table> table(ToHost.Hello hello);

  /** Whether the host stops, so that no hello leads anywhere any more. */
  boolean stopping();

  /**
   * The tables that are open, in the order of their numbers.
   *
   * @param mark of the guest: tables where it has played before list who is there
   */
  List<TableLabel> tables(Optional<GuestMark> mark);
}
