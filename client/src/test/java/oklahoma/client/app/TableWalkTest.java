package oklahoma.client.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.input.KeyCode;
import oklahoma.client.fixture.ProgramWindows;
import oklahoma.client.table.model.playerview.Prompt;
import oklahoma.client.text.Language;
import oklahoma.host.fixture.StackedDealing;
import oklahoma.rules.Seat;
import oklahoma.rules.fixture.StackedPack;
import oklahoma.rules.oklahoma.OklahomaRules;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Walks over the table and what covers it, in every language, at two sizes and with few and many
 * seats.
 */
class TableWalkTest {
  @RegisterExtension private final ProgramWindows windows = new ProgramWindows();

  /** A turn with a full tray, the score sheet, the cards that are left, the end of the hand. */
  @ParameterizedTest
  @CsvSource({
    "en,1024,640,8,100",
    "en,1280,800,2,150",
    "bg,1024,640,4,90",
    "bg,1024,640,8,100",
    "bg,1280,800,8,175"
  })
  void everythingAtTheTableIsShownAndAnnounced(
      String language, int width, int height, int seats, int words) throws Exception {
    Seat dealer = Seat.of(seats - 1);
    OklahomaRules rules = OklahomaRules.standard(seats);
    StackedDealing dealing =
        new StackedDealing(
            dealer, List.of(StackedPack.of(rules, dealer, "A: 3shdc 9shdc **\nstock Jd")));
    List<String> faults = new ArrayList<>();
    ProgramOnScreen screen =
        new ProgramOnScreen(windows, dealing, Language.of(language), width, height);
    screen.write(words);
    screen.sitDown(seats);
    screen.keepRevealed();
    screen.await("the turn", model -> model.promptProperty().get() instanceof Prompt.Draw);
    faults.addAll(screen.walk("table"));
    screen.press(KeyCode.D);
    screen.await("drawn", model -> model.promptProperty().get() instanceof Prompt.Play);
    screen.press(KeyCode.M);
    faults.addAll(screen.walk("table"));
    screen.scores();
    faults.addAll(screen.walk("score-sheet"));
    screen.scores();
    screen.press(KeyCode.L);
    screen.await("down", model -> model.playerView().deal().down(Seat.A));
    faults.addAll(screen.walk("table"));
    screen.press(KeyCode.HOME, KeyCode.ENTER);
    screen.await("the cards that are left", () -> screen.shows("reveal"));
    faults.addAll(screen.walk("reveal"));
    screen.press(KeyCode.ENTER);
    screen.await("the end of the hand", () -> screen.shows("deal-end"));
    faults.addAll(screen.walk("deal-end"));
    screen.press(KeyCode.ESCAPE);
    screen.await("the way back", () -> screen.shows("scores-again"));
    faults.addAll(screen.walk("scores-again"));
    screen.press(KeyCode.ENTER);
    screen.await("the end again", () -> screen.shows("deal-end"));
    assertThat(faults).isEmpty();
  }
}
