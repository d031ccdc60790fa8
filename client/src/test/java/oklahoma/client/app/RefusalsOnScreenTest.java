package oklahoma.client.app;

import java.util.List;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Parent;
import javafx.scene.input.KeyCode;
import oklahoma.client.fixture.ProgramWindows;
import oklahoma.client.table.model.hand.Held;
import oklahoma.client.table.model.playerview.Prompt;
import oklahoma.client.table.panel.ReasonChip;
import oklahoma.host.fixture.StackedDealing;
import oklahoma.rules.Seat;
import oklahoma.rules.card.End;
import oklahoma.rules.card.Meld;
import oklahoma.rules.fixture.StackedPack;
import oklahoma.rules.oklahoma.OklahomaRules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.testfx.util.WaitForAsyncUtils;

/**
 * What the screen says by itself where a gesture means nothing, or something else than it seems.
 */
class RefusalsOnScreenTest {
  private static final OklahomaRules RULES = OklahomaRules.standard(3);

  @RegisterExtension private final ProgramWindows windows = new ProgramWindows();

  /** The player begins with two books, one of them with a wild, and cards that fit them. */
  private static StackedDealing dealing() {
    return new StackedDealing(
        Seat.C, List.of(StackedPack.of(RULES, Seat.C, "A: 3sh2s9shd3dc2cKh\nstock Jd")));
  }

  @Test
  void whatOthersHoldIsNotDragged() throws Exception {
    ProgramOnScreen screen = new ProgramOnScreen(windows, dealing());
    begin(screen);
    Bounds plate = bounds(screen, "seat-B");
    Point2D cards = onBacks(screen, plate);
    screen.drag(cards, cards.add(0, 160));
    says(screen, "These are Gauss’s cards. Choose one of yours.");
  }

  @Test
  void whatMeldsTakeIsShownInTheirOwnWords() throws Exception {
    ProgramOnScreen screen = new ProgramOnScreen(windows, dealing());
    begin(screen);
    screen.press(KeyCode.D);
    screen.await("drawn", model -> model.promptProperty().get() instanceof Prompt.Play);
    Way way = new Way.ByClicks(screen);
    way.layDown(
        List.of(Meld.Kind.BOOK, Meld.Kind.BOOK),
        List.of(List.of("3s", "3h", "2s"), List.of("9s", "9h", "9d")));
    screen.await("down", model -> model.playerView().deal().down(Seat.A));

    Held king = screen.held("Kh");
    screen.drag(screen.onCard(king), screen.onMeld(0, End.HIGH));
    says(screen, "K♥ does not fit here. This book takes only threes or wilds.");

    Point2D wild = screen.onCard(screen.held("2c"));
    screen.doubleClick(wild);
    says(screen, "This card fits several melds. Drag it, or press ↑, ← → and Enter.");

    screen.drag(screen.onCard(screen.held("3d")), screen.onMeld(0, End.HIGH));
    screen.await(
        "a word on wilds",
        () ->
            text(screen).equals("You cannot swap a wild in a book. Your 3♦ was laid off instead."));
    screen.await(
        "added",
        model -> model.playerView().deal().tableau().melds().getFirst().meld().size() == 4);
  }

  private static void begin(ProgramOnScreen screen) {
    new Way.ByClicks(screen).begin("North");
    screen.awaitTable();
    screen.await("the turn", model -> model.promptProperty().get() instanceof Prompt.Draw);
  }

  private static Bounds bounds(ProgramOnScreen screen, String id) {
    return WaitForAsyncUtils.waitForAsyncFx(
        10_000, () -> screen.find(id).localToScreen(screen.find(id).getLayoutBounds()));
  }

  /** The middle of the first card on a plate. */
  private static Point2D onBacks(ProgramOnScreen screen, Bounds plate) {
    return WaitForAsyncUtils.waitForAsyncFx(
        10_000,
        () -> {
          Parent table = (Parent) screen.find("table");
          return table.lookupAll(".card").stream()
              .map(card -> card.localToScreen(card.getLayoutBounds()))
              .map(card -> new Point2D(card.getCenterX(), card.getCenterY()))
              .filter(plate::contains)
              .findFirst()
              .orElseThrow();
        });
  }

  private static void says(ProgramOnScreen screen, String reason) {
    screen.await(
        reason,
        () ->
            screen.shows("reason") && ((ReasonChip) screen.find("reason")).words().equals(reason));
  }

  /** What the chip of the moment tells; nothing if there is none. */
  private static String text(ProgramOnScreen screen) {
    return screen.shows("chip") ? screen.find("chip").lookup(".signed").getAccessibleText() : "";
  }
}
