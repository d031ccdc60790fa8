package oklahoma.client.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import oklahoma.client.text.Language;
import org.junit.jupiter.api.Test;

class TextSettingsTest {
  private final Settings settings = new Settings(Language.ENGLISH);
  private final TextSettings text = settings.text();

  @Test
  void wordsGrowAndShrinkInSteps() {
    List<Integer> sizes = new ArrayList<>();
    for (int step = 0; step < 6; step++) {
      text.larger();
      sizes.add(text.sizeProperty().get());
    }
    assertThat(sizes).containsExactly(110, 125, 150, 175, 175, 175);
    settings.take(Map.of("text-size", "137"));
    text.smaller();
    assertThat(text.sizeProperty().get()).isEqualTo(125);
    settings.take(Map.of("text-size", "90"));
    text.smaller();
    assertThat(text.sizeProperty().get()).isEqualTo(90);
  }

  @Test
  void aSizeThatIsNoneIsRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> settings.take(Map.of("text-size", "300")));
    assertThat(text.sizeProperty().get()).isEqualTo(100);
  }
}
