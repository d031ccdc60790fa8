package oklahoma.client.lesson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import oklahoma.client.fixture.PlayerWindow;
import oklahoma.client.fixture.ProgramWindows;
import oklahoma.client.settings.ReducedMotion;
import oklahoma.client.settings.Settings;
import oklahoma.client.settings.page.Topic;
import oklahoma.client.table.motion.Speed;
import oklahoma.client.table.panel.Sentence;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Lessons in the program: from the first screen to the tick in the list, by keys. */
class LessonsOnScreenTest {
  @RegisterExtension private final ProgramWindows windows = new ProgramWindows();

  @SuppressWarnings("NullAway.Init")
  private PlayerWindow window;

  @BeforeEach
  void open() throws Exception {
    window = windows.open("South");
    window.types(KeyCode.L);
    window.awaits("lessons");
  }

  private String task() {
    return ProgramWindows.now(
        () -> ((Sentence) window.stage().getScene().lookup(".coach-task")).words());
  }

  /** What the coach says over the table. */
  private String text() {
    return ProgramWindows.now(
        () -> ((Sentence) window.stage().getScene().lookup(".coach-said")).words());
  }

  private void asked(String words) {
    await(words).until(() -> window.sees("#coach-show") && task().contains(words));
  }

  private void begin(Lesson lesson) {
    window.fire("lesson-" + lesson.name());
    window.awaits("lesson");
  }

  private void learned(Lesson lesson) {
    window.awaits("coach-repeat");
    window.fire("coach-list");
    window.awaits("learned-" + lesson.name());
  }

  private String focused() {
    return ProgramWindows.now(() -> {
      Node owner = window.stage().getScene().getFocusOwner();
      return owner == null || owner.getId() == null ? "" : owner.getId();
    });
  }

  @Test
  void aClaimIsLearnedWithAWrongTurnThatIsTakenBack() throws Exception {
    begin(Lesson.CLAIMS);
    asked("a third eight for you");
    answers(KeyCode.N);
    await().until(() -> focused().equals("coach-again"));
    assertThat(task()).startsWith("You may pass, but then");
    window.fire("coach-again");
    asked("a third eight for you");
    answers(KeyCode.SPACE);
    asked("now you are next");
    for (String step : new String[] {"Your turn ends", "West discarded", "your third king"}) {
      window.fire("coach-show");
      asked(step);
    }
    window.fire("coach-show");
    window.awaits("coach-next");
    assertThat(text()).startsWith("Anybody may claim");
    window.fire("coach-next");
    asked("the joker stands for 6♥");
    window.types(KeyCode.ESCAPE);
    window.answers("Go on later");
    window.awaits("learned-CLAIMS");
    assertThat(window.sees("#learned-DISPLACEMENT")).isFalse();
    PlayerWindow again = windows.restart(window);
    again.types(KeyCode.L);
    again.awaits("learned-CLAIMS");
  }

  @Test
  void whatThePlayerIsShownIsSeenWellAgainOnceNothingMovesAnyMore() {
    Settings chosen = window.program().parts().presentation().settings();
    choose(() -> chosen.motion().speedProperty().set(Speed.NORMAL));
    begin(Lesson.CLAIMS);
    asked("a third eight for you");
    await().until(() -> rings() < 0.8);
    choose(() -> {
      window.program().navigation().settings(Topic.MOTION);
      chosen.motion().reducedMotionProperty().set(ReducedMotion.ON);
    });
    window.fire("back");
    asked("a third eight for you");
    assertThat(rings()).isEqualTo(1);
  }

  private static void choose(Runnable what) {
    ProgramWindows.now(() -> {
      what.run();
      return true;
    });
  }

  /** How strong the rings are around what the coach speaks of. */
  private double rings() {
    return ProgramWindows.now(
        () -> window.stage().getScene().lookup(".coach-ring").getParent().getOpacity());
  }

  @Test
  void whatIsAnsweredBeforehandForAllTablesDoesNotCountInALesson() {
    ProgramWindows.now(() -> {
      window.program().navigation().settings(Topic.PLAY);
      return true;
    });
    window.toggles("only-for-TWO");
    ProgramWindows.now(() -> {
      window.program().navigation().home();
      window.program().navigation().lessons();
      return true;
    });
    begin(Lesson.CLAIMS);
    asked("a third eight for you");
    answers(KeyCode.SPACE);
    asked("now you are next");
    for (String step : new String[] {"Your turn ends", "West discarded", "your third king"}) {
      window.fire("coach-show");
      asked(step);
    }
    window.fire("coach-show");
    window.awaits("coach-next");
  }

  /** A window may be answered a moment after it has opened. */
  private void answers(KeyCode key) {
    String before = task();
    await()
        .until(() -> {
          window.types(key);
          return !window.sees("#coach-show") || !task().equals(before);
        });
  }

  @Test
  void theRuleOfAStepOpensAndLeadsBack() {
    begin(Lesson.DISPLACEMENT);
    asked("the joker stands for 6♥");
    window.types(KeyCode.T);
    window.awaits("coach-again");
    window.fire("coach-again");
    window.types(KeyCode.D);
    asked("Put 6♥ on the joker");
    window.fire("coach-rule");
    window.awaits("clause");
    assertThat(window.says("clause")).startsWith("Once you are down");
    window.fire("back");
    asked("Put 6♥ on the joker");
    window.fire("coach-show");
    asked("Now the joker stands for 9♥");
    window.fire("coach-show");
    asked("you cannot swap it");
    window.fire("coach-show");
    learned(Lesson.DISPLACEMENT);
  }

  @Test
  void handFiveIsPlayedByKeys() {
    begin(Lesson.LAST_HAND);
    asked("5♣, fits none");
    window.types(KeyCode.T);
    window.fire("coach-again");
    window.types(KeyCode.D);
    asked("3♥ fits nothing");
    window.fire("coach-show");
    asked("West discarded Q♦");
    window.types(KeyCode.T);
    asked("Lay down all eleven");
    window.types(KeyCode.M);
    window.types(KeyCode.L);
    learned(Lesson.LAST_HAND);
  }

  @Test
  void aKnockIsLearnedByKeys() {
    begin(Lesson.KNOCKING);
    asked("24 points");
    window.types(KeyCode.T);
    window.fire("coach-again");
    window.types(KeyCode.D);
    asked("Discard K♣");
    window.fire("coach-show");
    asked("West discarded J♣");
    window.types(KeyCode.T);
    asked("and may knock");
    window.types(KeyCode.H);
    window.fire("coach-show");
    learned(Lesson.KNOCKING);
  }

  @Test
  void anUndercutIsLearnedFromTheBookOfRules() {
    window.types(KeyCode.ESCAPE);
    window.awaits("solo");
    ProgramWindows.now(() -> {
      window.program().navigation().lesson(Lesson.UNDERCUT);
      return true;
    });
    asked("West knocked with 5");
    window.types(KeyCode.L);
    window.awaits("coach-again");
    assertThat(task()).contains("you lose by 17");
    window.fire("coach-again");
    window.types(KeyCode.B);
    asked("nothing more to lay off");
    window.types(KeyCode.L);
    learned(Lesson.UNDERCUT);
  }

  @Test
  void aFirstLessonIsOfferedUntilItIsSkippedAndGoesOnAfterARestart() throws Exception {
    window.types(KeyCode.ESCAPE);
    window.awaits("newcomer");
    window.fire("first-hand");
    asked("Three cards of one rank");
    window.fire("coach-show");
    window.fire("coach-go-on");
    asked("Every turn begins with a draw");
    window.types(KeyCode.T);
    window.awaits("coach-again");
    assertThat(task()).contains("fits none of your cards");
    window.fire("coach-again");
    window.types(KeyCode.D);
    asked("Then discard one card");
    PlayerWindow again = windows.restart(window);
    window = again;
    window.awaits("newcomer");
    window.types(KeyCode.C);
    asked("Then discard one card");
    assertThat(window.says("coach-step")).isEqualTo("Step 4 of 14");
    window.fire("coach-show");
    asked("completes your second book");
    window.types(KeyCode.ESCAPE);
    assertThat(window.asked("Stop this lesson?")).isTrue();
    window.types(KeyCode.ESCAPE);
    asked("completes your second book");
    window.fire("coach-skip");
    window.awaits("lessons");
    assertThat(window.sees("#learned-FIRST_HAND")).isFalse();
    window.types(KeyCode.ESCAPE);
    window.awaits("solo");
    assertThat(window.sees("#newcomer")).isFalse();
    window = windows.restart(window);
    window.awaits("solo");
    assertThat(window.sees("#newcomer")).isFalse();
  }

  @Test
  void anEscapeThatSkipsALessonAsksFirst() {
    begin(Lesson.FIRST_ROUND);
    window.awaits("coach-go-on");
    window.types(KeyCode.ESCAPE);
    window.answers("Skip lesson");
    window.awaits("lessons");
    window.types(KeyCode.ESCAPE);
    window.awaits("solo");
    assertThat(window.sees("#newcomer")).isFalse();
  }

  @Test
  void aPlayerWhoWantsNoLessonIsOfferedNone() {
    window.types(KeyCode.ESCAPE);
    window.fire("no-first-hand");
    await().until(() -> !window.sees("#newcomer"));
  }
}
