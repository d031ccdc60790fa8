package oklahoma.host.testing;

import java.net.SocketAddress;
import java.util.Optional;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import oklahoma.bot.Bot;
import oklahoma.protocol.identity.Fingerprint;
import oklahoma.protocol.identity.SeatKey;
import oklahoma.protocol.lobby.Chair;
import oklahoma.protocol.lobby.LobbyRequest;
import oklahoma.protocol.lobby.LobbyState;
import oklahoma.protocol.messages.ByeReason;
import oklahoma.protocol.messages.ConnectionPurpose;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.ToHost;
import oklahoma.rules.Deal;
import oklahoma.rules.Move;
import oklahoma.rules.Seat;

/**
 * A guest who keeps playing whatever the network does: it sits down in a lobby, starts the match if
 * it is the owner, plays as a bot would, is ready for the next deal and the next match, gives signs
 * of life, says no more in a second than a host bears, and comes back by its key. One thread does
 * all this.
 */
public final class Regular implements AutoCloseable {
  private static final long NANOS_IN_SECOND = 1_000_000_000;
  private static final long SILENCE = 10 * NANOS_IN_SECOND;

  /** Less than a host bears, for the parts in the shuffles are sent besides. */
  private static final double BURST = 45;

  private static final double EACH_SECOND = 17;
  private static final int TICK_MILLIS = 50;
  private static final long LONGEST_PATIENCE = NANOS_IN_SECOND;

  private record Pending(HeadlessGuest by, long id) {}

  private final Loops loops;
  private final SocketAddress address;
  private final String name;
  private final int table;
  private final int company;
  private final Bot bot;
  private final RandomGenerator chance;
  private final ScheduledExecutorService thread;
  private final ScheduledFuture<?> ticks;
  private final DealHistory diary = new DealHistory();
  private Optional<HeadlessGuest> guest = Optional.empty();
  private Optional<Fingerprint> host = Optional.empty();
  private Optional<SeatKey> key = Optional.empty();
  private Optional<Seat> seat = Optional.empty();
  private Optional<Pending> pending = Optional.empty();
  private Optional<Throwable> fault = Optional.empty();
  private double tokens = BURST;
  private long filled = System.nanoTime();
  private long pinged = System.nanoTime();
  private long lastReceived = System.nanoTime();
  private int matches;
  private boolean counted;
  private long moves;
  private int returns;
  private long nextTry;
  private long nextAsking;
  private boolean closed;
  private Predicate<Deal> silence = deal -> false;
  private long patience = LONGEST_PATIENCE;
  private volatile long playedOn = System.nanoTime();

  /**
   * @param company how many sit at the table when the owner starts the match
   */
  public Regular(
      Loops loops,
      SocketAddress address,
      String name,
      int table,
      int company,
      Bot bot,
      long seed,
      ScheduledExecutorService thread) {
    this.loops = loops;
    this.address = address;
    this.name = name;
    this.table = table;
    this.company = company;
    this.bot = bot;
    this.thread = thread;
    chance = RandomGeneratorFactory.of("L64X128MixRandom").create(seed);
    ticks = thread.scheduleWithFixedDelay(this::step, 0, TICK_MILLIS, TimeUnit.MILLISECONDS);
  }

  /** A guest whose host is known to come back soon tries again at least ten times in a second. */
  public synchronized Regular impatient() {
    patience = LONGEST_PATIENCE / 10;
    return this;
  }

  /** It makes no move where this holds, though it is asked. */
  public synchronized Regular silentWhere(Predicate<Deal> when) {
    silence = when;
    return this;
  }

  /** How many matches it has played to their end. */
  public synchronized int matches() {
    return matches;
  }

  /** How many of its moves the host has accepted. */
  public synchronized long moves() {
    return moves;
  }

  /** How often it came back. */
  public synchronized int returns() {
    return returns;
  }

  /** When it last received a message of the match, by {@link System#nanoTime}. */
  public long playedOn() {
    return playedOn;
  }

  /** What must not have happened. */
  public synchronized Optional<Throwable> fault() {
    return fault.or(() -> guest.flatMap(HeadlessGuest::fault));
  }

  /** What it has received of all matches, whatever happened to the connection. */
  public DealHistory diary() {
    return diary;
  }

  /** The session of the moment. */
  public synchronized Optional<HeadlessGuest> guest() {
    return guest;
  }

  private synchronized void step() {
    try {
      if (!closed && fault().isEmpty()) {
        live();
      }
    } catch (RuntimeException | AssertionError broken) {
      fault = fault.or(() -> Optional.of(broken));
    }
  }

  private void live() {
    long now = System.nanoTime();
    tokens = Math.min(BURST, tokens + (now - filled) * EACH_SECOND / NANOS_IN_SECOND);
    filled = now;
    if (guest.filter(HeadlessGuest::connected).isEmpty()) {
      connect(now);
    } else if (now - lastReceived > SILENCE) {
      guest.get().close();
    } else {
      ping(guest.get(), now);
      if (tokens >= 1) {
        act(guest.get());
      }
    }
  }

  private void connect(long now) {
    if (now < nextTry) {
      return;
    }
    guest.flatMap(HeadlessGuest::farewell).ifPresent(Regular::expected);
    guest.flatMap(HeadlessGuest::newestKey).ifPresent(newest -> key = Optional.of(newest));
    pending = Optional.empty();
    lastReceived = now;
    nextTry = now + chance.nextLong(patience / 2, patience);
    ConnectionPurpose purpose =
        key.<ConnectionPurpose>map(ConnectionPurpose.Return::new)
            .orElse(new ConnectionPurpose.Sit());
    tokens = BURST; // a connection of its own has a limit of its own
    guest =
        Optional.of(
            HeadlessGuest.join(
                loops, address, name, table, purpose, (from, message) -> receive(from, message)));
  }

  /** The host may have found the line dead first, or told the old session of the new one. */
  private static void expected(ByeReason farewell) {
    if (farewell != ByeReason.SILENT && farewell != ByeReason.SEAT_TAKEN_BACK) {
      throw new AssertionError("sent away: " + farewell);
    }
  }

  private void receive(HeadlessGuest from, FromHost message) {
    thread.execute(() -> {
      noteSafely(from, message);
      step();
    });
  }

  private synchronized void noteSafely(HeadlessGuest from, FromHost message) {
    try {
      note(from, message);
    } catch (AssertionError broken) {
      fault = fault.or(() -> Optional.of(broken));
    }
  }

  private void note(HeadlessGuest from, FromHost message) {
    lastReceived = System.nanoTime();
    diary.note(message);
    switch (message) {
      case FromHost.Update update -> {
        playedOn = lastReceived;
        if (done(from, update.command().orElse(-1))) {
          moves++;
        }
      }
      case FromHost.Welcome welcome -> welcomed(from);
      case FromHost.Refused refused -> done(from, refused.command());
      case FromHost.DealBegan began -> {
        playedOn = lastReceived;
        pending = Optional.empty();
        counted = false;
      }
      default -> {}
    }
  }

  /** A seat that was found again must be the same one, and the host the same. */
  private void welcomed(HeadlessGuest from) {
    if (seat.isPresent()) {
      returns++;
    }
    if (seat.filter(before -> before != from.seat()).isPresent()) {
      throw new AssertionError("it sat in " + seat + " and sits in " + from.seat());
    }
    seat = Optional.of(from.seat());
    if (host.filter(before -> !before.equals(from.fingerprint())).isPresent()) {
      throw new AssertionError("the host was " + host + " and is " + from.fingerprint());
    }
    host = Optional.of(from.fingerprint());
  }

  private boolean done(HeadlessGuest from, long id) {
    boolean mine = pending.equals(Optional.of(new Pending(from, id)));
    if (mine) {
      pending = Optional.empty();
    }
    return mine;
  }

  private void ping(HeadlessGuest to, long now) {
    if (now - pinged > NANOS_IN_SECOND) {
      pinged = now;
      say(to, new ToHost.Ping(now));
    }
  }

  private void act(HeadlessGuest as) {
    if (as.welcome().isPresent()) {
      play(as);
    } else {
      as.received(FromHost.Lobby.class).stream()
          .reduce((before, latest) -> latest)
          .ifPresent(lobby -> prepare(as, lobby));
    }
  }

  private void prepare(HeadlessGuest as, FromHost.Lobby lobby) {
    LobbyState state = lobby.state();
    if (!(lobby.viewer() instanceof Seat me)
        || !(state.chair(me) instanceof Chair.OfHuman(var _, boolean ready, var _, var _))) {
      throw new AssertionError("it sits nowhere: " + lobby);
    }
    if (!ready) {
      ask(as, new ToHost.InLobby(new LobbyRequest.SayReady(Optional.of(state.rules()))));
    }
    boolean complete = state.chairs().stream().filter(Regular::ready).count() == company;
    if (complete && state.owner().equals(Optional.of(me))) {
      ask(as, new ToHost.InLobby(new LobbyRequest.Start(false)));
    }
  }

  private static boolean ready(Chair chair) {
    return chair instanceof Chair.OfHuman human && human.ready();
  }

  private void play(HeadlessGuest as) {
    Seat me = as.seat();
    if (as.deal().over()) {
      if (!as.ready().contains(me)) {
        ready(as);
      }
    } else if (pending.isEmpty() && as.deal().toAct().contains(me) && !silence.test(as.deal())) {
      Move move = bot.choose(as.seen(), as.soFar(), me, chance);
      tokens--;
      pending = Optional.of(new Pending(as, as.move(move)));
    }
  }

  private void ready(HeadlessGuest as) {
    boolean last = as.standing().orElseThrow().over();
    matches += last && !counted ? 1 : 0;
    counted = counted || last;
    ask(as, last ? new ToHost.Rematch() : new ToHost.Ready());
  }

  /** Says what may have to be said again, but not at once. */
  private void ask(HeadlessGuest as, ToHost message) {
    long now = System.nanoTime();
    if (now >= nextAsking) {
      nextAsking = now + NANOS_IN_SECOND / 5;
      say(as, message);
    }
  }

  private void say(HeadlessGuest as, ToHost message) {
    tokens--;
    as.send(message);
  }

  @Override
  public synchronized void close() {
    closed = true;
    ticks.cancel(false);
    guest.ifPresent(HeadlessGuest::close);
  }
}
