package host;

import static org.assertj.core.api.Assertions.assertThat;

import host.journal.Entry;
import host.journal.Journal;
import host.journal.JournalFailed;
import host.journal.MemoryJournal;
import host.journal.Replay;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import protocol.Farewell;
import protocol.FromHost;
import rules.Move;
import rules.Seat;
import rules.Seen;

/** What happens is written down first, and what was written down can be played again. */
class JournalTest {

  /** A journal whose disk is full after so many entries. */
  private static final class Failing implements Journal {
    private int room;

    Failing(int room) {
      this.room = room;
    }

    @Override
    public synchronized void append(Entry entry) throws JournalFailed {
      if (room-- == 0) {
        throw new JournalFailed("no room left");
      }
    }
  }

  @Test
  void nothingIsToldThatCouldNotBeWritten() {
    int begun = 5; // the match, who sits where, the first deal, the lock of each seat's key
    try (Company company = company(new Failing(begun + 1))) {
      Seat seat = company.turn();
      company.move(seat, new Move.Draw());
      HeadlessGuest guest = company.at(seat);
      guest.move(guest.deal().byDefault(seat).orElseThrow());
      company.until(() -> company.all().stream().allMatch(each -> each.farewell().isPresent()));
      assertThat(company.all())
          .allSatisfy(each -> {
            assertThat(each.farewell()).contains(Farewell.JOURNAL_FAILED);
            assertThat(each.heard(FromHost.Update.class)).hasSize(1);
          });
    }
  }

  @Test
  void aMatchThatCannotBeWrittenDoesNotBegin() {
    try (Company company =
        Company.at(
            Tables.of(Tables.patient(2), 2), 0, false, UnaryOperator.identity(), new Failing(1))) {
      HeadlessGuest first = company.join(new protocol.Wish.Sit());
      HeadlessGuest second = company.join(new protocol.Wish.Sit());
      company.until(() -> first.farewell().isPresent() && second.farewell().isPresent());
      assertThat(first.heard()).hasSize(1);
      assertThat(second.heard()).hasSize(1);
    }
  }

  @Test
  void aJournalPlayedAgainStandsWhereTheTableStands() {
    MemoryJournal journal = new MemoryJournal();
    try (Company company = company(journal)) {
      company.window();
      Replay replay = Replay.of(journal.entries());
      assertThat(company.all())
          .allSatisfy(guest ->
              assertThat(Seen.of(replay.deal().orElseThrow(), guest.viewer()))
                  .isEqualTo(guest.seen()));
      for (Seat seat : company.window().discarder().others(3)) {
        company.move(seat, new Move.Pass());
      }
      while (!company.deal().over()) {
        Seat seat = company.turn();
        company.move(seat, company.at(seat).deal().byDefault(seat).orElseThrow());
      }
      assertThat(Replay.of(journal.entries()).match().standing())
          .isEqualTo(company.at(Seat.A).standing().orElseThrow());
    }
  }

  private static Company company(Journal journal) {
    int seats = journal instanceof MemoryJournal ? 3 : 2;
    return Company.at(
        Tables.of(Tables.patient(seats), seats), seats, false, UnaryOperator.identity(), journal);
  }
}
