package oklahoma.client.replay;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import oklahoma.client.advice.Advice;
import oklahoma.client.advice.MoveEstimate;
import oklahoma.client.replay.review.BetterMove;
import oklahoma.client.replay.review.Decision;
import oklahoma.client.replay.review.Reviewer;
import oklahoma.client.table.panel.Sentence;
import oklahoma.client.text.Language;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.controls.Controls;
import oklahoma.protocol.people.Name;
import oklahoma.protocol.people.SeatLabel;
import oklahoma.rules.Move;
import oklahoma.rules.Seat;
import oklahoma.rules.fixture.RandomMatch;
import oklahoma.rules.gin.GinPreset;
import oklahoma.rules.oklahoma.OklahomaRules;
import oklahoma.rules.record.MatchRecord;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

/** What could have been done better, as a reviewer finds it out bit by bit. */
class ReviewPanelTest {
  private static final List<String> NAMES = List.of("North", "South");

  /** Tells what the test wants. */
  private static final class Scripted implements Reviewer {
    private List<Decision> decisions = List.of();
    private Optional<Listener> listener = Optional.empty();
    private boolean stopped;

    @Override
    public Runnable review(List<Decision> wanted, Listener listener) {
      decisions = wanted;
      this.listener = Optional.of(listener);
      return () -> stopped = true;
    }
  }

  private final Scripted reviewer = new Scripted();

  @BeforeAll
  static void toolkit() throws Exception {
    FxToolkit.registerPrimaryStage();
  }

  private static Projector projector(MatchRecord match) {
    List<SeatLabel> seats =
        Seat.first(2).stream()
            .map(seat -> SeatLabel.ofHuman(seat, new Name(NAMES.get(seat.ordinal()))))
            .toList();
    return new Projector(MatchMoments.of(match), seats, Seat.B);
  }

  private static MatchRecord gin() {
    return RandomMatch.of(GinPreset.CLASSIC.rules(2), NAMES, 5).record();
  }

  private ReviewPanel opened(Projector projector) {
    ReviewPanel panel =
        new ReviewPanel(new Controls(new Texts(Language.ENGLISH)), projector, reviewer);
    panel.show(true);
    return panel;
  }

  private static String stand(ReviewPanel panel) {
    return ((Sentence) panel.lookup("#review-stand")).words();
  }

  @SuppressWarnings("unchecked") // The panel fills its list with nothing else.
  private static ListView<BetterMove> lines(ReviewPanel panel) {
    return (ListView<BetterMove>) panel.lookup("#review-lines");
  }

  private static void onScreen(Runnable what) {
    WaitForAsyncUtils.waitForAsyncFx(60_000, what);
  }

  private BetterMove better(int decision) {
    return better(decision, 0.1);
  }

  private BetterMove better(int decision, double cost) {
    Advice.Option best =
        new Advice.Option(new Move.Draw(), new MoveEstimate.Chance(0.5, 0, 0.01), texts -> "");
    return new BetterMove(
        reviewer.decisions.get(decision), best, new MoveEstimate.Chance(0.4, cost, 0), texts -> "");
  }

  @Test
  void progressAndTheNumberOfBetterMovesAreShown() {
    onScreen(() -> {
      ReviewPanel panel = opened(projector(gin()));
      int all = reviewer.decisions.size();
      assertThat(stand(panel))
          .isEqualTo("South: checked 0 of " + all + " moves, nothing better yet.");
      reviewer.listener.orElseThrow().found(better(3));
      reviewer.listener.orElseThrow().looked(4);
      assertThat(stand(panel))
          .isEqualTo("South: checked 4 of " + all + " moves, one clearly better move.");
      reviewer.listener.orElseThrow().looked(all);
      assertThat(stand(panel))
          .isEqualTo(
              "South: all "
                  + all
                  + " moves checked. A Hard bot would play one clearly better move.");
      assertThat(panel.lookup("#review-stop").getParent().isVisible()).isFalse();
    });
  }

  @Test
  void enterGoesToTheMoment() {
    onScreen(() -> {
      Projector projector = projector(gin());
      ReviewPanel panel = opened(projector);
      BetterMove found = better(3);
      reviewer.listener.orElseThrow().found(found);
      ListView<BetterMove> lines = lines(panel);
      lines.getSelectionModel().select(0);
      lines.fireEvent(
          new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.ENTER, false, false, false, false));
      assertThat(projector.atProperty().get()).isEqualTo(found.decision().at());
    });
  }

  @Test
  void itCanBeStoppedAndSaysHowFarItCame() {
    onScreen(() -> {
      ReviewPanel panel = opened(projector(gin()));
      reviewer.listener.orElseThrow().looked(2);
      panel.stop();
      assertThat(reviewer.stopped).isTrue();
      assertThat(stand(panel))
          .isEqualTo(
              "South: stopped after 2 of "
                  + reviewer.decisions.size()
                  + " moves. Nothing clearly better so far.");
    });
  }

  @Test
  void anotherSeatIsLookedAtFromTheBeginning() {
    onScreen(() -> {
      Projector projector = projector(gin());
      ReviewPanel panel = opened(projector);
      reviewer.listener.orElseThrow().found(better(0));
      projector.sit(Seat.A);
      panel.rebuild();
      assertThat(lines(panel).getItems()).isEmpty();
      assertThat(reviewer.decisions).isNotEmpty().allMatch(decision -> decision.me() == Seat.A);
    });
  }

  @Test
  void theCostliestComesFirst() {
    onScreen(() -> {
      ReviewPanel panel = opened(projector(gin()));
      Reviewer.Listener waiting = reviewer.listener.orElseThrow();
      waiting.found(better(1, 0.05));
      waiting.found(better(2, 0.2));
      waiting.found(better(3, 0.05));
      assertThat(lines(panel).getItems())
          .map(BetterMove::decision)
          .containsExactly(
              reviewer.decisions.get(2), reviewer.decisions.get(1), reviewer.decisions.get(3));
    });
  }

  @Test
  void oklahomaIsLookedAtToo() {
    onScreen(() -> {
      MatchRecord oklahoma = RandomMatch.of(OklahomaRules.standard(2), NAMES, 4).record();
      ReviewPanel panel = opened(projector(oklahoma));
      assertThat(reviewer.decisions).isNotEmpty();
      assertThat(stand(panel)).startsWith("South: checked 0 of " + reviewer.decisions.size());
    });
  }
}
