package oklahoma.client.fair;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import oklahoma.client.storage.Row;
import oklahoma.rules.fair.LastDeal;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A ledger in a row of the program's database. */
record StoredLedger(Row row) implements CommitmentLedger {
  private static final Logger LOG = LoggerFactory.getLogger(StoredLedger.class);

  @Override
  public Optional<LastDeal> last() {
    try {
      Map<String, String> fields = row.fields().join();
      return fields.isEmpty() ? Optional.empty() : Optional.of(LedgerRow.read(fields));
    } catch (CompletionException | IllegalArgumentException unreadable) {
      LOG.warn("what was known of the shuffles at {} cannot be read", row.name(), unreadable);
      return Optional.empty();
    }
  }

  @Override
  public boolean keep(LastDeal deal) {
    try {
      return row.store()
          .ask(rows -> {
            rows.put(row.subject(), row.name(), LedgerRow.of(deal));
            return true;
          })
          .join();
    } catch (CompletionException failure) {
      LOG.warn("what is known of the shuffles at {} cannot be kept", row.name(), failure);
      return false;
    }
  }
}
