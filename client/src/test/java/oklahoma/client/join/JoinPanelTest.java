package oklahoma.client.join;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import atlantafx.base.theme.Styles;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import javafx.stage.Window;
import oklahoma.bot.Bots;
import oklahoma.client.fixture.Hands;
import oklahoma.client.net.Connection.EndCause;
import oklahoma.client.net.Destination;
import oklahoma.client.net.trust.HostAddress;
import oklahoma.client.net.trust.KnownHosts;
import oklahoma.client.storage.Subject;
import oklahoma.host.Host;
import oklahoma.host.HostSettings;
import oklahoma.host.identity.Identity;
import oklahoma.host.table.setup.BotPace;
import oklahoma.host.table.setup.TableSetup;
import oklahoma.protocol.identity.Fingerprint;
import oklahoma.protocol.lobby.Chair;
import oklahoma.protocol.lobby.TableName;
import oklahoma.protocol.messages.ByeReason;
import oklahoma.protocol.messages.ConnectionPurpose;
import oklahoma.protocol.messages.FromHost;
import oklahoma.rules.oklahoma.OklahomaRules;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.testfx.framework.junit5.Start;

/** The panel is used by mouse and keys, against real sockets. */
class JoinPanelTest extends JoinPanelStage {
  @Start
  void start(Stage stage) {
    open(stage);
  }

  @Test
  void anInvalidAddressIsReportedWhileItIsTyped(Hands robot) {
    assertThat(wrong(robot)).isFalse();
    robot.clickOn("#address").write("anna pc");
    assertThat(reason(robot)).startsWith("That is not an address.");
    assertThat(wrong(robot)).isTrue();
    robot.type(KeyCode.BACK_SPACE, KeyCode.BACK_SPACE, KeyCode.BACK_SPACE).write(":x");
    assertThat(reason(robot)).contains("is not a port number");
    robot.type(KeyCode.BACK_SPACE);
    assertThat(robot.lookup("#join-reason").tryQuery()).as("may become a port").isEmpty();
    assertThat(wrong(robot)).isFalse();
    robot.type(KeyCode.ENTER);
    assertThat(reason(robot)).contains("is not a port number");
    assertThat(wrong(robot)).isTrue();
  }

  @Test
  void nothingListensThere(Hands robot) throws IOException {
    InetSocketAddress nobody = nobody();
    type(robot, "127.0.0.1:" + nobody.getPort());
    robot.clickOn("#connect");
    await(robot, "#join-reason");
    assertThat(reason(robot)).contains("no program listens on port " + nobody.getPort());
    assertThat(settings.network().recentHostsProperty().get()).isEmpty();
  }

  @Test
  void aHostThatKeepsSilentCanBeCalledOff(Hands robot) throws IOException {
    try (ServerSocket hole = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      type(robot, "127.0.0.1:" + hole.getLocalPort());
      robot.type(KeyCode.ENTER);
      Awaitility.await()
          .until(() -> words(robot, "#join-step").equals(Optional.of("Checking the version…")));
      robot.clickOn("#join-cancel");
      assertThat(robot.lookup("#join-step").tryQuery()).isEmpty();
      assertThat(robot.lookup("#connect").<Node>query().isDisabled()).isFalse();
    }
  }

  @Test
  void enterMeansWhatWasTypedWhileACompletionIsShown(Hands robot) {
    robot.interact(
        () -> settings.network().recentHostsProperty().set(List.of("anna pc in the kitchen")));
    robot.clickOn("#address").write("anna p");
    Awaitility.await().until(() -> Window.getWindows().size() > 1);
    robot.type(KeyCode.ENTER);
    await(robot, "#join-reason");
    assertThat(robot.lookup("#address").queryAs(TextField.class).getText()).isEqualTo("anna p");
  }

  @Test
  void aHostWithoutTablesSaysSo(Hands robot) {
    try (Host host = Host.start(HostSettings.with(Bots::of))) {
      int port = listen(host);
      type(robot, "127.0.0.1:" + port);
      robot.clickOn("#connect");
      await(robot, "#join-reason");
      assertThat(reason(robot)).startsWith("The host has no open table");
      assertThat(settings.network().recentHostsProperty().get())
          .containsExactly("127.0.0.1:" + port);
      assertThat(entered).isEmpty();
    }
  }

  @Test
  void anInvitationOfAnotherHostLeadsNowhere(Hands robot) {
    try (Host host = Host.start(HostSettings.with(Bots::of))) {
      int port = listen(host);
      Fingerprint other = Identity.fresh().fingerprint();
      type(robot, "oklahoma://127.0.0.1:" + port + "/#" + other.prefix());
      robot.clickOn("#connect");
      asked(robot, "#other-key");
      assertThat(shownKeys(robot)).containsExactly(other.text(), host.fingerprint().text());
      assertThat(robot.lookup("#key-trust").tryQuery()).isEmpty();
      robot.type(KeyCode.ENTER);
      assertThat(robot.lookup("#other-key").tryQuery()).isEmpty();
      assertThat(reason(robot)).contains("sent it nothing");
      assertThat(store.ask(rows -> rows.all(Subject.HOSTS)).join()).isEmpty();
      assertThat(entered).isEmpty();
    }
  }

  @Test
  void anInvitationOfTheHostVerifiesIt(Hands robot) {
    try (Host host = Host.start(HostSettings.with(Bots::of))) {
      type(robot, "127.0.0.1:" + listen(host) + "#" + host.fingerprint().text());
      robot.clickOn("#connect");
      await(robot, "#join-reason");
      assertThat(reason(robot)).startsWith("The host has no open table");
      assertThat(known.verified(host.fingerprint())).isTrue();
    }
  }

  /** The best address leads nowhere here, and the table of the invitation is one of several. */
  @Test
  void anInvitationIsTriedAtEachOfItsAddressesAndLeadsToItsTable(Hands robot) throws IOException {
    try (Host host = Host.start(HostSettings.with(Bots::of))) {
      int dead = nobody().getPort();
      host.open(lobby());
      int table = host.open(lobby());
      int port = listen(host);
      String places = "127.0.0.1:" + dead + ",127.0.0.1:" + port;
      type(robot, places + "/" + table + "#" + host.fingerprint().text());
      robot.clickOn("#connect");
      Awaitility.await().until(() -> !entered.isEmpty());
      assertThat(entered)
          .extracting(
              each -> each.address().port(), each -> each.table().number(), Entered::purpose)
          .containsExactly(tuple(port, table, new ConnectionPurpose.Sit()));
      assertThat(settings.network().recentHostsProperty().get())
          .containsExactly("127.0.0.1:" + port);
      type(robot, places + "/99#" + host.fingerprint().text());
      robot.clickOn("#connect");
      await(robot, "#join-reason");
      assertThat(reason(robot)).startsWith("Table 99 is closed");
      assertThat(robot.lookup("#sit-" + table).tryQuery()).isPresent();
    }
  }

  /** A host tells of no more tables than a message holds. */
  @Test
  void anInvitationLeadsToATableBeyondTheListToo(Hands robot) {
    try (Host host = Host.start(HostSettings.with(Bots::of))) {
      for (int table = 0; table < FromHost.Tables.MOST; table++) {
        host.open(lobby());
      }
      int last = host.open(lobby());
      type(robot, "127.0.0.1:" + listen(host) + "/" + last + "#" + host.fingerprint().text());
      robot.clickOn("#connect");
      Awaitility.await().until(() -> !entered.isEmpty());
      assertThat(entered).extracting(each -> each.table().number()).containsExactly(last);
    }
  }

  @Test
  void thePlayerComesBackToASeatAtTheOnlyTable(Hands robot) {
    try (Host host = Host.start(HostSettings.with(Bots::of))) {
      int table = host.open(lobby());
      seats.add(table);
      type(robot, "127.0.0.1:" + listen(host));
      robot.clickOn("#connect");
      Awaitility.await().until(() -> returned.size() == 1);
      robot.interact(
          () -> returned.getFirst().accept(new EndCause.ByHost(ByeReason.KEY_UNKNOWN, 0)));
      assertThat(returned).as("another seat is kept there").hasSize(2);
      assertThat(entered).isEmpty();
      robot.interact(
          () -> returned.getLast().accept(new EndCause.ByHost(ByeReason.KEY_UNKNOWN, 0)));
      assertThat(entered)
          .as("another table of the same number, where there is a free seat")
          .extracting(each -> each.table().number(), Entered::purpose)
          .containsExactly(tuple(table, new ConnectionPurpose.Sit()));
      assertThat(robot.lookup((Node node) -> isSaying(node, "does not know your seat")).tryQuery())
          .isPresent();
    }
  }

  @Test
  void aSeatUnderAnotherNameIsOfferedOnly(Hands robot) {
    try (Host host = Host.start(HostSettings.with(Bots::of))) {
      int table = host.open(lobby());
      keptFor = "Another";
      seats.add(table);
      type(robot, "127.0.0.1:" + listen(host));
      robot.clickOn("#connect");
      await(robot, "#rejoin-" + table);
      assertThat(returned).isEmpty();
      robot.clickOn("#rejoin-" + table);
      robot.interact(
          () -> returned.getFirst().accept(new EndCause.ByHost(ByeReason.KEY_UNKNOWN, 0)));
      robot.interact(
          () -> returned.getLast().accept(new EndCause.ByHost(ByeReason.KEY_UNKNOWN, 0)));
      assertThat(returned).hasSize(2);
      assertThat(entered).as("the player asked for the seat").isEmpty();
      assertThat(robot.lookup("#rejoin-" + table).tryQuery()).isEmpty();
      assertThat(robot.lookup("#sit-" + table).tryQuery()).isPresent();
    }
  }

  @Test
  void amongSeveralTablesTheOneWithASeatOffersTheWayBack(Hands robot) {
    try (Host host = Host.start(HostSettings.with(Bots::of))) {
      int other = host.open(lobby());
      int table = host.open(lobby());
      seats.add(table);
      type(robot, "127.0.0.1:" + listen(host));
      robot.clickOn("#connect");
      await(robot, "#rejoin-" + table);
      assertThat(robot.lookup("#rejoin-" + other).tryQuery()).isEmpty();
      robot.clickOn("#rejoin-" + table);
      assertThat(returned).hasSize(1);
      robot.interact(
          () -> returned.getFirst().accept(new EndCause.ByHost(ByeReason.HOST_STOPS, 0)));
      assertThat(reason(robot)).startsWith("The host’s program has closed");
    }
  }

  private static InetSocketAddress nobody() throws IOException {
    try (ServerSocket gone = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return (InetSocketAddress) gone.getLocalSocketAddress();
    }
  }

  private static TableSetup lobby() {
    List<Chair> chairs = List.of(new Chair.Open(), new Chair.Open());
    return TableSetup.hosted(
        new TableName("Evening"), OklahomaRules.standard(2), chairs, BotPace.NONE);
  }

  @Test
  void aKeyThatAnotherWindowTrustsIsKnownBeforeTheHostIsJudged(Hands robot) {
    try (Host host = Host.start(HostSettings.with(Bots::of))) {
      String address = "127.0.0.1:" + listen(host);
      Fingerprint before = Identity.fresh().fingerprint();
      new KnownHosts(store).met(read(address), before);
      type(robot, address);
      robot.clickOn("#connect");
      asked(robot, "#other-key");
      assertThat(shownKeys(robot)).containsExactly(before.text(), host.fingerprint().text());
    }
  }

  @Test
  void nothingIsTriedWhereTheKnownHostsCannotBeRead(Hands robot) {
    try (Host host = Host.start(HostSettings.with(Bots::of))) {
      String address = "127.0.0.1:" + listen(host);
      store.close();
      type(robot, address);
      robot.clickOn("#connect");
      await(robot, ".question-card");
      assertThat(words(robot, ".question-card .card-title")).contains("That did not work");
      assertThat(robot.lookup("#connect").<Node>query().isDisabled()).isFalse();
      assertThat(entered).isEmpty();
    }
  }

  @Test
  void aHostThatHasChangedIsTrustedOnlyWhenThePlayerSaysSo(Hands robot) {
    try (Host host = Host.start(HostSettings.with(Bots::of))) {
      String address = "127.0.0.1:" + listen(host);
      Fingerprint before = Identity.fresh().fingerprint();
      robot.interact(() -> known.met(read(address), before));
      type(robot, address);
      robot.clickOn("#connect");
      asked(robot, "#other-key");
      assertThat(shownKeys(robot)).containsExactly(before.text(), host.fingerprint().text());
      robot.type(KeyCode.ESCAPE);
      assertThat(known.pin(read(address)).join().known()).contains(before);
      robot.clickOn("#connect");
      await(robot, "#key-trust");
      robot.interact(() -> robot.lookup("#key-trust").queryButton().fire());
      Awaitility.await()
          .until(() ->
              words(robot, "#join-reason")
                  .filter(text -> text.startsWith("The host has no open table"))
                  .isPresent());
      assertThat(known.pin(read(address)).join().known()).contains(host.fingerprint());
      assertThat(known.verified(host.fingerprint())).isFalse();
    }
  }

  private static HostAddress read(String address) {
    return ((Destination.Reading.Place) Destination.read(address)).destination().best();
  }

  private static List<String> shownKeys(Hands robot) {
    return robot.lookup("#other-key .share-address").queryAllAs(Labeled.class).stream()
        .map(Labeled::getText)
        .toList();
  }

  private static int listen(Host host) {
    return host.listen(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0)).getPort();
  }

  private static void type(Hands robot, String address) {
    robot.interact(() -> robot.lookup("#address").queryAs(TextField.class).setText(address));
  }

  private static boolean wrong(Hands robot) {
    return robot
        .lookup("#address")
        .<Node>query()
        .getPseudoClassStates()
        .contains(Styles.STATE_DANGER);
  }

  /** A card takes keys once it has the focus, which it gets after it is shown. */
  private static void asked(Hands robot, String id) {
    await(robot, id + " .button");
    Awaitility.await().until(() -> robot.lookup(id).<Node>query().isFocusWithin());
  }
}
