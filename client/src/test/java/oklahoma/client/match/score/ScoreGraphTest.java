package oklahoma.client.match.score;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;
import javafx.scene.shape.Polyline;
import oklahoma.client.fixture.Stages;
import oklahoma.client.text.Language;
import oklahoma.client.text.Texts;
import oklahoma.rules.Seat;
import oklahoma.rules.Standing;
import oklahoma.rules.gin.GinPreset;
import oklahoma.rules.gin.GinRules;
import oklahoma.rules.gin.GinSwitch;
import oklahoma.rules.gin.GinTally;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

class ScoreGraphTest {
  @BeforeAll
  static void start() throws Exception {
    FxToolkit.registerPrimaryStage();
  }

  private static ScoreGraph graph(Standing standing, Optional<GinRules> gin) {
    ScoreGraph graph =
        new ScoreGraph(
            new Texts(Language.ENGLISH),
            standing,
            gin,
            new Players(List.of("North", "East"), Optional.empty()));
    graph.resize(400, 180);
    graph.layout();
    return graph;
  }

  @ParameterizedTest
  @CsvSource({"40,25,-90", "0,-200,10", "-3,-4,-5", "0,0,0", "120,80,60"})
  void everyLineStaysWithinTheGraph(int first, int second, int third) {
    List<List<Integer>> deals =
        List.of(List.of(first, -first), List.of(second, 5), List.of(third, 0));
    Standing standing =
        new Standing(
            deals,
            List.of(first + second + third, 5 - first),
            List.of(new Standing.Place(1, Seat.A), new Standing.Place(2, Seat.B)),
            true);
    ScoreGraph graph = graph(standing, Optional.empty());
    Bounds inside = new BoundingBox(0, 0, 400, 180);
    assertThat(graph.getChildren()).filteredOn(Polyline.class::isInstance).hasSize(2);
    assertThat(graph.getChildren())
        .filteredOn(Polyline.class::isInstance)
        .allSatisfy(line -> assertThat(inside.contains(line.getBoundsInParent())).isTrue());
  }

  @Test
  void aLongNameIsWholeAndLeavesRoomForTheLines() {
    WaitForAsyncUtils.waitForAsyncFx(
        10_000,
        () -> {
          List<List<Integer>> deals = Stream.generate(() -> List.of(5, 10)).limit(20).toList();
          ScoreGraph graph =
              new ScoreGraph(
                  new Texts(Language.ENGLISH),
                  new Standing(
                      deals,
                      List.of(100, 200),
                      List.of(new Standing.Place(1, Seat.A), new Standing.Place(2, Seat.B)),
                      true),
                  Optional.empty(),
                  new Players(List.of("Sofia Kovalevskaya", "East"), Optional.empty()));
          StackPane window = new StackPane(graph);
          Stages.themed(window, 800, 220);
          window.setStyle("-fx-font-size: 24px");
          window.applyCss();
          double width = graph.minWidth(-1);
          graph.resize(width, 220);
          graph.layout();
          assertThat(width).isLessThan(800);
          Bounds inside = new BoundingBox(0, 0, width, 220);
          assertThat(graph.getChildren())
              .filteredOn(Node::isVisible)
              .allSatisfy(node -> assertThat(inside.contains(node.getBoundsInParent())).isTrue());
          assertThat(labels(graph).filter(label -> label.getWidth() < label.prefWidth(-1)))
              .isEmpty();
          assertThat(graph.getChildren())
              .filteredOn(Polyline.class::isInstance)
              .hasSize(2)
              .allSatisfy(line -> assertThat(line.getLayoutBounds().getWidth()).isGreaterThan(120));
          List<Label> numbers =
              labels(graph).filter(label -> label.getText().matches("[1-9]|1[0-9]|20")).toList();
          assertThat(numbers).hasSizeBetween(2, 19);
          for (int i = 1; i < numbers.size(); i++) {
            assertThat(numbers.get(i).getBoundsInParent().getMinX())
                .isGreaterThan(numbers.get(i - 1).getBoundsInParent().getMaxX());
          }
          return true;
        });
  }

  private static Stream<Label> labels(ScoreGraph graph) {
    return graph.getChildren().stream()
        .filter(Node::isVisible)
        .filter(Label.class::isInstance)
        .map(Label.class::cast);
  }

  /** The sheet does not count it either. */
  @Test
  void aVoidRoundHasNoNumber() {
    Standing standing =
        new Standing(
            List.of(List.of(20, 0), List.of(0, 0), List.of(0, 30)),
            Set.of(1),
            List.of(20, 30),
            List.of(new Standing.Place(1, Seat.B), new Standing.Place(2, Seat.A)),
            false);
    ScoreGraph graph = graph(standing, Optional.of(GinPreset.CLASSIC.rules(2)));
    assertThat(labels(graph).map(Label::getText)).contains("1", "2").doesNotContain("3");
  }

  /** A seat's second scoring round counts in two games of the three. */
  @Test
  void aLineOfHollywoodEndsAtTheTotalOfItsGamesBesideTheName() {
    GinRules rules = GinPreset.CLASSIC.rules(2).with(GinSwitch.HOLLYWOOD, true);
    List<List<Integer>> deals = List.of(List.of(20, 0), List.of(10, 0), List.of(0, 20));
    Standing standing =
        new Standing(
            deals,
            List.of(40, 20),
            List.of(new Standing.Place(1, Seat.A), new Standing.Place(2, Seat.B)),
            true);
    ScoreGraph graph = graph(standing, Optional.of(rules));
    assertThat(GinTally.of(rules, deals, true).totals()).isEqualTo(standing.totals());
    List<Polyline> lines =
        graph.getChildren().stream()
            .filter(Polyline.class::isInstance)
            .map(Polyline.class::cast)
            .toList();
    for (Seat seat : Seat.first(2)) {
      double end = lines.get(seat.ordinal()).getPoints().getLast();
      String total = Integer.toString(standing.totals().get(seat.ordinal()));
      assertThat(middle(graph, total)).isCloseTo(end, within(1.0));
      assertThat(middle(graph, seat == Seat.A ? "North" : "East")).isCloseTo(end, within(1.0));
    }
  }

  /** How far down a label is. */
  private static double middle(ScoreGraph graph, String words) {
    return labels(graph)
        .filter(label -> label.getText().equals(words))
        .findFirst()
        .orElseThrow()
        .getBoundsInParent()
        .getCenterY();
  }
}
