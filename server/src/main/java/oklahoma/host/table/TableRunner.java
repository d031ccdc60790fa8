package oklahoma.host.table;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.LongFunction;
import oklahoma.host.journal.Entry;
import oklahoma.host.journal.Journal;
import oklahoma.host.journal.JournalFailed;
import oklahoma.host.table.effect.Effect;
import oklahoma.host.table.effect.StepInputs;
import oklahoma.host.table.mailbox.Guest;
import oklahoma.host.table.mailbox.Mailbox;
import oklahoma.host.table.mailbox.TableMessage;
import oklahoma.host.table.match.BotScheduler;
import oklahoma.host.table.setup.Timing;
import oklahoma.host.table.snapshot.SavedTable;
import oklahoma.protocol.messages.ByeReason;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.ToHost;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Reads a table's messages and performs their effects in order: it writes an entry before anybody
 * hears of it. If it cannot write an entry, for example on a full disk, the table sleeps between
 * two effects: the runner tells everybody, stops the clocks, and tries again, after a longer pause
 * each time. Meanwhile messages wait in the mailbox, except that it answers pings and asks
 * newcomers to wait. Only a slow disk can block it.
 */
final class TableRunner {
  private static final Logger LOG = LoggerFactory.getLogger(TableRunner.class);
  private static final Duration FIRST_PAUSE = Duration.ofMillis(500);
  private static final Duration LONGEST_PAUSE = Duration.ofSeconds(30);

  private final String table;
  private final Journal journal;
  private final Timing timing;
  private final Mailbox mailbox;
  private final BotScheduler bots;
  private final LongFunction<StepInputs> inputs;
  private final List<Effect> due = new ArrayList<>();
  private final List<TableMessage.Joined> arrivals = new ArrayList<>();
  private final Set<Guest> sentTo = new LinkedHashSet<>();
  private TableState state;
  private long dueSince;
  private Optional<Duration> pause = Optional.empty();
  private Optional<ByeReason> closedAsleep = Optional.empty();
  private OptionalLong alarmAt = OptionalLong.empty();
  private Timing.Alarm alarm = () -> {};

  /**
   * @param table the table's name in the host's log
   * @param inputs supplies the inputs for a step
   */
  TableRunner(
      String table,
      TableState state,
      Journal journal,
      Timing timing,
      Mailbox mailbox,
      BotScheduler bots,
      LongFunction<StepInputs> inputs) {
    this.table = table;
    this.state = state;
    this.journal = journal;
    this.timing = timing;
    this.mailbox = mailbox;
    this.bots = bots;
    this.inputs = inputs;
  }

  /** The present state of the table. */
  TableState state() {
    return state;
  }

  /** Why the table has ended; empty while it runs. */
  Optional<ByeReason> over() {
    return asleep() ? closedAsleep : state.byeReason();
  }

  /** Whether the table can read this message now; a sleeping table reads only what cannot wait. */
  boolean reads(TableMessage message) {
    return !asleep()
        || switch (message) {
          case TableMessage.TryAgain _, TableMessage.Joined _, TableMessage.Close _ -> true;
          case TableMessage.Received received -> received.message() instanceof ToHost.Ping;
          case TableMessage.SessionEnded(Guest guest) -> hasCome(guest);
          case TableMessage.CanWait later -> false;
        };
  }

  /** Reads a message and queues its effects. */
  void read(TableMessage message) {
    if (asleep()) {
      readAsleep(message);
    } else {
      if (message instanceof TableMessage.DeadlineReached) {
        alarmAt = OptionalLong.empty();
      }
      take(after(message));
    }
  }

  /**
   * The step for a message. If a program error occurs, it disconnects the guest who sent the
   * message, and the table stays as it was.
   */
  private Step after(TableMessage message) {
    try {
      return state.after(message, now());
    } catch (RuntimeException mistake) {
      Guest guest = sender(message).orElseThrow(() -> mistake);
      LOG.error("{}: a mistake of the host; {} is sent away", table, guest, mistake);
      return new Step(state, List.of(new Effect.Bye(guest, ByeReason.BAD_MESSAGE)));
    }
  }

  private static Optional<Guest> sender(TableMessage message) {
    return switch (message) {
      case TableMessage.Joined(Guest guest, _) -> Optional.of(guest);
      case TableMessage.Received(Guest guest, _) -> Optional.of(guest);
      default -> Optional.empty();
    };
  }

  /** Continues where the journal ends. */
  void resume(SavedTable saved) {
    take(state.resume(saved, now()));
  }

  /** Performs the effects of the messages read so far. */
  void act() {
    if (!asleep()) {
      perform();
    }
    bots.end(asked -> !state.awaits(asked));
    flush();
    setAlarm();
  }

  private void send(Guest guest, FromHost message) {
    guest.send(message);
    sentTo.add(guest);
  }

  /** Sends each guest its messages in one piece. */
  private void flush() {
    sentTo.forEach(Guest::flush);
    sentTo.clear();
  }

  private StepInputs now() {
    long now = timing.nanos();
    if (due.isEmpty()) {
      dueSince = now;
    }
    return inputs.apply(now);
  }

  private void take(Step step) {
    state = step.state();
    due.addAll(step.effects());
  }

  /**
   * Writes all waiting entries at once, then performs the other effects, unless the write failed.
   */
  private void perform() {
    Optional<JournalFailed> failed = written();
    if (failed.isPresent()) {
      fallAsleep(failed.get());
    } else {
      state = state.sentLate(dueSince, timing.nanos());
      doTheRest();
    }
  }

  private Optional<JournalFailed> written() {
    List<Entry> entries = new ArrayList<>();
    for (Effect effect : due) {
      if (effect instanceof Effect.Append(Entry entry)) {
        entries.add(entry);
      }
    }
    try {
      if (!entries.isEmpty()) {
        journal.append(entries);
      }
      return Optional.empty();
    } catch (JournalFailed failed) {
      return Optional.of(failed);
    }
  }

  private void doTheRest() {
    due.forEach(this::perform);
    due.clear();
  }

  /** Sets one alarm for the table's next deadline; a sleeping table has none. */
  private void setAlarm() {
    OptionalLong next = asleep() || over().isPresent() ? OptionalLong.empty() : state.due();
    if (next.equals(alarmAt)) {
      return;
    }
    alarm.cancel();
    alarmAt = next;
    if (next.isPresent()) {
      long left = next.getAsLong() - timing.nanos();
      if (left > 0) {
        alarm = timing.after(Duration.ofNanos(left), this::ring);
      } else {
        ring();
      }
    }
  }

  private void ring() {
    mailbox.put(new TableMessage.DeadlineReached());
  }

  private void perform(Effect effect) {
    switch (effect) {
      case Effect.Append written -> {}
      case Effect.Send(Guest guest, FromHost message) -> send(guest, message);
      case Effect.Bye(Guest guest, ByeReason reason, OptionalLong pause) -> {
        guest.flush();
        guest.bye(reason, pause);
      }
      case Effect.AskBot question -> bots.ask(question);
    }
  }

  /** Says goodbye to everybody. It does not send changes that could not be written. */
  void end(ByeReason reason) {
    bots.end(_ -> true);
    alarm.cancel();
    leaving().forEach(guest -> perform(new Effect.Bye(guest, reason)));
    state.end(reason).forEach(this::perform);
  }

  /** Whether the table waits until its journal can be written again. */
  boolean asleep() {
    return pause.isPresent();
  }

  private void fallAsleep(JournalFailed failed) {
    LOG.error("{} sleeps until this is over: {}", table, failed.getMessage());
    Step asleep = state.asleep(now());
    state = asleep.state();
    asleep.effects().forEach(this::perform);
    leaving().forEach(guest -> send(guest, new FromHost.Asleep()));
    tryAgainAfter(FIRST_PAUSE);
  }

  /** The guests who have left, but whose goodbye must wait until an entry is written. */
  private List<Guest> leaving() {
    List<Guest> guests = new ArrayList<>();
    for (Effect effect : due) {
      if (effect instanceof Effect.Bye(Guest guest, _, _)) {
        guests.add(guest);
      }
    }
    return guests;
  }

  private void tryAgainAfter(Duration span) {
    pause = Optional.of(span);
    timing.after(span, () -> mailbox.put(new TableMessage.TryAgain()));
  }

  private void readAsleep(TableMessage message) {
    switch (message) {
      case TableMessage.TryAgain again -> tryAgain();
      case TableMessage.Joined joined -> {
        arrivals.add(joined);
        send(joined.guest(), new FromHost.Asleep());
      }
      case TableMessage.Close(ByeReason reason) -> closeAsleep(reason);
      case TableMessage.Received(Guest guest, ToHost content) -> {
        if (content instanceof ToHost.Ping(long stamp)) {
          send(guest, new FromHost.Pong(stamp));
        }
      }
      case TableMessage.SessionEnded(Guest guest) -> {
        arrivals.removeIf(joined -> joined.guest().equals(guest));
        mailbox.forget(guest);
      }
      case TableMessage.CanWait later -> throw new IllegalStateException("it was to wait");
    }
  }

  /** Whether this guest has arrived while the table sleeps. */
  private boolean hasCome(Guest guest) {
    return arrivals.stream().anyMatch(joined -> joined.guest().equals(guest));
  }

  private void tryAgain() {
    if (written().isPresent()) {
      tryAgainAfter(longer(pause.orElseThrow()));
    } else {
      pause = Optional.empty();
      doTheRest();
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
    if (state.byeReason().isEmpty()) {
      take(state.awake(now()));
    }
  }

  /**
   * Closes a sleeping table. It stays in the journal with its seats, even if it should close for
   * good.
   */
  private void closeAsleep(ByeReason reason) {
    LOG.error("{} is closed in its sleep", table);
    letIn();
    closedAsleep = Optional.of(reason == ByeReason.HOST_STOPS ? reason : ByeReason.JOURNAL_FAILED);
  }

  /** Puts the hellos of guests who arrived meanwhile back, so that the table reads them first. */
  private void letIn() {
    mailbox.putBack(arrivals);
    arrivals.clear();
  }
}
