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
 * An in-process host with one table: what solo tables and hosted tables have in common.
 *
 * @param table the number of the table
 * @param player what the player is called there
 * @param avatar by which picture the player wants to be known there
 * @param key opens the player's seat, if the table was kept; else the player comes to sit down
 * @param place where what happens is written down; nowhere if empty
 * @param hand the order in which the player kept the hand when the table was left
 */
public record HostInside(
    Host host,
    int table,
    Name player,
    Optional<Avatar> avatar,
    Optional<SeatKey> key,
    Optional<KeptTables.Place.On> place,
    Optional<KeptHand.Order> hand) {
  private static final Logger LOG = LoggerFactory.getLogger(HostInside.class);
  private static final int SECONDS_TO_STOP = 6;

  /** Nobody waits for what a host does when it starts and stops. */
  static final Executor BACKGROUND = task -> Thread.ofVirtual().name("host-inside").start(task);

  /**
   * Starts a host with a fresh table.
   *
   * @param place where the table is kept; nowhere if empty
   * @param opening opens the table under its number
   */
  static HostInside open(
      HostSettings settings,
      Optional<KeptTables.Place.On> place,
      ObjIntConsumer<Host> opening,
      Name player) {
    Host host = Host.start(place.map(on -> keeping(settings, on.folder())).orElse(settings));
    int number = place.map(KeptTables.Place.On::number).orElse(1);
    opening.accept(host, number);
    return new HostInside(
        host, number, player, Optional.empty(), Optional.empty(), place, Optional.empty());
  }

  /**
   * Starts a host that goes on with a table.
   *
   * @param folder where it is kept; nowhere if empty
   * @throws IllegalArgumentException if nobody came to the table from inside the program
   */
  static HostInside resume(
      HostSettings settings, Optional<OwnTablesFolder> folder, SavedTable saved) {
    Name player =
        saved.insider().orElseThrow(() -> new IllegalArgumentException("not hosted from inside"));
    Host host = Host.start(folder.map(on -> keeping(settings, on)).orElse(settings));
    try {
      Optional<SeatKey> key = host.resume(saved);
      return new HostInside(
          host,
          saved.number(),
          player,
          Optional.empty(),
          key,
          folder.map(on -> new KeptTables.Place.On(on, saved.number())),
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
   * The chairs of a plan: an open one for the player first, then the bots.
   *
   * @param bots what the plan's bots are called
   */
  static List<Chair> chairs(TablePlan plan, List<Name> bots) {
    List<Chair> chairs = new ArrayList<>(List.of(new Chair.Open()));
    for (int i = 0; i < bots.size(); i++) {
      chairs.add(new Chair.OfBot(bots.get(i), plan.bots().get(i).level()));
    }
    return chairs;
  }

  /** The same for a player with this picture. */
  HostInside pictured(Optional<Avatar> chosen) {
    return new HostInside(host, table, player, chosen, key, place, hand);
  }

  /** Sits down by the door inside the program, which needs no port. */
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
   * Stops the host. It says goodbye to everybody before the player's own line closes, or the others
   * would hear first that the player has lost the connection. What has not been decided waits to go
   * on, if it is written down; a lobby, or a match that is over and in the archive, is kept no
   * more.
   *
   * @param last takes how the table can be opened again, if a match has been played there and none
   *     waits to go on
   * @return done when the host has stopped, and what was heard of the shuffles is kept
   */
  CompletableFuture<@Nullable Void> stop(TableSession session, Consumer<LastTable> last) {
    boolean forGood = session.done();
    session.deafen();
    CompletableFuture<@Nullable Void> closed =
        CompletableFuture.runAsync(
                () -> {
                  if (forGood || place.isEmpty()) {
                    host.last(table).ifPresent(last);
                  }
                  if (forGood && place.filter(KeptTables.Place.On::owes).isEmpty()) {
                    host.close(table);
                  }
                  host.sayGoodbye();
                },
                BACKGROUND)
            .thenCompose(gone -> session.closed())
            .thenRunAsync(host::close, BACKGROUND);
    return CompletableFuture.allOf(closed, session.settled());
  }

  /** Waits for a host: once it has stopped it writes nothing any more. */
  public static void await(CompletableFuture<@Nullable Void> stopped) {
    try {
      stopped.get(SECONDS_TO_STOP, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (ExecutionException | TimeoutException e) {
      LOG.warn("a host did not stop in time", e);
    }
  }

  /** Stops the host before anybody has sat down; it may take seconds. */
  void stop() {
    host.close();
  }
}
