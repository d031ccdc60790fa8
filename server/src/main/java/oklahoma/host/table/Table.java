package oklahoma.host.table;

import java.security.SecureRandom;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Predicate;
import oklahoma.host.table.effect.StepContext;
import oklahoma.host.table.effect.StepInputs;
import oklahoma.host.table.mailbox.Guest;
import oklahoma.host.table.mailbox.Mailbox;
import oklahoma.host.table.mailbox.TableMessage;
import oklahoma.host.table.match.BotScheduler;
import oklahoma.host.table.people.Regulars;
import oklahoma.host.table.people.SeatKeyHash;
import oklahoma.host.table.setup.TableSetup;
import oklahoma.host.table.snapshot.LastTable;
import oklahoma.host.table.snapshot.SavedTable;
import oklahoma.protocol.identity.GuestMark;
import oklahoma.protocol.identity.SeatKey;
import oklahoma.protocol.lobby.TableLabel;
import oklahoma.protocol.messages.ByeReason;
import oklahoma.protocol.messages.ConnectionPurpose;
import oklahoma.protocol.messages.ToHost;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * One table: a mailbox, and a thread that reads it and performs what a {@link TableState} decides.
 * The public methods only put messages into the mailbox.
 */
public final class Table {
  /** The most messages of one guest that may wait to be read. */
  public static final int MOST_UNREAD = 64;

  /** The number of messages that are read before the first of them is answered. */
  private static final int MOST_AT_ONCE = 16;

  private static final Logger LOG = LoggerFactory.getLogger(Table.class);

  /** The source of unpredictable keys. */
  private static final SecureRandom KEYS = new SecureRandom();

  private final int number;
  private final CompletableFuture<@Nullable Void> closed = new CompletableFuture<>();
  private final Mailbox mailbox = new Mailbox(MOST_UNREAD);
  private final TableRunner runner;
  private final Optional<SavedTable> before;
  private final Optional<SeatKey> insideKey;
  private volatile TableState shown;
  private volatile ByeReason ending = ByeReason.TABLE_CLOSED;

  private Table(
      int number,
      TableState state,
      Optional<SavedTable> before,
      Optional<SeatKey> insideKey,
      TableServices services) {
    this.number = number;
    this.before = before;
    this.insideKey = insideKey;
    runner =
        new TableRunner(
            "table " + number,
            state,
            services.journal(),
            services.timing(),
            mailbox,
            new BotScheduler(services.levels(), services.thinkers(), services.timing(), mailbox),
            now -> new StepInputs(now, services.chance(), KEYS, services.throttle()));
    shown = state;
  }

  /**
   * Opens a table.
   *
   * @param number the number that guests give in their hello
   * @param regulars the players whom it expects, if it was open before
   */
  public static Table open(
      int number, TableSetup setup, Regulars regulars, TableServices services) {
    return begun(fresh(number, setup, regulars, services));
  }

  /**
   * A table without a thread, which reads its messages at each {@link #step}.
   *
   * @param before its saved state; empty for a new table
   */
  public static Table withoutThread(
      int number, TableSetup setup, Optional<SavedTable> before, TableServices services) {
    Table table =
        before
            .map(saved -> restored(saved, services))
            .orElseGet(() -> fresh(number, setup, Regulars.NONE, services));
    table.guarded(table::begin);
    return table;
  }

  /** Brings a saved table back under its number. */
  public static Table resume(SavedTable saved, TableServices services) {
    return begun(restored(saved, services));
  }

  private static Table fresh(
      int number, TableSetup setup, Regulars regulars, TableServices services) {
    TableState state = TableState.opened(number, setup, regulars);
    return new Table(number, state, Optional.empty(), Optional.empty(), services);
  }

  private static Table restored(SavedTable saved, TableServices services) {
    Optional<SeatKey> insideKey =
        saved.kept().inside().map(_ -> new SeatKey(StepContext.bytes(KEYS, SeatKey.BYTES)));
    TableState state = TableState.saved(saved, insideKey);
    return new Table(saved.number(), state, Optional.of(saved), insideKey, services);
  }

  private static Table begun(Table table) {
    Thread.ofVirtual().name("table-" + table.number).start(table::run);
    return table;
  }

  /**
   * The key for the in-process player who opened the table before it was saved; empty if there is
   * none.
   */
  public Optional<SeatKey> insideKey() {
    return insideKey;
  }

  /** A guest arrives. */
  public void join(Guest guest, ToHost.Hello hello) {
    if (!mailbox.put(new TableMessage.Joined(guest, hello))) {
      guest.bye(ending);
    }
  }

  /** A guest who has arrived sends a message. */
  public void receive(Guest guest, ToHost message) {
    if (!mailbox.offer(new TableMessage.Received(guest, message))) {
      guest.bye(ByeReason.TOO_MANY_MESSAGES);
    }
  }

  /** A guest's session has ended. */
  public void sessionEnded(Guest guest) {
    mailbox.put(new TableMessage.SessionEnded(guest));
  }

  /** A guest has become silent or sends again. */
  public void silent(Guest guest, boolean now) {
    mailbox.put(new TableMessage.Silent(guest, now));
  }

  /** Closes a claim window that waits for all, or ends the pause between two deals. */
  public void endWait() {
    mailbox.put(new TableMessage.EndWait());
  }

  /** The table in a list for strangers. */
  public TableLabel label() {
    return shown.listing().label();
  }

  /** The table in a list for a guest with this mark. */
  public TableLabel label(Optional<GuestMark> mark) {
    return shown.listing().label(mark);
  }

  /**
   * The state with which the table can open again after it has closed; empty if no match has begun.
   */
  public Optional<LastTable> last() {
    return shown.last();
  }

  /** Selects the tables that would admit this request now; a key is hashed once for all of them. */
  public static Predicate<Table> admitting(ConnectionPurpose purpose) {
    return switch (purpose) {
      case ConnectionPurpose.Sit sit -> table -> table.shown.listing().open();
      case ConnectionPurpose.TakeOver late -> table -> late(table.shown.listing());
      case ConnectionPurpose.Watch watch -> table -> table.shown.listing().label().watchable();
      case ConnectionPurpose.Return(SeatKey key) -> {
        SeatKeyHash hash = SeatKeyHash.of(key);
        yield table -> table.shown.listing().roster().opened(hash);
      }
      case ConnectionPurpose.ListTables look -> table -> false;
    };
  }

  private static boolean late(TableListing listing) {
    return listing.open() || (listing.label().playing() && listing.label().latecomers());
  }

  /** Closes the table. */
  public void close(ByeReason reason) {
    mailbox.put(new TableMessage.Close(reason));
  }

  /** Runs the action when the table closes; at once if it is closed. */
  public void onClosed(Runnable action) {
    var _ = closed.thenRun(action);
  }

  private void run() {
    guarded(this::begin);
    try {
      while (!closed.isDone()) {
        TableMessage message = mailbox.take(runner::reads);
        guarded(() -> read(message));
      }
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      shut(ByeReason.HOST_STOPS);
    }
  }

  /**
   * Reads the waiting messages, as far as the table can read now; returns whether there were any.
   */
  public boolean step() {
    Optional<TableMessage> next = mailbox.poll(runner::reads);
    next.ifPresent(message -> guarded(() -> read(message)));
    return next.isPresent();
  }

  private void begin() {
    if (before.isPresent()) {
      runner.resume(before.get());
      runner.act();
      publish();
    }
  }

  /**
   * Reads a message and those that arrived with it before it performs any effect, so that one write
   * covers all of them.
   */
  private void read(TableMessage message) {
    runner.read(message);
    for (int more = 1; more < MOST_AT_ONCE && readsOn(); more++) {
      Optional<TableMessage> next = mailbox.poll(runner::reads);
      if (next.isEmpty()) {
        break;
      }
      runner.read(next.get());
    }
    runner.act();
    if (runner.over().isPresent()) {
      shut(runner.over().get());
    } else {
      publish();
    }
  }

  private boolean readsOn() {
    return !runner.asleep() && runner.over().isEmpty();
  }

  /** Publishes the state, which is in the journal by now. */
  private void publish() {
    if (!runner.asleep()) {
      shown = runner.state();
    }
  }

  /**
   * Runs an action and closes the table if that fails. The table can continue where its journal
   * ends.
   */
  private void guarded(Runnable task) {
    try {
      task.run();
    } catch (RuntimeException | VirtualMachineError | LinkageError bug) {
      LOG.error("table {}: closed by a mistake of the host", number, bug);
      shut(ByeReason.HOST_STOPS);
    }
  }

  private void shut(ByeReason reason) {
    ending = reason;
    runner.end(reason);
    for (TableMessage message : mailbox.close()) {
      if (message instanceof TableMessage.Joined(Guest guest, ToHost.Hello hello)) {
        guest.bye(reason);
      }
    }
    closed.complete(null);
  }
}
