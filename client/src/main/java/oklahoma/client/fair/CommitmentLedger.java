package oklahoma.client.fair;

import java.util.Optional;
import oklahoma.client.storage.Row;
import oklahoma.rules.fair.LastDeal;

/**
 * Saves what the program knows of the latest shuffle at one seat, so that it survives a restart.
 * Both methods may block on the disk.
 */
public interface CommitmentLedger {

  /** What was kept last; empty if nothing was, or if it cannot be read. */
  Optional<LastDeal> last();

  /** Keeps this in place of what was kept before; whether it is kept now. */
  boolean keep(LastDeal deal);

  /** A ledger in a row of the program's store. */
  static CommitmentLedger in(Row row) {
    return new StoredLedger(row);
  }

  /** A ledger that lasts as long as it is used. */
  static CommitmentLedger inMemory() {
    return new CommitmentLedger() {
      private volatile Optional<LastDeal> kept = Optional.empty();

      @Override
      public Optional<LastDeal> last() {
        return kept;
      }

      @Override
      public boolean keep(LastDeal deal) {
        kept = Optional.of(deal);
        return true;
      }
    };
  }
}
