package oklahoma.client.join;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import oklahoma.client.fixture.Hands;
import oklahoma.client.net.Connection.EndCause;
import oklahoma.client.net.ScriptedHost;
import oklahoma.client.net.discovery.FoundHost;
import oklahoma.client.net.trust.HostAddress;
import oklahoma.host.identity.Identity;
import oklahoma.protocol.lobby.TableLabel;
import oklahoma.protocol.lobby.TableName;
import oklahoma.protocol.messages.ByeReason;
import oklahoma.protocol.messages.ConnectionPurpose;
import oklahoma.protocol.messages.Datagram;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.Protocol;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.Name;
import oklahoma.rules.Game;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.testfx.framework.junit5.Start;

/** The tables that answer on this network, and the ways in to them. */
class NearbyTest extends JoinPanelStage {
  private static final TableLabel FRIDAY =
      new TableLabel(
          3,
          new TableName("Friday"),
          Game.OKLAHOMA,
          new TableLabel.Occupancy(4, 2),
          TableLabel.Flag.WATCHABLE,
          TableLabel.Flag.NEEDS_PASSWORD);

  @Start
  void start(Stage stage) {
    open(stage);
  }

  @Test
  void tablesThatAreFoundMoveNothingThatIsAboveThem(Hands robot) {
    Node address = robot.lookup("#address").query();
    double before = address.localToScene(0, 0).getY();
    tell(robot, host(1, Protocol.VERSION, table(1, 2)));
    assertThat(robot.lookup("#nearby").<Node>query().isVisible()).isTrue();
    assertThat(address.localToScene(0, 0).getY()).isEqualTo(before);
  }

  @Test
  void aTableThatIsFoundOnTheNetworkIsJoinedWithoutTyping(Hands robot) throws Exception {
    try (ScriptedHost there = new ScriptedHost()) {
      tell(robot, host(there, FRIDAY));
      assertThat(words(robot, "#nearby-count")).contains("1 table found");
      robot.clickOn("#nearby #watch-3");
      answer(there, FRIDAY);
      Awaitility.await().until(() -> entered.size() == 1);
      assertThat(words(robot, "#join-step")).contains("Joining as a spectator…");
      Consumer<EndCause> failed = entered.getFirst().failed();
      robot.interact(() -> failed.accept(new EndCause.ByHost(ByeReason.REMOVED, 0)));
      assertThat(reason(robot)).startsWith("The host removed you");
      robot.clickOn("#nearby #sit-3");
      answer(there, FRIDAY);
      Awaitility.await().until(() -> entered.size() == 2);
      String address = address(there).text();
      assertThat(entered)
          .extracting(
              each -> each.address().text(), each -> each.table().number(), Entered::purpose)
          .containsExactly(
              tuple(address, 3, new ConnectionPurpose.Watch()),
              tuple(address, 3, new ConnectionPurpose.Sit()));
      assertThat(settings.network().recentHostsProperty().get()).containsExactly(address);
    }
  }

  /** Anybody can answer with the id of another host, and say to have its tables. */
  @Test
  void aHostThatAnswersWithTheIdOfAnotherHasARowOfItsOwn(Hands robot) throws Exception {
    try (ScriptedHost impostor = new ScriptedHost();
        ScriptedHost there = new ScriptedHost()) {
      tell(robot, host(impostor, FRIDAY), host(there, FRIDAY));
      assertThat(words(robot, "#nearby-count")).contains("1 table found");
      proveKey(there);
      awaitTables(robot, "2 tables found");
      proveKey(impostor);
      robot.interact(() -> {});
      assertThat(words(robot, "#nearby-count")).contains("2 tables found");
      robot.clickOn(robot.lookup("#nearby #sit-3").queryAll().stream().toList().get(1));
      answer(there, FRIDAY);
      Awaitility.await().until(() -> entered.size() == 1);
      assertThat(entered.getFirst().address()).isEqualTo(address(there));
    }
  }

  /** As where it shares two networks with the player. */
  @Test
  void aHostThatProvesItsKeyAtTwoAddressesHasOneRowAndIsReachedAtEither(Hands robot)
      throws Exception {
    Identity identity = Identity.fresh();
    try (ScriptedHost there = new ScriptedHost(identity, 0)) {
      try (ScriptedHost here = new ScriptedHost(identity, 0)) {
        tell(robot, host(here, FRIDAY));
        Node row = robot.lookup("#nearby #sit-3").query().getParent();
        tell(robot, host(here, FRIDAY), host(there, FRIDAY));
        proveKey(there);
        awaitTables(robot, "2 tables found");
        proveKey(here);
        awaitTables(robot, "1 table found");
        assertThat(robot.lookup("#nearby #sit-3").<Node>query().getParent()).isSameAs(row);
      }
      robot.clickOn("#nearby #sit-3");
      answer(there, FRIDAY);
      Awaitility.await().until(() -> entered.size() == 1);
      assertThat(entered.getFirst().address()).isEqualTo(address(there));
    }
  }

  /** Until then nobody knows whether it is another host, and a row would come and go. */
  @Test
  void anotherAddressWithTheSameIdHasNoRowBeforeItHasAnswered(Hands robot) throws Exception {
    try (ScriptedHost here = new ScriptedHost();
        ScriptedHost there = new ScriptedHost()) {
      tell(robot, host(here, FRIDAY), host(there, FRIDAY));
      assertThat(words(robot, "#nearby-count")).contains("1 table found");
      there.visit().cut();
      awaitTables(robot, "2 tables found");
      tell(robot, host(there, FRIDAY));
      assertThat(words(robot, "#nearby-count")).contains("1 table found");
    }
  }

  @Test
  void thePlayerComesBackToASeatAtATableThatIsFound(Hands robot) throws Exception {
    try (ScriptedHost there = new ScriptedHost()) {
      seats.add(3);
      tell(robot, host(there, FRIDAY));
      robot.clickOn("#nearby #sit-3");
      answer(there, FRIDAY);
      Awaitility.await().until(() -> returned.size() == 1);
      assertThat(entered).isEmpty();
    }
  }

  @Test
  void aSpectatorWhoseSeatIsKeptIsOfferedTheSeat(Hands robot) throws Exception {
    try (ScriptedHost there = new ScriptedHost()) {
      seats.add(3);
      tell(robot, host(there, FRIDAY));
      robot.clickOn("#nearby #watch-3");
      answer(there, FRIDAY);
      await(robot, "#join-state #rejoin-3");
      assertThat(returned).isEmpty();
      robot.clickOn("#join-state #watch-3");
      assertThat(entered)
          .extracting(Entered::purpose)
          .containsExactly(new ConnectionPurpose.Watch());
    }
  }

  @Test
  void aSpectatorWhoCanTakeOverAfterTheHandReadsSoAndKeepsTheOffer(Hands robot) throws Exception {
    TableLabel playing =
        new TableLabel(
            3,
            new TableName("Friday"),
            Game.OKLAHOMA,
            new TableLabel.Occupancy(4, 4),
            TableLabel.Flag.PLAYING,
            TableLabel.Flag.LATECOMERS);
    try (ScriptedHost there = new ScriptedHost()) {
      tell(robot, host(there, playing));
      robot.clickOn("#nearby #take-over-3");
      answer(there, playing);
      Awaitility.await().until(() -> entered.size() == 1);
      Consumer<EndCause> failed = entered.getFirst().failed();
      robot.interact(() -> failed.accept(new EndCause.ByHost(ByeReason.TABLE_FULL, 0)));
      assertThat(reason(robot))
          .startsWith("No bot’s seat is open to you now. One may be after this hand");
      robot.clickOn("#join-state #take-over-3");
      String address = address(there).text();
      assertThat(entered)
          .extracting(
              each -> each.address().text(), each -> each.table().number(), Entered::purpose)
          .containsExactly(
              tuple(address, 3, new ConnectionPurpose.TakeOver()),
              tuple(address, 3, new ConnectionPurpose.TakeOver()));
      robot.interact(() -> failed.accept(new EndCause.ByHost(ByeReason.TABLE_PLAYING, 0)));
      assertThat(reason(robot)).startsWith("The match has begun");
    }
  }

  @Test
  void whetherThePlayerWantsToFindTablesCountsAtOnce(Hands robot) {
    assertThat(searching).isOne();
    tell(robot, host(7, Protocol.VERSION, table(1, 1)));
    robot.interact(() -> settings.network().discoveryProperty().set(false));
    assertThat(searching).isZero();
    robot.interact(() -> settings.network().discoveryProperty().set(true));
    assertThat(searching).isOne();
    assertThat(words(robot, "#nearby-count")).isNotEqualTo(Optional.of("1 table found"));
  }

  @Test
  void rowsStayWhereTheyAreWhileTheirTablesChange(Hands robot) {
    FoundHost first = host(7, Protocol.VERSION, table(1, 1));
    tell(robot, first);
    Node row = robot.lookup("#nearby #sit-1").query().getParent();
    tell(robot, host(7, Protocol.VERSION, table(1, 4)), host(8, Protocol.VERSION, table(2, 1)));
    assertThat(row.getParent().getChildrenUnmodifiable()).hasSize(2).first().isSameAs(row);
    assertThat(robot.from(row).lookup("#sit-1").<Node>query().isVisible()).isFalse();
    tell(robot, host(8, Protocol.VERSION, table(2, 1)));
    assertThat(robot.lookup("#nearby .seat-row").queryAll()).hasSize(1);
  }

  @Test
  void aHostOfAnotherVersionIsListedWithTheReason(Hands robot) {
    tell(robot, host(7, Protocol.VERSION - 1), host(8, Protocol.VERSION + 1));
    assertThat(robot.lookup("#nearby .other-version .muted").queryAllAs(Label.class))
        .extracting(Label::getText)
        .containsExactly("an older version of Oklahoma", "a newer version of Oklahoma");
    tell(robot, host(8, Protocol.VERSION + 1));
    robot.clickOn("Why?");
    assertThat(robot.lookup((Node node) -> isSaying(node, "uses version")).tryQuery()).isPresent();
    robot.type(KeyCode.ESCAPE);
  }

  private void tell(Hands robot, FoundHost... hosts) {
    robot.interact(() -> found.accept(List.of(hosts)));
  }

  private static TableLabel table(int number, int taken) {
    return new TableLabel(
        number,
        new TableName("Table " + number),
        Game.OKLAHOMA,
        new TableLabel.Occupancy(4, taken));
  }

  private static FoundHost host(long id, int version, TableLabel... tables) {
    return host(new HostAddress("192.168.1." + id, 6552, Optional.empty()), id, version, tables);
  }

  private static FoundHost host(ScriptedHost there, TableLabel... tables) {
    return host(address(there), 7, Protocol.VERSION, tables);
  }

  private static HostAddress address(ScriptedHost there) {
    return new HostAddress("127.0.0.1", there.address().getPort(), Optional.empty());
  }

  private static void awaitTables(Hands robot, String count) {
    Awaitility.await().until(() -> words(robot, "#nearby-count").equals(Optional.of(count)));
  }

  /** Nobody has chosen to go there yet, so the host gets no name. */
  private static void proveKey(ScriptedHost there) throws Exception {
    ScriptedHost.Visit visit = there.visit();
    assertThat(visit.received())
        .isEqualTo(new ToHost.Hello(new Name("Oklahoma"), 0, new ConnectionPurpose.ListTables()));
    visit.say(new FromHost.Tables(List.of(FRIDAY)));
  }

  /** The host is looked at, and tells of these tables. */
  private static void answer(ScriptedHost there, TableLabel... tables) throws Exception {
    ScriptedHost.Visit visit = there.visit();
    assertThat(visit.received())
        .isEqualTo(new ToHost.Hello(new Name("North"), 3, new ConnectionPurpose.ListTables()));
    visit.say(new FromHost.Tables(List.of(tables)));
  }

  private static FoundHost host(HostAddress address, long id, int version, TableLabel... tables) {
    Datagram.Answer answer = new Datagram.Answer(1, id, version, version, 6552, List.of(tables), 0);
    return new FoundHost(id, address, answer, 1);
  }
}
