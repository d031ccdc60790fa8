package client.link;

import io.netty.channel.local.LocalAddress;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import protocol.Fingerprint;
import protocol.FromHost;
import protocol.Name;
import protocol.PasswordChallenge;
import protocol.PasswordProof;
import protocol.SeatKey;
import protocol.TablePassword;
import protocol.ToHost;
import protocol.Wish;

/**
 * Keeps a guest at a table over as many lines as it takes. It notices when the host falls silent,
 * tries again by itself after a line is lost, and comes back to the same seat with the newest key
 * that the host gave. Belongs to the thread of its executor; nothing here blocks.
 */
public final class Lifeline implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Lifeline.class);
  private static final long SLOW_NANOS = Duration.ofMillis(2_500).toNanos();
  private static final long GLANCE_MS = 250;
  private static final long NANOS_PER_MS = 1_000_000;

  /** After so long without a word the line counts as lost. */
  static final Duration SILENCE = Duration.ofSeconds(10);

  /** Who is told how it goes. */
  public interface Listener {

    /** A new key holds the seat from now on; told before anything else of the same message. */
    void key(SeatKey key);

    /** The connection is in another state now. */
    void connection(Connection now);

    /** The host says something, in its order and without gaps. Signs of life are not passed on. */
    void heard(FromHost message);
  }

  private final SocketAddress address;
  private Pin pin;
  private final Name name;
  private final Credentials credentials;
  private final Executor executor;
  private final Timing timing;
  private final RandomGenerator chance;
  private final Listener listener;
  private final Duration silence;
  private Connection state = new Connection.Connecting();
  private final int table;
  private Optional<FromHost.Bye> goodbye = Optional.empty();
  private Wish wish;
  private @Nullable Link link;
  private CompletionStage<@Nullable Void> closed = CompletableFuture.completedFuture(null);
  private boolean welcomed;
  private long heardNanos;
  private int session;

  private Lifeline(
      SocketAddress address,
      Pin pin,
      ToHost.Hello hello,
      Credentials credentials,
      Executor executor,
      Timing timing,
      RandomGenerator chance,
      Duration silence,
      Listener listener) {
    this.address = address;
    this.pin = pin;
    this.name = hello.name();
    this.table = hello.table();
    this.wish = hello.wish();
    this.credentials = credentials;
    this.executor = executor;
    this.timing = timing;
    this.chance = chance;
    this.silence = silence;
    this.listener = listener;
  }

  /**
   * Opens the first line. If that fails the lifeline ends; from the first welcome on it does not
   * give up by itself. An address that is not resolved yet is resolved anew for each line.
   *
   * @param pin which key the host must have on the network; from the first welcome on it must be
   *     the same on every line
   * @param hello what the guest came for
   * @param credentials what the guest can show of itself
   * @param executor where everything of this lifeline happens; it must keep the order
   * @param chance by which tries are spread
   */
  public static Lifeline open(
      SocketAddress address,
      Pin pin,
      ToHost.Hello hello,
      Credentials credentials,
      Executor executor,
      RandomGenerator chance,
      Listener listener) {
    return open(
        address,
        pin,
        hello,
        credentials,
        executor,
        Timing.machine(executor),
        chance,
        SILENCE,
        listener);
  }

  /**
   * @param silence after which a line counts as lost, by the machine's clock
   */
  static Lifeline open(
      SocketAddress address,
      Pin pin,
      ToHost.Hello hello,
      Credentials credentials,
      Executor executor,
      Timing timing,
      RandomGenerator chance,
      Duration silence,
      Listener listener) {
    Lifeline lifeline =
        new Lifeline(address, pin, hello, credentials, executor, timing, chance, silence, listener);
    executor.execute(lifeline::connect);
    return lifeline;
  }

  /** How things stand. */
  public Connection connection() {
    return state;
  }

  /** The clock by which it tells moments. */
  public Timing timing() {
    return timing;
  }

  /**
   * Says something to the host. Without a line it is dropped: nothing is sent later than it was
   * meant. Of moves the last one that was dropped is kept in {@link Connection.Lost#unsent}.
   */
  public void send(ToHost message) {
    boolean open = welcomed || message instanceof ToHost.Mix; // asked before the first deal
    if (open && link != null) {
      link.send(message);
    } else if (state instanceof Connection.Lost lost && message instanceof ToHost.Command command) {
      become(
          new Connection.Lost(
              lost.sinceNanos(), lost.attempt(), lost.nextNanos(), Optional.of(command)));
    }
  }

  /** Tries at once instead of waiting. */
  public void tryNow() {
    if (state instanceof Connection.Lost lost && lost.nextNanos().isPresent()) {
      retry(lost);
    }
  }

  /** Stops trying. */
  public void giveUp() {
    if (state instanceof Connection.Lost) {
      end(new Connection.Parting.GivenUp());
    }
  }

  /** Leaves the table for good and tells the host, if there is a line to it. */
  public void leave() {
    if (!(state instanceof Connection.Ended)) {
      send(new ToHost.Leave());
      end(new Connection.Parting.Left());
    }
  }

  /** Hangs up without a word: the host keeps the seat for a while. Nothing more is told. */
  @Override
  public void close() {
    session++;
    state = new Connection.Ended(new Connection.Parting.GivenUp());
    hangUp();
  }

  /** Done when the line of the moment is closed; at once before the first. */
  public CompletionStage<@Nullable Void> closed() {
    return closed;
  }

  private void connect() {
    if (state instanceof Connection.Ended) {
      return;
    }
    int mine = ++session;
    heardNanos = timing.nanos();
    goodbye = Optional.empty();
    if (address instanceof InetSocketAddress named && named.isUnresolved()) {
      lookUp(named, mine);
    } else {
      dial(address, mine);
    }
  }

  /** The line's own event loop must not wait for the system's answer. */
  private void lookUp(InetSocketAddress named, int mine) {
    LookUp.of(
        named,
        executor,
        found ->
            ifCurrent(
                mine,
                () ->
                    found.ifPresentOrElse(
                        resolved -> dial(resolved, mine), () -> ended(Ending.NAME_UNKNOWN))));
    timing.after(silence.toMillis(), () -> ifCurrent(mine, this::stopLookingUp));
  }

  private void stopLookingUp() {
    if (link == null) {
      ended(Ending.NAME_UNKNOWN);
    }
  }

  private void dial(SocketAddress where, int mine) {
    Link opened =
        Link.open(
            where,
            pin,
            new ToHost.Hello(name, table, wish),
            credentials.mark(),
            executor,
            message -> ifCurrent(mine, () -> hear(message)),
            ending -> ifCurrent(mine, () -> ended(ending)),
            silence);
    link = opened;
    closed = opened.closed();
  }

  private void ifCurrent(int asked, Runnable what) {
    if (asked == session) {
      what.run();
    }
  }

  private void hear(FromHost message) {
    heardNanos = timing.nanos();
    switch (message) {
      case FromHost.Welcome welcome -> letIn(welcome.key(), message);
      case FromHost.Lobby lobby -> letIn(lobby.key(), message);
      case FromHost.Bye bye -> goodbye = Optional.of(bye);
      case FromHost.Pong pong -> alive();
      case FromHost.Update update -> pass(update);
      case FromHost.DealBegan began -> pass(began);
      case FromHost.Intermission pause -> pass(pause);
      case FromHost.Seats seats -> pass(seats);
      case FromHost.Refused refused -> pass(refused);
      case FromHost.Tables tables -> pass(tables);
      case FromHost.LobbyRefused refused -> pass(refused);
      case FromHost.Chatted chatted -> pass(chatted);
      case FromHost.Fair fair -> pass(fair);
      case FromHost.PasswordAsked(PasswordChallenge challenge) -> prove(challenge);
    }
  }

  /** The proof takes its time on purpose, so it is made elsewhere. */
  private void prove(PasswordChallenge challenge) {
    Optional<Fingerprint> host = fingerprint();
    Optional<TablePassword> password = credentials.password();
    if (password.isEmpty() || host.isEmpty()) {
      end(new Connection.Parting.PasswordWanted());
      return;
    }
    int mine = session;
    Thread.ofVirtual()
        .name("password-proof")
        .start(() -> {
          PasswordProof proof = PasswordProof.of(password.get(), challenge, host.get());
          executor.execute(() -> ifCurrent(mine, () -> answer(proof)));
        });
  }

  private void answer(PasswordProof proof) {
    if (link != null) {
      link.send(new ToHost.Prove(proof));
    }
  }

  private void letIn(Optional<SeatKey> key, FromHost message) {
    key.ifPresent(this::hold);
    fingerprint().ifPresent(found -> pin = Pin.exactly(found));
    boolean fresh = !welcomed;
    welcomed = true;
    if (fresh) {
      become(new Connection.Connected());
      glanceLater(session);
    }
    pass(message);
  }

  /** The key of the host on the line of the moment; none inside the program. */
  public Optional<Fingerprint> fingerprint() {
    return link == null ? Optional.empty() : link.fingerprint();
  }

  private void hold(SeatKey key) {
    wish = new Wish.Return(key);
    listener.key(key);
  }

  private void pass(FromHost message) {
    alive();
    listener.heard(message);
  }

  private void alive() {
    if (state instanceof Connection.Slow) {
      become(new Connection.Connected());
    }
  }

  /** The host is looked at several times a second, so that amber comes when it should. */
  private void glanceLater(int asked) {
    if (!(address instanceof LocalAddress)) {
      timing.after(GLANCE_MS, () -> ifCurrent(asked, this::glance));
    }
  }

  private void glance() {
    if (!welcomed) {
      return;
    }
    if (state instanceof Connection.Connected && timing.nanos() - heardNanos >= SLOW_NANOS) {
      become(new Connection.Slow(heardNanos));
    }
    glanceLater(session);
  }

  private void ended(Ending ending) {
    LOG.info("The line has ended: {} {}", ending, goodbye);
    boolean held = welcomed || state instanceof Connection.Lost;
    Optional<Fingerprint> shown = fingerprint();
    welcomed = false;
    link = null;
    if (ending == Ending.OTHER_KEY && shown.isPresent()) {
      end(new Connection.Parting.OtherKey(shown.get(), pin));
      return;
    }
    Optional<FromHost.Bye> bye = goodbye.filter(said -> !held || !Farewells.passing(said.reason()));
    if (bye.isPresent()) {
      end(new Connection.Parting.Told(bye.get().reason(), bye.get().version()));
    } else if (!held || ending == Ending.BAD_MESSAGE) {
      end(new Connection.Parting.Failed(ending));
    } else {
      lose();
    }
  }

  private void lose() {
    Connection.Lost now =
        switch (state) {
          case Connection.Lost before -> waiting(before, before.attempt() + 1);
          case Connection.Connecting before -> waiting(justLost(), 1);
          case Connection.Connected before -> waiting(justLost(), 1);
          case Connection.Slow before -> waiting(justLost(), 1);
          case Connection.Ended before -> throw new IllegalStateException("ended twice");
        };
    int mine = ++session;
    timing.after(
        (now.nextNanos().orElseThrow() - timing.nanos()) / NANOS_PER_MS,
        () -> ifCurrent(mine, () -> retry(now)));
    become(now);
  }

  private Connection.Lost justLost() {
    return new Connection.Lost(timing.nanos(), 0, OptionalLong.empty(), Optional.empty());
  }

  private Connection.Lost waiting(Connection.Lost before, int attempt) {
    long next = timing.nanos() + BackOff.millis(attempt, chance) * NANOS_PER_MS;
    return new Connection.Lost(
        before.sinceNanos(), attempt, OptionalLong.of(next), before.unsent());
  }

  private void retry(Connection.Lost asked) {
    Optional<ToHost.Command> unsent =
        state instanceof Connection.Lost lost ? lost.unsent() : Optional.empty();
    become(new Connection.Lost(asked.sinceNanos(), asked.attempt(), OptionalLong.empty(), unsent));
    connect();
  }

  private void end(Connection.Parting parting) {
    session++;
    hangUp();
    become(new Connection.Ended(parting));
  }

  private void hangUp() {
    welcomed = false;
    if (link != null) {
      link.close();
      link = null;
    }
  }

  private void become(Connection next) {
    state = next;
    listener.connection(next);
  }
}
