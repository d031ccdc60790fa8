package oklahoma.client.session;

import java.net.InetSocketAddress;
import java.util.Optional;
import oklahoma.client.net.Call;
import oklahoma.client.net.Connection;
import oklahoma.client.net.Network;
import oklahoma.client.net.ReconnectingConnection;
import oklahoma.client.net.trust.Credentials;
import oklahoma.client.net.trust.HostAddress;
import oklahoma.client.net.trust.Pin;
import oklahoma.client.session.kept.KeptSeat;
import oklahoma.client.session.kept.KeptSeats;
import oklahoma.client.session.kept.KnownTables;
import oklahoma.client.settings.Settings;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.Pages;
import oklahoma.protocol.identity.TablePassword;
import oklahoma.protocol.lobby.TableLabel;
import oklahoma.protocol.lobby.TableName;
import oklahoma.protocol.messages.ConnectionPurpose;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.Name;

/**
 * Joins tables on other computers, with a new seat or a kept one, and follows their hosts to other
 * addresses.
 */
public final class RemoteTables {
  private final Texts texts;
  private final Settings settings;
  private final Pages pages;
  private final KeptSeats kept;
  private final Network network;
  private final KnownTables played;
  private final LocalHosts nearby;

  /**
   * @param kept saves the keys of seats
   * @param network connects to hosts and knows those that the program has met
   * @param played the tables at which the player has played
   * @param nearby the hosts that answer on the local network
   */
  public RemoteTables(
      Settings settings,
      Pages pages,
      KeptSeats kept,
      Network network,
      KnownTables played,
      LocalHosts nearby) {
    this.texts = pages.texts();
    this.settings = settings;
    this.pages = pages;
    this.kept = kept;
    this.network = network;
    this.played = played;
    this.nearby = nearby;
  }

  /**
   * Joins a table.
   *
   * @param table the table as its host describes it
   * @param password the table's password, if the player has entered one
   */
  void join(
      HostAddress address,
      TableLabel table,
      Name player,
      ConnectionPurpose purpose,
      Optional<TablePassword> password,
      TableAttempt attempt) {
    ToHost.Hello hello = hello(player, table.number(), purpose);
    pages.after(
        network.known().pin(address),
        pin ->
            attempt.ifWanted(
                () -> sitDown(call(address, pin, hello, password), table.name(), address, attempt)),
        attempt::fail);
  }

  /**
   * Joins a table at which the player has played before. No host with another key learns anything.
   *
   * @param address the address at which its host was found
   * @param table the table as its host describes it
   */
  void joinAgain(
      KnownTables.Known known,
      HostAddress address,
      TableLabel table,
      Name player,
      Optional<TablePassword> password,
      TableAttempt attempt) {
    ToHost.Hello hello = hello(player, table.number(), new ConnectionPurpose.Sit());
    Pin pin = Pin.exactly(known.host());
    sitDown(call(address, pin, hello, password), table.name(), address, attempt);
  }

  private void sitDown(Call call, TableName name, HostAddress address, TableAttempt attempt) {
    attempt.begin(listener ->
        followed(
            new JoinedTable(
                network.eventLoops(), call, name, kept.fresh(), played::plays, listener),
            address));
  }

  /** The hello with the picture that the player has chosen now. */
  private ToHost.Hello hello(Name player, int table, ConnectionPurpose purpose) {
    return new ToHost.Hello(player, table, purpose, settings.network().avatarProperty().get());
  }

  private Call call(
      HostAddress address, Pin pin, ToHost.Hello hello, Optional<TablePassword> password) {
    return new Call(
        address.unresolved(), pin, hello, new Credentials(password, network.mark().get()));
  }

  /**
   * Returns to a kept seat, unless another window uses it. No host with another key learns the
   * seat's key.
   *
   * @param at the current address of its host
   */
  void returnToSeat(KeptSeat seat, HostAddress at, TableAttempt attempt) {
    pages.after(
        kept.take(seat),
        found -> {
          if (!attempt.isWanted()) {
            found.map(KeptSeats.Taken::hold).ifPresent(KeptSeats.Hold::close);
          } else if (found.isPresent()) {
            attempt.begin(listener -> returning(found.get(), at, listener));
          } else {
            attempt.end();
            pages.showError(texts.say("home.return.in-use"));
          }
        },
        attempt::fail);
  }

  private JoinedTable returning(
      KeptSeats.Taken taken, HostAddress at, TableSession.Listener listener) {
    KeptSeat seat = taken.seat();
    ToHost.Hello hello = hello(seat.name(), seat.table(), new ConnectionPurpose.Return(seat.key()));
    return followed(
        new JoinedTable(
            network.eventLoops(),
            call(at, seat.pin(), hello, Optional.empty()),
            seat.tableName(),
            taken.hold(),
            played::plays,
            listener),
        at);
  }

  private JoinedTable followed(JoinedTable table, HostAddress host) {
    table.session().connectionProperty().subscribe(new Followed(table, host)::become);
    return table;
  }

  /**
   * The host of a joined table. While the connection is lost, this searches for the host on the
   * local network, by the key with which it let the player in.
   */
  private final class Followed {
    private final JoinedTable table;
    private final HostAddress first;
    private Optional<HostSearch> search = Optional.empty();

    Followed(JoinedTable table, HostAddress first) {
      this.table = table;
      this.first = first;
    }

    void become(Connection now) {
      if (!(now instanceof Connection.Lost)) {
        search.ifPresent(HostSearch::close);
        search = Optional.empty();
      } else if (search.isEmpty()) {
        search =
            table
                .sought()
                .map(sought -> new HostSearch(pages, network, nearby, sought, this::found));
      }
      if (now instanceof Connection.Connected) {
        line().fingerprint().ifPresent(key -> network.known().met(at(), key));
      }
    }

    private void found(Optional<HostAddress> now) {
      now.map(HostAddress::unresolved).ifPresent(line()::tryAt);
    }

    private HostAddress at() {
      InetSocketAddress now = (InetSocketAddress) line().call().address();
      return now.equals(first.unresolved()) ? first : HostAddress.of(now);
    }

    private ReconnectingConnection line() {
      return table.session().line();
    }
  }
}
