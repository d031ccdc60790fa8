package client.fair;

import static org.assertj.core.api.Assertions.assertThat;

import client.storage.Row;
import client.storage.Store;
import client.storage.Subject;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rules.Seat;
import rules.fair.Commitment;
import rules.fair.FairDeal;
import rules.fair.Finding;
import rules.fair.Flaw;
import rules.fair.LastDeal;
import rules.fair.MatchId;
import rules.fair.Part;
import rules.fair.Secret;

/** What is known of a shuffle is there again when the program is started again. */
class StoredLedgerTest {
  private static final Secret SECRET = new Secret("01".repeat(Secret.BYTES));
  private static final MatchId MATCH = new MatchId("ab".repeat(MatchId.BYTES));

  @TempDir private Path folder;

  private static LastDeal deal(Optional<Secret> mine, List<Finding> findings) {
    Commitment host = Commitment.ofHost(MATCH, 3, SECRET);
    FairDeal told =
        FairDeal.opened(MATCH, 3, host, List.of(new Part.Awaited(), new Part.Unasked()));
    return new LastDeal(
        Seat.A, told, mine, findings, true, false, true, 2, mine.map(secret -> MATCH));
  }

  @Test
  void whatIsKeptIsReadByTheNextProgram() {
    for (LastDeal deal :
        List.of(
            deal(Optional.empty(), List.of()),
            deal(
                Optional.of(SECRET),
                List.of(Finding.of(Flaw.DRAWN_AGAIN), Finding.of(Flaw.PART_CHANGED, Seat.B))))) {
      try (Store store = Store.open(folder.resolve("kept.db"))) {
        CommitmentLedger.in(store.row(Subject.COMMITMENTS, "seat")).keep(deal);
      }
      try (Store store = Store.open(folder.resolve("kept.db"))) {
        assertThat(CommitmentLedger.in(store.row(Subject.COMMITMENTS, "seat")).last())
            .contains(deal);
        assertThat(CommitmentLedger.in(store.row(Subject.COMMITMENTS, "other")).last()).isEmpty();
      }
    }
  }

  @Test
  void whatCannotBeReadIsNotKnown() {
    try (Store store = Store.inMemory()) {
      Row row = store.row(Subject.COMMITMENTS, "seat");
      row.put(Map.of("told", "rubbish"));
      assertThat(CommitmentLedger.in(row).last()).isEmpty();
    }
  }
}
