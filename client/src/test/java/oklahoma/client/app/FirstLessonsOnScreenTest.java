package oklahoma.client.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.input.KeyCode;
import oklahoma.client.fixture.ProgramWindows;
import oklahoma.client.lesson.Lesson;
import oklahoma.client.table.keys.QuestionState;
import oklahoma.client.table.model.TableModel;
import oklahoma.client.table.model.hand.Held;
import oklahoma.client.table.model.playerview.Prompt;
import oklahoma.client.table.panel.ClaimCard;
import oklahoma.client.text.Language;
import oklahoma.host.fixture.StackedDealing;
import oklahoma.rules.Seat;
import oklahoma.rules.card.End;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The first lesson of each game in the whole program, from its first sentence until the deal that
 * goes on against bots is over: with the pointer alone and with keys alone, in every language. The
 * coach's bubble is always below the coach's bar and inside the window, and covers neither what it
 * points at nor the hand nor the knock limit nor the status line.
 */
class FirstLessonsOnScreenTest {
  /** Whether to try all sizes of words and windows; {@code -Dclient.lessons.every-size=true}. */
  private static final boolean EVERY_SIZE = Boolean.getBoolean("client.lessons.every-size");

  private static final Pattern NUMBER = Pattern.compile("\\d+");

  @RegisterExtension private final ProgramWindows windows = new ProgramWindows();

  @SuppressWarnings("NullAway.Init")
  private ProgramOnScreen screen;

  @SuppressWarnings("NullAway.Init")
  private Hands hands;

  @ParameterizedTest
  @CsvSource({
    "MOUSE, en, 1280, 800",
    "MOUSE, bg, 1024, 640",
    "KEYS, en, 1024, 640",
    "KEYS, bg, 1280, 800"
  })
  void aHandOfOklahomaIsLearned(String by, String language, int width, int height)
      throws Exception {
    begin(open(language, width, height), by, Lesson.FIRST_HAND);
    playHand(this::cardsAreSeen);
    assertThat(screen.down(Seat.A)).isTrue();
    playOn();
    learned();
  }

  @ParameterizedTest
  @CsvSource({
    "MOUSE, en, 1024, 640",
    "MOUSE, bg, 1280, 800",
    "KEYS, en, 1280, 800",
    "KEYS, bg, 1024, 640"
  })
  void ginIsLearned(String by, String language, int width, int height) throws Exception {
    begin(open(language, width, height), by, Lesson.FIRST_ROUND);
    playRound(this::limitIsSeen);
    playOn();
    learned();
  }

  private void playHand(BooleanSupplier besides) {
    at(1, () -> hands.stage("8s", "8h", "8d"));
    at(2, () -> hands.goOn());
    at(3, () -> hands.draw());
    at(4, () -> hands.discard("Kc"));
    at(5, () -> hands.claim(), besides);
    at(6, () -> hands.take(), besides);
    at(7, () -> hands.fill("8c", "Qs", "Qh", "Qd"));
    at(8, () -> hands.layDown());
    at(9, () -> hands.layOff("Jc", 1));
    at(10, () -> hands.layOff("Jh", 1));
    at(11, () -> hands.goOn());
    at(12, () -> hands.discard("9d"));
    at(13, () -> hands.goOn(), besides);
    at(14, () -> hands.goOn());
  }

  private void playRound(BooleanSupplier besides) {
    at(1, () -> hands.goOn());
    at(2, () -> hands.goOn());
    at(3, () -> hands.goOn());
    at(4, () -> hands.draw());
    at(5, () -> hands.discard("Qd"));
    at(6, () -> hands.takeFromPile());
    at(7, () -> hands.knock("8s"));
    at(8, () -> hands.goOn());
    at(9, () -> hands.layOff("8s", 0));
    at(10, () -> hands.layOff("4s", 0));
    at(11, () -> hands.show());
    at(12, () -> hands.goOn());
    at(13, () -> hands.draw(), besides);
    at(14, () -> hands.knock("Ad"));
    at(15, () -> hands.goOn());
    at(16, () -> hands.goOn());
  }

  /** The bubble grows with the words, but the table has only so much room. */
  @ParameterizedTest
  @EnumSource
  void whatMustBeSeenIsSeenBesideWordsOfAnySize(Lesson lesson) throws Exception {
    begin(open("en", 1024, 640), "KEYS", lesson);
    screen.await("the coach", () -> screen.shows("coach-mark"));
    int last = numbers().getLast();
    for (int step = 1; step <= last; step++) {
      at(step, this::bubbleFits);
      screen.fire(screen.shows("coach-go-on") ? "coach-go-on" : "coach-show");
    }
  }

  private void bubbleFits() {
    if (!EVERY_SIZE) {
      bubbleFits(175, "en", 1024, 640);
      bubbleFits(175, "bg", 1024, 640); // the least room
      return;
    }
    for (int words : List.of(100, 150, 175)) {
      for (String language : List.of("en", "bg")) {
        bubbleFits(words, language, 1024, 640);
        bubbleFits(words, language, 1280, 800);
      }
    }
  }

  private void bubbleFits(int words, String language, int width, int height) {
    screen.resize(width, height);
    screen.write(words);
    screen.speak(Language.of(language));
    screen.await(
        "a bubble beside its place: %d, %s, %d".formatted(words, language, width),
        this::bubblePoints);
  }

  @ParameterizedTest
  @CsvSource({"en", "bg"})
  void theStatusLineAndTheMeldsCanBeReadWhileASwapIsLearned(String language) throws Exception {
    begin(open(language, 1024, 640), "KEYS", Lesson.DISPLACEMENT);
    at(1, () -> hands.draw(), this::cardsAreSeen);
    at(2, () -> screen.click("coach-show"), this::cardsAreSeen);
    at(3, () -> screen.click("coach-show"), this::cardsAreSeen);
    at(4, () -> {}, this::cardsAreSeen);
  }

  @ParameterizedTest
  @CsvSource({"en", "bg"})
  void theStatusLineAndTheLimitCanBeReadWhileAKnockIsLearned(String language) throws Exception {
    begin(open(language, 1024, 640), "KEYS", Lesson.KNOCKING);
    at(1, () -> {});
  }

  private ProgramOnScreen open(String language, int width, int height) throws Exception {
    return new ProgramOnScreen(
        windows, new StackedDealing(Seat.A, List.of()), Language.of(language), width, height);
  }

  private void begin(ProgramOnScreen opened, String by, Lesson lesson) {
    screen = opened;
    hands = by.equals("MOUSE") ? new Mouse(opened) : new Keys(opened);
    screen.take(lesson);
  }

  /** Waits for a step, looks at the coach's bubble and does what is asked. */
  private void at(int step, Runnable what) {
    at(step, what, () -> true);
  }

  private void at(int step, Runnable what, BooleanSupplier besides) {
    screen.await(
        "step " + step,
        () ->
            screen.shows("coach-mark")
                && screen.shows("coach-skip")
                && numbers().getFirst() == step);
    screen.await(
        "a bubble beside its place for step " + step,
        () -> bubblePoints() && besides.getAsBoolean());
    what.run();
  }

  private boolean cardsAreSeen() {
    Bounds bubble = screen.seen("#coach-mark").getFirst();
    return Stream.of("#tray", "#meld-0", "#meld-1", "#meld-2", "#meld-3")
        .flatMap(meld -> screen.seen(meld).stream())
        .map(FirstLessonsOnScreenTest::inner)
        .noneMatch(bubble::intersects);
  }

  /** The coach speaks of it, and the arrow points at the stock beside it. */
  private boolean limitIsSeen() {
    Bounds limit = inner(screen.seen("#gin-limit").getFirst());
    return !limit.intersects(screen.seen(".coach-arrow").getFirst());
  }

  /** The number of the step, and of how many. */
  private List<Integer> numbers() {
    return NUMBER
        .matcher(screen.words("coach-step"))
        .results()
        .map(MatchResult::group)
        .map(Integer::valueOf)
        .toList();
  }

  private boolean bubblePoints() {
    Bounds bubble = screen.seen("#coach-mark").getFirst();
    Bounds window = screen.seen("#lesson").getFirst();
    List<Bounds> rings = screen.seen(".coach-ring");
    return window.contains(bubble)
        && !rings.isEmpty()
        && rings.stream().noneMatch(bubble::intersects)
        && !screen.seen("#coach").getFirst().intersects(bubble)
        && screen.hand().stream().noneMatch(bubble::intersects)
        && screen.seen("#gin-limit").stream().noneMatch(bubble::intersects)
        && screen.seen("#status").stream()
            .map(FirstLessonsOnScreenTest::inner)
            .noneMatch(bubble::intersects);
  }

  /** The status line, the limit or a meld without its edge, which the bubble may touch. */
  private static Bounds inner(Bounds whole) {
    return new BoundingBox(
        whole.getMinX() + 4, whole.getMinY() + 4, whole.getWidth() - 8, whole.getHeight() - 8);
  }

  /** Leaves every card to the others, and discards what comes first, until the deal is over. */
  private void playOn() {
    screen.await("the deal goes on", () -> screen.shows("coach-list"));
    while (!screen.shows("coach-repeat")) {
      screen.await(
          "the player’s turn",
          () -> screen.shows("coach-repeat") || screen.of(FirstLessonsOnScreenTest::waits));
      if (!screen.shows("coach-repeat")) {
        turn(screen.prompt());
      }
    }
  }

  private static boolean waits(TableModel model) {
    return model.pendingProperty().get().isEmpty()
        && switch (model.promptProperty().get()) {
          case Prompt.Draw draw -> true;
          case Prompt.Play turn -> true;
          case Prompt.Claim window -> true;
          case Prompt.Offer offer -> true;
          case Prompt.Defend defence -> true;
          case Prompt.DealOver over -> false;
          case Prompt.Answered answered -> false;
          case Prompt.NotAsked window -> false;
          case Prompt.Watch watched -> false;
          case Prompt.Shuffling shuffling -> false;
          case Prompt.Offered offered -> false;
          case Prompt.Defended defended -> false;
        };
  }

  private void turn(Prompt prompt) {
    switch (prompt) {
      case Prompt.Draw draw -> hands.draw();
      case Prompt.Play turn -> hands.discard(screen.loose().getFirst());
      case Prompt.Claim window -> hands.pass();
      case Prompt.Offer offer -> hands.passOffer();
      case Prompt.Defend defence -> hands.show();
      default -> throw new IllegalStateException(prompt.toString());
    }
    screen.await("an answer", model -> true);
  }

  private void learned() {
    screen.click("coach-list");
    screen.await("the list", () -> screen.shows("lessons"));
    assertThat(
            screen.seen("#learned-FIRST_HAND").size() + screen.seen("#learned-FIRST_ROUND").size())
        .isEqualTo(1);
  }

  /** By what a player plays. */
  private sealed interface Hands {
    ProgramOnScreen screen();

    void goOn();

    void stage(String... cards);

    /** Fills both slots of the tray. */
    void fill(String... cards);

    void draw();

    void discard(Held card);

    default void discard(String card) {
      discard(screen().held(card));
    }

    void claim();

    void take();

    void takeFromPile();

    void pass();

    void passOffer();

    void layDown();

    void layOff(String card, int meld);

    void knock(String card);

    void show();

    /** A window can be answered a moment after it has opened. */
    default void awaitClaim() {
      screen()
          .await(
              "the question",
              () ->
                  ((ClaimCard) screen().find("claim-card")).askedProperty().get()
                      == QuestionState.ARMED);
    }
  }

  private record Mouse(ProgramOnScreen screen) implements Hands {
    @Override
    public void goOn() {
      screen.click("coach-go-on");
    }

    @Override
    public void stage(String... cards) {
      for (String card : cards) {
        screen.drag(screen.onCard(screen.held(card)), screen.middle("slot-0"));
      }
    }

    @Override
    public void fill(String... cards) {
      for (String card : cards) {
        String slot = card.startsWith("8") ? "slot-0" : "slot-1";
        screen.drag(screen.onCard(screen.held(card)), screen.middle(slot));
      }
    }

    @Override
    public void draw() {
      screen.drag(screen.middle("stock"), hand());
    }

    @Override
    public void discard(Held card) {
      screen.drag(screen.onCard(card), screen.middle("discard"));
    }

    @Override
    public void claim() {
      awaitClaim();
      screen.click("claim-want");
    }

    @Override
    public void take() {
      claim();
    }

    @Override
    public void takeFromPile() {
      screen.drag(screen.middle("discard"), hand());
    }

    private Point2D hand() {
      return screen.onCard(screen.loose().getFirst());
    }

    @Override
    public void pass() {
      awaitClaim();
      screen.click("claim-no");
    }

    @Override
    public void passOffer() {
      screen.click("offer-pass");
    }

    @Override
    public void layDown() {
      screen.click("lay-down");
    }

    @Override
    public void layOff(String card, int meld) {
      screen.drag(screen.onCard(screen.held(card)), screen.onMeld(meld, End.HIGH));
    }

    @Override
    public void knock(String card) {
      screen.drag(screen.onCard(screen.held(card)), screen.middle("knock"));
      screen.click("declare-yes");
    }

    @Override
    public void show() {
      screen.click("lay-off-done");
    }
  }

  private record Keys(ProgramOnScreen screen) implements Hands {
    @Override
    public void goOn() {
      screen.press(KeyCode.ENTER);
    }

    @Override
    public void stage(String... cards) {
      for (String card : cards) {
        screen.walkTo(screen.held(card, held -> !screen.selected(held)));
        screen.press(KeyCode.SPACE);
      }
      screen.press(KeyCode.B);
    }

    @Override
    public void fill(String... cards) {
      screen.press(KeyCode.M);
    }

    @Override
    public void draw() {
      screen.press(KeyCode.D);
    }

    @Override
    public void discard(Held card) {
      screen.walkTo(card);
      screen.press(KeyCode.ENTER);
    }

    @Override
    public void claim() {
      awaitClaim();
      screen.press(KeyCode.SPACE);
    }

    @Override
    public void take() {
      awaitClaim();
      screen.press(KeyCode.T);
    }

    @Override
    public void takeFromPile() {
      screen.press(KeyCode.T);
    }

    @Override
    public void pass() {
      awaitClaim();
      screen.press(KeyCode.N);
    }

    @Override
    public void passOffer() {
      screen.press(KeyCode.N);
    }

    @Override
    public void layDown() {
      screen.press(KeyCode.L);
    }

    /** Lifts the card, which aims at the pile if it may go there, and walks to its meld. */
    @Override
    public void layOff(String card, int meld) {
      screen.walkTo(screen.held(card));
      screen.press(KeyCode.UP, KeyCode.RIGHT, KeyCode.ENTER);
    }

    @Override
    public void knock(String card) {
      screen.walkTo(screen.held(card));
      screen.press(KeyCode.K);
      screen.await("the declaration", () -> screen.shows("declare-yes"));
      screen.press(KeyCode.K);
    }

    @Override
    public void show() {
      screen.press(KeyCode.L);
    }
  }
}
