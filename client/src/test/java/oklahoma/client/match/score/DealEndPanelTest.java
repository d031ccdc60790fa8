package oklahoma.client.match.score;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.application.Platform;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;
import oklahoma.client.deck.CardImages;
import oklahoma.client.deck.style.CardStyle;
import oklahoma.client.table.model.playerview.Countdown;
import oklahoma.client.text.Language;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.controls.ReadyButton;
import oklahoma.rules.Seat;
import oklahoma.rules.Standing;
import oklahoma.rules.notation.Notation;
import oklahoma.rules.oklahoma.Contract;
import oklahoma.rules.oklahoma.OklahomaRules;
import oklahoma.rules.oklahoma.laydown.LayDowns;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

/** Between two hands: the ring of the pause, how to hold it, and what could have been laid down. */
class DealEndPanelTest {
  private static final long SECOND = 1_000_000_000L;
  private static final long NOW = 7 * SECOND;

  private final Texts texts = new Texts(Language.ENGLISH);
  private RecordedActions noted = new RecordedActions();
  private final SimpleObjectProperty<Optional<Countdown>> until =
      new SimpleObjectProperty<>(Optional.empty());
  private final CardImages images = new CardImages(Platform::runLater, CardImages.DEFAULT_BOUND);

  @BeforeAll
  static void start() throws Exception {
    FxToolkit.registerPrimaryStage();
  }

  @AfterEach
  void close() {
    images.close();
  }

  @Test
  void theRingIsThereForAsLongAsTheNextHandBeginsByItself() {
    WaitForAsyncUtils.waitForAsyncFx(
        10_000,
        () -> {
          DealEndPanel panel = panel(false);
          PauseRing ring = (PauseRing) panel.lookup("#pause-ring");
          Button hold = (Button) panel.lookup("#hold");
          assertThat(ring.isVisible()).isFalse();
          assertThat(hold.isVisible()).isFalse();
          until.set(Optional.of(new Countdown(NOW + 20 * SECOND, 20_000)));
          assertThat(ring.isVisible()).isTrue();
          assertThat(ring.seconds()).isEqualTo("20");
          assertThat(hold.isVisible()).isTrue();
          hold.fire();
          assertThat(noted.actions()).containsExactly("hold");
          until.set(Optional.empty());
          assertThat(ring.isVisible()).isFalse();
          assertThat(hold.isVisible()).isFalse();
          return true;
        });
  }

  @Test
  void aSpectatorHoldsNothingAndIsNotAwaited() {
    WaitForAsyncUtils.waitForAsyncFx(
        10_000,
        () -> {
          until.set(Optional.of(new Countdown(NOW + 20 * SECOND, 20_000)));
          assertThat(panel(false, false).lookup("#hold").isVisible()).isFalse();
          assertThat(panel(false, false).lookup("#next-hand").isVisible()).isFalse();
          assertThat(panel(false, true).lookup("#next-hand").isVisible()).isTrue();
          return true;
        });
  }

  @Test
  void whatCouldHaveBeenLaidDownOrPlayedIsOfferedWhereThereIsSuchAWay() {
    WaitForAsyncUtils.waitForAsyncFx(
        10_000,
        () -> {
          assertThat(panel(false).lookup("#show-missed")).isNull();
          assertThat(panel(false).lookup("#show-moves")).isNull();
          DealEndPanel panel = panel(true);
          ((Button) panel.lookup("#show-missed")).fire();
          ((Button) panel.lookup("#show-moves")).fire();
          assertThat(noted.actions()).containsExactly("LAYING_DOWN", "MOVES");
          return true;
        });
  }

  /** As on the table. */
  @Test
  void theSheetCallsThePlayerYou() {
    WaitForAsyncUtils.waitForAsyncFx(
        10_000,
        () -> {
          DealEndPanel panel = panel(false);
          panel.applyCss();
          panel.layout();
          assertThat(panel.lookupAll(".score-name").stream().map(Label.class::cast))
              .extracting(Label::getText)
              .containsExactlyInAnyOrder("North", "You");
          assertThat(panel.lookup("#score-sheet").getAccessibleText()).contains("You: 20 points");
          return true;
        });
  }

  @Test
  void itShowsTheMeldsAndWhatWouldHaveBeenLeft() {
    WaitForAsyncUtils.waitForAsyncFx(
        10_000,
        () -> {
          var best =
              LayDowns.best(
                      Notation.cards("9sdh Kshd 4c 2s").orElseThrow(),
                      Contract.TWO_BOOKS,
                      OklahomaRules.standard(3))
                  .orElseThrow();
          List<String> noted = new ArrayList<>();
          MissedPanel panel =
              new MissedPanel(texts, images, CardStyle.DEFAULT, best, () -> noted.add("back"));
          List<String> labels =
              panel.lookupAll("*").stream()
                  .map(Node::getAccessibleText)
                  .filter(words -> words != null && words.contains(" of "))
                  .toList();
          assertThat(labels).hasSize(3).last().asString().contains("four of clubs");
          ((Button) panel.lookup("#missed-back")).fire();
          assertThat(noted).containsExactly("back");
          return true;
        });
  }

  @Test
  void itSaysWhichDealWasNotVerified() {
    WaitForAsyncUtils.waitForAsyncFx(
        10_000,
        () -> {
          DealEndPanel panel = panel(false);
          panel.prove(FailedDeal.marks());
          FailedDeal.isShownOn(panel);
          return true;
        });
  }

  private DealEndPanel panel(boolean missed) {
    return panel(missed, true);
  }

  private DealEndPanel panel(boolean missed, boolean seated) {
    noted = new RecordedActions();
    DealEndPanel panel =
        new DealEndPanel(
            texts,
            new Standing(
                List.of(List.of(0, 20)),
                List.of(0, 20),
                List.of(new Standing.Place(1, Seat.A), new Standing.Place(2, Seat.B)),
                false),
            new Players(List.of("North", "East"), Optional.of(Seat.B)),
            Optional.of(Seat.A),
            new DealEndPanel.Pause(
                new SimpleObjectProperty<>(new ReadyButton.State(false, 1, List.of(), 0)),
                until,
                () -> NOW,
                seated,
                missed ? EnumSet.allOf(DealEndPanel.Missed.class) : Set.of(),
                false),
            noted);
    Scene scene = new Scene(new StackPane(panel), 1024, 640);
    assertThat(scene.getRoot().getChildrenUnmodifiable()).contains(panel);
    return panel;
  }
}
