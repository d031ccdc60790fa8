package oklahoma.client.join;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import atlantafx.base.theme.Styles;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import javafx.stage.Window;
import oklahoma.bot.Bots;
import oklahoma.client.fixture.Hands;
import oklahoma.client.fixture.OnScreen;
import oklahoma.client.fixture.Stages;
import oklahoma.client.net.Connection.Parting;
import oklahoma.client.net.Destination;
import oklahoma.client.net.Lines;
import oklahoma.client.net.Network;
import oklahoma.client.net.ScriptedHost;
import oklahoma.client.net.discovery.FoundHost;
import oklahoma.client.net.trust.HostAddress;
import oklahoma.client.net.trust.KnownHosts;
import oklahoma.client.settings.Settings;
import oklahoma.client.storage.Store;
import oklahoma.client.storage.Subject;
import oklahoma.client.text.Language;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.Entrance;
import oklahoma.client.ui.Pages;
import oklahoma.host.Host;
import oklahoma.host.HostSettings;
import oklahoma.host.identity.Identity;
import oklahoma.host.table.setup.BotPace;
import oklahoma.host.table.setup.TableSetup;
import oklahoma.protocol.identity.Fingerprint;
import oklahoma.protocol.identity.TablePassword;
import oklahoma.protocol.lobby.Chair;
import oklahoma.protocol.lobby.TableLabel;
import oklahoma.protocol.lobby.TableName;
import oklahoma.protocol.messages.Datagram;
import oklahoma.protocol.messages.Farewell;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.Protocol;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.messages.Wish;
import oklahoma.protocol.people.Name;
import oklahoma.rules.Game;
import oklahoma.rules.oklahoma.OklahomaRules;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.framework.junit5.Start;

/** The panel is used by mouse and keys, against real sockets. */
@ExtendWith(OnScreen.class)
class JoinPanelTest {
  private record Entered(
      HostAddress address,
      TableLabel table,
      Wish wish,
      Optional<TablePassword> password,
      Consumer<Parting> failed) {}

  private static final TableLabel FRIDAY =
      new TableLabel(
          3,
          new TableName("Friday"),
          Game.OKLAHOMA,
          new TableLabel.Room(4, 2),
          TableLabel.Sign.WATCHABLE,
          TableLabel.Sign.GUARDED);

  private final Settings settings = new Settings(Language.ENGLISH);
  private final Store store = Store.inMemory();
  private final Lines lines = new Lines();
  private final KnownHosts known = new KnownHosts(store);
  private final List<Entered> entered = new ArrayList<>();
  private final Set<Integer> seats = new HashSet<>();
  private String keptFor = "North";
  private final List<Consumer<Parting>> returned = new ArrayList<>();
  private Consumer<List<FoundHost>> found = hosts -> {};
  private int calledOff;
  private int searching;

  @Start
  void open(Stage stage) {
    Texts texts = new Texts(Language.ENGLISH);
    settings.network().nameProperty().set("North");
    Pages pages = new Pages(texts, () -> false);
    JoinPanel panel =
        new JoinPanel(
            settings,
            pages,
            new Network(lines, known, Optional::empty),
            listener -> {
              found = listener;
              searching++;
              return () -> searching--;
            },
            Platform::runLater,
            new Ways());
    stage.setScene(Stages.themed(new StackPane(panel.node(), pages.node()), 900, 400));
    pages.node().setMouseTransparent(true);
    stage.show();
    panel.open();
  }

  /** Where the panel leads. */
  private final class Ways implements Entrance {
    @Override
    public Runnable join(
        HostAddress address,
        TableLabel table,
        Wish wish,
        Optional<TablePassword> password,
        Consumer<Parting> failed) {
      entered.add(new Entered(address, table, wish, password, failed));
      return () -> calledOff++;
    }

    @Override
    public CompletableFuture<Map<Integer, List<Back>>> waysBack(
        HostAddress address, Fingerprint host, List<TableLabel> tables) {
      Map<Integer, List<Back>> ways = new HashMap<>();
      seats.forEach(table ->
          ways.put(table, Collections.nCopies(2, new Back(new Name(keptFor), this::goBack))));
      return CompletableFuture.completedFuture(ways);
    }

    private Runnable goBack(Consumer<Parting> failed, Runnable ended) {
      returned.add(failed);
      return () -> calledOff++;
    }
  }

  @AfterEach
  void close() {
    lines.close();
    store.close();
  }

  @Test
  void whatIsNoAddressIsSaidWhileItIsTyped(Hands robot) {
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
  void tablesThatAreFoundMoveNothingThatIsAboveThem(Hands robot) {
    Node address = robot.lookup("#address").query();
    double before = address.localToScene(0, 0).getY();
    tell(robot, host(1, Protocol.VERSION, table(1, 2)));
    assertThat(robot.lookup("#nearby").<Node>query().isVisible()).isTrue();
    assertThat(address.localToScene(0, 0).getY()).isEqualTo(before);
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
      type(robot, "oklahoma://127.0.0.1:" + port + "/#" + other.signs());
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
          .extracting(each -> each.address().port(), each -> each.table().number(), Entered::wish)
          .containsExactly(tuple(port, table, new Wish.Sit()));
      assertThat(settings.network().recentHostsProperty().get())
          .containsExactly("127.0.0.1:" + port);
      type(robot, places + "/99#" + host.fingerprint().text());
      robot.clickOn("#connect");
      await(robot, "#join-reason");
      assertThat(reason(robot)).startsWith("Table 99 is closed");
      assertThat(robot.lookup("#sit-" + table).tryQuery()).isPresent();
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
      robot.interact(() -> returned.getFirst().accept(new Parting.Told(Farewell.KEY_UNKNOWN, 0)));
      assertThat(returned).as("another seat is kept there").hasSize(2);
      assertThat(entered).isEmpty();
      robot.interact(() -> returned.getLast().accept(new Parting.Told(Farewell.KEY_UNKNOWN, 0)));
      assertThat(entered)
          .as("another table of the same number, where there is a free seat")
          .extracting(each -> each.table().number(), Entered::wish)
          .containsExactly(tuple(table, new Wish.Sit()));
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
      robot.interact(() -> returned.getFirst().accept(new Parting.Told(Farewell.KEY_UNKNOWN, 0)));
      robot.interact(() -> returned.getLast().accept(new Parting.Told(Farewell.KEY_UNKNOWN, 0)));
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
      robot.interact(() -> returned.getFirst().accept(new Parting.Told(Farewell.HOST_STOPS, 0)));
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
                  .filter(said -> said.startsWith("The host has no open table"))
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

  @Test
  void aTableThatIsFoundOnTheNetworkIsJoinedWithoutTyping(Hands robot) throws Exception {
    try (ScriptedHost there = new ScriptedHost()) {
      tell(robot, host(there, FRIDAY));
      assertThat(words(robot, "#nearby-count")).contains("1 table found");
      robot.clickOn("#nearby #watch-3");
      answer(there, FRIDAY);
      Awaitility.await().until(() -> entered.size() == 1);
      assertThat(words(robot, "#join-step")).contains("Joining as a spectator…");
      Consumer<Parting> failed = entered.getFirst().failed();
      robot.interact(() -> failed.accept(new Parting.Told(Farewell.REMOVED, 0)));
      assertThat(reason(robot)).startsWith("The host removed you");
      robot.clickOn("#nearby #sit-3");
      answer(there, FRIDAY);
      Awaitility.await().until(() -> entered.size() == 2);
      String address = address(there).text();
      assertThat(entered)
          .extracting(each -> each.address().text(), each -> each.table().number(), Entered::wish)
          .containsExactly(tuple(address, 3, new Wish.Watch()), tuple(address, 3, new Wish.Sit()));
      assertThat(settings.network().recentHostsProperty().get()).containsExactly(address);
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
  void whoWouldWatchWhereASeatIsKeptIsOfferedTheSeat(Hands robot) throws Exception {
    try (ScriptedHost there = new ScriptedHost()) {
      seats.add(3);
      tell(robot, host(there, FRIDAY));
      robot.clickOn("#nearby #watch-3");
      answer(there, FRIDAY);
      await(robot, "#join-state #rejoin-3");
      assertThat(returned).isEmpty();
      robot.clickOn("#join-state #watch-3");
      assertThat(entered).extracting(Entered::wish).containsExactly(new Wish.Watch());
    }
  }

  @Test
  void whoCanTakeOverAfterTheHandReadsSoAndIsOfferedItStill(Hands robot) throws Exception {
    TableLabel playing =
        new TableLabel(
            3,
            new TableName("Friday"),
            Game.OKLAHOMA,
            new TableLabel.Room(4, 4),
            TableLabel.Sign.PLAYING,
            TableLabel.Sign.LATECOMERS);
    try (ScriptedHost there = new ScriptedHost()) {
      tell(robot, host(there, playing));
      robot.clickOn("#nearby #take-over-3");
      answer(there, playing);
      Awaitility.await().until(() -> entered.size() == 1);
      Consumer<Parting> failed = entered.getFirst().failed();
      robot.interact(() -> failed.accept(new Parting.Told(Farewell.TABLE_FULL, 0)));
      assertThat(reason(robot))
          .startsWith("No bot’s seat is open to you now. One may be after this hand");
      robot.clickOn("#join-state #take-over-3");
      String address = address(there).text();
      assertThat(entered)
          .extracting(each -> each.address().text(), each -> each.table().number(), Entered::wish)
          .containsExactly(
              tuple(address, 3, new Wish.TakeOver()), tuple(address, 3, new Wish.TakeOver()));
      robot.interact(() -> failed.accept(new Parting.Told(Farewell.TABLE_PLAYING, 0)));
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
    tell(robot, host(7, Protocol.VERSION + 1));
    assertThat(robot.lookup("#nearby .other-version").tryQuery()).isPresent();
    robot.clickOn("Why?");
    assertThat(robot.lookup((Node node) -> isSaying(node, "uses version")).tryQuery()).isPresent();
    robot.type(KeyCode.ESCAPE);
  }

  private void tell(Hands robot, FoundHost... hosts) {
    robot.interact(() -> found.accept(List.of(hosts)));
  }

  private static boolean isSaying(Node node, String words) {
    return node instanceof Labeled labeled
        && labeled.getText() != null
        && labeled.getText().contains(words);
  }

  private static TableLabel table(int number, int taken) {
    return new TableLabel(
        number, new TableName("Table " + number), Game.OKLAHOMA, new TableLabel.Room(4, taken));
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

  /** The host is looked at, and tells of these tables. */
  private static void answer(ScriptedHost there, TableLabel... tables) throws Exception {
    ScriptedHost.Visit visit = there.visit();
    assertThat(visit.heard()).isEqualTo(new ToHost.Hello(new Name("North"), 0, new Wish.Look()));
    visit.say(new FromHost.Tables(List.of(tables)));
  }

  private static FoundHost host(HostAddress address, long id, int version, TableLabel... tables) {
    Datagram.Answer answer = new Datagram.Answer(1, id, version, version, 6552, List.of(tables), 0);
    return new FoundHost(id, address, answer, 1);
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

  private static String reason(Hands robot) {
    return words(robot, "#join-reason").orElseThrow();
  }

  private static Optional<String> words(Hands robot, String id) {
    return robot.lookup(id).tryQueryAs(Labeled.class).map(Labeled::getText);
  }

  /** A card takes keys once it has the focus, which it gets after it is shown. */
  private static void asked(Hands robot, String id) {
    await(robot, id + " .button");
    Awaitility.await()
        .until(() -> robot.lookup(id + " .button").queryAll().stream().anyMatch(Node::isFocused));
  }

  /** It is looked for while the screen may be changing, so what follows waits for the change. */
  private static void await(Hands robot, String id) {
    Awaitility.await().until(() -> robot.lookup(id).tryQuery().isPresent());
    robot.interact(() -> {});
  }
}
