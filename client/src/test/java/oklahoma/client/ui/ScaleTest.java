package oklahoma.client.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class ScaleTest {
  @Test
  void theNumbersAreRoundAndHoldTheMost() {
    assertThat(marks(0, 195)).containsExactly(0, 100, 200);
    assertThat(marks(0, 175)).containsExactly(0, 100, 200);
    assertThat(marks(0, 120)).containsExactly(0, 50, 100, 150);
    assertThat(marks(0, 200)).containsExactly(0, 100, 200);
    assertThat(marks(0, 1_001)).containsExactly(0, 500, 1_000, 1_500);
    assertThat(marks(0, 10)).containsExactly(0, 5, 10);
    assertThat(marks(0, 2)).containsExactly(0, 1, 2);
    assertThat(marks(0, 1)).containsExactly(0, 1);
  }

  @Test
  void zeroIsAmongThemAndWhatIsSmallerThanAStepHasNone() {
    assertThat(marks(-100, 200)).containsExactly(-100, 0, 100, 200);
    assertThat(marks(-130, 200)).containsExactly(-200, -100, 0, 100, 200);
    assertThat(marks(-5, 200)).containsExactly(0, 100, 200);
    assertThat(marks(-300, 10)).containsExactly(-300, -200, -100, 0);
  }

  @Test
  void theEdgesHoldEveryNumber() {
    for (int least : List.of(0, -1, -7, -99, -12_345)) {
      for (int most : List.of(1, 9, 101, 54_321, 1_000_000_000)) {
        Scale scale = Scale.of(least, most);
        assertThat(scale.least()).isLessThanOrEqualTo(least);
        assertThat(scale.most()).isGreaterThanOrEqualTo(most);
        assertThat(scale.marks()).contains(0).hasSizeBetween(2, 5);
      }
    }
  }

  private static List<Integer> marks(int least, int most) {
    return Scale.of(least, most).marks();
  }
}
