package oklahoma.client.net;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.netty.channel.local.LocalAddress;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Function;
import oklahoma.client.fixture.PassiveHost;
import oklahoma.host.Host;
import oklahoma.host.table.setup.BotPace;
import oklahoma.host.table.setup.TableSetup;
import oklahoma.protocol.lobby.Chair;
import oklahoma.protocol.messages.ConnectionPurpose;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.BotLevel;
import oklahoma.protocol.people.Name;
import oklahoma.rules.Standing;
import oklahoma.rules.oklahoma.OklahomaMatch;
import oklahoma.rules.oklahoma.OklahomaRules;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** A table model plays whole matches over a link to a real host. */
class WholeMatchTest {
  private final ExecutorService screen = Executors.newSingleThreadExecutor();
  private final Host host = Host.start(PassiveHost.settings());
  private final List<HostConnection> links = new ArrayList<>();

  private final EventLoops eventLoops = new EventLoops();

  @AfterEach
  void close() {
    links.forEach(HostConnection::close);
    host.close();
    eventLoops.close();
    screen.close();
  }

  @Test
  void insideTheProgram() {
    Referee player = join(host.address(), host.open(setup(3, 1)), 1);
    awaitMatch(player);
    assertThat(ask(player, Referee::compared)).isPositive();
  }

  @Test
  void overTheNetworkAndInside() {
    InetSocketAddress port =
        host.listen(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
    int table = host.open(setup(4, 2));
    Referee inside = join(host.address(), table, 2);
    Referee outside = join(port, table, 3);
    awaitMatch(inside);
    awaitMatch(outside);
    assertThat(ask(inside, WholeMatchTest::standing))
        .isEqualTo(ask(outside, WholeMatchTest::standing));
  }

  @Test
  void anAddressWithoutAHostIsUnreachable() {
    Referee player = join(new LocalAddress("nobody"), 1, 4);
    await().until(() -> ask(player, Referee::ending).isPresent());
    assertThat(ask(player, Referee::ending)).contains(ConnectionEnd.REFUSED);
  }

  @Test
  void aHostThatStopsSaysGoodbye() {
    Referee player = join(host.address(), host.open(setup(2, 2)), 5);
    Referee other = join(host.address(), 1, 6);
    for (Referee each : List.of(player, other)) {
      await().until(() -> ask(each, Referee::model).isPresent());
    }
    host.close();
    for (Referee each : List.of(player, other)) {
      await().until(() -> ask(each, Referee::ending).isPresent());
      assertThat(ask(each, Referee::ending)).contains(ConnectionEnd.BYE);
    }
  }

  @Test
  void afterItsCloseALinkTellsNothingMore() {
    Referee player = join(host.address(), host.open(setup(3, 1)), 7);
    await().until(() -> ask(player, Referee::model).isPresent());
    links.getFirst().close();
    await().until(() -> ask(player, Referee::ending).isPresent());
    assertThat(ask(player, Referee::ending)).contains(ConnectionEnd.CLOSED);
  }

  private Referee join(SocketAddress address, int table, long seed) {
    Referee player = new Referee(screen, seed);
    ToHost.Hello hello =
        new ToHost.Hello(new Name("Guest " + seed), table, new ConnectionPurpose.Sit());
    CompletableFuture.runAsync(
            () -> {
              HostConnection link =
                  HostConnection.open(
                      new Connector(eventLoops, screen),
                      Call.to(address, hello),
                      player::hear,
                      player::ended);
              links.add(link);
              player.sitAt(link);
            },
            screen)
        .join();
    return player;
  }

  private static TableSetup setup(int seats, int humans) {
    OklahomaRules rules =
        OklahomaRules.standard(seats)
            .with(new OklahomaRules.Clocks(OptionalInt.empty(), OptionalInt.empty()));
    List<Chair> chairs = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      chairs.add(
          seat < humans
              ? new Chair.Open()
              : new Chair.OfBot(new Name("Bot " + seat), BotLevel.EASY));
    }
    return TableSetup.of(rules, chairs, BotPace.NONE).seeded(seats);
  }

  private void awaitMatch(Referee player) {
    await().until(() -> ask(player, each -> each.fault().isPresent() || over(each)));
    assertThat(ask(player, Referee::fault)).isEmpty();
    assertThat(ask(player, WholeMatchTest::standing).deals()).hasSize(OklahomaMatch.HANDS);
  }

  private static boolean over(Referee player) {
    return player.model().filter(model -> model.standingProperty().get().over()).isPresent();
  }

  private static Standing standing(Referee player) {
    return player.model().orElseThrow().standingProperty().get();
  }

  /** Asks on the thread of the table. */
  private <T> T ask(Referee player, Function<Referee, T> what) {
    return CompletableFuture.supplyAsync(() -> what.apply(player), screen).join();
  }
}
