package client.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import client.link.Connection;
import client.settings.Settings;
import client.table.TableModel;
import client.table.motion.Speed;
import client.text.Language;
import host.HostSettings;
import host.bot.Bots;
import host.table.MachineTiming;
import host.table.Timing;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;
import protocol.Wish;
import rules.Standing;

/**
 * Two programs with a window each, one of which hosts, play with each other over a real socket. Who
 * plays takes every hint; the bots do not pause.
 */
class HostedMatchTest {
  private static final Duration LONG = Duration.ofSeconds(20);
  private static final Duration MATCH = Duration.ofMinutes(5);
  private static final Duration PAUSES = Duration.ofSeconds(3);

  @TempDir private static Path folder;

  private final MachineTiming machine = new MachineTiming();
  private final List<Program> programs = new ArrayList<>();

  @AfterEach
  void close() throws Exception {
    for (Program program : programs) {
      now(() -> {
        program.close();
        return true;
      });
    }
    machine.close();
    FxToolkit.cleanupStages();
  }

  @Test
  void twoPlayersAndTwoBotsPlayAMatchAndARematch() throws Exception {
    Window north = open("North");
    Window east = open("East");
    north.fire("host");
    north.fire("start");
    north.awaits("share");
    north.fire("bot-3");
    north.awaits("level-3");
    north.fire("bot-4");
    north.awaits("level-4");

    east.joins(north.port());
    east.awaits("lobby");
    await().atMost(LONG).until(() -> north.says("start-reason").contains("East"));
    east.fire("ready");
    await().atMost(LONG).until(() -> north.says("start-reason").isEmpty());
    north.fire("start");
    await().atMost(LONG).until(() -> north.atTable() && east.atTable());

    play(north, east);
    assertThat(north.standing().totals()).isEqualTo(east.standing().totals());
    assertThat(north.standing().deals()).hasSize(5);
    north.showsTheEnd();
    east.showsTheEnd();
    assertThat(east.finds("to-lobby")).isEmpty();

    north.fire("rematch");
    east.fire("rematch");
    await()
        .atMost(LONG)
        .until(() -> north.standing().deals().isEmpty() && east.standing().deals().isEmpty());
  }

  @Test
  void theOwnerTakesTheTableBackToTheLobbyAndGuestsFollow() throws Exception {
    Window north = open("North");
    Window east = open("East");
    north.fire("host");
    north.fire("start");
    north.awaits("share");
    east.joins(north.port());
    east.awaits("ready");
    east.fire("ready");
    await().atMost(LONG).until(() -> north.says("start-reason").isEmpty());
    north.fire("start");
    play(north, east);
    north.showsTheEnd();
    north.fire("to-lobby");
    north.awaits("lobby");
    east.awaits("lobby");
    assertThat(north.finds("share")).isPresent();
  }

  @Test
  void whoIsSentAwayIsTold() throws Exception {
    Window north = open("North");
    Window east = open("East");
    north.fire("host");
    north.fire("start");
    north.awaits("share");
    east.joins(north.port());
    east.awaits("lobby");
    north.awaits("remove-2");
    north.fire("remove-2");
    north.answers("Send away");
    await().atMost(LONG).until(() -> east.asked("The owner of the table sent you away."));
  }

  @Test
  void theWindowOfAHostAsksBeforeItCloses() throws Exception {
    Window north = open("North");
    Window east = open("East");
    north.fire("host");
    north.fire("start");
    north.awaits("share");
    east.joins(north.port());
    east.awaits("lobby");
    now(() -> {
      north.stage.fireEvent(
          new javafx.stage.WindowEvent(north.stage, javafx.stage.WindowEvent.WINDOW_CLOSE_REQUEST));
      return true;
    });
    assertThat(now(() -> north.stage.isShowing())).isTrue();
    north.answers("Stay");
    assertThat(north.finds("lobby")).isPresent();
    north.fire("leave");
    north.answers("Close for everybody");
    await().atMost(LONG).until(() -> east.asked("The owner closed the table."));
    assertThat(north.finds("solo")).isPresent();
  }

  @Test
  void whoIsNotLetInIsToldWhy() throws Exception {
    Window east = open("East");
    List<Connection.Parting> told = new ArrayList<>();
    now(() ->
        east.program.join(new InetSocketAddress("localhost", 1), 0, new Wish.Sit(), told::add));
    await().atMost(LONG).until(() -> now(() -> !told.isEmpty()));
    assertThat(told).singleElement().isInstanceOf(Connection.Parting.Failed.class);
    assertThat(east.finds("solo")).isPresent();
  }

  /** Both play until the match is over for both. */
  private static void play(Window one, Window other) {
    await()
        .atMost(MATCH)
        .pollInterval(Duration.ofMillis(5))
        .until(() -> {
          boolean first = playsOn(one);
          return playsOn(other) && first;
        });
  }

  /** Makes a move if it is this player's turn; true as soon as the match is over. */
  private static boolean playsOn(Window window) throws Exception {
    return now(() -> {
      TableScreen screen = window.program.table().orElseThrow();
      TableModel model = screen.model();
      if (model.standingProperty().get().over()) {
        return true;
      }
      if (model.sight().deal().over()) {
        window.readies(model);
      } else if (model.pendingProperty().get().isEmpty()) {
        screen.hint().ifPresent(model::send);
      }
      return false;
    });
  }

  private Window open(String name) throws Exception {
    FxToolkit.registerPrimaryStage();
    Path own = folder.resolve(name + programs.size() + System.nanoTime());
    Settings settings = new Settings(Language.ENGLISH);
    settings.speed().set(Speed.OFF);
    settings.name().set(name);
    new KeptFile(own.resolve("settings.properties")).save(settings.values());
    Stage stage = FxToolkit.registerStage(Stage::new);
    Program program =
        now(() ->
            new Program(
                stage, own, 1024, 640, HostSettings.with(Bots::of).withTiming(withoutPauses())));
    programs.add(program);
    FxToolkit.setupStage(shown -> program.open());
    WaitForAsyncUtils.waitForFxEvents();
    return new Window(stage, program);
  }

  /** The machine's clock, but bots do not pause: whatever takes longer is a matter of the rules. */
  private Timing withoutPauses() {
    return new Timing() {
      @Override
      public long nanos() {
        return machine.nanos();
      }

      @Override
      public Alarm after(Duration delay, Runnable ring) {
        return machine.after(delay.compareTo(PAUSES) < 0 ? Duration.ZERO : delay, ring);
      }
    };
  }

  private static <T> T now(Callable<T> what) throws Exception {
    return WaitForAsyncUtils.waitForAsyncFx(LONG.toMillis(), what);
  }

  /** One player's window. */
  private record Window(Stage stage, Program program) {

    void joins(int port) throws Exception {
      now(() ->
          program.join(
              InetSocketAddress.createUnresolved("localhost", port),
              0,
              new Wish.Sit(),
              why -> {
                throw new AssertionError(why);
              }));
    }

    Optional<Node> finds(String id) throws Exception {
      return now(() -> Optional.ofNullable(stage.getScene().lookup("#" + id)));
    }

    void awaits(String id) {
      await().atMost(LONG).until(() -> finds(id).filter(Node::isVisible).isPresent());
    }

    void fire(String id) throws Exception {
      await(id)
          .atMost(LONG)
          .until(() ->
              finds(id).filter(Node::isVisible).filter(node -> !node.isDisabled()).isPresent());
      now(() -> {
        ((Button) stage.getScene().lookup("#" + id)).fire();
        return true;
      });
      WaitForAsyncUtils.waitForFxEvents();
    }

    /** Presses the button of a question that bears these words. */
    void answers(String words) throws Exception {
      WaitForAsyncUtils.waitForFxEvents();
      now(() -> {
        stage.getScene().getRoot().lookupAll(".question-card .button").stream()
            .map(Button.class::cast)
            .filter(button -> words.equals(button.getText()))
            .findFirst()
            .orElseThrow()
            .fire();
        return true;
      });
      WaitForAsyncUtils.waitForFxEvents();
    }

    boolean asked(String words) throws Exception {
      return now(() ->
          stage.getScene().getRoot().lookupAll(".question-card .label").stream()
              .anyMatch(label -> label instanceof Label said && words.equals(said.getText())));
    }

    String says(String id) throws Exception {
      return now(() -> ((Label) stage.getScene().lookup("#" + id)).getText());
    }

    int port() throws Exception {
      return now(() -> {
        Label address = (Label) stage.getScene().lookup(".share-address");
        String text = address.getText();
        return Integer.valueOf(text.substring(text.lastIndexOf(':') + 1));
      });
    }

    boolean atTable() throws Exception {
      return now(() -> program.table().isPresent());
    }

    Standing standing() throws Exception {
      return now(() -> program.table().orElseThrow().model().standingProperty().get());
    }

    void readies(TableModel model) {
      boolean said =
          model
              .sight()
              .seat()
              .filter(model.intermissionProperty().get().ready()::contains)
              .isPresent();
      if (!said) {
        model.ready();
      }
    }

    /** Looks through what is being revealed until the podium stands there. */
    void showsTheEnd() {
      await()
          .atMost(LONG)
          .until(() -> {
            Platform.runLater(() -> program.table().ifPresent(TableScreen::hurry));
            return finds("podium").isPresent();
          });
    }
  }
}
