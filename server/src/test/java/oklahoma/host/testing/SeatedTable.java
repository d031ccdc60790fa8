package oklahoma.host.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import oklahoma.bot.Bot;
import oklahoma.bot.Bots;
import oklahoma.host.Host;
import oklahoma.host.HostSettings;
import oklahoma.host.journal.Journal;
import oklahoma.host.journal.MemoryJournal;
import oklahoma.host.net.Limits;
import oklahoma.host.table.setup.TableSetup;
import oklahoma.host.table.snapshot.SavedTable;
import oklahoma.protocol.identity.SeatKey;
import oklahoma.protocol.messages.ConnectionPurpose;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.BotLevel;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;
import oklahoma.rules.Move;
import oklahoma.rules.Refusal;
import oklahoma.rules.Rules;
import oklahoma.rules.Seat;
import oklahoma.rules.Seen;
import oklahoma.rules.oklahoma.Oklahoma;
import oklahoma.rules.oklahoma.OklahomaPhase;

/**
 * A host, one table, and a guest in each seat who does what the test says. The clock is turned by
 * hand.
 */
public final class SeatedTable implements AutoCloseable {
  public final ManualTiming timing = new ManualTiming();
  public final Loops loops = new Loops();
  public final Host host;
  public final int table;
  public Optional<SeatKey> insideKey = Optional.empty();
  private final SocketAddress address;
  private final Map<Seat, HeadlessGuest> guests = new TreeMap<>();
  private final Bot bot = Bots.of(BotLevel.EASY);
  private final RandomGenerator chance = RandomGeneratorFactory.of("L64X128MixRandom").create(1);

  private SeatedTable(
      TableSetup setup, boolean network, UnaryOperator<HostSettings> change, Journal journal) {
    host =
        Host.start(
            change.apply(TestSetups.settings().withJournals(number -> journal).withTiming(timing)));
    address = network ? host.listen(anyPort()) : host.address();
    table = host.open(setup);
  }

  private SeatedTable(SavedTable saved, Journal journal) {
    host = Host.start(TestSetups.settings().withJournals(number -> journal).withTiming(timing));
    address = host.address();
    table = saved.number();
    insideKey = host.resume(saved);
  }

  /** A table that a host before left, where nobody is back yet. */
  public static SeatedTable resumed(SavedTable saved, Journal journal) {
    return new SeatedTable(saved, journal);
  }

  /** Everybody inside the program. */
  public static SeatedTable at(Rules rules) {
    return at(TestSetups.of(rules, rules.seats()), rules.seats(), false);
  }

  /** So many guests at a table. */
  public static SeatedTable at(TableSetup setup, int guests, boolean network) {
    MemoryJournal journal = new MemoryJournal();
    return at(setup, guests, network, UnaryOperator.identity(), journal);
  }

  /** So many guests over the network, at a table of a host with these limits. */
  public static SeatedTable at(TableSetup setup, int guests, Limits limits) {
    return at(setup, guests, true, settings -> settings.withLimits(limits), new MemoryJournal());
  }

  /** So many guests at a table of a host that is a little different. */
  public static SeatedTable at(
      TableSetup setup,
      int guests,
      boolean network,
      UnaryOperator<HostSettings> change,
      Journal journal) {
    SeatedTable company = new SeatedTable(setup, network, change, journal);
    for (int i = 0; i < guests; i++) {
      company.guests.put(Seat.of(i), company.join(new ConnectionPurpose.Sit()));
    }
    company.guests.values().forEach(company::welcomed);
    company.sort();
    return company;
  }

  /**
   * Everybody is inside the program, where nobody is too silent, but for the one in the last seat,
   * who comes over the network.
   */
  public static SeatedTable withOneFar(
      TableSetup setup, int guests, UnaryOperator<HostSettings> change) {
    SeatedTable company = new SeatedTable(setup, true, change, new MemoryJournal());
    int last = guests - 1;
    for (int i = 0; i <= last; i++) {
      int before = i;
      company.until(() -> company.host.tables().getFirst().taken() == before);
      company.guests.put(
          Seat.of(i),
          HeadlessGuest.join(
              company.loops,
              i < last ? company.host.address() : company.address,
              "Guest",
              company.table,
              new ConnectionPurpose.Sit()));
    }
    company.guests.values().forEach(company::welcomed);
    return company;
  }

  private void sort() {
    List<HeadlessGuest> all = List.copyOf(guests.values());
    guests.clear();
    all.forEach(guest -> guests.put(guest.seat(), guest));
  }

  /** Where guests come in. */
  public SocketAddress address() {
    return address;
  }

  public HeadlessGuest join(ConnectionPurpose purpose) {
    return HeadlessGuest.join(loops, address, "Guest", table, purpose);
  }

  public HeadlessGuest connect() {
    return HeadlessGuest.connect(loops, address);
  }

  public HeadlessGuest watch() {
    return welcomed(join(new ConnectionPurpose.Watch()));
  }

  public HeadlessGuest at(Seat seat) {
    return Objects.requireNonNull(guests.get(seat));
  }

  public List<HeadlessGuest> all() {
    return List.copyOf(guests.values());
  }

  /** Any guest's deal: whose turn it is and what phase it is are no secret. */
  public Oklahoma deal() {
    return (Oklahoma) witness().deal();
  }

  public OklahomaPhase phase() {
    return deal().phase();
  }

  /** A seat that is to act, as it knows itself. */
  public Seat turn() {
    return guests.keySet().stream()
        .filter(seat -> at(seat).connected() && at(seat).deal().toAct().contains(seat))
        .findFirst()
        .orElseThrow();
  }

  public HeadlessGuest welcomed(HeadlessGuest guest) {
    until(() -> guest.fault().isPresent() || guest.welcome().isPresent());
    assertThat(guest.fault()).isEmpty();
    return guest;
  }

  /** The guest drops without a word; the others notice. */
  public SeatKey drop(Seat seat) {
    HeadlessGuest guest = at(seat);
    SeatKey key = guest.key();
    HeadlessGuest witness =
        all().stream()
            .filter(other -> other != guest && other.connected())
            .findFirst()
            .orElseThrow();
    int before = witness.received(FromHost.Seats.class).size();
    guest.close();
    until(() -> witness.received(FromHost.Seats.class).size() > before);
    settle();
    return key;
  }

  /** Somebody comes back with a key. */
  public HeadlessGuest comeBack(Seat seat, SeatKey key) {
    HeadlessGuest guest = welcomed(join(new ConnectionPurpose.Return(key)));
    assertThat(guest.viewer()).isEqualTo(seat);
    guests.put(seat, guest);
    return guest;
  }

  /** A move that the host accepts; everybody who is connected has noticed it when this returns. */
  public void move(Seat seat, Move move) {
    assertThat(refusal(seat, move)).as("%s: %s", seat, move).isEmpty();
    settle();
  }

  /** Makes a move once the guest has received what led to it, and waits for the answer. */
  public Optional<Refusal> refusal(Seat seat, Move move) {
    HeadlessGuest guest = at(seat);
    settle(guest);
    long id = guest.move(move);
    until(() -> guest.fault().isPresent() || guest.answered(id));
    assertThat(guest.fault()).isEmpty();
    return guest.received(FromHost.Refused.class).stream()
        .filter(refused -> refused.command() == id)
        .map(FromHost.Refused::refusal)
        .findFirst();
  }

  /** Waits until everybody has received all that the table has sent: a ping follows it. */
  public void settle() {
    all().forEach(this::settle);
  }

  private void settle(HeadlessGuest guest) {
    if (guest.connected()) {
      int pongs = guest.pongs();
      guest.send(new ToHost.Ping(pongs));
      until(() -> guest.fault().isPresent() || !guest.connected() || guest.pongs() > pongs);
    }
  }

  /**
   * Each connected seat that must act plays what a silent seat would, until this is so. Nobody else
   * may keep the table waiting.
   */
  public void playUntil(Callable<Boolean> done) {
    settle(); // a guest who knows of a window answers it before the others know of it
    while (!over(done)) {
      until(() -> over(done) || acting().isPresent());
      if (!over(done)) {
        acting().ifPresent(this::playDefault);
      }
      settle();
    }
  }

  /** Plays the deal to its end as players do who want to go out. */
  public void playToTheEnd() {
    while (!deal().over()) {
      until(() -> deal().over() || acting().isPresent());
      acting().ifPresent(this::playAsBot);
    }
    settle();
  }

  /** Nothing if another guest has closed the window meanwhile. */
  private void playAsBot(HeadlessGuest guest) {
    List<Seen<Event>> soFar = guest.soFar();
    Seen<Deal> deal = guest.seen();
    if (deal.value().toAct().contains(guest.seat())) {
      play(guest, bot.choose(deal, soFar, guest.seat(), chance));
    }
  }

  private void playDefault(HeadlessGuest guest) {
    guest.deal().defaultMove(guest.seat()).ifPresent(move -> play(guest, move));
  }

  private void play(HeadlessGuest guest, Move move) {
    long id = guest.move(move);
    until(() -> guest.fault().isPresent() || guest.answered(id));
    assertThat(guest.fault()).isEmpty();
  }

  private static boolean over(Callable<Boolean> done) {
    try {
      return done.call();
    } catch (Exception failure) {
      throw new AssertionError(failure);
    }
  }

  private Optional<HeadlessGuest> acting() {
    return all().stream()
        .filter(guest -> guest.connected() && guest.deal().toAct().contains(guest.seat()))
        .findFirst();
  }

  /** The seat in turn draws and discards what it drew. */
  public void drawAndDiscard() {
    Seat seat = turn();
    move(seat, new Move.Draw());
    move(seat, at(seat).deal().defaultMove(seat).orElseThrow());
  }

  /** Turns are played until a claim window is open. */
  public OklahomaPhase.Claiming window() {
    while (!(phase() instanceof OklahomaPhase.Claiming)) {
      drawAndDiscard();
    }
    return (OklahomaPhase.Claiming) phase();
  }

  /** Who got the card of the last claim window of this deal that is over. */
  public Optional<Seat> taker() {
    return taker(witness());
  }

  /** The same, as one guest has received it. */
  public static Optional<Seat> taker(HeadlessGuest guest) {
    return guest.soFar().stream()
        .map(seen -> seen.value())
        .filter(Event.ClaimSettled.class::isInstance)
        .map(Event.ClaimSettled.class::cast)
        .reduce((before, after) -> after)
        .orElseThrow()
        .taker();
  }

  private HeadlessGuest witness() {
    return all().stream().filter(HeadlessGuest::connected).findFirst().orElseThrow();
  }

  public void until(Callable<Boolean> condition) {
    Waiting.until(condition);
  }

  private static InetSocketAddress anyPort() {
    return new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);
  }

  @Override
  public void close() {
    host.close();
    loops.close();
  }
}
