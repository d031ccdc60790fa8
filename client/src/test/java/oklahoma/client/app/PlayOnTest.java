package oklahoma.client.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import javafx.scene.input.KeyCode;
import oklahoma.client.fixture.PlayerWindow;
import oklahoma.client.fixture.ProgramWindows;
import oklahoma.client.replay.matches.PlayedMatch;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;
import oklahoma.rules.Seat;
import oklahoma.rules.Seen;
import oklahoma.rules.fixture.RandomMatch;
import oklahoma.rules.gin.GinPreset;
import oklahoma.rules.gin.GinRules;
import oklahoma.rules.gin.MatchEnd;
import oklahoma.rules.notation.Notation;
import oklahoma.rules.oklahoma.OklahomaRules;
import oklahoma.rules.record.DealRecord;
import oklahoma.rules.record.MatchRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** From a moment of a replay a match continues against bots, from exactly that event. */
class PlayOnTest {
  @RegisterExtension private final ProgramWindows windows = new ProgramWindows();

  private static MatchRecord gin() {
    GinRules rules = GinPreset.CLASSIC.rules(2).with(new MatchEnd.Rounds(1, false));
    return RandomMatch.of(rules, List.of("East", "West"), 2).record();
  }

  private static MatchRecord oklahoma() {
    MatchRecord whole =
        RandomMatch.of(OklahomaRules.standard(3), List.of("East", "North", "West"), 4).record();
    DealRecord first = whole.deals().getFirst();
    int events = Math.min(80, first.events().size());
    return whole.upTo(0, events);
  }

  /** The first deal after so many events. */
  private static Deal at(MatchRecord match, int events) {
    DealRecord first = match.deals().getFirst();
    Deal deal = match.rules().match(match.firstDealer()).next(first.order());
    for (Event event : first.events().subList(0, events)) {
      deal = deal.after(event);
    }
    return deal;
  }

  /** After how many events of the first deal a seat alone is to act, after some of them. */
  private static int turn(MatchRecord match, Seat seat) {
    return IntStream.rangeClosed(8, match.deals().getFirst().events().size())
        .filter(events -> match.upTo(0, events).deals().getFirst().events().size() == events)
        .filter(events -> at(match, events).toAct().equals(Set.of(seat)))
        .findFirst()
        .orElseThrow();
  }

  /** Continues from that event in a seat, and waits for the table. */
  private PlayerWindow takeUp(MatchRecord match, int events, Seat seat) throws Exception {
    PlayerWindow window = windows.open("North");
    Path file =
        Files.writeString(
            windows.folder(window).resolve("taken-up.oklahoma"), Notation.print(match));
    window.awaits("solo");
    ProgramWindows.now(() -> {
      window.program().navigation().replay(file);
      return true;
    });
    window.awaits("replay");
    long moments =
        match.deals().getFirst().events().subList(0, events).stream()
            .filter(event -> !(event instanceof Event.Answered))
            .count();
    for (int moment = 0; moment < moments; moment++) {
      window.types(KeyCode.RIGHT);
    }
    for (int i = 0; i < seat.ordinal(); i++) {
      window.types(KeyCode.N);
    }
    window.types(KeyCode.P);
    window.awaits("play-on-card");
    window.fire("play-on-go");
    await().until(window::atTable);
    return window;
  }

  private static Deal seen(PlayerWindow window) {
    return ProgramWindows.now(() -> window.model().playerView().game());
  }

  @Test
  void aMatchOfGinIsTheOriginalAtThatEventAndEndsAndDoesNotCount() throws Exception {
    MatchRecord match = gin();
    int events = turn(match, Seat.A);
    PlayerWindow window = takeUp(match, events, Seat.A);
    assertThat(seen(window)).isEqualTo(Seen.of(at(match, events), Seat.A).value());
    window.playsToTheEnd();
    window.fire("go-home");
    window.awaits("solo");
    window.types(KeyCode.P);
    await().until(() -> ReplaysTest.listed(window).size() == 1);
    PlayedMatch ended = ReplaysTest.listed(window).getFirst();
    assertThat(ended.players()).containsExactly("North", "West");
    assertThat(ended.counts()).isFalse();
  }

  @Test
  void aMatchOfOklahomaIsContinuedFromTheSeatThatIsChosenAndKeptForLater() throws Exception {
    MatchRecord match = oklahoma();
    int events = turn(match, Seat.C);
    PlayerWindow window = takeUp(match, events, Seat.C);
    Deal known = Seen.of(at(match, events), Seat.C).value();
    assertThat(seen(window)).isEqualTo(known);
    assertThat(ProgramWindows.now(() -> window.model().nameOf(Seat.B))).isEqualTo("North·2");
    ProgramWindows.now(() -> {
      window.screen().menu();
      return true;
    });
    window.fire("menu-leave");
    window.awaits("discard-kept");
    window.types(KeyCode.C);
    await().until(window::atTable);
    assertThat(seen(window)).isEqualTo(known);
  }
}
