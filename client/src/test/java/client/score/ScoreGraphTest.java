package client.score;

import static org.assertj.core.api.Assertions.assertThat;

import client.text.Language;
import client.text.Texts;
import java.util.List;
import java.util.Optional;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.shape.Polyline;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import rules.Seat;
import rules.Standing;

class ScoreGraphTest {

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
    ScoreGraph graph =
        new ScoreGraph(
            new Texts(Language.ENGLISH),
            standing,
            new Players(List.of("North", "East"), Optional.empty()));
    graph.resize(400, 180);
    graph.layout();
    Bounds inside = new BoundingBox(0, 0, 400, 180);
    assertThat(graph.getChildren()).filteredOn(Polyline.class::isInstance).hasSize(2);
    assertThat(graph.getChildren())
        .filteredOn(Polyline.class::isInstance)
        .allSatisfy(line -> assertThat(inside.contains(line.getBoundsInParent())).isTrue());
  }

  @Test
  void zeroHasItsLineAndNoNumberIsTooNearIt() {
    assertThat(ScoreGraph.Range.of(List.of(List.of(-100, 200))).marks())
        .containsExactly(-100, 0, 200);
    assertThat(ScoreGraph.Range.of(List.of(List.of(-5, 200))).marks()).containsExactly(0, 200);
    assertThat(ScoreGraph.Range.of(List.of(List.of(40, 200))).marks()).containsExactly(0, 100, 200);
  }
}
