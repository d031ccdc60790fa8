package oklahoma.client.match.score;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;
import oklahoma.client.table.model.playerview.Countdown;
import oklahoma.client.text.Language;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.controls.ReadyButton;
import oklahoma.rules.Event;
import oklahoma.rules.Ruling;
import oklahoma.rules.Seat;
import oklahoma.rules.Standing;
import oklahoma.rules.gin.Gin;
import oklahoma.rules.notation.Notation;
import oklahoma.rules.notation.ProposedMove;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

/** After a round of gin: the comparison in one line, and the ring of the pause. */
class GinEndPanelTest {
  private static final long SECOND = 1_000_000_000L;

  /** B has knocked with 8; A has two eights to show for it, and decides how to lay off. */
  private static final String KNOCKED =
      """
      gin classic up 9d
      A: 4s Ad2d 8hdc KhKdKc
      B: 8s
      meld B: run 567s
      meld B: book QdQhQs
      meld B: book 4dhc
      pile 9d
      stock 6d ...
      B knocked: A
      """;

  private RecordedActions noted = new RecordedActions();
  private Set<DealEndPanel.Missed> missed = Set.of();
  private final SimpleObjectProperty<Optional<Countdown>> until =
      new SimpleObjectProperty<>(Optional.empty());

  @BeforeAll
  static void start() throws Exception {
    FxToolkit.registerPrimaryStage();
  }

  @Test
  void theRingIsThereForAsLongAsTheNextRoundBeginsByItself() {
    WaitForAsyncUtils.waitForAsyncFx(
        10_000,
        () -> {
          GinEndPanel panel = panel("classic", Language.ENGLISH, "A lays down 8cdh / Kdhc");
          PauseRing ring = (PauseRing) panel.lookup("#pause-ring");
          Button hold = (Button) panel.lookup("#hold");
          assertThat(ring.isVisible()).isFalse();
          until.set(Optional.of(new Countdown(System.nanoTime() + 20 * SECOND, 20_000)));
          assertThat(ring.isVisible()).isTrue();
          assertThat(Integer.parseInt(ring.seconds())).isBetween(1, 20);
          hold.fire();
          assertThat(noted.actions()).containsExactly("hold");
          until.set(Optional.empty());
          assertThat(ring.isVisible()).isFalse();
          return true;
        });
  }

  @Test
  void thePlayersMovesCanBeLookedBackOnWhereThatIsAllowed() {
    WaitForAsyncUtils.waitForAsyncFx(
        10_000,
        () -> {
          assertThat(panel("classic", Language.ENGLISH, "A lays down 8cdh").lookup("#show-moves"))
              .isNull();
          missed = Set.of(DealEndPanel.Missed.MOVES);
          GinEndPanel panel = panel("classic", Language.ENGLISH, "A lays down 8cdh");
          Button look = (Button) panel.lookup("#show-moves");
          assertThat(look.getText()).isEqualTo("What could I have done better?");
          look.fire();
          assertThat(noted.actions()).containsExactly("MOVES");
          return true;
        });
  }

  /** In the terms of each sheet: who wins how much, or who is charged. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "classic | 8cdh / Kdhc | en | Undercut! 7 against 8: you +11",
        "classic | 8cdh / Kdhc | bg | Подбиване! 7 срещу 8: вие +11",
        "classic | 8cdh        | en | 8 against 37 → South wins 29 points",
        "awards  | 8cdh / Kdhc | en | Undercut! 7 against 8: you +20",
        "awards  | 8cdh        | en | 8 against 37 → South wins 10 points",
        "royal   | 8cdh / Kdhc | en | Undercut! 7 against 8 → penalty points: South 25",
        "royal   | 8cdh        | en | 8 against 37 → penalty points: You 29",
        "royal   | 8cdh        | bg | 8 срещу 37 → наказателни точки: Вие 29",
      })
  void theComparisonSaysWhatTheRoundIsWorth(String sheet, String melds, String tag, String words) {
    WaitForAsyncUtils.waitForAsyncFx(
        10_000,
        () -> {
          GinEndPanel panel = panel(sheet, Language.of(tag), "A lays down " + melds);
          assertThat(((Label) panel.lookup("#gin-banner")).getText()).isEqualTo(words);
          return true;
        });
  }

  /** The end of the round after these moves, as seat A sees it. */
  private GinEndPanel panel(String sheet, Language language, String... moves) {
    noted = new RecordedActions();
    Gin deal = Notation.gin(KNOCKED.replace("classic", sheet)).orElseThrow();
    for (String text : moves) {
      ProposedMove meant = Notation.meant(text).orElseThrow();
      Ruling.Allowed allowed = (Ruling.Allowed) deal.rule(meant.seat(), meant.move());
      for (Event event : allowed.events()) {
        deal = (Gin) deal.after(event);
      }
    }
    GinEndPanel panel =
        new GinEndPanel(
            new Texts(language),
            new Standing(
                List.of(List.of(15, 0)),
                List.of(15, 0),
                List.of(new Standing.Place(1, Seat.A), new Standing.Place(2, Seat.B)),
                false),
            new Players(List.of("North", "South"), Optional.of(Seat.A)),
            deal,
            new DealEndPanel.Pause(
                new SimpleObjectProperty<>(new ReadyButton.State(false, 1, List.of(), 0)),
                until,
                System::nanoTime,
                true,
                missed,
                false),
            noted);
    Scene scene = new Scene(new StackPane(panel), 1024, 640);
    assertThat(scene.getRoot().getChildrenUnmodifiable()).contains(panel);
    return panel;
  }
}
