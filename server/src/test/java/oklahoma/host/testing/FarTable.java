package oklahoma.host.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.random.RandomGenerator;
import oklahoma.host.Host;
import oklahoma.host.journal.Entry;
import oklahoma.host.journal.MemoryJournal;
import oklahoma.host.journal.RecoveredMatch;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.ToHost;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;
import oklahoma.rules.Seat;
import oklahoma.rules.fixture.RandomRules;
import oklahoma.rules.oklahoma.Oklahoma;
import oklahoma.rules.oklahoma.OklahomaMatch;
import oklahoma.rules.oklahoma.OklahomaPhase;
import oklahoma.rules.oklahoma.OklahomaRules;

/**
 * A table whose guests come over TCP, each through a network that may fail. Its clock is turned by
 * hand; what happened is read in its journal.
 */
public final class FarTable implements AutoCloseable {
  /** Some claims in each deal are allowed, so a window opens long before so many are over. */
  private static final int LONGEST_WAIT = 20;

  public final ManualTiming timing = new ManualTiming();
  private final Loops loops = new Loops();
  private final MemoryJournal journal = new MemoryJournal();
  private final Host host;
  private final int table;
  private final Map<Seat, FarGuest> guests = new TreeMap<>();
  private Optional<RecoveredMatch> read = Optional.empty();
  private int entriesRead;
  private long pings;

  public FarTable(OklahomaRules rules, long seed) {
    host = Host.start(TestSetups.settings().withJournals(any -> journal).withTiming(timing));
    InetSocketAddress address =
        host.listen(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
    table = host.open(TestSetups.of(rules, rules.seats()));
    List<FarGuest> all =
        Seat.first(rules.seats()).stream()
            .map(seat -> FarGuest.of(loops, address, table, 100 * seed + seat.ordinal()))
            .toList();
    all.forEach(far -> welcomed(far.guest()));
    all.forEach(far -> guests.put(far.seat(), far));
  }

  /** Rules by chance for three seats or more that allow claims, so that windows open. */
  public static OklahomaRules rules(RandomGenerator chance) {
    OklahomaRules rules = RandomRules.forSeats(chance.nextInt(3, 7), chance);
    boolean none = rules.claims().limit().equals(OptionalInt.of(0));
    return none
        ? rules.with(new OklahomaRules.Claims(OptionalInt.of(1), rules.claims().penalty()))
        : rules;
  }

  public FarGuest at(Seat seat) {
    return Objects.requireNonNull(guests.get(seat));
  }

  public Collection<FarGuest> all() {
    return guests.values();
  }

  public List<Entry> written() {
    return journal.entries();
  }

  /** The deal as the host knows it; between two matches the next one's first. */
  public Oklahoma deal() {
    until(() -> replayed().isPresent());
    return (Oklahoma) replayed().orElseThrow();
  }

  /** Only what was written since the last look is folded. */
  private Optional<Deal> replayed() {
    List<Entry> all = written();
    RecoveredMatch now = read.orElseGet(() -> RecoveredMatch.of(all));
    for (Entry entry : all.subList(read.isEmpty() ? all.size() : entriesRead, all.size())) {
      now = now.after(entry);
    }
    read = Optional.of(now);
    entriesRead = all.size();
    return now.deal();
  }

  /**
   * Turns are played until a claim window is open and everybody knows it; only then does the
   * network take its time.
   */
  public void playToWindow() {
    int deals = 0;
    while (!(deal().phase() instanceof OklahomaPhase.Claiming)) {
      until(() -> deal().over() || !deal().toAct().isEmpty()); // not while the stock is renewed
      int before = written().size(); // first: the next deal may come at any moment
      Oklahoma deal = deal();
      if (deal.over()) {
        assertThat(++deals).as("deals without a window: %s", deal.rules()).isLessThan(LONGEST_WAIT);
        guests.values().forEach(far -> far.guest().send(readiness(far.guest())));
      } else {
        Seat seat = deal.toAct().iterator().next();
        HeadlessGuest guest = at(seat).guest();
        until(() -> guest.deal().toAct().contains(seat));
        guest.move(deal.defaultMove(seat).orElseThrow());
      }
      until(() -> written().size() > before);
    }
    settle();
    guests.values().forEach(far -> far.slow(true));
  }

  private static ToHost readiness(HeadlessGuest guest) {
    return guest.standing().orElseThrow().over() ? new ToHost.Rematch() : new ToHost.Ready();
  }

  /**
   * The time of the open window is up, or the host closes one that waits for all; nothing happens
   * if it has just closed by itself, so in the latter case no answer may be under way.
   */
  public void windowEnds() {
    Oklahoma deal = deal();
    OptionalInt limit = limit(deal);
    if (limit.isPresent()) {
      timing.pass(Duration.ofSeconds(limit.getAsInt()));
    } else if (deal.phase() instanceof OklahomaPhase.Claiming) {
      host.endWait(table);
    }
  }

  /** How many seconds the moment of a deal may take; empty without a clock. */
  public static OptionalInt limit(Oklahoma deal) {
    return OklahomaMatch.of(deal.rules(), Seat.A).timeLimit(deal);
  }

  public HeadlessGuest welcomed(HeadlessGuest guest) {
    until(() -> guest.fault().isPresent() || guest.welcome().isPresent());
    assertThat(guest.fault()).isEmpty();
    return guest;
  }

  /** The network works again, and everybody is back and has received everything. */
  public void heal() {
    guests.values().forEach(far -> far.slow(false));
    guests.values().forEach(far -> far.network.flow());
    List<FarGuest> gone = all().stream().filter(far -> !far.guest().connected()).toList();
    gone.forEach(FarGuest::comeBack);
    gone.forEach(far -> welcomed(far.guest()));
    settle();
  }

  /** Waits until everybody with a connection has received all that the table has sent. */
  public void settle(Collection<HeadlessGuest> of) {
    long stamp = ++pings;
    of.forEach(guest -> guest.send(new ToHost.Ping(stamp)));
    for (HeadlessGuest guest : of) {
      until(() -> guest.fault().isPresent() || answered(guest, stamp));
      assertThat(guest.fault()).isEmpty();
    }
  }

  private static boolean answered(HeadlessGuest guest, long stamp) {
    return guest.received(FromHost.Pong.class).stream().anyMatch(pong -> pong.stamp() == stamp);
  }

  private void settle() {
    settle(guests.values().stream().map(FarGuest::guest).toList());
  }

  /** The events that were written from this entry on. */
  public List<Event> eventsFrom(int entry) {
    return written().stream()
        .skip(entry)
        .filter(Entry.Happened.class::isInstance)
        .flatMap(happened -> ((Entry.Happened) happened).events().stream())
        .toList();
  }

  public void until(Callable<Boolean> condition) {
    Waiting.until(condition);
  }

  @Override
  public void close() {
    guests.values().forEach(FarGuest::close);
    host.close();
    loops.close();
  }
}
