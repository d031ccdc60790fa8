package oklahoma.client.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import javafx.event.Event;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;
import oklahoma.client.app.Program;
import oklahoma.client.demo.Demo;
import oklahoma.client.demo.Options;
import oklahoma.client.fixture.Clocks;
import oklahoma.client.fixture.LeftScreens;
import oklahoma.client.fixture.Stages;
import oklahoma.client.replay.matches.RecordFile;
import oklahoma.client.setup.BotSeat;
import oklahoma.client.setup.TablePlan;
import oklahoma.client.setup.Venue;
import oklahoma.client.table.model.TableModel;
import oklahoma.client.table.model.playerview.Prompt;
import oklahoma.host.table.setup.BotPace;
import oklahoma.protocol.people.BotLevel;
import oklahoma.protocol.people.Name;
import oklahoma.rules.Game;
import oklahoma.rules.Move;
import oklahoma.rules.Rules;
import oklahoma.rules.fixture.RandomMatch;
import oklahoma.rules.gin.GinPreset;
import oklahoma.rules.notation.Notation;
import oklahoma.rules.oklahoma.OklahomaRules;
import oklahoma.rules.record.MatchRecord;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A table or replay that was left is held by nobody, whatever it was doing. */
class LeftTableTest {
  private static final int TABLES = 3;

  @TempDir private static Path folder;

  @Test
  void noTableThatWasLeftStaysInMemory() throws Exception {
    Stage stage = Stages.fresh();
    Program program = Stages.now(() -> show(stage));
    LeftScreens left = new LeftScreens();
    Stages.now(() -> {
      left.clocksOfOthers();
      return true;
    });
    for (int table = 1; table <= TABLES; table++) {
      String name = "table " + table;
      sitDown(program, 1 + table);
      Stages.now(() -> {
        left.soon(name, stage.getScene());
        program.navigation().home();
        return true;
      });
    }
    left.areForgotten();
    Stages.now(() -> {
      program.close();
      stage.close();
      return true;
    });
  }

  /** The player has five minutes for a turn, and the last seconds tick. */
  @Test
  void theClockOfTheLastSecondsStopsWhenTheTableIsLeft() throws Exception {
    Stage stage = Stages.fresh();
    Program program = Stages.now(() -> show(stage));
    Set<Object> atHome = Stages.now(Clocks::running);
    TablePlan plan = TablePlan.usual(Venue.SOLO, bots(2));
    OklahomaRules slow =
        ((OklahomaRules) plan.rules())
            .with(new OklahomaRules.Clocks(OptionalInt.empty(), OptionalInt.of(300)));
    sitDown(program, plan.of(slow, plan.bots()));
    Awaitility.await("the player's turn").until(() -> Stages.now(() -> drawsOrPasses(program)));
    Set<Object> atTable = Stages.now(Clocks::running);
    atTable.removeAll(atHome);
    assertThat(atTable).as("clocks that run at the table").isNotEmpty();
    Stages.now(() -> {
      program.navigation().home();
      return true;
    });
    Awaitility.await("nothing of the table runs")
        .until(() -> Stages.now(() -> Clocks.stopped(atTable)));
    Stages.now(() -> {
      program.close();
      stage.close();
      return true;
    });
  }

  /** Each replay looks for better moves, sits at another seat and runs before it is left. */
  @ParameterizedTest
  @EnumSource(Game.class)
  void noReplayThatWasLeftStaysInMemoryOrRuns(Game game) throws Exception {
    Stage stage = Stages.fresh();
    LeftScreens left = new LeftScreens();
    Program program =
        Stages.now(() -> {
          left.clocksOfOthers();
          return show(stage);
        });
    Path file = folder.resolve(game + RecordFile.EXTENSION);
    RecordFile.write(Notation.print(match(game)), file);
    for (KeyCode way : List.of(KeyCode.ESCAPE, KeyCode.HOME)) {
      Stages.now(() -> {
        program.navigation().replay(file);
        return true;
      });
      Awaitility.await("the replay")
          .until(() -> Stages.now(() -> stage.getScene().lookup("#replay") != null));
      types(stage, KeyCode.G, KeyCode.W);
      Stages.now(() -> {
        left.soon("table of the first seat by " + way, stage.getScene().lookup("#table"));
        return true;
      });
      types(stage, KeyCode.N, KeyCode.SPACE);
      Stages.now(() -> {
        assertThat(Clocks.running()).as("the clock of the replay").isNotEmpty();
        left.soon("replay by " + way, stage.getScene());
        return true;
      });
      if (way == KeyCode.HOME) {
        Stages.now(() -> {
          program.navigation().home();
          return true;
        });
      } else {
        types(stage, KeyCode.ESCAPE, KeyCode.ESCAPE);
      }
      assertThat(Stages.now(() -> stage.getScene().lookup("#replay") == null)).isTrue();
    }
    left.areForgotten();
    Stages.now(() -> {
      program.close();
      stage.close();
      return true;
    });
  }

  private static MatchRecord match(Game game) {
    Rules rules =
        switch (game) {
          case OKLAHOMA -> OklahomaRules.standard(3);
          case GIN -> GinPreset.ROYAL.rules(3);
        };
    return RandomMatch.of(rules, List.of("North", "East", "South"), 3).record();
  }

  private static void types(Stage stage, KeyCode... keys) {
    for (KeyCode key : keys) {
      Stages.now(() -> {
        Scene scene = stage.getScene();
        Event.fireEvent(
            scene.lookup("#replay"),
            new KeyEvent(KeyEvent.KEY_PRESSED, "", "", key, false, false, false, false));
        return true;
      });
    }
  }

  /** Leaves cards to others; whether it is the player's turn. */
  private static boolean drawsOrPasses(Program program) {
    TableModel model = program.navigation().table().orElseThrow().model();
    if (model.promptProperty().get() instanceof Prompt.Claim) {
      model.send(new Move.Pass());
    }
    return model.promptProperty().get() instanceof Prompt.Draw turn && turn.until().isPresent();
  }

  private static void sitDown(Program program, int seats) {
    sitDown(program, TablePlan.usual(Venue.SOLO, bots(seats - 1)));
  }

  private static List<BotSeat> bots(int count) {
    return BotSeat.NAMES.stream()
        .limit(count)
        .map(name -> new BotSeat(name, BotLevel.NORMAL))
        .toList();
  }

  private static void sitDown(Program program, TablePlan plan) {
    int seats = plan.rules().seats();
    List<Name> names =
        List.of(new Name("North"), new Name("East"), new Name("South"), new Name("West"))
            .subList(0, seats);
    Stages.now(() -> {
      program.navigation().play(plan, names, BotPace.NONE, OptionalLong.of(seats));
      return true;
    });
    Awaitility.await("a question at the table")
        .until(() -> Stages.now(() -> program.navigation().table().isPresent()));
  }

  private static Program show(Stage stage) {
    Options options = Options.of("--demo", "--speed", "off", "--lang", "en", "--size", "1280x800");
    Program program = new Demo(stage, folder, options).program();
    program.open();
    return program;
  }
}
