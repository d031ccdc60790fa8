package oklahoma.client.match.presence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.scene.input.KeyCode;
import oklahoma.client.fixture.ProgramWindows;
import oklahoma.client.session.kept.KeptSeat;
import oklahoma.client.session.kept.KeptSeats;
import oklahoma.client.storage.Store;
import oklahoma.client.table.model.playerview.Prompt;
import oklahoma.rules.Seat;
import org.junit.jupiter.api.Test;

/**
 * The second program loses its line at every kind of moment, or begins again: it comes back and
 * plays on.
 */
class AwayAndBackTest extends TwoPrograms {
  @Test
  void aPlayerWhoLosesTheConnectionInTheLobbySeesItAndReturnsToTheSameSeat() {
    network.stall();
    network.cut();
    guest.awaits("connection-band");
    network.flow();
    await().until(() -> !guest.sees("#connection-band"));
    begin();
    assertThat(guest.model().playerView().seat()).contains(Seat.B);
  }

  @Test
  void aPlayerWhoRestartsTheProgramReturnsToTheSameSeat() throws Exception {
    guest = windows.restart(guest);
    await().until(() -> guest.tells("return-state", "the table is there"));
    guest.fire("rejoin");
    guest.awaits("ready");
    begin();
    assertThat(guest.model().playerView().seat()).contains(Seat.B);
    List<Integer> order = hand();
    guest = windows.restart(guest);
    guest.fire("rejoin");
    await().until(() -> guest.atTable());
    assertThat(guest.model().playerView().seat()).contains(Seat.B);
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
  void aPlayerWhoLosesTheConnectionReturnsAndPlaysOn() throws Exception {
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
  void aPlayerWhoWasReadyOnALostConnectionIsAskedAgainInTheLobby() {
    String question = guest.wordsOf("ready");
    losesTheLineAfterPressing("ready");
    assertThat(guest.wordsOf("ready")).isEqualTo(question);
    begin();
  }

  @Test
  void aPlayerWhoContinuedOnALostConnectionIsAskedAgainBetweenTwoHands() {
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
      boolean over =
          Stream.of(owner, guest).anyMatch(each -> each.model().playerView().game().over());
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
    return ProgramWindows.now(() -> guest.model().playerView().deal().over());
  }
}
