package oklahoma.client.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.nio.file.Files;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import oklahoma.bot.Bots;
import oklahoma.client.fixture.PlayerWindow;
import oklahoma.client.fixture.ProgramWindows;
import oklahoma.client.fixture.WithoutPauses;
import oklahoma.client.storage.Row;
import oklahoma.client.storage.Store;
import oklahoma.client.storage.Subject;
import oklahoma.client.table.model.OwnCards;
import oklahoma.client.table.model.TableModel;
import oklahoma.client.table.model.hand.Held;
import oklahoma.client.ui.Page;
import oklahoma.host.HostSettings;
import oklahoma.rules.Deal;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.notation.Notation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** What is played in the program is there again after a crash, a window that closes, a leave. */
class ContinueTest {
  @RegisterExtension private final ProgramWindows windows = new ProgramWindows();
  private final WithoutPauses timing = windows.thenClose(new WithoutPauses());

  /**
   * What a player sees and knows of a match.
   *
   * @param logged the lines of the log that tell of this deal; those of earlier deals are not kept
   */
  private record Memory(Deal deal, Seat me, List<Card> hand, List<String> players, long logged) {
    static Memory of(PlayerWindow window) {
      return ProgramWindows.now(() -> {
        TableModel model = window.model();
        return new Memory(
            model.playerView().game(),
            model.playerView().seat().orElseThrow(),
            order(model),
            Seat.first(model.labelsProperty().get().size()).stream().map(model::nameOf).toList(),
            linesOfThisDeal(model));
      });
    }
  }

  private static long linesOfThisDeal(TableModel model) {
    return model.log().lines().stream().filter(line -> line.hand() == model.round()).count();
  }

  @Test
  void aGameAloneGoesOnAtTheSameEventAfterACrashAndUntilItIsDiscarded() throws Exception {
    PlayerWindow before = windows.open("North", hosting());
    before.fire("solo");
    before.fire("start");
    await().until(() -> title(before).startsWith("●"));
    plays(before, 6);
    arranges(before);
    Memory known = Memory.of(before);
    awaitKept(before, known.hand());

    PlayerWindow after = windows.afterCrash(before, hosting());
    after.awaits("discard-kept");
    after.types(KeyCode.C);
    await().until(after::atTable);
    assertThat(Memory.of(after)).isEqualTo(known);
    plays(after, 3);
    arranges(after);
    Memory later = Memory.of(after);
    after.closes();

    PlayerWindow again = windows.restart(after, hosting());
    again.awaits("discard-kept");
    again.types(KeyCode.C);
    await().until(again::atTable);
    assertThat(Memory.of(again)).isEqualTo(later);
    ProgramWindows.now(() -> {
      again.screen().menu();
      return true;
    });
    again.fire("menu-leave");
    again.awaits("discard-kept");
    again.fire("discard-kept");
    assertThat(title(again)).isEqualTo("Oklahoma");
    again.answers("Delete");
    await().until(() -> !again.sees("#discard-kept") && again.sees("#solo"));
  }

  /** It is read in the background. */
  @Test
  void itIsOfferedAlsoToAPlayerWhoWasOnAnotherPageWhenItWasFound() throws Exception {
    PlayerWindow before = windows.open("North", hosting());
    before.fire("solo");
    before.fire("start");
    await().until(before::atTable);
    PlayerWindow after = windows.restart(before, hosting());
    Page home =
        ProgramWindows.now(() -> {
          after.program().navigation().home();
          Page first = after.program().parts().pages().current().orElseThrow();
          after.program().navigation().about();
          return first;
        });
    ScrollPane offers = (ScrollPane) home.node().lookup("#continue-list");
    await()
        .until(() -> ProgramWindows.now(() -> offers.getContent().lookup("#discard-kept") != null));
    after.types(KeyCode.ESCAPE);
    after.awaits("discard-kept");
    after.types(KeyCode.C);
    await().until(after::atTable);
  }

  @Test
  void aReturnBetweenTwoRoundsShowsHowTheLastOneEndedAndGoesOn() throws Exception {
    PlayerWindow before = windows.open("North", hosting());
    before.fire("solo");
    before.toggles("game-gin");
    before.fire("start");
    await().until(before::atTable);
    await().pollInterval(Duration.ofMillis(5)).until(() -> endsRound(before));
    PlayerWindow after = windows.afterCrash(before, hosting());
    after.awaits("discard-kept");
    after.types(KeyCode.C);
    after.awaits("deal-end");
    after.types(KeyCode.ESCAPE);
    after.awaits("scores-again");
    after.fire("scores-again");
    after.awaits("deal-end");
    after.fire("next-hand");
    await().until(() -> ProgramWindows.now(() -> !after.model().playerView().game().over()));
  }

  /** Makes a move if it is this player's turn; true as soon as the round is over. */
  private static boolean endsRound(PlayerWindow window) {
    return ProgramWindows.now(() -> {
      boolean over = window.model().playerView().game().over();
      if (!over) {
        window.plays();
      }
      return over;
    });
  }

  private static List<Card> order(TableModel model) {
    return model.own().hand().cards().stream().map(Held::card).toList();
  }

  /** The player wants the two last cards first, in an order that no sorting gives. */
  private static void arranges(PlayerWindow window) {
    ProgramWindows.now(() -> {
      OwnCards own = window.model().own();
      own.move(Set.of(own.hand().cards().getLast().id()), 0);
      own.move(Set.of(own.hand().cards().getLast().id()), 0);
      return true;
    });
  }

  /** A crash loses nothing that has been on the disk for a moment. */
  private void awaitKept(PlayerWindow window, List<Card> hand) {
    try (Store store = Store.open(windows.folder(window).resolve("oklahoma.db"))) {
      Row kept = store.row(Subject.HANDS, "1/1");
      await().until(() -> Notation.print(hand).equals(kept.fields().join().get("hand")));
    }
  }

  private static String title(PlayerWindow window) {
    return ProgramWindows.now(() -> window.stage().getTitle());
  }

  @Test
  void aTableOfFriendsOpensOnItsPortAgainAndTheyComeBackToTheirSeats() throws Exception {
    PlayerWindow north = windows.open("North", hosting());
    PlayerWindow east = windows.open("East", hosting());
    north.hosts();
    int port = north.port();
    east.joins(port);
    east.awaits("lobby");
    north.awaits("remove-2");
    north.fire("start");
    await().until(() -> north.atTable() && east.atTable());
    Memory known = Memory.of(east);
    arranges(north);
    Memory host = Memory.of(north);
    north.closes();
    north.answers("Save and close for everybody");
    await().until(() -> !ProgramWindows.now(() -> north.stage().isShowing()));
    PlayerWindow again = windows.restart(north, hosting());
    await().until(() -> east.sees(".question-card"));
    east.answers("Home");
    again.awaits("discard-kept");
    again.types(KeyCode.C);
    await().until(again::atTable);
    east.fire("rejoin");
    await().until(east::atTable);
    assertThat(Memory.of(east)).isEqualTo(known);
    assertThat(Memory.of(again).hand()).isEqualTo(host.hand());
  }

  @Test
  void whereNothingCanBeSavedItIsAskedBeforeAndWhatWouldBeLostIsAskedToo() throws Exception {
    PlayerWindow window = windows.open("North", hosting());
    Files.createFile(windows.folder(window).resolve("tables"));
    window.fire("solo");
    window.fire("start");
    await().until(() -> window.asked("The program could not save this match"));
    assertThat(window.atTable()).isFalse();
    window.answers("Play without saving");
    await().until(window::atTable);
    window.closes();
    assertThat(window.asked("Leave this match?")).isTrue();
    window.answers("Stay at the table");
    assertThat(window.atTable()).isTrue();
  }

  /** The player makes so many moves, and waits until the next move is the own one. */
  private static void plays(PlayerWindow window, int moves) {
    await().until(window::atTable);
    for (int move = 0; move < moves; move++) {
      awaitTurn(window);
      ProgramWindows.now(() -> {
        window.plays();
        return true;
      });
    }
    awaitTurn(window);
  }

  /** The cards are not chosen: a deal may end early, and then the next one begins. */
  private static void awaitTurn(PlayerWindow window) {
    await()
        .pollInterval(Duration.ofMillis(5))
        .until(() ->
            ProgramWindows.now(() -> {
              TableModel model = window.model();
              Deal deal = model.playerView().game();
              if (deal.over()) {
                window.plays();
              }
              return model.pendingProperty().get().isEmpty()
                  && deal.toAct().contains(model.playerView().seat().orElseThrow());
            }));
  }

  private HostSettings hosting() {
    return HostSettings.with(Bots::of).withTiming(timing);
  }
}
