package oklahoma.host;

import io.netty.channel.local.LocalAddress;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import oklahoma.host.discovery.Discovery;
import oklahoma.host.identity.Identity;
import oklahoma.host.net.CannotListen;
import oklahoma.host.net.Listeners;
import oklahoma.host.table.Table;
import oklahoma.host.table.TableServices;
import oklahoma.host.table.people.Regulars;
import oklahoma.host.table.setup.LoginThrottle;
import oklahoma.host.table.setup.MachineTiming;
import oklahoma.host.table.setup.TableSetup;
import oklahoma.host.table.setup.Timing;
import oklahoma.host.table.snapshot.LastTable;
import oklahoma.host.table.snapshot.SavedTable;
import oklahoma.protocol.identity.Fingerprint;
import oklahoma.protocol.identity.SeatKey;
import oklahoma.protocol.lobby.TableLabel;
import oklahoma.protocol.messages.ByeReason;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The host: it opens tables and lets guests in. All guests join in the same way, the host's own
 * player too: in-process at {@link #address}, or over the network at the address of {@link
 * #listen}. A solo match needs no port.
 */
public final class Host implements AutoCloseable {
  /** The default port of a host: OKLA on a phone keypad. */
  public static final int PORT = 6552;

  private static final int PORTS_TO_TRY = 20;
  private static final int MOST_PORT = 65_535;
  private static final int SECONDS_TO_CLOSE = 5;
  private static final Logger LOG = LoggerFactory.getLogger(Host.class);

  private final HostSettings settings;
  private final MachineTiming machine = new MachineTiming();
  private final Timing timing;
  private final ExecutorService thinkers;
  private final LoginThrottle throttle;
  private final OpenTables tables = new OpenTables();
  private final AtomicInteger opened = new AtomicInteger();
  private final Listeners listeners;
  private final LocalAddress inside;
  private Optional<Identity> identity = Optional.empty();
  private Optional<Discovery> discovery = Optional.empty();

  private Host(HostSettings settings) {
    this.settings = settings;
    timing = settings.timing().orElse(machine);
    throttle = new LoginThrottle(timing);
    thinkers =
        Executors.newFixedThreadPool(
            Math.max(1, Runtime.getRuntime().availableProcessors() - 1),
            Thread.ofPlatform().name("host-thinker-", 1).daemon().factory());
    listeners = new Listeners(tables, settings.limits());
    inside = listeners.openInside();
  }

  /** Starts a host without tables. */
  public static Host start(HostSettings settings) {
    return new Host(settings);
  }

  /** The address for in-process guests. */
  public LocalAddress address() {
    return inside;
  }

  /**
   * Lets guests in over the network.
   *
   * @param address where to listen; port 0 for any that is free
   * @return where it listens
   * @throws CannotListen if that is impossible; the host continues as it was, and may try again
   */
  public InetSocketAddress listen(InetSocketAddress address) {
    return listeners.open(identity(), address);
  }

  /** The fingerprint by which guests recognize the host. */
  public Fingerprint fingerprint() {
    return identity().fingerprint();
  }

  private synchronized Identity identity() {
    Identity known = identity.orElseGet(settings.identity());
    identity = Optional.of(known);
    return known;
  }

  /**
   * Lets guests in over the network on this port. If it is taken, the host tries the following
   * ones.
   *
   * @return where it listens
   * @throws CannotListen if this machine does not have the address, or the port and the {@value
   *     #PORTS_TO_TRY} after it are taken
   */
  public InetSocketAddress listenFrom(InetSocketAddress address) {
    int last = Math.min(address.getPort() + PORTS_TO_TRY, MOST_PORT);
    for (int port = address.getPort(); port < last; port++) {
      try {
        return listen(new InetSocketAddress(address.getAddress(), port));
      } catch (CannotListen taken) {
        if (taken.reason() == CannotListen.Reason.NO_SUCH_ADDRESS) {
          throw taken;
        }
        LOG.info("port {} is taken", port);
      }
    }
    return listen(new InetSocketAddress(address.getAddress(), last));
  }

  /**
   * Answers discovery on the networks from which guests can join, until {@link #stopDiscovery} or
   * the host's end.
   *
   * @param listening the address that {@link #listen} returned
   * @return whether programs can find the host; if not, guests can still join by address
   */
  public boolean startDiscovery(InetSocketAddress listening) {
    return startDiscovery(Discovery.PORT, listening);
  }

  synchronized boolean startDiscovery(int udpPort, InetSocketAddress listening) {
    if (discovery.isEmpty()) {
      try {
        discovery = Optional.of(Discovery.open(udpPort, listening, this::tables, timing::nanos));
      } catch (IOException failed) {
        LOG.warn("nobody will find this host by looking: {}", failed.toString());
      }
    }
    return discovery.isPresent();
  }

  /** Stops answering discovery; guests can still join by address. */
  public synchronized void stopDiscovery() {
    discovery.ifPresent(Discovery::close);
    discovery = Optional.empty();
  }

  /**
   * Opens a table.
   *
   * @return its number, which guests give in their hello
   */
  public int open(TableSetup setup) {
    int number = opened.incrementAndGet();
    open(number, setup);
    return number;
  }

  /** Opens a table under a number that no other table of this host or its journal has. */
  public void open(int number, TableSetup setup) {
    open(number, new LastTable(setup, Regulars.NONE));
  }

  /** Opens a table again as it was, under an unused number, and expects its players. */
  public void open(int number, LastTable last) {
    TableSetup setup = last.setup();
    opened.accumulateAndGet(number, Math::max);
    tables.add(number, Table.open(number, setup, last.regulars(), services(number, setup)));
  }

  private TableServices services(int number, TableSetup setup) {
    return new TableServices(
        settings.journals().apply(number),
        settings.dealings().apply(setup.seed()),
        settings.bots(),
        thinkers,
        timing,
        throttle);
  }

  /**
   * Brings a table back under its number, as its journal left it. Its match continues when the
   * first of its humans is back.
   *
   * @param saved the table, from the journal that the settings have for its number
   * @return a key for the seat of the in-process player who opened it
   */
  public Optional<SeatKey> resume(SavedTable saved) {
    opened.accumulateAndGet(saved.number(), Math::max);
    Table table = Table.resume(saved, services(saved.number(), saved.setup()));
    tables.add(saved.number(), table);
    return table.insideKey();
  }

  /** The tables that are open, in the order of their numbers. */
  public List<TableLabel> tables() {
    return tables.tables(Optional.empty());
  }

  /**
   * Closes a table's claim window if it waits for all, or ends the pause between two deals; the
   * owner can do the same.
   */
  public void endWait(int table) {
    tables.get(table).ifPresent(Table::endWait);
  }

  /** The state with which a closed table can open again; empty if no match has begun there. */
  public Optional<LastTable> last(int table) {
    return tables.get(table).flatMap(Table::last);
  }

  /** Closes a table and tells its guests. */
  public void close(int table) {
    tables.get(table).ifPresent(open -> open.close(ByeReason.TABLE_CLOSED));
  }

  /**
   * Lets no more guests in, tells everybody that the host stops, and closes the connections. Must
   * not be called on an event loop.
   */
  public void sayGoodbye() {
    stopDiscovery();
    listeners.shut();
    tables.stop();
    List<Table> open = tables.all();
    CountDownLatch closed = new CountDownLatch(open.size());
    for (Table table : open) {
      table.onClosed(closed::countDown);
      table.close(ByeReason.HOST_STOPS);
    }
    await(closed);
  }

  /** Calls {@link #sayGoodbye} and stops. Must not be called on an event loop. */
  @Override
  public void close() {
    sayGoodbye();
    listeners.close();
    thinkers.shutdownNow();
    machine.close();
  }

  private static void await(CountDownLatch closed) {
    try {
      if (!closed.await(SECONDS_TO_CLOSE, TimeUnit.SECONDS)) {
        LOG.warn("{} tables did not close in time", closed.getCount());
      }
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
