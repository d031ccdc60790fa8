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
 * A table that the player hosts for others on the network: its host listens on a port, which the
 * player's own connection does not need.
 */
final class HostedTable extends InsideTable {
  private final Door door;
  private final Consumer<LastTable> last;
  private final Listing listing;

  /**
   * By which others come in.
   *
   * @param listening where the host listens
   * @param shares the addresses by which others can come, the likely one first
   */
  record Door(InetSocketAddress listening, List<InviteAddress> shares) {
    int port() {
      return listening.getPort();
    }
  }

  /**
   * Sits down at a table that is open.
   *
   * @param findable whether it answers those who look for tables on the local network
   * @param last takes how the table can be opened again when it closes
   */
  HostedTable(
      HostInside inside,
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

  /** Where the host listens. */
  int port() {
    return door.port();
  }

  /** The addresses by which others can come, the likely one first. */
  List<InviteAddress> shares() {
    return door.shares();
  }

  /** The number of the table. */
  int table() {
    return inside().table();
  }

  /** What guests know the host by. */
  Fingerprint fingerprint() {
    return inside().host().fingerprint();
  }

  /** Whether others on the local network see it in their lists. */
  ReadOnlyBooleanProperty foundProperty() {
    return listing.foundProperty();
  }

  /**
   * Lets a host listen.
   *
   * @param wanted where it listens, if that port is free; else on the next one that is
   * @throws oklahoma.host.net.CannotListen if there is no such port
   */
  static Door open(Host host, int wanted) {
    InetSocketAddress heard = host.listenFrom(new InetSocketAddress(wanted));
    return new Door(heard, shares(heard));
  }

  /**
   * Without any network this computer itself is all that is left. An address that a cable without
   * anybody who hands out addresses has given itself leads to next to nobody.
   */
  private static List<InviteAddress> shares(InetSocketAddress heard) {
    List<Addresses.Listed> all = Addresses.of(heard);
    List<Addresses.Listed> outside = all.stream().filter(HostedTable::leadsHere).toList();
    return (outside.isEmpty() ? all : outside)
        .stream().map(each -> share(each, heard.getPort())).toList();
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
   * How such a table is opened.
   *
   * @param bots the names of the plan's bots
   * @param pace how long bots take
   */
  static TableSetup setup(TableName name, TablePlan plan, List<Name> bots, BotPace pace) {
    List<Chair> chairs = HostInside.chairs(plan, bots);
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
