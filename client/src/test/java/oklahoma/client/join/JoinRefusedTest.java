package oklahoma.client.join;

import static org.awaitility.Awaitility.await;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutorService;
import java.util.stream.Stream;
import oklahoma.bot.Bots;
import oklahoma.client.fixture.PlayerWindow;
import oklahoma.client.fixture.ProgramWindows;
import oklahoma.client.fixture.Threads;
import oklahoma.client.net.Call;
import oklahoma.client.net.Connection;
import oklahoma.client.net.Connector;
import oklahoma.client.net.EventLoops;
import oklahoma.client.net.ReconnectingConnection;
import oklahoma.client.text.Language;
import oklahoma.client.text.Texts;
import oklahoma.host.Host;
import oklahoma.host.HostSettings;
import oklahoma.host.table.setup.BotPace;
import oklahoma.host.table.setup.TableSetup;
import oklahoma.protocol.identity.SeatKey;
import oklahoma.protocol.lobby.Chair;
import oklahoma.protocol.lobby.LobbyRequest;
import oklahoma.protocol.lobby.TableName;
import oklahoma.protocol.messages.ByeReason;
import oklahoma.protocol.messages.ConnectionPurpose;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.Protocol;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.Name;
import oklahoma.rules.oklahoma.OklahomaRules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** A guest who is too late for a table of the join panel reads why; against a real host. */
class JoinRefusedTest {
  private final Texts texts = new Texts(Language.ENGLISH);
  @RegisterExtension private final ProgramWindows windows = new ProgramWindows();

  private final Host host = windows.thenClose(Host.start(HostSettings.with(Bots::of)));
  private final InetSocketAddress address =
      host.listen(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));

  private final EventLoops eventLoops = windows.thenClose(new EventLoops());

  private final ExecutorService thread = windows.thenClose(Threads.deafOnceClosed());

  @Test
  void aPlayerWhoIsTooLateLearnsTheReason() throws Exception {
    int one = open("One");
    int other = open("Other");
    PlayerWindow late = windows.open("Late");
    late.joins(address.getPort());
    late.awaits("sit-" + one);
    sitsDown(one, "North");
    sitsDown(one, "East");
    late.fire("sit-" + one);
    isTold(late, ByeReason.TABLE_FULL);

    late.connects(address.getPort());
    late.awaits("sit-" + other);
    ReconnectingConnection owner = sitsDown(other, "South");
    sitsDown(other, "West");
    thread.execute(() -> owner.send(new ToHost.InLobby(new LobbyRequest.Start(true))));
    await().until(() -> host.tables().get(1).playing());
    late.fire("sit-" + other);
    isTold(late, ByeReason.TABLE_PLAYING);
  }

  private void isTold(PlayerWindow window, ByeReason reason) {
    String sentence =
        texts.say("join.sent-away." + reason.name(), Protocol.VERSION, Protocol.VERSION);
    await().until(() -> window.sees("#join-reason") && window.says("join-reason").equals(sentence));
  }

  private int open(String name) {
    List<Chair> chairs = Stream.<Chair>generate(Chair.Open::new).limit(2).toList();
    return host.open(
        TableSetup.hosted(new TableName(name), OklahomaRules.standard(2), chairs, BotPace.NONE));
  }

  private ReconnectingConnection sitsDown(int table, String name) {
    int before = taken(table);
    ReconnectingConnection guest =
        ReconnectingConnection.open(
            new Connector(eventLoops, thread),
            Call.to(address, new ToHost.Hello(new Name(name), table, new ConnectionPurpose.Sit())),
            new SplittableRandom(1),
            new Deaf());
    windows.thenClose(() -> thread.execute(guest::close));
    await().until(() -> taken(table) > before);
    return guest;
  }

  private int taken(int table) {
    return host.tables().stream()
        .filter(label -> label.number() == table)
        .findFirst()
        .orElseThrow()
        .taken();
  }

  /** Somebody who is only there. */
  private static final class Deaf implements ReconnectingConnection.Listener {
    @Override
    public void key(SeatKey key) {}

    @Override
    public void connection(Connection now) {}

    @Override
    public void lagged() {}

    @Override
    public void received(FromHost.ForSession message) {}
  }
}
