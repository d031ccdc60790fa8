package oklahoma.client.fair;

import java.util.Optional;
import oklahoma.client.storage.Row;
import oklahoma.rules.fair.LastDeal;

/**
 * Saves what the program knows of the latest shuffle at one seat, so that it survives a restart.
 * Both methods may block on the disk.
 */
public interface CommitmentLedger {

  /** The deal that was saved last; empty if there is none or it cannot be read. */
  Optional<LastDeal> last();

  /** Saves a deal in place of the one before. Returns whether it is saved now. */
  boolean keep(LastDeal deal);

  /** A ledger in a row of the program's store. */
  static CommitmentLedger in(Row row) {
    return new StoredLedger(row);
  }

  /** A ledger that loses its content when the program ends. */
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
