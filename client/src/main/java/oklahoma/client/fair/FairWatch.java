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
import oklahoma.protocol.fair.Proof;
import oklahoma.protocol.fair.Sightings;
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

  /** An answer that took the program so long may come too late for the host. */
  private static final long SLOW_NANOS = Duration.ofMillis(2_500).toNanos();

  /**
   * Where the watch computes, and where it tells.
   *
   * @param screen keeps the order
   * @param nanos tells how long it took
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
  private CompletableFuture<Sightings> last;
  private Optional<LastDeal> kept = Optional.empty();

  /**
   * @param screen the thread on which it listens and answers
   * @param purpose what the player comes to the table for
   * @param ledger of the player's seat
   * @param outbox receives the messages for the host
   * @param proved gets the result of each deal
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
            () -> new Sightings(secrets, purpose, ledger.last(), new Telling()), work);
  }

  /** Done, never with a failure, when all that was heard until now has been checked and kept. */
  public CompletableFuture<@Nullable Void> settled() {
    return last.handle((seen, failure) -> null);
  }

  private static Secret secret() {
    byte[] bytes = new byte[Secret.BYTES];
    new SecureRandom().nextBytes(bytes);
    return Secret.of(bytes);
  }

  /** The connection to the host has changed. */
  public void connection(Connection now) {
    if (now instanceof Connection.Lost) {
      next(Sightings::cutOff);
    }
  }

  /** What the player answers to what is heard next may come too late for the host. */
  public void lagged() {
    next(Sightings::slowed);
  }

  /** Takes in what the player says to the host. */
  public void said(ToHost message) {
    next(seen -> seen.said(message));
  }

  /** Takes in what the host says. */
  public void hear(FromHost.OfSession message) {
    long heard = nanos.getAsLong();
    next(seen -> seen.hear(message).ifPresent(answer -> answer(answer, heard, seen)));
  }

  private void next(Consumer<Sightings> what) {
    last =
        last.thenApplyAsync(
            seen -> {
              attempt(what, seen);
              return seen;
            },
            work);
  }

  private void attempt(Consumer<Sightings> what, Sightings seen) {
    try {
      what.accept(seen);
      keep(seen);
    } catch (RuntimeException failure) {
      LOG.error("a deal could not be checked", failure);
    }
  }

  /**
   * A commitment is kept before it is sent: the program may end at any time after that. What cannot
   * be kept is not sent, as if it came too late. A disk may need as long as the host waits.
   */
  private void answer(Answer owed, long heard, Sightings seen) {
    boolean done = keep(seen);
    if (done) {
      screen.execute(() -> outbox.accept(new ToHost.Mix(owed)));
    }
    if (!done || nanos.getAsLong() - heard >= SLOW_NANOS) {
      seen.slowed();
    }
  }

  private boolean keep(Sightings seen) {
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

  private final class Telling implements Sightings.Listener {
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
