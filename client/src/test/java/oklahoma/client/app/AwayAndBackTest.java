package oklahoma.client.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.awaitility.Awaitility.await;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.input.KeyCode;
import oklahoma.bot.Bots;
import oklahoma.client.session.kept.KeptSeat;
import oklahoma.client.session.kept.KeptSeats;
import oklahoma.client.storage.Store;
import oklahoma.client.table.model.Outcome;
import oklahoma.client.table.model.OwnCards;
import oklahoma.client.table.model.Progress;
import oklahoma.client.table.model.hand.Held;
import oklahoma.client.table.model.log.LogLine;
import oklahoma.client.table.model.sight.Prompt;
import oklahoma.client.table.panel.Announcer;
import oklahoma.client.table.panel.LogPanel;
import oklahoma.client.table.panel.Sentence;
import oklahoma.client.table.view.TableView;
import oklahoma.client.text.Language;
import oklahoma.client.ui.Controls;
import oklahoma.host.Host;
import oklahoma.host.HostSettings;
import oklahoma.host.fixture.FaultyProxy;
import oklahoma.host.fixture.StackedDealing;
import oklahoma.protocol.people.Presence;
import oklahoma.rules.Event;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.fixture.StackedPack;
import oklahoma.rules.oklahoma.OklahomaRules;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/**
 * Two programs at a host over real sockets, the second one's through a network that fails: it loses
 * its line at every kind of moment, comes back by itself and plays on.
 */
class AwayAndBackTest {
  private static final Duration MATCH = Duration.ofMinutes(3);

  /** The guest's turn is the first, and the owner goes out in the first of the own. */
  private static final List<List<Card>> DEAL =
      List.of(StackedPack.of(OklahomaRules.standard(3), Seat.A, "A: 3shdcs 9shdcs"));

  @RegisterExtension private final ProgramWindows windows = new ProgramWindows();
  private final Host host =
      windows.thenClose(
          Host.start(
              HostSettings.with(Bots::of).withDealings(seed -> new StackedDealing(Seat.A, DEAL))));
  private final InetSocketAddress port =
      host.listen(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
  private final FaultyProxy network = windows.thenClose(FaultyProxy.before(port, 1));

  @SuppressWarnings("NullAway.Init")
  private PlayerWindow owner;

  @SuppressWarnings("NullAway.Init")
  private PlayerWindow guest;

  @BeforeEach
  void sitDown() throws Exception {
    host.open(ProgramWindows.forTwoAndABot());
    owner = windows.open("North");
    owner.joins(port.getPort());
    owner.awaits("start");
    guest = windows.open("East");
    guest.joins(network.address().getPort());
    guest.awaits("ready");
  }

  private void begin() {
    guest.fire("ready");
    owner.fire("start");
    await().until(() -> owner.atTable() && guest.atTable());
  }

  @Test
  void whoLosesTheLineInTheLobbySeesItAndComesBackToTheSameSeat() {
    network.stall();
    network.cut();
    guest.awaits("connection-band");
    network.flow();
    await().until(() -> !guest.sees("#connection-band"));
    begin();
    assertThat(guest.model().sight().seat()).contains(Seat.B);
  }

  @Test
  void whoStartsTheProgramAgainFindsTheWayBackToTheSameSeat() throws Exception {
    guest = windows.restart(guest);
    await().until(() -> guest.says("return-state").contains("the table is there"));
    guest.fire("rejoin");
    guest.awaits("ready");
    begin();
    assertThat(guest.model().sight().seat()).contains(Seat.B);
    List<Integer> order = hand();
    guest = windows.restart(guest);
    guest.fire("rejoin");
    await().until(() -> guest.atTable());
    assertThat(guest.model().sight().seat()).contains(Seat.B);
    assertThat(hand()).hasSameSizeAs(order);
    assertThat(moves()).isTrue();
  }

  /** The host is silent, the player reads the rules meanwhile, and then the line breaks. */
  @Test
  void aWayBackThatFailsTakesNoOtherPageAway() throws Exception {
    guest = windows.restart(guest);
    guest.awaits("rejoin");
    String words = guest.wordsOf("rejoin");
    network.stall();
    guest.fire("rejoin");
    assertThat(guest.wordsOf("rejoin")).isNotEqualTo(words);
    guest.types(KeyCode.R);
    guest.awaits("contents");
    network.cut();
    await().until(() -> guest.sees(".question-card"));
    assertThat(guest.sees("#contents")).isTrue();
    guest.types(KeyCode.ESCAPE);
    guest.types(KeyCode.ESCAPE);
    assertThat(guest.wordsOf("rejoin")).isEqualTo(words);
    network.flow();
    guest.fire("rejoin");
    guest.awaits("ready");
  }

  @Test
  void aSeatThatAnotherWindowTakesIsOfferedNoMore() throws Exception {
    guest = windows.restart(guest);
    guest.awaits("rejoin");
    Path kept = windows.folder(guest);
    try (Store store = Store.open(kept.resolve("oklahoma.db"))) {
      KeptSeats other = new KeptSeats(kept.resolve("seats"), store);
      KeptSeat seat = other.free().join().getFirst();
      assertThat(other.take(seat).join()).isPresent();
      guest.fire("rejoin");
      await().until(() -> guest.finds("#return-card").isEmpty());
    }
  }

  @Test
  void whoLosesTheLineComesBackAndPlaysOn() throws Exception {
    begin();
    Predicate<Prompt> toDraw = prompt -> prompt instanceof Prompt.Draw;
    losesTheLineWhen(toDraw);
    assertThat(ProgramWindows.now(() -> toDraw.test(guest.model().promptProperty().get())))
        .isTrue();
    assertThat(moves()).isTrue();
    Predicate<Prompt> toPlay = prompt -> prompt instanceof Prompt.Play;
    losesTheLineWhen(toPlay);
    assertThat(ProgramWindows.now(() -> toPlay.test(guest.model().promptProperty().get())))
        .isTrue();
    assertThat(moves()).isTrue();
    losesTheLineWhen(prompt -> prompt instanceof Prompt.Claim);
    assertThat(moves()).isTrue();
    losesTheLineWhen(prompt -> prompt instanceof Prompt.DealOver);
    assertThat(moves()).isTrue();
  }

  @Test
  void whoSaidToBeReadyOnALostLineIsAskedAgainInTheLobby() {
    String question = guest.wordsOf("ready");
    losesTheLineAfterPressing("ready");
    assertThat(guest.wordsOf("ready")).isEqualTo(question);
    begin();
  }

  @Test
  void whoWentOnOnALostLineIsAskedAgainBetweenTwoHands() {
    begin();
    await().atMost(MATCH).until(this::playedToTheEnd);
    await()
        .until(() -> {
          Platform.runLater(guest.screen()::hurry);
          return guest.sees("#next-hand");
        });
    losesTheLineAfterPressing("next-hand");
    assertThat(guest.wordsOf("next-hand")).startsWith("Next hand");
    guest.fire("next-hand");
    await()
        .until(() ->
            ProgramWindows.now(() -> {
              owner.plays();
              return owner.model().round() == 2;
            }));
  }

  /** Nobody is ready for the next hand yet, so the table waits even for those who are away. */
  private boolean playedToTheEnd() {
    return ProgramWindows.now(() -> {
      boolean over = Stream.of(owner, guest).anyMatch(each -> each.model().sight().game().over());
      if (!over) {
        owner.plays();
        guest.plays();
      }
      return over;
    });
  }

  private void losesTheLineAfterPressing(String button) {
    guest.awaits(button);
    network.stall();
    guest.fire(button);
    assertThat(guest.wordsOf(button)).startsWith("Ready");
    network.cut();
    guest.awaits("connection-band");
    network.flow();
    await().until(() -> !guest.sees("#connection-band"));
  }

  /** The seat is kept, the hand keeps its order, and what the bot did can be read. */
  @Test
  void whoLeavesForNowComesBackToTheSeatAndReadsWhatTheBotDid() throws Exception {
    begin();
    await().atMost(MATCH).until(() -> playOn(prompt -> prompt instanceof Prompt.Play));
    List<Card> arranged = arranged();
    ProgramWindows.now(() -> {
      guest.screen().menu();
      return true;
    });
    guest.fire("menu-leave");
    assertThat(guest.reads()).isEqualTo("Leave for now");
    guest.answers("Leave for now");
    await().until(() -> presence() == Presence.LEFT_FOR_NOW);
    await()
        .atMost(MATCH)
        .until(() ->
            ProgramWindows.now(() -> {
              owner.plays();
              return owner.model().log().lines().stream().anyMatch(this::discardsForTheGuest);
            }));
    guest = windows.restart(guest);
    guest.fire("rejoin");
    guest.awaits("absence");
    await()
        .untilAsserted(() ->
            assertThat(bottom(guest.finds("#absence").orElseThrow()))
                .as("melds, which begin above, stay in sight")
                .isCloseTo(floor(), within(1.0)));
    assertThat(presence()).isEqualTo(Presence.HERE);
    List<Card> kept = cards();
    assertThat(kept.stream().filter(arranged::contains))
        .containsExactlyElementsOf(arranged.stream().filter(kept::contains).toList());
    assertThat(moves()).isTrue();
  }

  @Test
  void whatWasMissedIsToldUntilItIsReadOrTheNextDealBegins() {
    begin();
    Progress before = ProgramWindows.now(() -> Progress.of(guest.model()));
    await().atMost(MATCH).until(() -> playOn(prompt -> prompt instanceof Prompt.Play));
    misses(before);
    List<String> english = missed();
    String status = status();
    String news = news();
    ProgramWindows.now(() -> {
      guest.program().speak(Language.of("bg"));
      return true;
    });
    assertThat(missed()).hasSameSizeAs(english).doesNotContainAnyElementsOf(english);
    assertThat(status()).isNotEqualTo(status);
    assertThat(news()).isNotEmpty().isNotEqualTo(news);
    guest.types(KeyCode.ENTER);
    assertThat(guest.sees("#absence")).as("after Enter").isFalse();
    misses(before);
    ProgramWindows.now(() -> {
      guest.screen().log();
      return true;
    });
    assertThat(guest.sees("#absence")).as("beside the log").isFalse();
    misses(before);
    assertThat(((LogPanel<?>) guest.finds("#log").orElseThrow()).isOpen()).isFalse();
    ProgramWindows.now(() -> {
      guest.screen().chat();
      return true;
    });
    await().untilAsserted(() -> assertThat(right("#absence")).isLessThan(left("#chat")));
    await()
        .atMost(MATCH)
        .until(() ->
            ProgramWindows.now(() -> {
              owner.plays();
              guest.plays();
              return guest.model().round() == 2;
            }));
    assertThat(guest.sees("#absence")).as("in the next deal").isFalse();
  }

  @Test
  void tabComesToWhatWasMissedAfterEverythingAtTheTable() throws Exception {
    begin();
    Progress before = ProgramWindows.now(() -> Progress.of(guest.model()));
    await().atMost(MATCH).until(() -> playOn(prompt -> prompt instanceof Prompt.Play));
    misses(before);
    List<Node> stops = stops();
    assertThat(stops.removeLast()).matches(this::isOfWhatWasMissed, "is of what was missed");
    assertThat(stops).extracting(Node::getId).contains("stock", "seat-A");
    assertThat(stops.getLast()).as("the zone before").isInstanceOf(ButtonBase.class);
  }

  /** Its list has the focus where it is longer than its room. */
  @Test
  void keysOfTheTableActWhereWhatWasMissedHasTheFocus() throws Exception {
    begin();
    Progress before = ProgramWindows.now(() -> Progress.of(guest.model()));
    await().atMost(MATCH).until(() -> playOn(prompt -> prompt instanceof Prompt.Play));
    misses(before);
    Node list = guest.finds("#absence .read").orElseThrow();
    ProgramWindows.now(() -> {
      list.focusTraversableProperty().unbind();
      list.setFocusTraversable(true);
      list.requestFocus();
      return true;
    });
    guest.types(KeyCode.G);
    assertThat(guest.sees("#log")).isTrue();
    ProgramWindows.now(() -> {
      list.requestFocus();
      return true;
    });
    guest.types(KeyCode.ENTER);
    assertThat(guest.sees("#absence")).isFalse();
    assertThat(ProgramWindows.now(() -> guest.model().pendingProperty().get()))
        .as("a discard that is on its way")
        .isEmpty();
  }

  /** Where Tab comes until it is at what was missed, or has been everywhere else. */
  private List<Node> stops() {
    List<Node> stops = new ArrayList<>();
    for (Node stop = next(); !stops.contains(stop); stop = next()) {
      stops.add(stop);
      if (isOfWhatWasMissed(stop)) {
        break;
      }
    }
    return stops;
  }

  private Node next() {
    guest.types(KeyCode.TAB);
    return ProgramWindows.now(() -> guest.stage().getScene().getFocusOwner());
  }

  private boolean isOfWhatWasMissed(Node stop) {
    return Controls.within(stop, guest.finds("#absence").orElseThrow());
  }

  private void misses(Progress before) {
    ProgramWindows.now(() -> {
      guest.screen().missed(before);
      return true;
    });
    assertThat(guest.sees("#absence")).isTrue();
  }

  private String status() {
    return guest.finds("#status").orElseThrow().getAccessibleText();
  }

  private String news() {
    return ProgramWindows.now(() -> ((Announcer) guest.finds("#announcer").orElseThrow()).words());
  }

  private List<String> missed() {
    return ProgramWindows.now(() ->
        guest.finds("#absence").orElseThrow().lookupAll(".sentence").stream()
            .map(line -> ((Sentence) line).words())
            .toList());
  }

  /** Of a panel without its shadow. */
  private static double bottom(Node panel) {
    return panel.getLayoutY() + panel.getLayoutBounds().getHeight();
  }

  private double left(String panel) {
    return guest.finds(panel).orElseThrow().getLayoutX();
  }

  private double right(String panel) {
    return left(panel) + guest.finds(panel).orElseThrow().getLayoutBounds().getWidth();
  }

  private double floor() {
    return ((TableView) guest.finds("#table").orElseThrow()).middle().getMaxY();
  }

  private boolean discardsForTheGuest(LogLine line) {
    return line.event() instanceof Event.Discarded discarded && discarded.seat() == Seat.B;
  }

  /** The last card comes first, which no sorting does. */
  private List<Card> arranged() throws Exception {
    return ProgramWindows.now(() -> {
      OwnCards own = guest.model().own();
      own.move(Set.of(own.hand().cards().getLast().id()), 0);
      return own.hand().cards().stream().map(Held::card).toList();
    });
  }

  private List<Card> cards() throws Exception {
    return ProgramWindows.now(
        () -> guest.model().own().hand().cards().stream().map(Held::card).toList());
  }

  @Test
  void theOwnerSeesTheCountdownAndLetsABotPlayUntilTheGuestIsBack() throws Exception {
    begin();
    network.stall();
    network.cut();
    await().until(() -> presence() == Presence.AWAY);
    Seat away = Seat.B;
    await().until(() -> owner.sees("#seat-B .countdown-ring"));
    assertThat(guest.sees("#connection-band")).isTrue();
    ProgramWindows.now(() -> {
      owner.screen().seat(away);
      return true;
    });
    owner.fire("care-bot_now");
    await().until(() -> presence() == Presence.STOOD_IN);
    network.flow();
    await().until(() -> presence() == Presence.HERE);
    await().until(() -> !guest.sees("#connection-band"));
    await().atMost(MATCH).until(() -> playOn(prompt -> prompt instanceof Prompt.Draw));
    assertThat(moves()).isTrue();
  }

  private Presence presence() throws Exception {
    return ProgramWindows.now(() -> owner.model().labelsProperty().get().get(1).presence());
  }

  private void losesTheLineWhen(Predicate<Prompt> moment) throws Exception {
    await().atMost(MATCH).until(() -> playOn(moment));
    boolean between = over();
    List<Integer> order = hand();
    network.cut();
    await().until(() -> guest.sees("#connection-band"));
    await().until(() -> !guest.sees("#connection-band"));
    if (!between && !over()) {
      assertThat(hand()).isEqualTo(order);
    }
  }

  private boolean over() throws Exception {
    return ProgramWindows.now(() -> guest.model().sight().deal().over());
  }

  /** The ids of the hand's cards from left to right: they stay what they were over a return. */
  private List<Integer> hand() throws Exception {
    return ProgramWindows.now(
        () -> guest.model().own().hand().cards().stream().map(held -> held.id()).toList());
  }

  /** Whether the host takes the guest's next move. */
  private boolean moves() throws Exception {
    List<Outcome> outcomes = new ArrayList<>();
    await().atMost(MATCH).until(() -> ProgramWindows.now(() -> sendsHint(outcomes)));
    await().until(() -> ProgramWindows.now(() -> guest.model().pendingProperty().get().isEmpty()));
    return outcomes.getFirst() instanceof Outcome.Sent;
  }

  private boolean toMove() {
    return guest.model().sight().game().toAct().contains(Seat.B);
  }

  private boolean sendsHint(List<Outcome> outcomes) {
    owner.plays();
    if (!toMove()) {
      guest.plays();
    } else if (outcomes.isEmpty()) {
      guest
          .screen()
          .advise(advice ->
              advice.map(each -> guest.model().send(each.best().move())).ifPresent(outcomes::add));
    }
    return !outcomes.isEmpty();
  }

  /** The owner plays as it comes, the guest until a moment comes; whether it has come. */
  private boolean playOn(Predicate<Prompt> moment) throws Exception {
    return ProgramWindows.now(() -> {
      owner.plays();
      boolean answered = guest.model().pendingProperty().get().isEmpty();
      if (answered && moment.test(guest.model().promptProperty().get())) {
        return true;
      }
      guest.plays();
      return false;
    });
  }
}
