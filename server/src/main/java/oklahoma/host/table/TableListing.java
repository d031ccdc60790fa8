package oklahoma.host.table;

import java.util.Set;
import oklahoma.host.table.people.SeatKeyHash;
import oklahoma.protocol.lobby.TableLabel;

/**
 * How a table looks from outside, after its last message.
 *
 * @param open whether somebody could sit down
 * @param keyHashes of the seats that are kept for somebody
 */
record TableListing(TableLabel label, boolean open, Set<SeatKeyHash> keyHashes) {
  TableListing {
    keyHashes = Set.copyOf(keyHashes);
  }
}
