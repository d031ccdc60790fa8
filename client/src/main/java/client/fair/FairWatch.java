package client.fair;

import java.security.SecureRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import protocol.FromHost;
import protocol.ToHost;
import rules.fair.Secret;

/**
 * Takes the player's part in the shuffles of a table and checks each deal at its end, away from the
 * screen's thread and in the order of what was heard. It is told and it tells on the screen's
 * thread.
 */
public final class FairWatch {
  private static final Logger LOG = LoggerFactory.getLogger(FairWatch.class);
  private static final Executor AWAY = task -> Thread.ofVirtual().name("fair-deal").start(task);

  private final Executor work;
  private final Executor screen;
  private final Consumer<ToHost> outbox;
  private final Consumer<Proof> proved;
  private final Sightings seen;
  private CompletableFuture<@Nullable Void> last = CompletableFuture.completedFuture(null);

  /**
   * @param screen where it is told and tells
   * @param outbox takes what is to be said to the host
   * @param proved is told what came of each deal
   */
  public FairWatch(Executor screen, Consumer<ToHost> outbox, Consumer<Proof> proved) {
    this(AWAY, screen, FairWatch::secret, outbox, proved);
  }

  FairWatch(
      Executor work,
      Executor screen,
      Supplier<Secret> secrets,
      Consumer<ToHost> outbox,
      Consumer<Proof> proved) {
    this.work = work;
    this.screen = screen;
    this.outbox = outbox;
    this.proved = proved;
    this.seen = new Sightings(secrets);
  }

  private static Secret secret() {
    byte[] bytes = new byte[Secret.BYTES];
    new SecureRandom().nextBytes(bytes);
    return Secret.of(bytes);
  }

  /** The line to the host broke. */
  public void cutOff() {
    next(seen::cutOff);
  }

  /** Nothing was heard of the host for a while. */
  public void slowed() {
    next(seen::slowed);
  }

  /** Takes in what the host says. */
  public void hear(FromHost message) {
    switch (message) {
      case FromHost.Fair fair -> next(() -> answer(fair));
      case FromHost.Welcome welcome -> next(() -> seen.hear(welcome).ifPresent(this::tell));
      case FromHost.DealBegan began -> next(() -> seen.hear(began));
      case FromHost.Update update -> next(() -> seen.hear(update));
      case FromHost.Intermission pause ->
          next(() -> seen.judge(pause.standing()).ifPresent(this::tell));
      case FromHost.Lobby lobby -> next(seen::inLobby);
      case FromHost.Seats _,
          FromHost.Refused _,
          FromHost.Tables _,
          FromHost.LobbyRefused _,
          FromHost.Chatted _,
          FromHost.PasswordAsked _,
          FromHost.Tended _,
          FromHost.Asleep _,
          FromHost.Awake _,
          FromHost.Pong _,
          FromHost.Bye _ -> {}
    }
  }

  private void next(Runnable what) {
    last =
        last.thenRunAsync(what, work)
            .exceptionally(failure -> {
              LOG.error("a deal could not be checked", failure);
              return null;
            });
  }

  private void answer(FromHost.Fair fair) {
    seen.hear(fair)
        .ifPresent(answer -> screen.execute(() -> outbox.accept(new ToHost.Mix(answer))));
  }

  private void tell(Proof proof) {
    screen.execute(() -> proved.accept(proof));
  }
}
