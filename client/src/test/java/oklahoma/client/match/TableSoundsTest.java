package oklahoma.client.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import javafx.animation.PauseTransition;
import javafx.application.Platform;
import javafx.util.Duration;
import oklahoma.client.fixture.Hands;
import oklahoma.client.fixture.OnScreen;
import oklahoma.client.match.chat.ChatModel;
import oklahoma.client.sound.Cue;
import oklahoma.client.sound.Sounds;
import oklahoma.client.table.model.RiggedTable;
import oklahoma.client.table.view.Moments;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.people.ChatMessage;
import oklahoma.protocol.people.Name;
import oklahoma.protocol.people.Speaker;
import oklahoma.rules.Seat;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@ExtendWith(OnScreen.class)
class TableSoundsTest {
  /** The first tick plays after a tenth of a second. */
  private static final long LEFT_MS = 3_100;

  private final List<Cue> played = new CopyOnWriteArrayList<>();
  private final RiggedTable rig = new RiggedTable(Moments.CLAIM).window(LEFT_MS);

  @Test
  void theLastSecondsTick(Hands robot) {
    ask(robot, true);
    Awaitility.await().until(() -> played.contains(Cue.LAST_SECONDS));
  }

  @Test
  void noSecondTicksWithoutALine(Hands robot) {
    AtomicBoolean past = new AtomicBoolean();
    ask(robot, false);
    Platform.runLater(() -> {
      PauseTransition seconds = new PauseTransition(Duration.millis(LEFT_MS));
      seconds.setOnFinished(over -> past.set(true));
      seconds.play();
    });
    Awaitility.await().untilTrue(past);
    assertThat(played).contains(Cue.CLAIM_OPEN).doesNotContain(Cue.LAST_SECONDS);
  }

  @ParameterizedTest
  @CsvSource({
    "I, This is it, false",
    "I, Did I?, true",
    "Я, Яна яде ябълка, false",
    "Я, и ти ли си Я?, true",
    "Ann, Joanna plays, false",
    "Ann, your turn (ann), true",
    "Иван, Иване! ти си, true",
    "A+, A+!, true",
  })
  void onlyWordsThatNameThePlayerCallThePlayer(
      String name, String text, boolean calls, Hands robot) {
    RiggedTable named =
        new RiggedTable(Moments.CLAIM, List.of(), List.of(name, "East", "South", "West"));
    AtomicLong nanos = new AtomicLong();
    ChatModel chat = new ChatModel(message -> true, nanos::get);
    nanos.set(TimeUnit.MINUTES.toNanos(1));
    robot.interact(() -> {
      new TableSounds(named.model(), new Sounds(this::silent, Platform::runLater)).listen(chat);
      chat.receive(
          new FromHost.Chatted(
              new Speaker(new Name("East"), Optional.of(Seat.B)), new ChatMessage.Words(text)),
          false);
    });
    assertThat(played.contains(Cue.MENTION)).isEqualTo(calls);
  }

  private void ask(Hands robot, boolean line) {
    robot.interact(() -> {
      new TableSounds(rig.model(), new Sounds(this::silent, Platform::runLater));
      rig.play("C discards Qs");
      rig.model().clocks(line);
    });
  }

  private double silent(Cue cue) {
    played.add(cue);
    return 0;
  }
}
