package oklahoma.client.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import oklahoma.client.fixture.PlayerWindow;
import oklahoma.client.fixture.ProgramWindows;
import oklahoma.client.fixture.WithoutPauses;
import oklahoma.client.net.Connection;
import oklahoma.client.net.trust.HostAddress;
import oklahoma.client.table.model.TableModel;
import oklahoma.client.table.model.log.LogPresence;
import oklahoma.client.table.model.log.PresenceChange;
import oklahoma.protocol.messages.ConnectionPurpose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/**
 * Two programs with a window each, one of which hosts, play with each other over a real socket. Who
 * plays moves like a good player; the bots do not pause.
 */
class HostedMatchTest {
  @RegisterExtension private final ProgramWindows windows = new ProgramWindows();
  private final WithoutPauses timing = windows.thenClose(new WithoutPauses());

  @Test
  void twoPlayersAndTwoBotsPlayAMatchAndARematch() throws Exception {
    PlayerWindow north = open("North");
    PlayerWindow east = open("East");
    beginMatch(north, east);
    ShortMatch.play(north, east);
    assertThat(north.standing().totals()).isEqualTo(east.standing().totals());
    assertThat(north.standing().deals()).hasSize(5);
    north.showsTheEnd();
    east.showsTheEnd();
    assertThat(east.sees("#to-lobby")).isFalse();
    assertThat(east.finds("#log-claims")).isPresent();
    north.types(KeyCode.C);
    north.awaits("chat");
    north.types(KeyCode.ESCAPE);
    assertThat(north.sees("#chat")).isFalse();
    assertThat(north.sees("#podium")).isTrue();

    north.fire("rematch");
    assertThat(north.wordsOf("rematch")).isEqualTo("Ready – waiting for East");
    await().until(() -> east.wordsOf("rematch").equals("Rematch – ready 3 of 4"));
    east.fire("rematch");
    await().until(() -> north.standing().deals().isEmpty() && east.standing().deals().isEmpty());
  }

  @Test
  void thePodiumCanStillBeReadWhenTheHostHasClosedTheTable() throws Exception {
    PlayerWindow north = open("North");
    PlayerWindow east = open("East");
    beginMatch(north, east);
    ShortMatch.play(north, east);
    north.showsTheEnd();
    east.showsTheEnd();
    List<String> notices = east.notices();
    north.fire("go-home");
    north.answers("Close for everybody");
    east.awaits("table-closed");
    assertThat(notices).hasSize(1);
    assertThat(east.sees("#podium")).isTrue();
    assertThat(east.sees("#rematch")).isFalse();
    assertThat(ProgramWindows.now(() -> east.program().parts().pages().asking())).isFalse();
    east.fire("go-home");
    east.awaits("solo");
  }

  @Test
  void theOwnerTakesTheTableBackToTheLobbyAndGuestsFollow() throws Exception {
    PlayerWindow north = open("North");
    PlayerWindow east = open("East");
    beginMatch(north, east);
    ShortMatch.play(north, east);
    north.showsTheEnd();
    north.fire("to-lobby");
    north.awaits("lobby");
    east.awaits("lobby");
    assertThat(north.finds("#share")).isPresent();
    awaitSeries(north);
    awaitSeries(east);

    north.fire("leave");
    north.answers("Close for everybody");
    north.fire("open-again");
    north.awaits("share");
    awaitSeries(north);
  }

  /** The lobby tells what the match came to. */
  private static void awaitSeries(PlayerWindow window) {
    await()
        .until(() ->
            window
                .finds("#series")
                .filter(Node::isVisible)
                .map(Node::getAccessibleText)
                .filter(words -> words.startsWith("1 match"))
                .isPresent());
  }

  @Test
  void aRemovedPlayerIsInformed() throws Exception {
    PlayerWindow north = open("North");
    PlayerWindow east = open("East");
    north.hosts();
    east.joins(north.port());
    east.awaits("lobby");
    PlayerWindow south = open("South");
    south.joins(north.port());
    south.awaits("lobby");
    List<String> notices = south.notices();
    north.awaits("remove-2");
    north.fire("remove-2");
    north.answers("Remove");
    await().until(() -> east.asked("The owner removed you from the table."));
    await().until(() -> notices.equals(List.of("North removed East from the table.")));
  }

  @Test
  void theWindowOfAHostAsksBeforeItCloses() throws Exception {
    PlayerWindow north = open("North");
    PlayerWindow east = open("East");
    north.hosts();
    east.joins(north.port());
    east.awaits("lobby");
    north.closes();
    assertThat(ProgramWindows.now(() -> north.stage().isShowing())).isTrue();
    north.answers("Stay");
    assertThat(north.finds("#lobby")).isPresent();
    north.fire("leave");
    north.answers("Close for everybody");
    await().until(() -> east.asked("The owner closed the table."));
    assertThat(north.finds("#solo")).isPresent();
  }

  @Test
  void theWindowOfAHostAsksThoughAnotherCardIsOpen() throws Exception {
    PlayerWindow north = open("North");
    north.hosts();
    north.awaits("all-rules");
    north.fire("all-rules");
    north.closes();
    north.answers("Stay");
    assertThat(north.finds("#lobby")).isPresent();
  }

  @Test
  void guestsLearnThatTheHostClosedAndNotThatTheConnectionIsLost() throws Exception {
    PlayerWindow north = open("North");
    PlayerWindow east = open("East");
    beginMatch(north, east);
    TableModel table = ProgramWindows.now(east::model);
    north.closes();
    north.answers("Save and close for everybody");
    windows.restart(north);
    await().until(() -> east.sees(".question-card"));
    assertThat(ProgramWindows.now(() -> List.copyOf(table.log().entries())))
        .noneMatch(entry ->
            entry instanceof LogPresence presence
                && presence.change() instanceof PresenceChange.Lost);
  }

  @Test
  void aRefusedGuestLearnsTheReason() throws Exception {
    PlayerWindow east = open("East");
    List<Connection.EndCause> causes = new ArrayList<>();
    ProgramWindows.now(() ->
        east.program()
            .navigation()
            .join(
                new HostAddress("localhost", 1, Optional.empty()),
                PlayerWindow.ANY,
                new ConnectionPurpose.Sit(),
                Optional.empty(),
                causes::add));
    await().until(() -> ProgramWindows.now(() -> !causes.isEmpty()));
    assertThat(causes).singleElement().isInstanceOf(Connection.EndCause.Failed.class);
    assertThat(east.finds("#solo")).isPresent();
  }

  /** The one opens a table with two bots, the other joins it, asks for another seat and gets it. */
  private static void beginMatch(PlayerWindow north, PlayerWindow east) {
    north.hosts();
    north.fire("bot-3");
    north.awaits("level-3");
    north.fire("bot-4");
    north.awaits("level-4");
    east.joins(north.port());
    east.awaits("lobby");
    await().until(() -> north.says("start-reason").contains("East"));
    east.fire("ask-3");
    north.fire("grant-2");
    east.awaits("ask-2");
    north.fire("lower-2");
    east.awaits("ask-3");
    east.fire("ready");
    await().until(() -> north.says("start-reason").isEmpty());
    north.fire("start");
    await().until(() -> north.atTable() && east.atTable());
  }

  private PlayerWindow open(String name) throws Exception {
    return windows.open(name, ShortMatch.dealt(timing));
  }
}
