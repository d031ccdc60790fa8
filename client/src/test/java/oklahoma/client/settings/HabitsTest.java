package oklahoma.client.settings;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import oklahoma.client.text.Language;
import org.junit.jupiter.api.Test;

class HabitsTest {
  private final Settings settings = new Settings(Language.ENGLISH);

  @Test
  void everyHabitIsKept() {
    Habits habits = settings.play().habits();
    settings.take(
        Map.of(
            "sticky-mouse", "true",
            "double-click-discards", "everywhere",
            "confirm-discards", "true",
            "keep-sorted", "suit",
            "show-places", "false",
            "mark-fitting", "false",
            "suggestions", "false",
            "deadwood-meter", "false"));
    List<String> first = printed(new Habits());
    List<String> now = printed(habits);
    assertThat(IntStream.range(0, first.size()).boxed().toList())
        .as("each was turned")
        .noneMatch(i -> first.get(i).equals(now.get(i)));
  }

  private static List<String> printed(Habits habits) {
    return habits.kept().stream().map(StoredSetting::print).toList();
  }

  @Test
  void aYesOrNoOfAnOlderFileIsUnderstood() {
    settings.take(Map.of("double-click-discards", "false"));
    assertThat(settings.play().habits().doubleClickProperty().get()).isEqualTo(DoubleClick.NOWHERE);
    settings.take(Map.of("double-click-discards", "true"));
    assertThat(settings.play().habits().doubleClickProperty().get())
        .isEqualTo(DoubleClick.WITH_BOTS);
  }
}
