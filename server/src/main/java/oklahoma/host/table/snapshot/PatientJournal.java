package oklahoma.host.table.snapshot;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import oklahoma.host.journal.Entry;
import oklahoma.host.journal.Journal;
import oklahoma.host.journal.JournalFailed;
import oklahoma.host.table.mailbox.Guest;
import oklahoma.host.table.mailbox.Mailbox;
import oklahoma.host.table.mailbox.TableMessage;
import oklahoma.host.table.people.ReconnectTimers;
import oklahoma.host.table.people.Roster;
import oklahoma.host.table.setup.Timing;
import oklahoma.protocol.Farewell;
import oklahoma.protocol.FromHost;
import oklahoma.protocol.ToHost;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A table's way to its journal. Where an entry cannot be written, as on a full disk, the table
 * sleeps in the middle of what it was doing: everybody is told so, no time counts, and the entry is
 * tried again, after a longer pause each time. What is said meanwhile waits in the mailbox; signs
 * of life are answered, and whoever comes is told to wait.
 */
public final class PatientJournal implements Journal {
  private static final Logger LOG = LoggerFactory.getLogger(PatientJournal.class);
  private static final Duration FIRST_PAUSE = Duration.ofMillis(500);
  private static final Duration LONGEST_PAUSE = Duration.ofSeconds(30);

  private final String table;
  private final Journal journal;
  private final Timing timing;
  private final Mailbox mailbox;
  private final Roster roster;
  private final ReconnectTimers timers;
  private Optional<Farewell> closed = Optional.empty();
  private boolean slept;

  /**
   * @param table what the host's log calls it
   */
  public PatientJournal(
      String table,
      Journal journal,
      Timing timing,
      Mailbox mailbox,
      Roster roster,
      ReconnectTimers timers) {
    this.table = table;
    this.journal = journal;
    this.timing = timing;
    this.mailbox = mailbox;
    this.roster = roster;
    this.timers = timers;
  }

  /**
   * Writes an entry, however long it takes.
   *
   * @throws JournalFailed if the table was closed before it could be written
   */
  @Override
  public void append(Entry entry) throws JournalFailed {
    try {
      journal.append(entry);
    } catch (JournalFailed failed) {
      LOG.error("{} sleeps until this is over: {}", table, failed.getMessage());
      sleep(entry, failed);
      LOG.info("{} goes on: the journal can be written again", table);
    }
  }

  /** Why the table was closed in its sleep; it was not if empty. */
  public Optional<Farewell> closed() {
    return closed;
  }

  /** Whether the table has slept since this was last asked. */
  public boolean pollWokeUp() {
    boolean woke = slept;
    slept = false;
    return woke;
  }

  private void sleep(Entry entry, JournalFailed failed) throws JournalFailed {
    slept = true;
    timers.count(false);
    roster.guests().forEach(guest -> guest.tell(new FromHost.Asleep()));
    List<TableMessage> came = new ArrayList<>();
    try {
      JournalFailed last = failed;
      for (Duration pause = FIRST_PAUSE; ; pause = longer(pause)) {
        waitFor(pause, came, last);
        try {
          journal.append(entry);
          return;
        } catch (JournalFailed again) {
          last = again;
        }
      }
    } finally {
      mailbox.putBack(came);
    }
  }

  private static Duration longer(Duration pause) {
    Duration twice = pause.multipliedBy(2);
    return twice.compareTo(LONGEST_PAUSE) < 0 ? twice : LONGEST_PAUSE;
  }

  /**
   * Reads what cannot wait until the pause is over.
   *
   * @param came takes whoever comes, to be let in afterwards
   */
  private void waitFor(Duration pause, List<TableMessage> came, JournalFailed failed)
      throws JournalFailed {
    timing.after(pause, () -> mailbox.put(new TableMessage.TryAgain()));
    while (true) {
      switch (nextUrgent(failed)) {
        case TableMessage.TryAgain again -> {
          return;
        }
        case TableMessage.Joined joined -> {
          came.add(joined);
          joined.guest().tell(new FromHost.Asleep());
        }
        case TableMessage.Close(Farewell reason) -> {
          closed = Optional.of(reason);
          throw failed;
        }
        case TableMessage.Heard(Guest guest, ToHost said) -> {
          if (said instanceof ToHost.Ping(long stamp)) {
            guest.tell(new FromHost.Pong(stamp));
          }
        }
        case TableMessage.CanWait later -> throw new IllegalStateException("it was to wait");
      }
    }
  }

  private TableMessage nextUrgent(JournalFailed failed) throws JournalFailed {
    try {
      return mailbox.take(PatientJournal::urgent);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw failed;
    }
  }

  private static boolean urgent(TableMessage message) {
    return switch (message) {
      case TableMessage.TryAgain _, TableMessage.Joined _, TableMessage.Close _ -> true;
      case TableMessage.Heard heard -> heard.message() instanceof ToHost.Ping;
      case TableMessage.CanWait later -> false;
    };
  }
}
