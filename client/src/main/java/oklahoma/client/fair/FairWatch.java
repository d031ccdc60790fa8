package oklahoma.client.fair;

import java.security.SecureRandom;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import oklahoma.client.net.Connection;
import oklahoma.protocol.fair.DealObserver;
import oklahoma.protocol.fair.Proof;
import oklahoma.protocol.messages.ConnectionPurpose;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.ToHost;
import oklahoma.rules.fair.Answer;
import oklahoma.rules.fair.LastDeal;
import oklahoma.rules.fair.Secret;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The player's part in the shuffles of a table, and the check of each deal at its end, off the FX
 * thread and in the order of the messages. It listens and answers on the FX thread.
 */
public final class FairWatch {
  private static final Logger LOG = LoggerFactory.getLogger(FairWatch.class);
  private static final Executor AWAY = task -> Thread.ofVirtual().name("fair-deal").start(task);

  /** After this time in the program, the answer may reach the host too late. */
  private static final long SLOW_NANOS = Duration.ofMillis(2_500).toNanos();

  /**
   * The threads on which the watch works.
   *
   * @param work checks and saves
   * @param screen sends answers and reports results; it must keep the order
   * @param nanos the clock that measures how long an answer takes
   */
  record Threads(Executor work, Executor screen, LongSupplier nanos) {
    Threads(Executor work, Executor screen) {
      this(work, screen, System::nanoTime);
    }
  }

  private final Executor work;
  private final Executor screen;
  private final LongSupplier nanos;
  private final Consumer<ToHost> outbox;
  private final Consumer<Proof> proved;
  private final CommitmentLedger ledger;
  private CompletableFuture<DealObserver> last;
  private Optional<LastDeal> kept = Optional.empty();

  /**
   * @param screen the thread on which it listens and answers
   * @param purpose decides whether the ledger counts: only for a player who sits down or returns
   * @param ledger the ledger of the player's seat
   * @param outbox receives the messages for the host
   * @param proved receives the result of each deal
   */
  public FairWatch(
      Executor screen,
      ConnectionPurpose purpose,
      CommitmentLedger ledger,
      Consumer<ToHost> outbox,
      Consumer<Proof> proved) {
    this(new Threads(AWAY, screen), FairWatch::secret, purpose, ledger, outbox, proved);
  }

  FairWatch(
      Threads threads,
      Supplier<Secret> secrets,
      ConnectionPurpose purpose,
      CommitmentLedger ledger,
      Consumer<ToHost> outbox,
      Consumer<Proof> proved) {
    this.work = threads.work();
    this.screen = threads.screen();
    this.nanos = threads.nanos();
    this.outbox = outbox;
    this.proved = proved;
    this.ledger = ledger;
    last =
        CompletableFuture.supplyAsync(
            () -> new DealObserver(secrets, purpose, ledger.last(), new ProofListener()), work);
  }

  /** Completes once every message so far has been checked and saved. Never fails. */
  public CompletableFuture<@Nullable Void> settled() {
    return last.handle((seen, failure) -> null);
  }

  private static Secret secret() {
    byte[] bytes = new byte[Secret.BYTES];
    new SecureRandom().nextBytes(bytes);
    return Secret.of(bytes);
  }

  /** Notes a change of the connection to the host. */
  public void connection(Connection now) {
    if (now instanceof Connection.Lost) {
      next(DealObserver::cutOff);
    }
  }

  /** Notes that the answer to the next message may reach the host too late. */
  public void lagged() {
    next(DealObserver::slowed);
  }

  /** Notes a message from the player to the host. */
  public void sent(ToHost message) {
    next(seen -> seen.sent(message));
  }

  /** Processes a message from the host. */
  public void receive(FromHost.ForSession message) {
    long receivedAt = nanos.getAsLong();
    next(seen -> seen.receive(message).ifPresent(answer -> answer(answer, receivedAt, seen)));
  }

  private void next(Consumer<DealObserver> what) {
    last =
        last.thenApplyAsync(
            seen -> {
              attempt(what, seen);
              return seen;
            },
            work);
  }

  private void attempt(Consumer<DealObserver> what, DealObserver seen) {
    try {
      what.accept(seen);
      keep(seen);
    } catch (RuntimeException failure) {
      LOG.error("a deal could not be checked", failure);
    }
  }

  /**
   * Saves the commitment before it is sent, because the program may end at any time after that. If
   * it cannot be saved, nothing is sent, and the seat counts as late. A slow disk may take longer
   * than the host waits, which also counts as late.
   */
  private void answer(Answer owed, long receivedAt, DealObserver seen) {
    boolean done = keep(seen);
    if (done) {
      screen.execute(() -> outbox.accept(new ToHost.AnswerShuffle(owed)));
    }
    if (!done || nanos.getAsLong() - receivedAt >= SLOW_NANOS) {
      seen.slowed();
    }
  }

  private boolean keep(DealObserver seen) {
    Optional<LastDeal> last = seen.last();
    if (last.equals(kept) || last.isEmpty()) {
      return true;
    }
    boolean done = ledger.keep(last.get());
    if (done) {
      kept = last;
    }
    return done;
  }

  private final class ProofListener implements DealObserver.Listener {
    @Override
    public void proved(Proof proof) {
      screen.execute(() -> proved.accept(proof));
    }

    @Override
    public void impossible(RuntimeException why) {
      LOG.warn("a deal cannot have been as the host told it", why);
    }
  }
}
