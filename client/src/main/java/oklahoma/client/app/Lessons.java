package oklahoma.client.app;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.animation.PauseTransition;
import javafx.util.Duration;
import oklahoma.bot.Bots;
import oklahoma.client.advice.Advice;
import oklahoma.client.advice.MoveEstimate;
import oklahoma.client.home.HomeScreen;
import oklahoma.client.home.NewcomerCard;
import oklahoma.client.lesson.CoachBar;
import oklahoma.client.lesson.Learned;
import oklahoma.client.lesson.Lesson;
import oklahoma.client.lesson.LessonRun;
import oklahoma.client.lesson.LessonsScreen;
import oklahoma.client.match.Hints;
import oklahoma.client.match.TableScreen;
import oklahoma.client.settings.Presentation;
import oklahoma.client.table.motion.Speed;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.Pages;
import oklahoma.client.ui.Routes;
import oklahoma.client.ui.controls.Controls;
import oklahoma.protocol.people.BotLevel;
import oklahoma.protocol.people.Name;
import oklahoma.rules.Game;
import oklahoma.rules.Move;

/**
 * Opens the list of lessons and single lessons, and records which ones the player has finished or
 * skipped.
 */
final class Lessons {
  private static final long PAUSE_MS = 1_100;

  private final Texts texts;
  private final Presentation presentation;
  private final Pages pages;
  private final Routes routes;
  private final Learned learned;
  private final Supplier<Name> player;
  private final Consumer<String> rule;

  /**
   * @param player the player's current name
   * @param rule opens the rule book at the first paragraph whose key starts with the given text
   */
  Lessons(
      Pages pages,
      Routes routes,
      Presentation presentation,
      Learned learned,
      Supplier<Name> player,
      Consumer<String> rule) {
    this.texts = pages.texts();
    this.presentation = presentation;
    this.pages = pages;
    this.routes = routes;
    this.learned = learned;
    this.player = player;
    this.rule = rule;
  }

  /** Opens the list of lessons. */
  void list() {
    pages.open(new LessonsScreen(pages, learned, this::begin));
  }

  /** Opens a lesson above the current page and continues at the step where the player left it. */
  void begin(Lesson lesson) {
    begin(lesson, learned.of(lesson).step());
  }

  /** Marks the first lesson of a game as skipped, since the player has finished a match of it. */
  void played(Game game) {
    learned.skip(Lesson.first(game));
  }

  /**
   * Offers both first lessons on Home if the player has neither finished nor skipped one of them.
   */
  void offerOn(HomeScreen home) {
    if (learned.newcomer()) {
      home.offer(
          new NewcomerCard(
              new Controls(texts),
              learned::newcomer,
              game -> begin(Lesson.first(game)),
              () -> {
                Stream.of(Game.values()).map(Lesson::first).forEach(learned::skip);
                home.removeOutdated();
              }));
    }
  }

  private void begin(Lesson lesson, int from) {
    long pause = presentation.settings().motion().speedProperty().get() == Speed.OFF ? 0 : PAUSE_MS;
    LessonRun run =
        new LessonRun(
            lesson,
            from,
            names(),
            new LessonRun.Clock(Lessons::later, pause, System::nanoTime),
            new SplittableRandom(),
            Bots.of(BotLevel.EASY));
    run.stateProperty().subscribe(state -> keep(lesson, state));
    pages.open(
        new LessonScreen(pages, run, new LessonActions(lesson), actions -> table(run, actions)));
  }

  private void keep(Lesson lesson, LessonRun.State state) {
    switch (state.phase()) {
      case ASKING -> learned.reach(lesson, state.step());
      case FREE, LEARNED -> learned.add(lesson);
      case WATCHING, MISTAKE -> {}
    }
  }

  private TableScreen table(LessonRun run, TableScreen.Actions actions) {
    return new TableScreen(pages, routes, presentation, run.model(), new OfCourse(run), actions);
  }

  private List<Name> names() {
    List<Name> names = new ArrayList<>(List.of(player.get()));
    Stream.of("B", "C", "D")
        .map(seat -> new Name(texts.say("lesson.seat." + seat)))
        .forEach(names::add);
    return names;
  }

  private static void later(long millis, Runnable what) {
    PauseTransition pause = new PauseTransition(Duration.millis((double) millis));
    pause.setOnFinished(end -> what.run());
    pause.play();
  }

  /** The hint in a lesson is the move that the current step asks for. */
  private record OfCourse(LessonRun run) implements Hints {
    @Override
    public void advise(Consumer<Optional<Advice>> receiver) {
      receiver.accept(run.right().map(OfCourse::advice));
    }

    /** It has no reason, because the coach's text gives one. */
    private static Advice advice(Move move) {
      return new Advice(
          List.of(new Advice.Option(move, new MoveEstimate.None(), texts -> "")),
          0,
          Advice.By.COACH,
          texts -> "");
    }

    @Override
    public boolean allowed() {
      return true;
    }
  }

  /** The coach's buttons in one lesson. */
  private final class LessonActions implements CoachBar.Actions {
    private final Lesson taken;

    LessonActions(Lesson taken) {
      this.taken = taken;
    }

    @Override
    public void rule(String paragraph) {
      rule.accept(paragraph);
    }

    @Override
    public void begin(Lesson lesson) {
      pages.back();
      Lessons.this.begin(lesson, 0);
    }

    /**
     * Closes the lesson. It opens the list unless that is the page below; the lesson may have been
     * begun from the rule book.
     */
    @Override
    public void list() {
      pages.back();
      if (pages.current().filter(LessonsScreen.class::isInstance).isEmpty()) {
        Lessons.this.list();
      }
    }

    @Override
    public void skip() {
      learned.skip(taken);
      list();
    }
  }
}
