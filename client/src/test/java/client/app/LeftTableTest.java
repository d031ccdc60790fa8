package client.app;

import client.demo.Options;
import client.fixture.Stages;
import client.setup.BotSeat;
import client.setup.TablePlan;
import client.setup.Venue;
import host.table.Pace;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.OptionalLong;
import javafx.stage.Stage;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import protocol.BotLevel;
import protocol.Name;

/** A table that was left is held by nobody, whatever it was asking. */
class LeftTableTest {
  private static final int TABLES = 3;

  @TempDir private static Path folder;

  @Test
  void noTableThatWasLeftStaysInMemory() throws Exception {
    Stage stage = Stages.fresh();
    Program program = Stages.now(() -> show(stage));
    LeftScreens left = new LeftScreens();
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

  private static void sitDown(Program program, int seats) {
    List<BotSeat> bots =
        BotSeat.NAMES.stream()
            .limit(seats - 1)
            .map(name -> new BotSeat(name, BotLevel.NORMAL))
            .toList();
    List<Name> names =
        List.of(new Name("North"), new Name("East"), new Name("South"), new Name("West"))
            .subList(0, seats);
    TablePlan plan = TablePlan.usual(Venue.SOLO, bots);
    Stages.now(() -> {
      program.navigation().play(plan, names, Pace.NONE, OptionalLong.of(seats));
      return true;
    });
    Awaitility.await("a question at the table")
        .atMost(Duration.ofSeconds(20))
        .until(() -> Stages.now(() -> program.navigation().table().isPresent()));
  }

  private static Program show(Stage stage) {
    Options options = Options.of("--demo", "--speed", "off", "--lang", "en", "--size", "1280x800");
    Program program = Program.showing(stage, folder, options);
    program.open();
    return program;
  }
}
