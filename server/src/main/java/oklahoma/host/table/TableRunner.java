package oklahoma.host.table;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import oklahoma.host.journal.Entry;
import oklahoma.host.journal.Journal;
import oklahoma.host.journal.JournalFailed;
import oklahoma.host.table.effect.Effect;
import oklahoma.host.table.mailbox.Guest;
import oklahoma.host.table.mailbox.Mailbox;
import oklahoma.host.table.mailbox.TableMessage;
import oklahoma.host.table.setup.Timing;
import oklahoma.protocol.messages.Farewell;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.ToHost;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Reads a table's messages and does in order what they lead to: what is written comes before what
 * is told of it. Where an entry cannot be written, as on a full disk, the table sleeps in the
 * middle of what it was doing: everybody is told so, no time counts, and the entry is tried again,
 * after a longer pause each time. What is said meanwhile waits in the mailbox; signs of life are
 * answered, and whoever comes is told to wait. Nothing here waits.
 */
final class TableRunner {
  private static final Logger LOG = LoggerFactory.getLogger(TableRunner.class);
  private static final Duration FIRST_PAUSE = Duration.ofMillis(500);
  private static final Duration LONGEST_PAUSE = Duration.ofSeconds(30);

  private final String table;
  private final Sitting sitting;
  private final Journal journal;
  private final Timing timing;
  private final Mailbox mailbox;
  private final Deque<Effect> due = new ArrayDeque<>();
  private final List<TableMessage> came = new ArrayList<>();
  private Optional<Duration> pause = Optional.empty();
  private Optional<Farewell> closedAsleep = Optional.empty();

  /**
   * @param table what the host's log calls it
   */
  TableRunner(String table, Sitting sitting, Journal journal, Timing timing, Mailbox mailbox) {
    this.table = table;
    this.sitting = sitting;
    this.journal = journal;
    this.timing = timing;
    this.mailbox = mailbox;
  }

  /** Why the table is over; it goes on if empty. */
  Optional<Farewell> over() {
    return asleep() ? closedAsleep : sitting.farewell();
  }

  /** Whether this message can be read now; in its sleep a table reads what cannot wait. */
  boolean reads(TableMessage message) {
    return !asleep()
        || switch (message) {
          case TableMessage.TryAgain _, TableMessage.Joined _, TableMessage.Close _ -> true;
          case TableMessage.Heard heard -> heard.message() instanceof ToHost.Ping;
          case TableMessage.CanWait later -> false;
        };
  }

  /** Reads a message and does what it leads to. */
  void read(TableMessage message) {
    if (asleep()) {
      readAsleep(message);
    } else {
      sitting.read(message);
      perform();
    }
  }

  /** Does what is due, until it is done or the table falls asleep. */
  void perform() {
    due.addAll(sitting.effects());
    while (!due.isEmpty()) {
      Optional<JournalFailed> failed = performed(due.peek());
      if (failed.isPresent()) {
        fallAsleep(failed.get());
        return;
      }
      due.remove();
    }
  }

  private Optional<JournalFailed> performed(Effect effect) {
    switch (effect) {
      case Effect.Append(Entry entry) -> {
        try {
          journal.append(entry);
        } catch (JournalFailed failed) {
          return Optional.of(failed);
        }
      }
      case Effect.Tell(Guest guest, FromHost message) -> guest.tell(message);
      case Effect.Bye(Guest guest, Farewell reason) -> guest.bye(reason);
    }
    return Optional.empty();
  }

  /** Takes leave of everybody; what could not be written is not told. */
  void end(Farewell reason) {
    due.clear();
    sitting.effects();
    sitting.end(reason);
    perform();
  }

  /** Whether it waits until its journal can be written again. */
  boolean asleep() {
    return pause.isPresent();
  }

  private void fallAsleep(JournalFailed failed) {
    LOG.error("{} sleeps until this is over: {}", table, failed.getMessage());
    sitting.asleep();
    sitting.effects().forEach(this::performed);
    tryAgainAfter(FIRST_PAUSE);
  }

  private void tryAgainAfter(Duration span) {
    pause = Optional.of(span);
    timing.after(span, () -> mailbox.put(new TableMessage.TryAgain()));
  }

  private void readAsleep(TableMessage message) {
    switch (message) {
      case TableMessage.TryAgain again -> tryAgain();
      case TableMessage.Joined joined -> {
        came.add(joined);
        joined.guest().tell(new FromHost.Asleep());
      }
      case TableMessage.Close(Farewell reason) -> closeAsleep(reason);
      case TableMessage.Heard(Guest guest, ToHost said) -> {
        if (said instanceof ToHost.Ping(long stamp)) {
          guest.tell(new FromHost.Pong(stamp));
        }
      }
      case TableMessage.CanWait later -> throw new IllegalStateException("it was to wait");
    }
  }

  private void tryAgain() {
    if (performed(due.element()).isPresent()) {
      tryAgainAfter(longer(pause.orElseThrow()));
      return;
    }
    due.remove();
    pause = Optional.empty();
    perform();
    if (!asleep()) {
      wakeUp();
    }
  }

  private static Duration longer(Duration span) {
    Duration twice = span.multipliedBy(2);
    return twice.compareTo(LONGEST_PAUSE) < 0 ? twice : LONGEST_PAUSE;
  }

  private void wakeUp() {
    LOG.info("{} goes on: the journal can be written again", table);
    letIn();
    if (sitting.farewell().isEmpty()) {
      sitting.awake();
      perform();
    }
  }

  /** A table that is to be closed for good is still in the journal, and its seats with it. */
  private void closeAsleep(Farewell reason) {
    LOG.error("{} is closed in its sleep", table);
    letIn();
    closedAsleep = Optional.of(reason == Farewell.HOST_STOPS ? reason : Farewell.JOURNAL_FAILED);
  }

  /** Who came in the meantime is read before everybody else. */
  private void letIn() {
    mailbox.putBack(came);
    came.clear();
  }
}
