package oklahoma.client.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javafx.scene.Node;
import javafx.scene.control.Button;
import oklahoma.bot.Bots;
import oklahoma.client.app.Navigation;
import oklahoma.client.app.Parts;
import oklahoma.client.fixture.PlayerWindow;
import oklahoma.client.fixture.ProgramWindows;
import oklahoma.client.net.EventLoops;
import oklahoma.client.net.Network;
import oklahoma.client.net.ScriptedHost;
import oklahoma.client.net.discovery.FoundHost;
import oklahoma.client.net.trust.HostAddress;
import oklahoma.client.net.trust.KnownHosts;
import oklahoma.client.session.kept.KeptSeats;
import oklahoma.client.session.kept.KnownTables;
import oklahoma.client.settings.Settings;
import oklahoma.client.storage.Store;
import oklahoma.host.HostSettings;
import oklahoma.host.identity.Identity;
import oklahoma.protocol.lobby.TableLabel;
import oklahoma.protocol.lobby.TableName;
import oklahoma.protocol.messages.Datagram;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.Protocol;
import oklahoma.rules.Game;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** What the first screen shows of tables where the player has played before. */
class FoundTablesTest {
  private static final TableLabel FRIDAY =
      new TableLabel(1, new TableName("Friday"), Game.OKLAHOMA, new TableLabel.Occupancy(4, 1));

  @RegisterExtension private final ProgramWindows windows = new ProgramWindows();

  /** As where it shares two networks with the player. */
  @Test
  void aHostThatProvesItsKeyAtTwoAddressesHasOneCardAsLongAsOneAnswers() throws Exception {
    PlayerWindow east = windows.open("East");
    Identity identity = Identity.fresh();
    try (ScriptedHost here = new ScriptedHost(identity, 0);
        ScriptedHost there = new ScriptedHost(identity, 0)) {
      LocalHosts nearby = search(east, here);
      tell(nearby, here, there);
      answer(here);
      await().until(() -> cards(east).size() == 1);
      Node card = cards(east).iterator().next();
      answer(there);
      ScriptedHost.Visit again = there.visit(); // so the program has received its first answer
      assertThat(cards(east)).containsExactly(card);

      again.say(new FromHost.Tables(List.of(FRIDAY)));
      tell(nearby, there);
      assertThat(cards(east)).hasSize(1).doesNotContain(card);
      tell(nearby);
      assertThat(cards(east)).isEmpty();
    }
  }

  /** Anybody can answer under the name of a table where the player has played. */
  @Test
  void anImpostorLearnsNothingOfThePlayerAndHasNoCard() throws Exception {
    PlayerWindow east = windows.open("East");
    try (ScriptedHost impostor = new ScriptedHost();
        ScriptedHost here = new ScriptedHost()) {
      LocalHosts nearby = search(east, here);
      tell(nearby, impostor, here);
      assertThat(impostor.visit().heardNothing()).isTrue();
      answer(here);
      await().until(() -> cards(east).size() == 1);
    }
  }

  /** Or it would be told the player's name, and could guess at the table's password. */
  @Test
  void anImpostorWhoTakesTheAddressLearnsNothingFromThePlayerWhoGoesThere() throws Exception {
    PlayerWindow east = windows.open("East");
    ScriptedHost here = new ScriptedHost();
    try (here) {
      tell(search(east, here), here);
      answer(here);
      await().until(() -> cards(east).size() == 1);
      here.visit(); // the next look waits for an answer, so the card stays
    }
    try (ScriptedHost impostor = new ScriptedHost(Identity.fresh(), here.address().getPort())) {
      ProgramWindows.now(() -> {
        ((Button) east.stage().getScene().lookup("#join-again")).fire();
        return true;
      });
      assertThat(impostor.visit().heardNothing()).isTrue();
    }
  }

  private static Set<Node> cards(PlayerWindow window) {
    return ProgramWindows.now(() ->
        window.stage().getScene().getRoot().lookupAll("#found-card").stream()
            .collect(Collectors.toSet()));
  }

  private static void answer(ScriptedHost host) throws Exception {
    host.visit().say(new FromHost.Tables(List.of(FRIDAY)));
  }

  private static void tell(LocalHosts nearby, ScriptedHost... hosts) {
    ProgramWindows.now(() -> {
      nearby.found(List.of(hosts).stream().map(FoundTablesTest::found).toList());
      return true;
    });
  }

  private static FoundHost found(ScriptedHost host) {
    int port = host.address().getPort();
    return new FoundHost(
        7,
        new HostAddress("127.0.0.1", port, Optional.empty()),
        new Datagram.Answer(1, 7, Protocol.VERSION, Protocol.VERSION, port, List.of(FRIDAY), 0),
        1);
  }

  /** The first screen of a player who has played at the table of a host. */
  private LocalHosts search(PlayerWindow window, ScriptedHost host) {
    Store store = windows.thenClose(Store.inMemory());
    EventLoops eventLoops = windows.thenClose(new EventLoops());
    KnownTables played = new KnownTables(store);
    played.plays(host.fingerprint(), FRIDAY.name());
    return ProgramWindows.now(() -> {
      Parts parts = window.program().parts();
      Settings settings = parts.presentation().settings();
      Navigation around = window.program().navigation();
      Network network = new Network(eventLoops, new KnownHosts(store), Optional::empty);
      LocalHosts nearby = new LocalHosts(settings);
      nearby.listen(hosts -> {}); // so a later listener receives the hosts that were found before
      CurrentTable current =
          new CurrentTable(
              parts.pages(),
              new TableScreens(parts.pages(), around, parts.presentation(), network, parts.solo()),
              new OwnTables(
                  settings,
                  parts.pages(),
                  HostSettings.with(Bots::of),
                  Optional.empty(),
                  eventLoops,
                  last -> {}),
              new RemoteTables(
                  settings,
                  parts.pages(),
                  new KeptSeats(windows.folder(window), store),
                  network,
                  played,
                  nearby),
              new Replays(
                  parts.pages(),
                  around,
                  parts.presentation(),
                  Optional.empty(),
                  (match, seat) -> {}),
              around);
      new FoundTables(parts.pages(), network, nearby, played, current, around)
          .offerOn(around.firstScreen());
      return nearby;
    });
  }
}
