package oklahoma.client.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import javafx.scene.input.KeyCode;
import oklahoma.client.fixture.PlayerWindow;
import oklahoma.client.fixture.ProgramWindows;
import oklahoma.client.fixture.Slides;
import oklahoma.client.settings.ReducedMotion;
import oklahoma.client.setup.BotSeat;
import oklahoma.client.setup.TablePlan;
import oklahoma.client.setup.Venue;
import oklahoma.client.table.model.TableModel;
import oklahoma.client.table.model.playerview.Prompt;
import oklahoma.client.table.motion.Speed;
import oklahoma.client.table.panel.LogPanel;
import oklahoma.host.table.setup.BotPace;
import oklahoma.protocol.people.BotLevel;
import oklahoma.protocol.people.Name;
import oklahoma.rules.Move;
import oklahoma.rules.Reason;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Who wants reduced motion, in the program or in the system, sees nothing move that the pointer
 * does not carry: no page, no row, no panel, no card.
 */
class StillOnScreenTest {
  private static final int PROMPTS = 6;

  @RegisterExtension private final ProgramWindows windows = new ProgramWindows();

  @ParameterizedTest
  @CsvSource({"ON,false", "SYSTEM,true"})
  void nothingSlidesWhereMotionIsReduced(ReducedMotion chosen, boolean system) throws Exception {
    assertThat(seen(chosen, system)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"OFF,true", "SYSTEM,false"})
  void elsewherePagesRowsPanelsAndCardsMove(ReducedMotion chosen, boolean system) throws Exception {
    assertThat(seen(chosen, system))
        .anyMatch(what -> what.contains("fades: ChairRow"))
        .anyMatch(what -> what.contains("fades") && !what.contains("ChairRow"))
        .anyMatch(what -> what.contains("slides: LogPanel"))
        .anyMatch(what -> what.contains("slides: ImageView"))
        .anyMatch(what -> what.contains("slides: CardNode"));
  }

  private Set<String> seen(ReducedMotion chosen, boolean system) throws Exception {
    PlayerWindow north =
        windows.open(
            "North",
            settings -> {
              settings.motion().speedProperty().set(Speed.NORMAL);
              settings.motion().reducedMotionProperty().set(chosen);
            });
    PlayerWindow east = windows.open("East");
    Slides slides =
        ProgramWindows.now(() -> {
          north.stage().getScene().getPreferences().setReducedMotion(system);
          return Slides.of(north.stage().getScene());
        });
    ProgramWindows.now(() -> {
      north.program().navigation().settings();
      return true;
    });
    north.fire("back");
    lookAtAnExample(north);
    waitForAGuest(north, east);
    play(north, slides);
    openAndCloseTheLog(north);
    return ProgramWindows.now(slides::seen);
  }

  private static void lookAtAnExample(PlayerWindow window) {
    ProgramWindows.now(() -> {
      window.program().navigation().rule(Reason.WRONG_FOR_WILD);
      return true;
    });
    window.fire("scene-step");
    window.fire("scene-step");
    window.fire("back");
  }

  private static void waitForAGuest(PlayerWindow north, PlayerWindow east) {
    north.hosts();
    east.joins(north.port());
    east.awaits("lobby");
    await().until(() -> north.says("start-reason").contains("East"));
  }

  /** A deal, and some turns in which the player draws and discards and leaves claims to others. */
  private static void play(PlayerWindow window, Slides slides) {
    List<BotSeat> bots =
        BotSeat.NAMES.stream().limit(2).map(name -> new BotSeat(name, BotLevel.EASY)).toList();
    ProgramWindows.now(() -> {
      window.program().navigation().home();
      window
          .program()
          .navigation()
          .play(
              TablePlan.usual(Venue.SOLO, bots),
              List.of(new Name("North"), new Name("East"), new Name("South")),
              BotPace.NONE,
              OptionalLong.of(3));
      return true;
    });
    await().until(window::atTable);
    for (int prompt = 0; prompt < PROMPTS; prompt++) {
      await().until(() -> ProgramWindows.now(() -> slides.rest() && answers(window.model())));
    }
  }

  private static boolean answers(TableModel model) {
    boolean asked = model.pendingProperty().get().isEmpty();
    switch (model.promptProperty().get()) {
      case Prompt.Claim claim when asked -> model.send(new Move.Pass());
      case Prompt.Draw draw when asked -> model.send(new Move.Draw());
      case Prompt.Play play when asked ->
          model.send(new Move.Discard(model.playerView().own().hand().cards().getFirst().card()));
      default -> {
        return false;
      }
    }
    return true;
  }

  private static void openAndCloseTheLog(PlayerWindow window) {
    window.types(KeyCode.G);
    window.awaits("log");
    await()
        .until(() ->
            window
                .finds("#log")
                .filter(log -> ((LogPanel<?>) log).getTranslateX() == 0)
                .isPresent());
    window.fire("log-close");
    await().until(() -> !window.sees("#log"));
  }
}
