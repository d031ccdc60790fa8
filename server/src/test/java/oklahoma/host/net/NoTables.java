package oklahoma.host.net;

import java.util.List;
import java.util.Optional;
import oklahoma.host.table.Table;
import oklahoma.protocol.identity.GuestMark;
import oklahoma.protocol.lobby.TableLabel;
import oklahoma.protocol.messages.ToHost;

/** A host at which no table is open. */
final class NoTables implements TableDirectory {
  @Override
  public Optional<Table> table(ToHost.Hello hello) {
    return Optional.empty();
  }

  @Override
  public boolean stopping() {
    return false;
  }

  @Override
  public List<TableLabel> tables(Optional<GuestMark> mark) {
    return List.of();
  }
}
