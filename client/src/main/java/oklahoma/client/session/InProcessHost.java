package oklahoma.client.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.function.ObjIntConsumer;
import java.util.function.UnaryOperator;
import oklahoma.client.fair.CommitmentLedger;
import oklahoma.client.net.Call;
import oklahoma.client.net.EventLoops;
import oklahoma.client.session.kept.KeptHand;
import oklahoma.client.session.kept.KeptTables;
import oklahoma.client.session.kept.OwnTablesFolder;
import oklahoma.client.setup.TablePlan;
import oklahoma.host.Host;
import oklahoma.host.HostSettings;
import oklahoma.host.table.snapshot.LastTable;
import oklahoma.host.table.snapshot.SavedTable;
import oklahoma.protocol.identity.SeatKey;
import oklahoma.protocol.lobby.Chair;
import oklahoma.protocol.messages.ConnectionPurpose;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.Avatar;
import oklahoma.protocol.people.Name;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * An in-process host with one table, as solo and hosted tables use it.
 *
 * @param host the host
 * @param table the number of the table
 * @param player the player's name at the table
 * @param avatar the picture that the player wants there
 * @param key the key of the player's seat at a saved table; empty if the player has to sit down
 * @param place where the table's journal is; empty if it is not saved
 * @param hand the order of the player's hand when the table was left
 */
public record InProcessHost(
    Host host,
    int table,
    Name player,
    Optional<Avatar> avatar,
    Optional<SeatKey> key,
    Optional<KeptTables.Place.InFolder> place,
    Optional<KeptHand.Order> hand) {
  private static final Logger LOG = LoggerFactory.getLogger(InProcessHost.class);
  private static final int SECONDS_TO_STOP = 6;

  /** Runs the slow starts and stops of hosts, so that nothing else waits for them. */
  static final Executor BACKGROUND = task -> Thread.ofVirtual().name("host-inside").start(task);

  /**
   * Starts a host with a new table.
   *
   * @param place where to save the table; empty if it is not saved
   * @param opening opens the table under its number
   */
  static InProcessHost open(
      HostSettings settings,
      Optional<KeptTables.Place.InFolder> place,
      ObjIntConsumer<Host> opening,
      Name player) {
    Host host = Host.start(place.map(on -> keeping(settings, on.folder())).orElse(settings));
    try {
      int number = place.map(KeptTables.Place.InFolder::number).orElse(1);
      opening.accept(host, number);
      return new InProcessHost(
          host, number, player, Optional.empty(), Optional.empty(), place, Optional.empty());
    } catch (RuntimeException e) {
      host.close();
      throw e;
    }
  }

  /**
   * Starts a host that continues a saved table.
   *
   * @param folder where to save the table further; empty if it is not saved
   * @throws IllegalArgumentException if the saved table has no in-process player
   */
  static InProcessHost resume(
      HostSettings settings, Optional<OwnTablesFolder> folder, SavedTable saved) {
    Name player =
        saved.insider().orElseThrow(() -> new IllegalArgumentException("not hosted from inside"));
    Host host = Host.start(folder.map(on -> keeping(settings, on)).orElse(settings));
    try {
      Optional<SeatKey> key = host.resume(saved);
      return new InProcessHost(
          host,
          saved.number(),
          player,
          Optional.empty(),
          key,
          folder.map(on -> new KeptTables.Place.InFolder(on, saved.number())),
          folder.flatMap(on -> KeptHand.Order.in(on.hand(saved.number()))));
    } catch (RuntimeException e) {
      host.close();
      throw e;
    }
  }

  private static HostSettings keeping(HostSettings settings, OwnTablesFolder folder) {
    return settings.withJournals(folder::journal);
  }

  /**
   * The chairs of a plan: an open one for the player, then the bots.
   *
   * @param bots the names of the plan's bots
   */
  static List<Chair> chairs(TablePlan plan, List<Name> bots) {
    List<Chair> chairs = new ArrayList<>(List.of(new Chair.Open()));
    for (int i = 0; i < bots.size(); i++) {
      chairs.add(new Chair.OfBot(bots.get(i), plan.bots().get(i).level()));
    }
    return chairs;
  }

  /** The same host for a player with this picture. */
  InProcessHost pictured(Optional<Avatar> chosen) {
    return new InProcessHost(host, table, player, chosen, key, place, hand);
  }

  /** Connects the player to the table by Netty's in-process transport, which needs no port. */
  TableSession sitDown(EventLoops eventLoops, TableSession.Listener listener) {
    ConnectionPurpose purpose =
        key.<ConnectionPurpose>map(ConnectionPurpose.Return::new)
            .orElseGet(ConnectionPurpose.Sit::new);
    return new TableSession(
        eventLoops,
        Call.to(host.address(), new ToHost.Hello(player, table, purpose, avatar)),
        place.map(on -> on.folder().ledger(on.number())).orElseGet(CommitmentLedger::inMemory),
        UnaryOperator.identity(),
        listener);
  }

  /**
   * Stops the host. It says goodbye to everybody before the player's own connection closes;
   * otherwise the others would first hear that the player had lost the connection. An unfinished
   * match stays saved. A lobby is deleted, and so is a finished match that is in the archive.
   *
   * @param last receives the settings for opening the table again, if a match was played there and
   *     none is unfinished
   * @return completes when the host has stopped and the notes about shuffles are saved
   */
  CompletableFuture<@Nullable Void> stop(TableSession session, Consumer<LastTable> last) {
    boolean forGood = session.done();
    session.ignoreMessages();
    CompletableFuture<@Nullable Void> closed =
        CompletableFuture.runAsync(
                () -> {
                  if (forGood || place.isEmpty()) {
                    host.last(table).ifPresent(last);
                  }
                  if (forGood
                      && place.filter(KeptTables.Place.InFolder::hasUnarchivedMatch).isEmpty()) {
                    host.close(table);
                  }
                  host.sayGoodbye();
                },
                BACKGROUND)
            .thenCompose(gone -> session.closed())
            .thenRunAsync(host::close, BACKGROUND);
    return CompletableFuture.allOf(closed, session.settled());
  }

  /** Blocks until a host has stopped and writes nothing more, but only for a few seconds. */
  public static void await(CompletableFuture<@Nullable Void> stopped) {
    try {
      stopped.get(SECONDS_TO_STOP, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (ExecutionException | TimeoutException e) {
      LOG.warn("a host did not stop in time", e);
    }
  }

  /** Stops a host that nobody has joined; this may take seconds. */
  void stop() {
    host.close();
  }
}
