package oklahoma.host;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ConcurrentNavigableMap;
import java.util.concurrent.ConcurrentSkipListMap;
import oklahoma.host.net.TableDirectory;
import oklahoma.host.table.Table;
import oklahoma.protocol.identity.GuestMark;
import oklahoma.protocol.lobby.TableLabel;
import oklahoma.protocol.messages.ByeReason;
import oklahoma.protocol.messages.ToHost;

/** The host's open tables, by number. */
final class OpenTables implements TableDirectory {
  private final ConcurrentNavigableMap<Integer, Table> tables = new ConcurrentSkipListMap<>();

  private volatile boolean stopping;

  /** Refuses all hellos from now on. */
  void stop() {
    stopping = true;
  }

  @Override
  public boolean stopping() {
    return stopping;
  }

  /** Adds a table. If the host is stopping, it closes the table at once and tells the guests. */
  void add(int number, Table table) {
    tables.put(number, table);
    table.onClosed(() -> tables.remove(number, table));
    if (stopping) {
      table.close(ByeReason.HOST_STOPS);
    }
  }

  Optional<Table> get(int number) {
    return Optional.ofNullable(tables.get(number));
  }

  List<Table> all() {
    return new ArrayList<>(tables.values());
  }

  /**
   * The table for a hello. If no table fits, the first one refuses the guest and gives the reason.
   */
  @Override
  public Optional<Table> table(ToHost.Hello hello) {
    if (hello.table() != 0) {
      return get(hello.table());
    }
    return all().stream()
        .filter(Table.admitting(hello.purpose()))
        .findFirst()
        .or(() -> all().stream().findFirst());
  }

  @Override
  public List<TableLabel> tables(Optional<GuestMark> mark) {
    return all().stream().map(table -> table.label(mark)).toList();
  }
}
