package oklahoma.client.session;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import oklahoma.client.net.Call;
import oklahoma.client.net.Connection;
import oklahoma.client.net.Network;
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
import oklahoma.protocol.lobby.TableName;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.messages.Wish;
import oklahoma.protocol.people.Name;

/** Goes to tables on other computers, to a fresh seat or back to one that is kept. */
public final class TablesElsewhere {
  private final Texts texts;
  private final Settings settings;
  private final Pages pages;
  private final KeptSeats kept;
  private final Network network;
  private final KnownTables played;

  /**
   * @param kept where the keys of seats elsewhere are kept
   * @param network the lines to hosts, and the hosts that were met
   * @param played the tables where the player has played
   */
  public TablesElsewhere(
      Settings settings, Pages pages, KeptSeats kept, Network network, KnownTables played) {
    this.texts = pages.texts();
    this.settings = settings;
    this.pages = pages;
    this.kept = kept;
    this.network = network;
    this.played = played;
  }

  /**
   * Asks to be let in.
   *
   * @param table the number of the table
   * @param password the table's, if the player has said one
   */
  void join(
      HostAddress address,
      int table,
      Name player,
      Wish wish,
      Optional<TablePassword> password,
      Visit visit) {
    join(network.known().pin(address), address, hello(player, table, wish), password, visit);
  }

  /**
   * Asks to be let in to a table where the player has played before. No other host than its own
   * learns anything.
   *
   * @param address where its host was found
   * @param table its number there
   */
  void joinAgain(
      KnownTables.Known known,
      HostAddress address,
      int table,
      Name player,
      Optional<TablePassword> password,
      Visit visit) {
    join(
        CompletableFuture.completedFuture(Pin.exactly(known.host())),
        address,
        hello(player, table, new Wish.Sit()),
        password,
        visit);
  }

  private void join(
      CompletableFuture<Pin> known,
      HostAddress address,
      ToHost.Hello hello,
      Optional<TablePassword> password,
      Visit visit) {
    pages.after(
        known,
        pin ->
            visit.ifLasts(() ->
                visit.begin(hears ->
                    remembered(
                        new JoinedTable(
                            network.lines(),
                            call(address, pin, hello, password),
                            called(address),
                            kept.fresh(),
                            played::plays,
                            hears),
                        address))),
        visit::fail);
  }

  /** Until a lobby says what the table is called, it is called by its address. */
  private static TableName called(HostAddress address) {
    String host = address.host();
    return TableName.of(host.substring(0, Math.min(host.length(), TableName.LONGEST)))
        .orElseGet(() -> new TableName("?"));
  }

  /** With the picture that is chosen now. */
  private ToHost.Hello hello(Name player, int table, Wish wish) {
    return new ToHost.Hello(player, table, wish, settings.network().avatarProperty().get());
  }

  private Call call(
      HostAddress address, Pin pin, ToHost.Hello hello, Optional<TablePassword> password) {
    return new Call(
        address.unresolved(), pin, hello, new Credentials(password, network.mark().get()));
  }

  /** Goes back to a seat that is kept, unless another window has it. */
  void comeBack(KeptSeat seat, Visit visit) {
    pages.after(
        network
            .known()
            .pin(seat.host())
            .thenCompose(pin -> kept.take(seat).thenApply(taken -> new Seat(pin, taken))),
        found -> {
          Optional<KeptSeats.Taken> taken = found.taken();
          if (!visit.lasts()) {
            taken.map(KeptSeats.Taken::hold).ifPresent(KeptSeats.Hold::close);
          } else if (taken.isPresent()) {
            visit.begin(hears -> returning(taken.get(), found.pin(), hears));
          } else {
            visit.end();
            pages.complain(texts.say("home.return.in-use"));
          }
        },
        visit::fail);
  }

  /** Which key the host of a seat is to have, and the seat itself, if this window can use it. */
  private record Seat(Pin pin, Optional<KeptSeats.Taken> taken) {}

  private JoinedTable returning(KeptSeats.Taken taken, Pin pin, TableSession.Listener hears) {
    KeptSeat seat = taken.seat();
    ToHost.Hello hello = hello(seat.name(), seat.table(), new Wish.Return(seat.key()));
    return remembered(
        new JoinedTable(
            network.lines(),
            call(seat.host(), pin, hello, Optional.empty()),
            seat.tableName(),
            taken.hold(),
            played::plays,
            hears),
        seat.host());
  }

  /** A host that lets the player in is known by its key from now on. */
  private JoinedTable remembered(JoinedTable table, HostAddress host) {
    TableSession session = table.session();
    session
        .connectionProperty()
        .subscribe(now -> {
          if (now instanceof Connection.Connected) {
            session.line().fingerprint().ifPresent(found -> network.known().met(host, found));
          }
        });
    return table;
  }
}
