package client.replay;

import static org.assertj.core.api.Assertions.assertThat;

import client.advice.Advice;
import client.advice.Figure;
import client.deck.CardImages;
import client.deck.CardStyle;
import client.score.CardRow;
import client.table.panel.Sentence;
import client.text.Language;
import client.text.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;
import protocol.Name;
import protocol.SeatLabel;
import rules.Move;
import rules.Seat;
import rules.fixture.RandomMatch;
import rules.gin.GinPreset;

/** The player looks back on the deal of gin that has just ended. */
class DealReviewTest {
  private static final List<String> NAMES = List.of("North", "South");

  private final Reel reel = Reel.of(RandomMatch.of(GinPreset.CLASSIC.rules(2), NAMES, 5).record());
  private final CardImages images = new CardImages(Platform::runLater, CardImages.DEFAULT_BOUND);
  private final Texts texts = new Texts(Language.ENGLISH);
  private Optional<Reviewer.Told> told = Optional.empty();
  private boolean stopped;

  @BeforeAll
  static void toolkit() throws Exception {
    FxToolkit.registerPrimaryStage();
  }

  @AfterEach
  void close() {
    images.close();
  }

  @Test
  void whatThePlayerDecidedIsNotedWhileItHappens() {
    onScreen(() -> {
      Projector projector = projector();
      OwnMoves own = new OwnMoves(projector.table());
      assertThat(own.any()).isFalse();
      for (int deal = 0; deal < 3; deal++) {
        toTheEndOfTheDeal(projector);
        assertThat(own.made().stream().map(made -> placed(made.decision(), 0)).toList())
            .isNotEmpty()
            .isEqualTo(decisions(deal));
        projector.forward();
        assertThat(own.any()).isFalse();
      }
    });
  }

  @Test
  void eachBetterMoveIsSaidWithTheHandOfThen() {
    onScreen(() -> {
      Projector projector = projector();
      OwnMoves own = new OwnMoves(projector.table());
      toTheEndOfTheDeal(projector);
      int all = own.made().size();
      List<String> wished = new ArrayList<>();
      DealReviewPanel panel =
          new DealReviewPanel(
              texts,
              new CardRow(texts, images, CardStyle.DEFAULT),
              own,
              this::review,
              projector.table()::nameOf,
              () -> wished.add("back"));
      StackPane root = new StackPane(panel);
      assertThat(new Scene(root, 1024, 640).getRoot()).isSameAs(root);
      root.applyCss();
      told.orElseThrow().found(better());
      told.orElseThrow().looked(all);
      assertThat(((Sentence) panel.lookup("#deal-review-stand")).words())
          .isEqualTo(
              "South: all "
                  + all
                  + " moves looked at. Once Hard would have played clearly better.");
      VBox moment = (VBox) ((VBox) panel.lookup("#deal-review-found")).getChildren().getFirst();
      assertThat(((Sentence) moment.getChildren().getFirst()).words())
          .startsWith("Round 1: ")
          .endsWith("Chance to win the match: −10%.");
      assertThat(moment.getChildren().get(1).getAccessibleText().split(", ")).hasSize(10);
      ((Button) panel.lookup("#deal-review-back")).fire();
      assertThat(wished).containsExactly("back");
      root.getChildren().clear();
      assertThat(stopped).isTrue();
    });
  }

  private Runnable review(List<Decision> decisions, Reviewer.Told listener) {
    told = Optional.of(listener);
    return () -> stopped = true;
  }

  private static Better better() {
    Advice.Option best =
        new Advice.Option(new Move.Draw(), new Figure.Chance(0.5, 0, 0.01), words -> "");
    return new Better(0, best, new Figure.Chance(0.4, 0.1, 0));
  }

  private List<Decision> decisions(int deal) {
    return reel.decisions(Seat.B).stream()
        .filter(decision -> reel.at(decision.at()).deal() == deal)
        .map(decision -> placed(decision, 0))
        .toList();
  }

  private static Decision placed(Decision decision, int at) {
    return new Decision(
        at, decision.deal(), decision.soFar(), decision.me(), decision.before(), decision.made());
  }

  private Projector projector() {
    List<SeatLabel> seats =
        Seat.first(2).stream()
            .map(seat -> SeatLabel.ofHuman(seat, new Name(NAMES.get(seat.ordinal()))))
            .toList();
    return new Projector(reel, seats, Seat.B);
  }

  private static void toTheEndOfTheDeal(Projector projector) {
    while (!projector.moment().now().over()) {
      projector.forward();
    }
  }

  private static void onScreen(Runnable what) {
    WaitForAsyncUtils.waitForAsyncFx(10_000, what);
  }
}
