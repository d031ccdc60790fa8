package oklahoma.client.session;

import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.value.ObservableValue;
import oklahoma.client.lobby.invite.InviteAddress;
import oklahoma.client.net.EventLoops;
import oklahoma.client.setup.TablePlan;
import oklahoma.host.Host;
import oklahoma.host.net.Addresses;
import oklahoma.host.table.setup.BotPace;
import oklahoma.host.table.setup.TableSetup;
import oklahoma.host.table.snapshot.LastTable;
import oklahoma.protocol.identity.Fingerprint;
import oklahoma.protocol.lobby.Chair;
import oklahoma.protocol.lobby.TableName;
import oklahoma.protocol.people.Name;
import org.jspecify.annotations.Nullable;

/**
 * A table that the player hosts for others on the network. Its host listens on a port; the player's
 * own connection does not need it.
 */
final class HostedTable extends InProcessTable {
  private final Door door;
  private final Consumer<LastTable> last;
  private final Listing listing;

  /**
   * How guests can reach the host.
   *
   * @param listening the address on which the host listens
   * @param shares the addresses for guests, the most likely one first
   */
  record Door(InetSocketAddress listening, List<InviteAddress> shares) {
    int port() {
      return listening.getPort();
    }
  }

  /**
   * Sits down at an open table.
   *
   * @param door how guests can reach the host
   * @param findable whether the table appears in lists on the local network
   * @param last receives the settings for opening the table again, when it closes
   */
  HostedTable(
      InProcessHost inside,
      EventLoops eventLoops,
      Door door,
      ObservableValue<Boolean> findable,
      Consumer<LastTable> last,
      TableSession.Listener listener) {
    super(inside, eventLoops, listener);
    this.door = door;
    this.last = last;
    this.listing = new Listing(inside.host(), door.listening(), findable);
  }

  @Override
  public CompletableFuture<@Nullable Void> leave() {
    listing.end();
    return super.leave();
  }

  @Override
  void closing(LastTable table) {
    last.accept(table);
  }

  /** The port on which the host listens. */
  int port() {
    return door.port();
  }

  /** The addresses for guests, the most likely one first. */
  List<InviteAddress> shares() {
    return door.shares();
  }

  /** The number of the table in its host. */
  int table() {
    return inside().table();
  }

  /** The fingerprint by which guests know the host. */
  Fingerprint fingerprint() {
    return inside().host().fingerprint();
  }

  /** Whether the table appears in lists on the local network. */
  ReadOnlyBooleanProperty foundProperty() {
    return listing.foundProperty();
  }

  /**
   * Opens a host's port.
   *
   * @param wanted the preferred port; if it is taken, the next free one
   * @throws oklahoma.host.net.CannotListen if there is no free port
   */
  static Door open(Host host, int wanted) {
    InetSocketAddress listening = host.listenFrom(new InetSocketAddress(wanted));
    return new Door(listening, shares(listening));
  }

  /**
   * The addresses for guests. Link-local addresses are left out, because hardly any guest can reach
   * them. Without a network only this computer's own addresses remain.
   */
  private static List<InviteAddress> shares(InetSocketAddress listening) {
    List<Addresses.Listed> all = Addresses.of(listening);
    List<Addresses.Listed> outside = all.stream().filter(HostedTable::leadsHere).toList();
    return (outside.isEmpty() ? all : outside)
        .stream().map(each -> share(each, listening.getPort())).toList();
  }

  private static boolean leadsHere(Addresses.Listed listed) {
    return switch (listed.kind()) {
      case NETWORK, VIRTUAL -> true;
      case LINK_LOCAL, THIS_MACHINE -> false;
    };
  }

  private static InviteAddress share(Addresses.Listed listed, int port) {
    String host = listed.text();
    String address = (host.contains(":") ? "[" + host + "]" : host) + ":" + port;
    return new InviteAddress(address, listed.kind().name(), listed.likely());
  }

  /**
   * The settings with which the host opens the table.
   *
   * @param bots the names of the plan's bots
   * @param pace how long bots take for a move
   */
  static TableSetup setup(TableName name, TablePlan plan, List<Name> bots, BotPace pace) {
    List<Chair> chairs = InProcessHost.chairs(plan, bots);
    Stream.generate(Chair.Open::new)
        .limit(Math.max(0, plan.rules().mostSeats() - chairs.size()))
        .forEach(chairs::add);
    Optional<Duration> grace =
        plan.graceSeconds().isPresent()
            ? Optional.of(Duration.ofSeconds(plan.graceSeconds().getAsInt()))
            : Optional.empty();
    return TableSetup.hosted(name, plan.rules(), chairs, pace).grace(grace).help(plan.help());
  }
}
