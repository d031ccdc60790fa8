package oklahoma.client.table.layout;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FrameTest {

  @ParameterizedTest
  @CsvSource({"1024, 640", "1280, 800", "1920, 1080"})
  void wordsAboutTheHandAreOverTheStatusLineOfGin(double width, double height) {
    Frame frame = GinFrame.of(TableSize.of(width, height), 1, 0.78 * height);
    assertThat(frame.above(frame.hand())).isEqualTo(frame.status().y());
    assertThat(frame.above(frame.knock())).isEqualTo(frame.knock().y());
  }

  @ParameterizedTest
  @CsvSource({"1024, 640", "1280, 800", "1920, 1080"})
  void inOklahomaTheStatusLineIsAsideOfThem(double width, double height) {
    Frame frame = Frame.of(TableSize.of(width, height), 2, false, 0, 0.78 * height);
    assertThat(frame.above(frame.hand())).isEqualTo(frame.hand().y());
  }
}
