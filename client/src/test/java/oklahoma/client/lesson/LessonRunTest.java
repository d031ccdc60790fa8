package oklahoma.client.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import oklahoma.bot.Bots;
import oklahoma.client.table.model.AutoAnswers;
import oklahoma.client.table.model.OwnCards;
import oklahoma.client.table.model.hand.Held;
import oklahoma.client.table.model.playerview.PlayerView;
import oklahoma.client.text.Language;
import oklahoma.client.text.Texts;
import oklahoma.protocol.people.BotLevel;
import oklahoma.protocol.people.Name;
import oklahoma.rules.Deal;
import oklahoma.rules.Move;
import oklahoma.rules.Seen;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Face;
import oklahoma.rules.card.Rank;
import oklahoma.rules.gin.Gin;
import oklahoma.rules.gin.RoundScore;
import oklahoma.rules.gin.RoundScores;
import oklahoma.rules.oklahoma.Oklahoma;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every lesson is played to its end, with every wrong turn that the rules allow on the way. */
class LessonRunTest {
  private final Deque<Runnable> waiting = new ArrayDeque<>();

  private LessonRun begun(Lesson lesson) {
    return begun(lesson, 0);
  }

  private LessonRun begun(Lesson lesson, int step) {
    List<Name> names = Stream.of("South", "West", "North", "East").map(Name::new).toList();
    LessonRun run =
        new LessonRun(
            lesson,
            step,
            names,
            new LessonRun.Clock((ms, what) -> waiting.add(what), 1, () -> 0),
            new Random(1),
            Bots.of(BotLevel.EASY));
    run.begin();
    others();
    return run;
  }

  private void others() {
    while (!waiting.isEmpty()) {
      waiting.remove().run();
    }
  }

  private static List<Move> imaginable(Deal deal) {
    List<Move> moves =
        new ArrayList<>(
            List.of(new Move.Draw(), new Move.Take(), new Move.Claim(), new Move.Pass()));
    moves.add(new Move.LayDown(List.of()));
    List<Card> hand =
        deal.tableau().hand(LessonRun.ME).cards().stream()
            .filter(Card.class::isInstance)
            .map((Face face) -> (Card) face)
            .toList();
    for (Card card : hand) {
      moves.add(new Move.Discard(card));
      for (int meld = 0; meld < deal.tableau().melds().size(); meld++) {
        moves.add(new Move.LayOff(card, meld, Optional.empty()));
        moves.add(new Move.Swap(card, meld, Optional.empty()));
      }
    }
    return moves;
  }

  @ParameterizedTest
  @EnumSource
  void isPlayedToItsEndThroughEveryWrongTurn(Lesson lesson) {
    LessonRun run = begun(lesson);
    int slips = 0;
    while (run.stateProperty().get().phase() == LessonRun.Phase.ASKING) {
      LessonStep step = run.step().orElseThrow();
      PlayerView before = run.model().playerView();
      for (Move move : imaginable(before.game())) {
        if (!run.isReading()
            && step.mistake(move).isPresent()
            && run.model().refusal(move).isEmpty()) {
          slips++;
          run.model().send(move);
          LessonRun.State slipped = run.stateProperty().get();
          assertThat(slipped.phase()).isEqualTo(LessonRun.Phase.MISTAKE);
          assertThat(slipped.verdict()).isEqualTo(step.mistake(move));
          run.again();
          others();
          assertThat(run.model().playerView().game()).isEqualTo(before.game());
          assertThat(run.model().playerView().own().hand().cards())
              .hasSameSizeAs(before.own().hand().cards());
          assertThat(run.model().pendingProperty().get()).isEmpty();
        }
      }
      run.show();
      assertThat(run.stateProperty().get().verdict()).contains(step.praise());
      others();
    }
    assertThat(run.stateProperty().get().phase())
        .isEqualTo(lesson.first() ? LessonRun.Phase.FREE : LessonRun.Phase.LEARNED);
    assertThat(slips).isGreaterThanOrEqualTo(run.steps() / 2);
    assertThat(run.right()).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void everySentenceIsThereInEveryLanguage(Lesson lesson) {
    for (Language language : Language.all()) {
      Texts texts = new Texts(language);
      for (LessonStep step : lesson.course().steps()) {
        Stream<String> keys =
            Stream.concat(
                Stream.of(step.key()), step.mistakes().stream().map(LessonStep.Mistake::key));
        assertThat(keys).allMatch(texts::has);
        assertThat(texts.has(step.praise())).isEqualTo(!lesson.first());
        assertThat(texts.has(step.invalid())).isEqualTo(step.goal() instanceof Goal.Staged);
        assertThat(texts.say(step.key(), step.cards().toArray())).doesNotContain("{");
      }
      assertThat(Stream.of("title", "about", "end").map(lesson::key)).allMatch(texts::has);
      assertThat(texts.has(lesson.key("free"))).isEqualTo(lesson.first());
    }
  }

  @Test
  void everyRightMoveOfAStepLeadsOn() {
    for (Lesson lesson : Lesson.values()) {
      for (int at = 0; at < lesson.course().steps().size(); at++) {
        for (int choice :
            IntStream.range(1, lesson.course().steps().get(at).right().size()).toArray()) {
          LessonRun run = begun(lesson);
          for (int i = 0; i < at; i++) {
            run.show();
            others();
          }
          run.model().send(run.step().orElseThrow().right().get(choice));
          others();
          while (run.stateProperty().get().phase() == LessonRun.Phase.ASKING) {
            run.step().orElseThrow().right().stream()
                .filter(move -> run.model().refusal(move).isEmpty())
                .findFirst()
                .ifPresentOrElse(run.model()::send, run::show);
            others();
          }
          assertThat(run.stateProperty().get().phase())
              .isIn(LessonRun.Phase.FREE, LessonRun.Phase.LEARNED);
        }
      }
    }
  }

  @Test
  void drawingFromTheStockOutOfAWindowIsTakenBackWhole() {
    LessonRun run = begun(Lesson.CLAIMS);
    run.show();
    others();
    run.model().answers().passAndDraw();
    others();
    assertThat(run.stateProperty().get().verdict()).contains("lesson.claims.own-turn.passed");
    run.again();
    run.show();
    others();
    assertThat(run.stateProperty().get().step()).isEqualTo(2);
  }

  /** What the player has said of all claims to come is taken back too, or it answers once more. */
  @Test
  void anAutomaticAnswerIsTakenBackWithItsSlip() {
    for (boolean always : List.of(true, false)) {
      LessonRun run = begun(Lesson.CLAIMS);
      AutoAnswers answers = run.model().answers();
      if (always) {
        answers.noUntilMyTurnProperty().set(true);
      } else {
        answers.passOnProperty().set(Set.of(Rank.EIGHT));
      }
      others();
      assertThat(run.stateProperty().get().phase()).isEqualTo(LessonRun.Phase.MISTAKE);
      run.again();
      others();
      assertThat(run.stateProperty().get().phase()).isEqualTo(LessonRun.Phase.ASKING);
    }
  }

  @Test
  void theEndsAreAsTheSentencesSay() {
    Oklahoma last = (Oklahoma) ended(Lesson.LAST_HAND);
    assertThat(last.over()).isTrue();
    assertThat(last.tableau().hand(LessonRun.ME).cards()).isEmpty();
    assertThat(won(ended(Lesson.KNOCKING))).isEqualTo(40);
    assertThat(won(ended(Lesson.UNDERCUT))).isEqualTo(10);
  }

  /** A player who knows one lesson learns nothing from the same cards in another. */
  @Test
  void noTwoLessonsDealTheSameHand() {
    assertThat(
            Stream.of(Lesson.values())
                .map(Lesson::course)
                .flatMap(course ->
                    Stream.concat(
                        Stream.of(course.start()),
                        course.steps().stream().flatMap(step -> step.fresh().stream())))
                .map(deal -> Set.copyOf(deal.tableau().hand(LessonRun.ME).cards())))
        .doesNotHaveDuplicates();
  }

  /** A lesson that was left begins again with the step where it was, or the tray before that. */
  @ParameterizedTest
  @EnumSource
  void goesOnWhereItWasLeft(Lesson lesson) {
    for (int at = 0; at < lesson.course().steps().size(); at++) {
      LessonRun whole = begun(lesson);
      for (int i = 0; i < at; i++) {
        whole.show();
        others();
      }
      LessonRun resumed = begun(lesson, at);
      while (resumed.stateProperty().get().step() < at) {
        assertThat(resumed.step().orElseThrow().goal()).isInstanceOf(Goal.Staged.class);
        resumed.show();
        others();
      }
      assertThat(resumed.stateProperty().get().phase()).isEqualTo(LessonRun.Phase.ASKING);
      assertThat(resumed.model().playerView().game()).isEqualTo(whole.model().playerView().game());
      assertThat(resumed.model().standingProperty().get())
          .isEqualTo(whole.model().standingProperty().get());
    }
  }

  @ParameterizedTest
  @EnumSource(names = {"FIRST_HAND", "FIRST_ROUND"})
  void theDealThenGoesOnAgainstBotsUntilItIsOver(Lesson lesson) {
    LessonRun run = begun(lesson, lesson.course().steps().size());
    assertThat(run.stateProperty().get().phase()).isEqualTo(LessonRun.Phase.FREE);
    Random random = new Random(2);
    while (run.stateProperty().get().phase() == LessonRun.Phase.FREE) {
      Deal deal = run.model().playerView().game();
      assertThat(deal.toAct()).contains(LessonRun.ME);
      run.model()
          .send(
              Bots.of(BotLevel.NORMAL)
                  .choose(Seen.of(deal, LessonRun.ME), List.of(), LessonRun.ME, random));
      others();
    }
    assertThat(run.stateProperty().get().phase()).isEqualTo(LessonRun.Phase.LEARNED);
    assertThat(run.model().playerView().game().over()).isTrue();
  }

  @Test
  void cardsThatBelongIntoNoMeldLeaveTheTrayAgain() {
    LessonRun run = begun(Lesson.FIRST_HAND);
    OwnCards own = run.model().own();
    List<Integer> strange =
        own.hand().cards().stream()
            .filter(held -> !run.step().orElseThrow().cards().contains(held.card()))
            .map(Held::id)
            .limit(1)
            .toList();
    own.stage(0, strange);
    assertThat(run.stateProperty().get().verdict()).contains("lesson.first-hand.meld.strange");
    run.again();
    assertThat(own.tray().ids()).isEmpty();
    assertThat(run.stateProperty().get().phase()).isEqualTo(LessonRun.Phase.ASKING);
  }

  @Test
  void aMoveSaysThatTheSentenceBeforeItIsRead() {
    LessonRun run = begun(Lesson.FIRST_HAND);
    run.show();
    assertThat(run.isReading()).isTrue();
    run.model().send(new Move.Draw());
    others();
    assertThat(run.stateProperty().get().step()).isEqualTo(3);
  }

  @Test
  void whatWasToHappenLaterDoesNotOnceTheTableIsLeft() {
    LessonRun run = begun(Lesson.KNOCKING);
    run.show();
    run.show();
    Deal left = run.model().playerView().game();
    run.leave();
    others();
    assertThat(run.model().playerView().game()).isEqualTo(left);
  }

  private Deal ended(Lesson lesson) {
    LessonRun run = begun(lesson);
    while (run.stateProperty().get().phase() == LessonRun.Phase.ASKING) {
      run.show();
      others();
    }
    return run.model().playerView().game();
  }

  /** How many points the player has won. */
  private static int won(Deal ended) {
    Gin deal = (Gin) ended;
    RoundScore score = RoundScores.of(deal.rules(), deal.result());
    assertThat(score.winners()).containsExactly(LessonRun.ME);
    return score.points().get(LessonRun.ME.ordinal());
  }

  @Test
  void lessonsFollowEachOther() {
    assertThat(Lesson.FIRST_HAND.next()).contains(Lesson.CLAIMS);
    assertThat(Lesson.CLAIMS.next()).contains(Lesson.DISPLACEMENT);
    assertThat(Lesson.UNDERCUT.next()).isEmpty();
    assertThat(Lesson.about("ginhelp.knock.title")).contains(Lesson.KNOCKING);
    assertThat(Lesson.about("help.points.title")).isEmpty();
  }
}
