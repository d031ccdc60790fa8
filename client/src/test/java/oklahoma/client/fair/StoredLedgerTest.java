package oklahoma.client.fair;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import oklahoma.client.storage.Row;
import oklahoma.client.storage.Store;
import oklahoma.client.storage.Subject;
import oklahoma.rules.Seat;
import oklahoma.rules.fair.Commitment;
import oklahoma.rules.fair.FairDeal;
import oklahoma.rules.fair.Finding;
import oklahoma.rules.fair.Flaw;
import oklahoma.rules.fair.LastDeal;
import oklahoma.rules.fair.MatchId;
import oklahoma.rules.fair.Part;
import oklahoma.rules.fair.Secret;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is known of a shuffle is there again when the program is started again. */
class StoredLedgerTest {
  private static final Secret SECRET = new Secret("01".repeat(Secret.BYTES));
  private static final MatchId MATCH = new MatchId("ab".repeat(MatchId.BYTES));

  @TempDir private Path folder;

  private static LastDeal deal(Optional<Secret> mine, List<Finding> findings) {
    Commitment host = Commitment.ofHost(MATCH, 3, SECRET);
    FairDeal published =
        FairDeal.opened(MATCH, 3, host, List.of(new Part.Awaited(), new Part.Unasked()));
    return new LastDeal(
        Seat.A,
        published,
        mine,
        findings,
        new LastDeal.Ending(true, LastDeal.End.TOLD, true),
        new LastDeal.Past(2, mine.map(secret -> MATCH)));
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
