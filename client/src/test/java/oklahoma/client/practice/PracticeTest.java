package oklahoma.client.practice;

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
import oklahoma.client.table.model.sight.Sight;
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
class PracticeTest {
  private final Deque<Runnable> waiting = new ArrayDeque<>();

  private Practice begun(Lesson lesson) {
    return begun(lesson, 0);
  }

  private Practice begun(Lesson lesson, int step) {
    List<Name> names = Stream.of("South", "West", "North", "East").map(Name::new).toList();
    Practice practice =
        new Practice(
            lesson,
            step,
            names,
            new Practice.Clock((ms, what) -> waiting.add(what), 1, () -> 0),
            new Random(1),
            Bots.of(BotLevel.EASY));
    practice.begin();
    others();
    return practice;
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
        deal.tableau().hand(Practice.ME).cards().stream()
            .filter(Card.class::isInstance)
            .map((Face face) -> (Card) face)
            .toList();
    for (Card card : hand) {
      moves.add(new Move.Discard(card));
      for (int meld = 0; meld < deal.tableau().melds().size(); meld++) {
        moves.add(new Move.LayOff(card, meld, Optional.empty()));
        moves.add(new Move.Displace(card, meld, Optional.empty()));
      }
    }
    return moves;
  }

  @ParameterizedTest
  @EnumSource
  void isPlayedToItsEndThroughEveryWrongTurn(Lesson lesson) {
    Practice practice = begun(lesson);
    int slips = 0;
    while (practice.standProperty().get().mood() == Practice.Mood.ASKING) {
      Step step = practice.step().orElseThrow();
      Sight before = practice.model().sight();
      for (Move move : imaginable(before.game())) {
        if (!practice.tells()
            && step.slip(move).isPresent()
            && practice.model().refusal(move).isEmpty()) {
          slips++;
          practice.model().send(move);
          Practice.Stand slipped = practice.standProperty().get();
          assertThat(slipped.mood()).isEqualTo(Practice.Mood.SLIPPED);
          assertThat(slipped.verdict()).isEqualTo(step.slip(move));
          practice.again();
          others();
          assertThat(practice.model().sight().game()).isEqualTo(before.game());
          assertThat(practice.model().sight().own().hand().cards())
              .hasSameSizeAs(before.own().hand().cards());
          assertThat(practice.model().pendingProperty().get()).isEmpty();
        }
      }
      practice.show();
      assertThat(practice.standProperty().get().verdict()).contains(step.praise());
      others();
    }
    assertThat(practice.standProperty().get().mood())
        .isEqualTo(lesson.first() ? Practice.Mood.FREE : Practice.Mood.LEARNED);
    assertThat(slips).isGreaterThanOrEqualTo(practice.steps() / 2);
    assertThat(practice.right()).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void everySentenceIsThereInEveryLanguage(Lesson lesson) {
    for (Language language : Language.all()) {
      Texts texts = new Texts(language);
      for (Step step : lesson.course().steps()) {
        Stream<String> keys =
            Stream.concat(Stream.of(step.key()), step.slips().stream().map(Step.Slip::key));
        assertThat(keys).allMatch(texts::has);
        assertThat(texts.has(step.praise())).isEqualTo(!lesson.first());
        assertThat(texts.has(step.strange())).isEqualTo(step.goal() instanceof Goal.Staged);
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
          Practice practice = begun(lesson);
          for (int i = 0; i < at; i++) {
            practice.show();
            others();
          }
          practice.model().send(practice.step().orElseThrow().right().get(choice));
          others();
          while (practice.standProperty().get().mood() == Practice.Mood.ASKING) {
            practice.step().orElseThrow().right().stream()
                .filter(move -> practice.model().refusal(move).isEmpty())
                .findFirst()
                .ifPresentOrElse(practice.model()::send, practice::show);
            others();
          }
          assertThat(practice.standProperty().get().mood())
              .isIn(Practice.Mood.FREE, Practice.Mood.LEARNED);
        }
      }
    }
  }

  @Test
  void drawingFromTheStockOutOfAWindowIsTakenBackWhole() {
    Practice practice = begun(Lesson.CLAIMS);
    practice.show();
    others();
    practice.model().answers().passAndDraw();
    others();
    assertThat(practice.standProperty().get().verdict())
        .contains("practice.claims.own-turn.passed");
    practice.again();
    practice.show();
    others();
    assertThat(practice.standProperty().get().step()).isEqualTo(2);
  }

  /** What the player has said of all claims to come is taken back too, or it answers once more. */
  @Test
  void anAutomaticAnswerIsTakenBackWithItsSlip() {
    for (boolean always : List.of(true, false)) {
      Practice practice = begun(Lesson.CLAIMS);
      AutoAnswers answers = practice.model().answers();
      if (always) {
        answers.noUntilMyTurnProperty().set(true);
      } else {
        answers.passOnProperty().set(Set.of(Rank.EIGHT));
      }
      others();
      assertThat(practice.standProperty().get().mood()).isEqualTo(Practice.Mood.SLIPPED);
      practice.again();
      others();
      assertThat(practice.standProperty().get().mood()).isEqualTo(Practice.Mood.ASKING);
    }
  }

  @Test
  void theEndsAreAsTheSentencesSay() {
    Oklahoma last = (Oklahoma) ended(Lesson.LAST_HAND);
    assertThat(last.over()).isTrue();
    assertThat(last.tableau().hand(Practice.ME).cards()).isEmpty();
    assertThat(won(ended(Lesson.KNOCKING))).isEqualTo(31);
    assertThat(won(ended(Lesson.UNDERCUT))).isEqualTo(12);
  }

  /** A lesson that was left begins again with the step where it was, or the tray before that. */
  @ParameterizedTest
  @EnumSource
  void goesOnWhereItWasLeft(Lesson lesson) {
    for (int at = 0; at < lesson.course().steps().size(); at++) {
      Practice whole = begun(lesson);
      for (int i = 0; i < at; i++) {
        whole.show();
        others();
      }
      Practice resumed = begun(lesson, at);
      while (resumed.standProperty().get().step() < at) {
        assertThat(resumed.step().orElseThrow().goal()).isInstanceOf(Goal.Staged.class);
        resumed.show();
        others();
      }
      assertThat(resumed.standProperty().get().mood()).isEqualTo(Practice.Mood.ASKING);
      assertThat(resumed.model().sight().game()).isEqualTo(whole.model().sight().game());
      assertThat(resumed.model().standingProperty().get())
          .isEqualTo(whole.model().standingProperty().get());
    }
  }

  @ParameterizedTest
  @EnumSource(names = {"FIRST_HAND", "FIRST_ROUND"})
  void theDealThenGoesOnAgainstBotsUntilItIsOver(Lesson lesson) {
    Practice practice = begun(lesson, lesson.course().steps().size());
    assertThat(practice.standProperty().get().mood()).isEqualTo(Practice.Mood.FREE);
    Random dice = new Random(2);
    while (practice.standProperty().get().mood() == Practice.Mood.FREE) {
      Deal deal = practice.model().sight().game();
      assertThat(deal.toAct()).contains(Practice.ME);
      practice
          .model()
          .send(
              Bots.of(BotLevel.NORMAL)
                  .choose(Seen.of(deal, Practice.ME), List.of(), Practice.ME, dice));
      others();
    }
    assertThat(practice.standProperty().get().mood()).isEqualTo(Practice.Mood.LEARNED);
    assertThat(practice.model().sight().game().over()).isTrue();
  }

  @Test
  void cardsThatBelongIntoNoMeldLeaveTheTrayAgain() {
    Practice practice = begun(Lesson.FIRST_HAND);
    OwnCards own = practice.model().own();
    List<Integer> strange =
        own.hand().cards().stream()
            .filter(held -> !practice.step().orElseThrow().cards().contains(held.card()))
            .map(Held::id)
            .limit(1)
            .toList();
    own.stage(0, strange);
    assertThat(practice.standProperty().get().verdict())
        .contains("practice.first-hand.meld.strange");
    practice.again();
    assertThat(own.tray().ids()).isEmpty();
    assertThat(practice.standProperty().get().mood()).isEqualTo(Practice.Mood.ASKING);
  }

  @Test
  void aMoveSaysThatTheSentenceBeforeItIsRead() {
    Practice practice = begun(Lesson.FIRST_HAND);
    practice.show();
    assertThat(practice.tells()).isTrue();
    practice.model().send(new Move.Draw());
    others();
    assertThat(practice.standProperty().get().step()).isEqualTo(3);
  }

  @Test
  void whatWasToHappenLaterDoesNotOnceTheTableIsLeft() {
    Practice practice = begun(Lesson.KNOCKING);
    practice.show();
    practice.show();
    Deal left = practice.model().sight().game();
    practice.leave();
    others();
    assertThat(practice.model().sight().game()).isEqualTo(left);
  }

  private Deal ended(Lesson lesson) {
    Practice practice = begun(lesson);
    while (practice.standProperty().get().mood() == Practice.Mood.ASKING) {
      practice.show();
      others();
    }
    return practice.model().sight().game();
  }

  /** How many points the player has won. */
  private static int won(Deal ended) {
    Gin deal = (Gin) ended;
    RoundScore score = RoundScores.of(deal.rules(), deal.result());
    assertThat(score.winners()).containsExactly(Practice.ME);
    return score.points().get(Practice.ME.ordinal());
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
