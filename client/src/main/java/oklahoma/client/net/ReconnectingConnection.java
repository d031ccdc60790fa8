package oklahoma.client.net;

import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.random.RandomGenerator;
import oklahoma.protocol.identity.Fingerprint;
import oklahoma.protocol.identity.PasswordChallenge;
import oklahoma.protocol.identity.PasswordProof;
import oklahoma.protocol.identity.SeatKey;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.ToHost;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Keeps a guest at a table over as many connections as necessary. It notices when the host falls
 * silent, reconnects after a lost connection, and returns to the same seat with the newest key from
 * the host. Confined to its executor's thread, which it never blocks.
 */
public final class ReconnectingConnection implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(ReconnectingConnection.class);
  private static final long SLOW_MS = 2_500;
  private static final long SLOW_NANOS = Duration.ofMillis(SLOW_MS).toNanos();
  private static final long PING_NANOS = Duration.ofMillis(Listening.PING_MS).toNanos();
  private static final long SILENCE_CHECK_MS = 250;
  private static final long NANOS_PER_MS = 1_000_000;

  /** Receives the events of the connection. */
  public interface Listener {

    /** The seat has a new key. Called before anything else from the same message. */
    void key(SeatKey key);

    /** The state of the connection has changed. */
    void connection(Connection now);

    /**
     * The connection was slow: the guest's answer to the next message, or to the last one, may
     * reach the host too late. Called before that message, and only if the host expects an answer
     * to it within a limited time.
     */
    void lagged();

    /** The host has sent a message; they come in its order, without gaps. */
    void received(FromHost.ForSession message);
  }

  private final HostDialer dialer;
  private final Timing timing;
  private final RandomGenerator chance;
  private final Listener listener;
  private Connection state = new Connection.Connecting();
  private Optional<FromHost.Bye> goodbye = Optional.empty();
  private @Nullable HostConnection link;
  private CompletionStage<@Nullable Void> closed = CompletableFuture.completedFuture(null);
  private boolean welcomed;
  private boolean answered;
  private boolean everWelcomed;
  private long receivedNanos;
  private long receivedMillis;
  private long pongNanos;
  private boolean lagged;
  private int session;

  private ReconnectingConnection(HostDialer dialer, RandomGenerator chance, Listener listener) {
    this.dialer = dialer;
    this.timing = dialer.connector().timing();
    this.chance = chance;
    this.listener = listener;
  }

  /**
   * Opens the first connection. If that fails, this ends. After the first welcome it keeps trying
   * until somebody ends it, and accepts only the host that sent the welcome. An address that is not
   * resolved is resolved for each connection.
   *
   * @param chance spreads the attempts over time
   */
  public static ReconnectingConnection open(
      Connector connector, Call call, RandomGenerator chance, Listener listener) {
    ReconnectingConnection connection =
        new ReconnectingConnection(new HostDialer(connector, call), chance, listener);
    connector.executor().execute(connection::connect);
    return connection;
  }

  /** The current state. */
  public Connection connection() {
    return state;
  }

  /** The clock of all times in the states. */
  public Timing timing() {
    return timing;
  }

  /**
   * Sends a message to the host. Without a connection it is dropped: nothing is sent later than the
   * player meant it, nor before the hello of a new connection. The last dropped move is in {@link
   * Connection.Lost#unsent}.
   *
   * @return whether there was a connection
   */
  public boolean send(ToHost message) {
    if (link != null && (welcomed || early(message, link))) {
      link.send(message);
      return true;
    }
    if (state instanceof Connection.Lost lost && message instanceof ToHost.Command command) {
      become(lost.dropping(command));
    }
    return false;
  }

  /**
   * Whether the host accepts a message before its welcome: the guest's part in the shuffle of the
   * first deal, once the host has asked for it, and the goodbye of a guest who has said hello, so
   * that no seat is kept.
   */
  private boolean early(ToHost message, HostConnection line) {
    return message instanceof ToHost.AnswerShuffle
        ? answered
        : message instanceof ToHost.Leave && line.greeted();
  }

  /** Starts the next attempt at once. */
  public void tryNow() {
    if (state instanceof Connection.Lost lost && lost.nextNanos().isPresent()) {
      retry();
    }
  }

  /**
   * Tries another address once, at once. The host there must prove the same key. If it does not let
   * the guest in, it may be another table of the same host, so the next attempt goes to the old
   * address again. An attempt that has reached a host is not interrupted, because that host may be
   * giving the seat a new key.
   */
  public void tryAt(InetSocketAddress address) {
    if (state instanceof Connection.Lost && (link == null || !link.greeted())) {
      hangUp();
      dialer.tryAt(address);
      retry();
    }
  }

  /** Ends the attempts after a lost connection. */
  public void giveUp() {
    if (state instanceof Connection.Lost) {
      end(new Connection.EndCause.GivenUp());
    }
  }

  /**
   * Leaves the table, and tells the host if it is connected.
   *
   * @param forNow whether the host should keep the seat; otherwise it is given up
   */
  public void leave(boolean forNow) {
    if (!(state instanceof Connection.Ended)) {
      send(new ToHost.Leave(forNow));
      end(new Connection.EndCause.Left(forNow));
    }
  }

  /**
   * Closes the connection without a goodbye; the host keeps the seat for a while. The listener is
   * not called any more.
   */
  @Override
  public void close() {
    ignoreMessages();
    hangUp();
  }

  /** Stops calling the listener. The host, which is about to stop, closes the connection. */
  public void ignoreMessages() {
    session++;
    state = new Connection.Ended(new Connection.EndCause.GivenUp());
  }

  /** Completes when the current connection is closed; completed before the first one. */
  public CompletionStage<@Nullable Void> closed() {
    return closed;
  }

  private void connect() {
    if (state instanceof Connection.Ended) {
      return;
    }
    session++;
    messageReceived();
    pongNanos = receivedNanos;
    answered = false;
    goodbye = Optional.empty();
    dialer.dial(new Attempt(session));
  }

  private void ifCurrent(int asked, Runnable what) {
    if (asked == session) {
      what.run();
    }
  }

  private void receive(FromHost message) {
    answered = true;
    lagged |= slowNow();
    messageReceived();
    switch (message) {
      case FromHost.ForConnection ofLine -> receive(ofLine);
      case FromHost.Welcome welcome -> letIn(welcome.key(), welcome);
      case FromHost.Lobby lobby -> letIn(lobby.key(), lobby);
      case FromHost.ShuffleState fair -> {
        if (lagged) {
          listener.lagged();
        }
        lagged = false;
        pass(fair);
      }
      case FromHost.Awake awake -> {
        wake();
        pass(awake);
      }
      case FromHost.ForSession other -> pass(other);
    }
  }

  private void receive(FromHost.ForConnection message) {
    switch (message) {
      case FromHost.Bye bye -> goodbye = Optional.of(bye);
      case FromHost.Pong(long sentNanos) -> {
        lagged |= receivedNanos - sentNanos >= SLOW_NANOS;
        pongNanos = receivedNanos;
        alive();
      }
      case FromHost.Asleep asleep -> become(new Connection.Asleep(welcomed));
      case FromHost.PasswordAsked(PasswordChallenge challenge) -> prove(challenge);
      case FromHost.Tables tables -> alive();
    }
  }

  private void messageReceived() {
    receivedNanos = timing.nanos();
    receivedMillis = timing.millis();
  }

  /**
   * Whether messages were slow on their way: nothing came for a while, perhaps because the computer
   * slept, or no pong came back. In-process connections have no pings and always count as slow,
   * since a busy program is late in the same way.
   */
  private boolean slowNow() {
    long now = timing.nanos();
    return dialer.inside()
        || now - receivedNanos >= SLOW_NANOS
        || timing.millis() - receivedMillis >= SLOW_MS
        || now - pongNanos >= SLOW_NANOS + PING_NANOS;
  }

  private void prove(PasswordChallenge challenge) {
    int mine = session;
    if (!dialer.prove(challenge, fingerprint(), proof -> ifCurrent(mine, () -> answer(proof)))) {
      end(new Connection.EndCause.PasswordWanted());
    }
  }

  private void answer(PasswordProof proof) {
    if (link != null) {
      link.send(new ToHost.ProvePassword(proof));
    }
  }

  private void letIn(Optional<SeatKey> key, FromHost.ForSession message) {
    fingerprint().ifPresent(dialer::keepTo);
    key.ifPresent(this::hold);
    boolean fresh = !welcomed;
    welcomed = true;
    everWelcomed = true;
    if (fresh) {
      become(new Connection.Connected());
      checkSilenceLater(session);
    } else {
      wake();
    }
    pass(message);
  }

  private void wake() {
    if (state instanceof Connection.Asleep) {
      become(new Connection.Connected());
    }
  }

  /**
   * The host that is called, by its own key once it has let the guest in, and the guest who calls.
   */
  public Call call() {
    return dialer.call();
  }

  /** The key of the connected host; empty for an in-process host. */
  public Optional<Fingerprint> fingerprint() {
    return link == null ? Optional.empty() : link.fingerprint();
  }

  private void hold(SeatKey key) {
    dialer.hold(key);
    listener.key(key);
  }

  private void pass(FromHost.ForSession message) {
    alive();
    listener.received(message);
  }

  private void alive() {
    if (state instanceof Connection.Slow) {
      become(new Connection.Connected());
    }
  }

  /** Checks the host's silence several times a second, so that the sign turns amber in time. */
  private void checkSilenceLater(int asked) {
    if (!dialer.inside()) {
      timing.after(SILENCE_CHECK_MS, () -> ifCurrent(asked, this::checkSilence));
    }
  }

  private void checkSilence() {
    if (state instanceof Connection.Connected && timing.nanos() - receivedNanos >= SLOW_NANOS) {
      become(new Connection.Slow(receivedNanos));
    }
    checkSilenceLater(session);
  }

  private void ended(ConnectionEnd ending) {
    LOG.info("The line has ended: {} {}", ending, goodbye);
    boolean held = everWelcomed;
    Optional<Fingerprint> shown = fingerprint();
    welcomed = false;
    link = null;
    if (dialer.goBack()) {
      lose();
      return;
    }
    if (ending == ConnectionEnd.OTHER_KEY && shown.isPresent()) {
      end(new Connection.EndCause.OtherKey(shown.get(), call().pin()));
      return;
    }
    Optional<FromHost.Bye> bye =
        goodbye.filter(said -> !held || !ByeReasons.mayReturnAtOnce(said.reason()));
    if (bye.isPresent()) {
      end(new Connection.EndCause.ByHost(bye.get()));
    } else if (!held || ending == ConnectionEnd.BAD_MESSAGE) {
      end(new Connection.EndCause.Failed(ending));
    } else {
      lose();
    }
  }

  private void lose() {
    Connection.Lost before =
        switch (state) {
          case Connection.Lost lost -> lost;
          case Connection.Connecting first -> Connection.Lost.at(timing.nanos());
          case Connection.Connected well -> Connection.Lost.at(timing.nanos());
          case Connection.Slow slow -> Connection.Lost.at(timing.nanos());
          case Connection.Asleep asleep -> Connection.Lost.at(timing.nanos());
          case Connection.Ended over -> throw new IllegalStateException("ended twice");
        };
    long pause = BackOff.millis(before.attempt() + 1, chance);
    int mine = ++session;
    timing.after(pause, () -> ifCurrent(mine, this::retry));
    become(before.waiting(timing.nanos() + pause * NANOS_PER_MS));
  }

  private void retry() {
    if (state instanceof Connection.Lost lost) {
      become(lost.trying());
      connect();
    }
  }

  private void end(Connection.EndCause cause) {
    session++;
    hangUp();
    become(new Connection.Ended(cause));
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

  /** One connection. Its events count only until another connection or a pause follows. */
  private final class Attempt implements HostDialer.Caller {
    private final int mine;

    Attempt(int mine) {
      this.mine = mine;
    }

    @Override
    public void ifWanted(Runnable what) {
      ifCurrent(mine, what);
    }

    @Override
    public void opened(HostConnection line) {
      link = line;
      closed = line.closed();
    }

    @Override
    public void received(FromHost message) {
      receive(message);
    }

    @Override
    public void ended(ConnectionEnd ending) {
      ReconnectingConnection.this.ended(ending);
    }
  }
}
