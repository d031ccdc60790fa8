package oklahoma.client.match.score;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import oklahoma.client.fixture.Stages;
import oklahoma.client.text.Language;
import oklahoma.client.text.Texts;
import oklahoma.rules.Seat;
import oklahoma.rules.Standing;
import oklahoma.rules.gin.GinPreset;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

/** A sheet of a long match in a low window: its deals scroll, its names and sums stay in sight. */
class SheetScrollTest {
  private static final double LOW = 300;

  @BeforeAll
  static void start() throws Exception {
    FxToolkit.registerPrimaryStage();
  }

  @Test
  void namesAndSumsStayWhileTheDealsScroll() {
    WaitForAsyncUtils.waitForAsyncFx(
        10_000,
        () -> {
          ScoreSheet sheet = sheet(20);
          SheetScroll deals = (SheetScroll) sheet.lookup(".score-scroll");
          assertThat(deals.isFocusTraversable()).isTrue();
          assertThat(seen(sheet, deals)).contains("You", "South", "Round 20", "Total");
          assertThat(seen(sheet, deals)).doesNotContain("Round 1");
          deals.setVvalue(0);
          sheet.layout();
          assertThat(seen(sheet, deals)).contains("You", "South", "Round 1", "Total");
          assertThat(seen(sheet, deals)).doesNotContain("Round 20");
          return true;
        });
  }

  /** One of them was not verified. */
  @Test
  void theLineOfTheEarlierDealsIsMarked() {
    WaitForAsyncUtils.waitForAsyncFx(
        10_000,
        () -> {
          ScoreSheet sheet = sheet(GinRows.MOST + 1);
          sheet.prove(FailedDeal.marks());
          FailedDeal.isShownOn(sheet);
          return true;
        });
  }

  @Test
  void aShortMatchIsSeenWhole() {
    WaitForAsyncUtils.waitForAsyncFx(
        10_000,
        () -> {
          ScoreSheet sheet = sheet(4);
          SheetScroll deals = (SheetScroll) sheet.lookup(".score-scroll");
          assertThat(deals.isFocusTraversable()).isFalse();
          assertThat(seen(sheet, deals)).contains("You", "South", "Round 1", "Round 4", "Total");
          return true;
        });
  }

  @Test
  void whatCardsCostHasALineForEachKind() {
    WaitForAsyncUtils.waitForAsyncFx(
        10_000,
        () -> {
          ScoreSheet sheet = new ScoreSheet(new Texts(Language.of("bg")));
          sheet.show(
              new Standing(List.of(), List.of(0, 0, 0, 0), List.of(), false),
              new Players(List.of("Север", "Изток", "Юг", "Запад"), Optional.empty()));
          laidOut(sheet, 1024);
          Label values = (Label) sheet.lookup(".score-legend .label");
          assertThat(values.getHeight()).isEqualTo(values.prefHeight(-1));
          return true;
        });
  }

  /** Figures are at the right of their columns, and so are the names above them. */
  @Test
  void aNameIsRightAboveItsFiguresAndNotBrokenWhereThereIsRoom() {
    WaitForAsyncUtils.waitForAsyncFx(
        10_000,
        () -> {
          ScoreSheet sheet = new ScoreSheet(new Texts(Language.ENGLISH));
          sheet.show(
              new Standing(List.of(), List.of(0, 0, 0), List.of(), false),
              new Players(List.of("Jo", "Максимилиана", "Wilhelmstein"), Optional.empty()));
          laidOut(sheet, 1024);
          assertThat(sheet.lookupAll(".score-name").stream().map(Label.class::cast))
              .hasSize(3)
              .allSatisfy(name -> {
                assertThat(name.getAlignment()).isEqualTo(Pos.CENTER_RIGHT);
                assertThat(name.getWidth()).isGreaterThanOrEqualTo(name.prefWidth(-1) - 1);
                Text words = (Text) name.lookup(".text");
                assertThat(words.getLayoutBounds().getHeight())
                    .isLessThan(1.5 * words.getFont().getSize());
              });
          return true;
        });
  }

  private static ScoreSheet sheet(int rounds) {
    ScoreSheet sheet =
        new ScoreSheet(new Texts(Language.ENGLISH), GinPreset.CLASSIC.rules(2)).filling();
    sheet.show(
        new Standing(
            Stream.generate(() -> List.of(5, 0)).limit(rounds).toList(),
            List.of(5 * rounds, 0),
            List.of(new Standing.Place(1, Seat.A), new Standing.Place(2, Seat.B)),
            false),
        new Players(List.of("North", "South"), Optional.of(Seat.A)));
    laidOut(sheet, 900);
    return sheet;
  }

  private static void laidOut(ScoreSheet sheet, double width) {
    VBox window = new VBox(sheet);
    Stages.themed(window, width, LOW);
    window.applyCss();
    window.layout();
  }

  /** The words that lie within what is seen of the sheet. */
  private static List<String> seen(ScoreSheet sheet, SheetScroll deals) {
    Bounds room = deals.localToScene(deals.getLayoutBounds());
    return sheet.lookupAll(".label").stream()
        .filter(Label.class::isInstance)
        .map(Label.class::cast)
        .filter(label -> room.contains(label.localToScene(label.getLayoutBounds())))
        .map(Label::getText)
        .toList();
  }
}
