package client.app;

import static org.assertj.core.api.Assertions.assertThat;

import atlantafx.base.theme.PrimerDark;
import client.score.MatchEndPanel;
import client.score.Players;
import client.table.Prompt;
import client.text.Language;
import client.text.Texts;
import host.fixture.StackedDealing;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.api.FxToolkit;
import protocol.Avatar;
import rules.Seat;
import rules.Standing;
import rules.fixture.StackedPack;
import rules.oklahoma.OklahomaRules;

/**
 * Walks over the table and what stands before it, in every language, at two sizes and with few and
 * many seats.
 */
class TableWalkTest {
  @TempDir private Path folder;

  /** A turn with a full tray, the score sheet, the cards that are left, the end of the hand. */
  @ParameterizedTest
  @CsvSource({
    "en,1024,640,8,100",
    "en,1280,800,2,150",
    "bg,1024,640,4,90",
    "bg,1024,640,8,100",
    "bg,1280,800,8,175"
  })
  void everythingAtTheTableCanBeReadAndHeard(
      String language, int width, int height, int seats, int words) throws Exception {
    Seat dealer = Seat.of(seats - 1);
    OklahomaRules rules = OklahomaRules.standard(seats);
    StackedDealing dealing =
        new StackedDealing(
            dealer, List.of(StackedPack.of(rules, dealer, "A: 3shdc 9shdc **\nstock Jd")));
    List<String> faults = new ArrayList<>();
    try (ProgramOnScreen screen =
        new ProgramOnScreen(folder, dealing, Language.of(language), width, height)) {
      screen.write(words);
      screen.sitDown(seats);
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
      screen.await("down", model -> model.sight().deal().down(Seat.A));
      faults.addAll(screen.walk("table"));
      screen.press(KeyCode.HOME, KeyCode.ENTER);
      screen.await("the cards that are left", () -> screen.shows("reveal"));
      faults.addAll(screen.walk("reveal"));
      screen.press(KeyCode.ENTER);
      screen.await("the end of the hand", () -> screen.shows("deal-end"));
      faults.addAll(screen.walk("deal-end"));
    }
    assertThat(faults).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"en,1024,640", "en,1280,800", "bg,1024,640", "bg,1280,800"})
  void theEndOfTheMatchCanBeReadAndHeard(String language, int width, int height) throws Exception {
    FxToolkit.registerPrimaryStage();
    List<String> faults = new ArrayList<>();
    for (int seats : List.of(2, 4, 8)) {
      Stage stage = FxToolkit.registerStage(Stage::new);
      FxToolkit.setupStage(shown -> {
        Veil veil = new Veil(() -> {});
        veil.cover(podium(Language.of(language), seats));
        Scene scene = new Scene(new StackPane(veil), width, height);
        scene.setUserAgentStylesheet(new PrimerDark().getUserAgentStylesheet());
        scene.getStylesheets().add("/client/theme.css");
        stage.setScene(scene);
        stage.show();
      });
      faults.addAll(
          SceneWalk.atRest(() ->
              SceneWalk.withColours(
                  "the end for " + seats, (Parent) stage.getScene().lookup("#match-end"))));
      FxToolkit.cleanupStages();
    }
    assertThat(faults).isEmpty();
  }

  private static MatchEndPanel podium(Language language, int seats) {
    List<List<Integer>> deals =
        IntStream.range(0, 5)
            .mapToObj(deal ->
                IntStream.range(0, seats).mapToObj(seat -> (seat + deal) % seats * 45).toList())
            .toList();
    List<Integer> totals =
        IntStream.range(0, seats)
            .mapToObj(seat -> deals.stream().mapToInt(deal -> deal.get(seat)).sum())
            .toList();
    List<Standing.Place> places =
        Seat.first(seats).stream()
            .map(seat -> new Standing.Place(1 + better(totals, seat), seat))
            .sorted((one, two) -> Integer.compare(one.rank(), two.rank()))
            .toList();
    List<String> names = Collections.nCopies(seats, "Sofia Kovalevskaya");
    return new MatchEndPanel(
        new Texts(language),
        new Standing(deals, totals, places, true),
        new Players(names, Map.of(Seat.A, Avatar.BISON, Seat.B, Avatar.OWL), Optional.of(Seat.A)),
        List.of(),
        MatchEndPanel.Role.OWNER,
        Optional.empty(),
        new MatchEndPanel.Memory(true, true),
        new Nowhere());
  }

  private static int better(List<Integer> totals, Seat seat) {
    return (int) totals.stream().filter(total -> total < totals.get(seat.ordinal())).count();
  }

  private static final class Nowhere implements MatchEndPanel.Wishes {
    @Override
    public void rematch() {}

    @Override
    public void change() {}

    @Override
    public void lobby() {}

    @Override
    public void watch() {}

    @Override
    public void export() {}

    @Override
    public void moves() {}

    @Override
    public void home() {}
  }
}
