package oklahoma.client.match.presence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.input.KeyCode;
import oklahoma.client.fixture.PlayerWindow;
import oklahoma.client.fixture.ProgramWindows;
import oklahoma.client.table.model.OwnCards;
import oklahoma.client.table.model.Progress;
import oklahoma.client.table.model.hand.Held;
import oklahoma.client.table.model.log.LogLine;
import oklahoma.client.table.model.playerview.Prompt;
import oklahoma.client.table.panel.Announcer;
import oklahoma.client.table.panel.LogPanel;
import oklahoma.client.table.panel.Sentence;
import oklahoma.client.table.view.TableView;
import oklahoma.client.text.Language;
import oklahoma.client.ui.controls.Controls;
import oklahoma.protocol.messages.Mover;
import oklahoma.protocol.people.Presence;
import oklahoma.rules.Event;
import oklahoma.rules.Move;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import org.junit.jupiter.api.Test;

/** A player leaves for now and comes back, and reads what was missed. */
class MissedOnScreenTest extends TwoPrograms {
  private static final Duration A_WHILE = Duration.ofSeconds(1);

  /** The seat is kept, the hand keeps its order, and what the bot did can be read. */
  @Test
  void aPlayerWhoLeavesForNowReturnsToTheSeatAndReadsWhatTheBotDid() throws Exception {
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

  /** The host receives it, but its answer comes too late. */
  @Test
  void aMoveThatWasOnItsWayWhenTheProgramClosedIsThePlayersOwn() throws Exception {
    begin();
    await().atMost(MATCH).until(() -> playOn(prompt -> prompt instanceof Prompt.Draw));
    network.delay(A_WHILE, A_WHILE);
    ProgramWindows.now(() -> guest.model().send(new Move.Draw()));
    await().until(() -> ProgramWindows.now(() -> drawing(owner).findFirst().isPresent()));
    guest = windows.restart(guest);
    network.delay(Duration.ZERO, Duration.ZERO);
    guest.fire("rejoin");
    guest.awaits("absence");
    assertThat(ProgramWindows.now(() -> drawing(guest).map(LogLine::mover).toList()))
        .containsExactly(Optional.of(Mover.SEAT));
  }

  private static Stream<LogLine> drawing(PlayerWindow window) {
    return window.model().log().lines().stream()
        .filter(line -> line.event() instanceof Event.Drew drew && drew.seat() == Seat.B);
  }

  @Test
  void missedEventsAreShownUntilTheyAreReadOrTheNextDealBegins() {
    begin();
    Progress before = ProgramWindows.now(() -> Progress.of(guest.model()));
    await().atMost(MATCH).until(() -> playOn(prompt -> prompt instanceof Prompt.Play));
    misses(before);
    await("the lines of the panel").until(() -> !missed().isEmpty());
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
      guest.screen().missed(before, Optional.empty());
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
}
