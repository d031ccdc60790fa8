package host.net;

import host.table.Table;
import java.util.Optional;

/** Where the sessions of a host find their tables. */
@FunctionalInterface
public interface Sessions {

  /** The table with this number. */
  Optional<Table> table(int number);
}
