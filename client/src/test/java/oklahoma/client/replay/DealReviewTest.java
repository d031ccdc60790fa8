package oklahoma.client.replay;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import oklahoma.client.advice.Advice;
import oklahoma.client.advice.MoveEstimate;
import oklahoma.client.deck.CardImages;
import oklahoma.client.deck.style.CardStyle;
import oklahoma.client.fixture.Welcomes;
import oklahoma.client.match.score.CardRow;
import oklahoma.client.replay.review.BetterMove;
import oklahoma.client.replay.review.BetterWords;
import oklahoma.client.replay.review.DealReviewPanel;
import oklahoma.client.replay.review.Decision;
import oklahoma.client.replay.review.OwnMoves;
import oklahoma.client.replay.review.Reviewer;
import oklahoma.client.table.model.TableModel;
import oklahoma.client.table.panel.Sentence;
import oklahoma.client.text.Language;
import oklahoma.client.text.Texts;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.Mover;
import oklahoma.protocol.people.Name;
import oklahoma.protocol.people.SeatLabel;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;
import oklahoma.rules.Move;
import oklahoma.rules.Rules;
import oklahoma.rules.Seat;
import oklahoma.rules.Seen;
import oklahoma.rules.Standing;
import oklahoma.rules.fixture.RandomMatch;
import oklahoma.rules.gin.GinPreset;
import oklahoma.rules.oklahoma.OklahomaRules;
import oklahoma.rules.record.DealRecord;
import oklahoma.rules.record.MatchRecord;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

/** The player looks back on the deal or the match that has just ended. */
class DealReviewTest {
  private static final List<String> NAMES = List.of("North", "South");

  private final CardImages images = new CardImages(Platform::runLater, CardImages.DEFAULT_BOUND);
  private final Texts texts = new Texts(Language.ENGLISH);
  private Optional<Reviewer.Listener> listener = Optional.empty();
  private boolean stopped;

  @BeforeAll
  static void toolkit() throws Exception {
    FxToolkit.registerPrimaryStage();
  }

  @AfterEach
  void close() {
    images.close();
  }

  static Stream<Rules> games() {
    return Stream.of(GinPreset.CLASSIC.rules(2), OklahomaRules.standard(2));
  }

  @ParameterizedTest
  @MethodSource("games")
  void whatThePlayerDecidedIsNotedWhileItHappens(Rules rules) {
    MatchMoments moments = moments(rules);
    onScreen(() -> {
      Projector projector = projector(moments);
      OwnMoves own = new OwnMoves(projector.table());
      assertThat(own.ofDeal()).isEmpty();
      for (int deal = 0; deal < 3; deal++) {
        toTheEndOfTheDeal(projector);
        assertThat(plain(own.ofDeal())).isNotEmpty().isEqualTo(decisions(moments, deal, deal));
        assertThat(plain(own.ofMatch())).isEqualTo(decisions(moments, 0, deal));
        projector.forward();
        assertThat(own.ofDeal()).isEmpty();
      }
    });
  }

  /** The others have begun another match while the player was away. */
  @Test
  void whatThePlayerDecidedInAnotherMatchIsForgotten() {
    MatchRecord record = RandomMatch.of(GinPreset.CLASSIC.rules(2), NAMES, 5).record();
    DealRecord played = record.deals().getFirst();
    Deal dealt = record.rules().match(record.firstDealer()).next(played.order());
    Event first = played.events().getFirst();
    Seat me = dealt.toAct().iterator().next();
    onScreen(() -> {
      TableModel model =
          new TableModel(
              welcome(1, dealt, me, List.of(List.of(19, 0))),
              sent -> {},
              (ms, what) -> {},
              System::nanoTime,
              new SplittableRandom(1));
      OwnMoves own = new OwnMoves(model);
      model.receive(
          new FromHost.Update(
              2,
              Seen.of(first, me).orElseThrow(),
              OptionalLong.empty(),
              Mover.SEAT,
              OptionalLong.empty()));
      assertThat(own.ofMatch()).hasSize(1);
      model.receive(welcome(9, dealt, me, List.of(List.of(19, 0), List.of(0, 43))));
      assertThat(own.ofMatch()).hasSize(1);
      model.receive(welcome(20, dealt, me, List.of(List.of(0, 25), List.of(0, 43))));
      assertThat(own.ofMatch()).isEmpty();
    });
  }

  private static FromHost.Welcome welcome(
      long number, Deal deal, Seat me, List<List<Integer>> points) {
    return Welcomes.of(
        number, seats(), new Standing(points, List.of(0, 0), List.of(), false), Seen.of(deal, me));
  }

  @Test
  void eachBetterMoveIsShownWithTheHandOfThen() {
    onScreen(() -> {
      Projector projector = projector(moments(GinPreset.CLASSIC.rules(2)));
      OwnMoves own = new OwnMoves(projector.table());
      toTheEndOfTheDeal(projector);
      List<Decision> moves = own.ofDeal();
      int all = moves.size();
      List<String> noted = new ArrayList<>();
      DealReviewPanel panel =
          new DealReviewPanel(
              texts,
              new CardRow(texts, images, CardStyle.DEFAULT),
              moves,
              this::review,
              projector.table()::nameOf,
              () -> noted.add("back"));
      StackPane root = new StackPane(panel);
      assertThat(new Scene(root, 1024, 640).getRoot()).isSameAs(root);
      root.applyCss();
      listener.orElseThrow().found(better(moves.get(3), 0.1));
      listener.orElseThrow().found(better(moves.get(1), 0.2));
      listener.orElseThrow().looked(all);
      assertThat(((Sentence) panel.lookup("#deal-review-stand")).words())
          .isEqualTo(
              "South: all "
                  + all
                  + " moves checked. A Hard bot would play 2 clearly better moves.");
      VBox moment = (VBox) ((VBox) panel.lookup("#deal-review-found")).getChildren().getFirst();
      assertThat(((Sentence) moment.getChildren().getFirst()).words())
          .startsWith("Round 1: ")
          .endsWith("Chance to win the match: −20%.");
      assertThat(moment.getChildren().get(1).getAccessibleText().split(", ")).hasSize(11);
      ((Button) panel.lookup("#deal-review-back")).fire();
      assertThat(noted).containsExactly("back");
      root.getChildren().clear();
      assertThat(stopped).isTrue();
    });
  }

  /** It shows neither the pile nor what the others learned of an answer. */
  @Test
  void theCardThatWasLeftLyingIsNamed() {
    Decision passed =
        MatchMoments.of(Matches.oklahoma()).decisions(Seat.A).stream()
            .filter(decision -> decision.made() instanceof Move.Pass)
            .findFirst()
            .orElseThrow();
    String card =
        texts.say("board.hint.discard", passed.deal().value().tableau().pile().getFirst());
    Advice.Option claim =
        new Advice.Option(
            new Move.Claim(), new MoveEstimate.Chance(0.5, 0, 0.01), words -> "It helps.");
    BetterMove better =
        new BetterMove(passed, claim, new MoveEstimate.Chance(0.4, 0.064, 0.01), texts -> "");
    assertThat(new BetterWords(texts, seat -> "South").say(better))
        .isEqualTo(
            "Hand 1: South passes on %1$s. Hard: Claim %1$s. It helps. Chance to win the match: −6%%."
                .formatted(card.substring("Discard ".length(), card.length() - 1)));
  }

  private Runnable review(List<Decision> decisions, Reviewer.Listener listener) {
    this.listener = Optional.of(listener);
    return () -> stopped = true;
  }

  private static BetterMove better(Decision decision, double cost) {
    Advice.Option best =
        new Advice.Option(new Move.Draw(), new MoveEstimate.Chance(0.5, 0, 0.01), words -> "");
    return new BetterMove(decision, best, new MoveEstimate.Chance(0.4, cost, 0), texts -> "");
  }

  /** The decisions of these deals, from 0. */
  private static List<Decision> decisions(MatchMoments moments, int first, int last) {
    return plain(
        moments.decisions(Seat.B).stream()
            .filter(decision -> decision.round() > first && decision.round() <= last + 1)
            .toList());
  }

  /** Without their places, and without answers to claims, which a table's log leaves out. */
  private static List<Decision> plain(List<Decision> decisions) {
    return decisions.stream()
        .map(each ->
            new Decision(
                0,
                each.round(),
                each.deal(),
                each.soFar().stream()
                    .filter(seen -> !(seen.value() instanceof Event.Answered))
                    .toList(),
                each.me(),
                each.before(),
                each.earlier(),
                each.done()))
        .toList();
  }

  private static MatchMoments moments(Rules rules) {
    return MatchMoments.of(RandomMatch.of(rules, NAMES, 5).record());
  }

  private static Projector projector(MatchMoments moments) {
    return new Projector(moments, seats(), Seat.B);
  }

  private static List<SeatLabel> seats() {
    return Seat.first(2).stream()
        .map(seat -> SeatLabel.ofHuman(seat, new Name(NAMES.get(seat.ordinal()))))
        .toList();
  }

  private static void toTheEndOfTheDeal(Projector projector) {
    while (!projector.moment().now().over()) {
      projector.forward();
    }
  }

  private static void onScreen(Runnable what) {
    WaitForAsyncUtils.waitForAsyncFx(60_000, what);
  }
}
