package oklahoma.client.table.motion;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CurveTest {

  @ParameterizedTest
  @CsvSource({"0, 0", "0.25, 0.25", "0.5, 0.5", "1, 1"})
  void anEvenCurveIsAStraightLine(double time, double part) {
    assertThat(Curve.EVEN.at(time)).isCloseTo(part, within(1e-6));
  }

  /** Half of cubic-bezier(0.42, 0, 0.58, 1) is reached in the middle, for it is symmetric. */
  @ParameterizedTest
  @CsvSource({"0.1", "0.3", "0.5", "0.8"})
  void aSymmetricCurveIsSymmetric(double time) {
    Curve curve = new Curve(0.42, 0, 0.58, 1);
    assertThat(curve.at(time) + curve.at(1 - time)).isCloseTo(1, within(1e-6));
  }

  @ParameterizedTest
  @CsvSource({"-1, 0", "0, 0", "1, 1", "7, 1"})
  void itStaysWithinItsEnds(double time, double part) {
    assertThat(Curve.STANDARD.at(time)).isEqualTo(part);
  }

  @ParameterizedTest
  @CsvSource({"0.1", "0.2", "0.4", "0.6", "0.9"})
  void aLandingCardIsAlwaysFurtherThanAnEvenOne(double time) {
    assertThat(Curve.LANDING.at(time)).isGreaterThan(time);
  }
}
