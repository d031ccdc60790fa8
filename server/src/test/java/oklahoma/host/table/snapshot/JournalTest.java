package oklahoma.host.table.snapshot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.UnaryOperator;
import oklahoma.host.journal.Journal;
import oklahoma.host.journal.MemoryJournal;
import oklahoma.host.journal.RecoveredMatch;
import oklahoma.host.table.people.SeatKeyHash;
import oklahoma.host.testing.SeatedTable;
import oklahoma.host.testing.TestSetups;
import oklahoma.rules.Move;
import oklahoma.rules.Seat;
import oklahoma.rules.Seen;
import org.junit.jupiter.api.Test;

/** What happens is written down first, and what was written down can be played again. */
class JournalTest {

  @Test
  void aReplayedJournalGivesTheStateOfTheTable() {
    MemoryJournal journal = new MemoryJournal();
    try (SeatedTable company = company(journal)) {
      company.window();
      RecoveredMatch recovered = RecoveredMatch.of(journal.entries());
      assertThat(company.all())
          .allSatisfy(guest ->
              assertThat(Seen.of(recovered.deal().orElseThrow(), guest.viewer()))
                  .isEqualTo(guest.seen()));
      for (Seat seat : company.window().discarder().others(3)) {
        company.move(seat, new Move.Pass());
      }
      while (!company.deal().over()) {
        Seat seat = company.turn();
        company.move(seat, company.at(seat).deal().defaultMove(seat).orElseThrow());
      }
      assertThat(RecoveredMatch.of(journal.entries()).match().standing())
          .isEqualTo(company.at(Seat.A).standing().orElseThrow());
    }
  }

  /** Who reads a host's files takes nobody's seat. */
  @Test
  void ofAKeyOnlyItsHashIsWrittenDown() {
    MemoryJournal journal = new MemoryJournal();
    try (SeatedTable company = company(journal)) {
      company.window();
      String written = journal.entries().toString();
      assertThat(company.all())
          .isNotEmpty()
          .allSatisfy(guest ->
              assertThat(written)
                  .contains(SeatKeyHash.of(guest.key()).hex())
                  .doesNotContain(guest.key().hex()));
    }
  }

  private static SeatedTable company(Journal journal) {
    return SeatedTable.at(
        TestSetups.of(TestSetups.patient(3), 3), 3, false, UnaryOperator.identity(), journal);
  }
}
