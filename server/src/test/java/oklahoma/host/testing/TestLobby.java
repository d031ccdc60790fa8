package oklahoma.host.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.UnaryOperator;
import oklahoma.host.Host;
import oklahoma.host.HostSettings;
import oklahoma.host.table.setup.BotPace;
import oklahoma.host.table.setup.TableSetup;
import oklahoma.protocol.identity.SeatKey;
import oklahoma.protocol.lobby.Chair;
import oklahoma.protocol.lobby.LobbyFault;
import oklahoma.protocol.lobby.LobbyRequest;
import oklahoma.protocol.lobby.LobbyState;
import oklahoma.protocol.lobby.TableName;
import oklahoma.protocol.messages.ConnectionPurpose;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.BotLevel;
import oklahoma.protocol.people.Name;
import oklahoma.rules.Seat;

/**
 * A host with a table that has a lobby, and guests who come over TCP or from inside. The clock is
 * turned by hand.
 */
public final class TestLobby implements AutoCloseable {
  public static final TableName NAME = new TableName("Evening");
  public final ManualTiming timing = new ManualTiming();
  public final Loops loops = new Loops();
  public final Host host;
  public final int table;
  public final InetSocketAddress address;

  public TestLobby(TableSetup setup) {
    this(setup, UnaryOperator.identity());
  }

  public TestLobby(TableSetup setup, UnaryOperator<HostSettings> change) {
    host = Host.start(change.apply(TestSetups.settings().withTiming(timing)));
    address = host.listen(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
    table = host.open(setup);
  }

  /** A lobby with so many open chairs, for patient players. */
  public static TableSetup setup(int open) {
    List<Chair> chairs = Collections.nCopies(open, new Chair.Open());
    return TableSetup.hosted(NAME, TestSetups.patient(4), chairs, BotPace.NONE).seeded(open);
  }

  /** Somebody comes over the network and is in the lobby. */
  public HeadlessGuest join(String name) {
    return inLobby(join(name, new ConnectionPurpose.Sit()));
  }

  /** Somebody comes through the door inside the program and is in the lobby. */
  public HeadlessGuest comesFromInside(String name) {
    return inLobby(
        HeadlessGuest.join(loops, host.address(), name, table, new ConnectionPurpose.Sit()));
  }

  /** Somebody comes back with a key. */
  public HeadlessGuest comesBack(String name, SeatKey key) {
    HeadlessGuest guest = join(name, new ConnectionPurpose.Return(key));
    until(() -> !guest.received().isEmpty());
    return guest;
  }

  public HeadlessGuest join(String name, ConnectionPurpose purpose) {
    return HeadlessGuest.join(loops, address, name, table, purpose);
  }

  public HeadlessGuest inLobby(HeadlessGuest guest) {
    until(() -> !guest.received(FromHost.Lobby.class).isEmpty());
    return guest;
  }

  public HeadlessGuest welcomed(HeadlessGuest guest) {
    until(() -> guest.fault().isPresent() || guest.welcome().isPresent());
    assertThat(guest.fault()).isEmpty();
    return guest;
  }

  /** The host grants a request; returns the lobby after it, as its sender receives it. */
  public LobbyState asks(HeadlessGuest guest, LobbyRequest request) {
    int refused = guest.received(FromHost.LobbyRefused.class).size();
    guest.send(new ToHost.InLobby(request));
    settle(guest);
    assertThat(guest.received(FromHost.LobbyRefused.class)).hasSize(refused);
    return guest.lobby();
  }

  /** A request is not granted; why. */
  public LobbyFault refused(HeadlessGuest guest, LobbyRequest request) {
    int before = guest.received(FromHost.LobbyRefused.class).size();
    guest.send(new ToHost.InLobby(request));
    until(() -> guest.received(FromHost.LobbyRefused.class).size() > before);
    return guest.received(FromHost.LobbyRefused.class).getLast().fault();
  }

  /** Waits until these guests have received all that the table has sent so far. */
  public void settle(HeadlessGuest... guests) {
    for (HeadlessGuest guest : guests) {
      int pongs = guest.pongs();
      guest.send(new ToHost.Ping(pongs));
      until(() -> guest.pongs() > pongs);
      assertThat(guest.fault()).isEmpty();
    }
  }

  /** The connection is cut, and somebody else has noticed. */
  public SeatKey drops(HeadlessGuest guest, HeadlessGuest witness) {
    SeatKey key = guest.key();
    settle(witness);
    int before = witness.received().size();
    guest.close();
    until(() -> witness.received().size() > before);
    return key;
  }

  /** What a guest says who is ready for the rules that the guest sees. */
  public static LobbyRequest ready(HeadlessGuest guest) {
    return new LobbyRequest.SayReady(Optional.of(guest.lobby().rules()));
  }

  /** A bot that can be added. */
  public static LobbyRequest bot(Seat seat, String name) {
    return new LobbyRequest.AddBot(seat, new Name(name), BotLevel.EASY);
  }

  public void until(Callable<Boolean> condition) {
    Waiting.until(condition);
  }

  @Override
  public void close() {
    host.close();
    loops.close();
  }
}
