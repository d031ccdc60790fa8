package oklahoma.host.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import oklahoma.bot.Bots;
import oklahoma.host.journal.Entry;
import oklahoma.host.journal.Journal;
import oklahoma.host.journal.JournalFailed;
import oklahoma.host.table.mailbox.Mailbox;
import oklahoma.host.table.mailbox.TableMessage;
import oklahoma.host.table.match.BotScheduler;
import oklahoma.host.testing.HandTiming;
import oklahoma.host.testing.TestSetups;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.messages.Wish;
import oklahoma.protocol.people.Name;
import org.junit.jupiter.api.Test;

/** A table whose journal cannot be written. */
class TableRunnerTest {
  private boolean full = true;

  /** A program that comes and goes while the disk is full leaves nothing in the table's memory. */
  @Test
  void aGuestWhoComesAndGoesInItsSleepIsForgotten() {
    TableByHand table = TableByHand.at(TestSetups.of(TestSetups.patient(2), 2), 2);
    HandTiming timing = new HandTiming();
    Mailbox mailbox = new Mailbox(9);
    TableRunner runner =
        new TableRunner(
            "table",
            table.state(),
            new Disk(),
            timing,
            mailbox,
            new BotScheduler(Bots::of, Runnable::run, timing, mailbox),
            now -> table.given());
    TableByHand.Visitor acting = table.acting();
    runner.read(
        new TableMessage.Heard(
            acting,
            new ToHost.Command(
                1, acting.number(), acting.deal().byDefault(acting.seat()).orElseThrow())));
    runner.act();
    assertThat(runner.asleep()).isTrue();

    TableByHand.Visitor stays = new TableByHand.Visitor();
    TableByHand.Visitor goes = new TableByHand.Visitor();
    for (TableByHand.Visitor guest : List.of(stays, goes)) {
      runner.read(new TableMessage.Joined(guest, hello()));
    }
    TableMessage.Gone gone = new TableMessage.Gone(goes);
    assertThat(runner.reads(gone)).isTrue();
    assertThat(runner.reads(new TableMessage.Gone(acting))).isFalse();
    runner.read(gone);
    full = false;
    runner.read(new TableMessage.TryAgain());
    assertThat(runner.asleep()).isFalse();
    assertThat(mailbox.close()).containsExactly(new TableMessage.Joined(stays, hello()));
  }

  private static ToHost.Hello hello() {
    return new ToHost.Hello(new Name("Guest"), 1, new Wish.Watch());
  }

  private final class Disk implements Journal {
    @Override
    public void append(List<Entry> entries) throws JournalFailed {
      if (full) {
        throw new JournalFailed("no room left");
      }
    }
  }
}
