package oklahoma.host.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.awaitility.Awaitility.await;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.LongFunction;
import java.util.random.RandomGenerator;
import oklahoma.bot.Bot;
import oklahoma.bot.Bots;
import oklahoma.host.journal.Entry;
import oklahoma.host.journal.Journal;
import oklahoma.host.journal.JournalFailed;
import oklahoma.host.table.effect.StepInputs;
import oklahoma.host.table.mailbox.Mailbox;
import oklahoma.host.table.mailbox.TableMessage;
import oklahoma.host.table.match.BotScheduler;
import oklahoma.host.testing.ManualTiming;
import oklahoma.host.testing.TestSetups;
import oklahoma.protocol.messages.ByeReason;
import oklahoma.protocol.messages.ConnectionPurpose;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.Name;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;
import oklahoma.rules.Move;
import oklahoma.rules.Seat;
import oklahoma.rules.Seen;
import org.junit.jupiter.api.Test;

/** A table whose journal cannot be written, one that makes a mistake, and one whose bots think. */
class TableRunnerTest {
  private final Mailbox mailbox = new Mailbox(9);
  private boolean full = true;

  /** A program that comes and goes while the disk is full leaves nothing in the table's memory. */
  @Test
  void aGuestWhoComesAndGoesWhileTheTableSleepsIsForgotten() {
    TableByHand table = TableByHand.at(TestSetups.of(TestSetups.patient(2), 2), 2);
    TableRunner runner = runner(table, now -> table.inputs());
    TableByHand.Visitor acting = table.acting();
    runner.read(
        new TableMessage.Received(
            acting,
            new ToHost.Command(
                1, acting.number(), acting.deal().defaultMove(acting.seat()).orElseThrow())));
    runner.act();
    assertThat(runner.asleep()).isTrue();

    TableByHand.Visitor stays = new TableByHand.Visitor();
    TableByHand.Visitor goes = new TableByHand.Visitor();
    for (TableByHand.Visitor guest : List.of(stays, goes)) {
      runner.read(new TableMessage.Joined(guest, hello()));
    }
    TableMessage.Received unread = new TableMessage.Received(stays, new ToHost.Ready());
    assertThat(mailbox.offer(unread)).isTrue();
    while (mailbox.offer(new TableMessage.Received(goes, new ToHost.Ready()))) {
      assertThat(runner.reads(new TableMessage.Received(goes, new ToHost.Ready()))).isFalse();
    }
    TableMessage.SessionEnded ended = new TableMessage.SessionEnded(goes);
    assertThat(runner.reads(ended)).isTrue();
    assertThat(runner.reads(new TableMessage.SessionEnded(acting))).isFalse();
    runner.read(ended);
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
              return table.inputs();
            });
    TableByHand.Visitor unlucky = table.all().getFirst();
    TableByHand.Visitor other = table.all().getLast();
    TableByHand.Visitor stranger = new TableByHand.Visitor();
    TableState before = runner.state();
    runner.read(new TableMessage.Received(unlucky, new ToHost.Resync()));
    runner.read(new TableMessage.Joined(stranger, hello()));
    runner.act();
    assertThat(unlucky.farewell()).contains(ByeReason.BAD_MESSAGE);
    assertThat(stranger.farewell()).contains(ByeReason.BAD_MESSAGE);
    assertThat(runner.state()).isEqualTo(before);
    assertThatIllegalStateException()
        .as("nobody sent this")
        .isThrownBy(() -> runner.read(new TableMessage.DeadlineReached()));

    mistaken.set(false);
    int welcomes = other.received(FromHost.Welcome.class).size();
    runner.read(new TableMessage.Received(other, new ToHost.Resync()));
    runner.act();
    assertThat(other.received(FromHost.Welcome.class)).hasSize(welcomes + 1);
    assertThat(other.farewell()).isEmpty();
    assertThat(runner.over()).isEmpty();
  }

  /** A thought about what is over would keep a processor from tables that wait for one. */
  @Test
  void aBotThinksOnlyWhileItsAnswerCounts() {
    TableByHand table = TableByHand.at(TestSetups.of(TestSetups.patient(3), 1), 1);
    TableByHand.Visitor guest = discarding(table);
    Endless bot = new Endless();
    BotScheduler bots =
        new BotScheduler(level -> bot, Thread.ofVirtual()::start, new ManualTiming(), mailbox);
    TableRunner runner = runner(table, now -> table.inputs(), bots);
    runner.read(
        new TableMessage.Received(guest, new ToHost.Command(1, guest.number(), byDefault(guest))));
    runner.act();
    int answers = guest.deal().toAct().size();
    assertThat(answers).isPositive();
    await().until(() -> bot.begun.get() == answers);
    assertThat(bot.interrupted).hasValue(0);

    runner.read(new TableMessage.EndWait());
    runner.act();
    await().until(() -> bot.interrupted.get() == answers);
    await().until(() -> bot.begun.get() == answers + 1);

    runner.end(ByeReason.HOST_STOPS);
    await().until(() -> bot.interrupted.get() == answers + 1);
  }

  /** What is over before the table acts is not thought about either. */
  @Test
  void aBotDoesNotThinkAboutWhatTheNextMessageHasEnded() {
    TableByHand table = TableByHand.at(TestSetups.of(TestSetups.patient(3), 1), 1);
    TableByHand.Visitor guest = discarding(table);
    List<Runnable> thoughts = new ArrayList<>();
    TableRunner runner =
        runner(
            table,
            now -> table.inputs(),
            new BotScheduler(Bots::of, thoughts::add, new ManualTiming(), mailbox));
    runner.read(
        new TableMessage.Received(guest, new ToHost.Command(1, guest.number(), byDefault(guest))));
    runner.read(new TableMessage.EndWait());
    runner.act();
    assertThat(thoughts).hasSizeGreaterThan(1);
    assertThat(thoughts).filteredOn(task -> !((FutureTask<?>) task).isCancelled()).hasSize(1);
  }

  /** The guest, who is to discard. */
  private TableByHand.Visitor discarding(TableByHand table) {
    TableByHand.Visitor guest = table.all().getFirst();
    while (!(guest.acts() && byDefault(guest) instanceof Move.Discard)) {
      if (!table.answerBots()) {
        table.playDefault();
      }
    }
    full = false;
    return guest;
  }

  private static Move byDefault(TableByHand.Visitor guest) {
    return guest.deal().defaultMove(guest.seat()).orElseThrow();
  }

  private TableRunner runner(TableByHand table, LongFunction<StepInputs> inputs) {
    return runner(
        table, inputs, new BotScheduler(Bots::of, Runnable::run, new ManualTiming(), mailbox));
  }

  private TableRunner runner(
      TableByHand table, LongFunction<StepInputs> inputs, BotScheduler bots) {
    return new TableRunner(
        "table", table.state(), new Disk(), new ManualTiming(), mailbox, bots, inputs);
  }

  /** A bot that thinks until it is interrupted. */
  private static final class Endless implements Bot {
    final AtomicInteger begun = new AtomicInteger();
    final AtomicInteger interrupted = new AtomicInteger();

    @Override
    public Move choose(Seen<Deal> deal, List<Seen<Event>> soFar, Seat me, RandomGenerator chance) {
      begun.incrementAndGet();
      try {
        new CountDownLatch(1).await();
      } catch (InterruptedException ended) {
        interrupted.incrementAndGet();
      }
      return deal.value().defaultMove(me).orElseThrow();
    }
  }

  private static ToHost.Hello hello() {
    return new ToHost.Hello(new Name("Guest"), 1, new ConnectionPurpose.Watch());
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
