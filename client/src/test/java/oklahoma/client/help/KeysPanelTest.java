package oklahoma.client.help;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import oklahoma.client.table.keys.Asked;
import oklahoma.client.table.keys.Cyrillic;
import oklahoma.client.table.keys.Focus;
import oklahoma.client.table.keys.KeyMap;
import oklahoma.client.table.keys.KeyPress;
import oklahoma.client.table.keys.TableKey;
import oklahoma.client.table.keys.TableKey.Wish;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the list of keys says is what the keys do. */
class KeysPanelTest {
  private static List<KeysPanel.Line> lines() {
    return KeysPanel.lines().stream().filter(line -> !line.wishes().isEmpty()).toList();
  }

  @Test
  void everyKeyOfTheTableIsListed() {
    Set<Wish> listed = EnumSet.noneOf(Wish.class);
    KeysPanel.lines().forEach(line -> listed.addAll(line.wishes()));
    assertThat(listed).containsExactlyInAnyOrder(Wish.values());
  }

  /**
   * Keys without a wish need a walk of their own: numbers have one at the table, these on pages.
   */
  @Test
  void onlyNumbersAndTheSettingsAskTheTableForNoWish() {
    assertThat(KeysPanel.lines())
        .filteredOn(line -> line.wishes().isEmpty())
        .extracting(KeysPanel.Line::does)
        .containsExactly("lay-off", "settings");
  }

  @Test
  void whoWatchesIsToldOfNoKeyThatPlays() {
    Set<Wish> listed = EnumSet.noneOf(Wish.class);
    KeysPanel.watching().forEach(line -> listed.addAll(line.wishes()));
    assertThat(listed)
        .contains(Wish.NEXT_ZONE, Wish.LOG, Wish.PEEK_SCORES)
        .doesNotContain(Wish.SORT, Wish.CLAIM, Wish.LAY_DOWN, Wish.HINT, Wish.DRAW);
  }

  @ParameterizedTest
  @MethodSource("lines")
  void aLineSaysWhatItsKeysDo(KeysPanel.Line line) {
    Set<Wish> done = new HashSet<>();
    for (ListedKeys.Listed key : ListedKeys.of(line)) {
      List<Wish> wishes = meant(key.press());
      assertThat(wishes).as(key.toString()).containsAnyElementsOf(line.wishes());
      done.addAll(wishes.stream().filter(line.wishes()::contains).toList());
    }
    assertThat(done).containsExactlyInAnyOrderElementsOf(line.wishes());
  }

  /** With a claim window and without. */
  private static List<Wish> meant(KeyPress press) {
    return Stream.of(Asked.NOT, Asked.ARMED)
        .map(asked -> KeyMap.of(press, Focus.TABLE, asked, Cyrillic.values()[0]))
        .flatMap(Optional::stream)
        .map(KeysPanelTest::wish)
        .toList();
  }

  private static Wish wish(TableKey key) {
    return switch (key) {
      case Wish wish -> wish;
      case TableKey.Numbered number -> throw new AssertionError(number);
    };
  }
}
