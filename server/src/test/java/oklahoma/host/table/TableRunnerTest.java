package oklahoma.host.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.LongFunction;
import oklahoma.bot.Bots;
import oklahoma.host.journal.Entry;
import oklahoma.host.journal.Journal;
import oklahoma.host.journal.JournalFailed;
import oklahoma.host.table.effect.Given;
import oklahoma.host.table.mailbox.Mailbox;
import oklahoma.host.table.mailbox.TableMessage;
import oklahoma.host.table.match.BotScheduler;
import oklahoma.host.testing.HandTiming;
import oklahoma.host.testing.TestSetups;
import oklahoma.protocol.messages.Farewell;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.messages.Wish;
import oklahoma.protocol.people.Name;
import org.junit.jupiter.api.Test;

/** A table whose journal cannot be written, and one whose state makes a mistake. */
class TableRunnerTest {
  private final Mailbox mailbox = new Mailbox(9);
  private boolean full = true;

  /** A program that comes and goes while the disk is full leaves nothing in the table's memory. */
  @Test
  void aGuestWhoComesAndGoesInItsSleepIsForgotten() {
    TableByHand table = TableByHand.at(TestSetups.of(TestSetups.patient(2), 2), 2);
    TableRunner runner = runner(table, now -> table.given());
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
    TableMessage.Heard unread = new TableMessage.Heard(stays, new ToHost.Ready());
    assertThat(mailbox.offer(unread)).isTrue();
    while (mailbox.offer(new TableMessage.Heard(goes, new ToHost.Ready()))) {
      assertThat(runner.reads(new TableMessage.Heard(goes, new ToHost.Ready()))).isFalse();
    }
    TableMessage.Gone gone = new TableMessage.Gone(goes);
    assertThat(runner.reads(gone)).isTrue();
    assertThat(runner.reads(new TableMessage.Gone(acting))).isFalse();
    runner.read(gone);
    full = false;
    runner.read(new TableMessage.TryAgain());
    assertThat(runner.asleep()).isFalse();
    assertThat(mailbox.close()).containsExactly(new TableMessage.Joined(stays, hello()), unread);
  }

  @Test
  void aMistakeCostsAGuestTheLineAndNobodyTheTable() {
    TableByHand table = TableByHand.at(TestSetups.of(TestSetups.patient(2), 2), 2);
    full = false;
    AtomicBoolean mistaken = new AtomicBoolean(true);
    TableRunner runner =
        runner(
            table,
            now -> {
              if (mistaken.get()) {
                throw new IllegalStateException("a mistake");
              }
              return table.given();
            });
    TableByHand.Visitor unlucky = table.all().getFirst();
    TableByHand.Visitor other = table.all().getLast();
    TableByHand.Visitor stranger = new TableByHand.Visitor();
    TableState before = runner.state();
    runner.read(new TableMessage.Heard(unlucky, new ToHost.Resync()));
    runner.read(new TableMessage.Joined(stranger, hello()));
    runner.act();
    assertThat(unlucky.farewell()).contains(Farewell.BAD_MESSAGE);
    assertThat(stranger.farewell()).contains(Farewell.BAD_MESSAGE);
    assertThat(runner.state()).isEqualTo(before);
    assertThatIllegalStateException()
        .as("nobody sent this")
        .isThrownBy(() -> runner.read(new TableMessage.TimeHasCome()));

    mistaken.set(false);
    int welcomes = other.heard(FromHost.Welcome.class).size();
    runner.read(new TableMessage.Heard(other, new ToHost.Resync()));
    runner.act();
    assertThat(other.heard(FromHost.Welcome.class)).hasSize(welcomes + 1);
    assertThat(other.farewell()).isEmpty();
    assertThat(runner.over()).isEmpty();
  }

  private TableRunner runner(TableByHand table, LongFunction<Given> given) {
    HandTiming timing = new HandTiming();
    return new TableRunner(
        "table",
        table.state(),
        new Disk(),
        timing,
        mailbox,
        new BotScheduler(Bots::of, Runnable::run, timing, mailbox),
        given);
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
