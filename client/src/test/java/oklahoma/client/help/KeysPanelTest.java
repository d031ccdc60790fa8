package oklahoma.client.help;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javafx.scene.input.KeyCode;
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
  private static final Map<String, KeyCode> NAMED =
      Map.ofEntries(
          Map.entry("←", KeyCode.LEFT),
          Map.entry("→", KeyCode.RIGHT),
          Map.entry("↑", KeyCode.UP),
          Map.entry("↓", KeyCode.DOWN),
          Map.entry("+", KeyCode.PLUS),
          Map.entry("−", KeyCode.MINUS),
          Map.entry("0", KeyCode.DIGIT0),
          Map.entry("/", KeyCode.SLASH),
          Map.entry("`", KeyCode.BACK_QUOTE),
          Map.entry("Esc", KeyCode.ESCAPE));

  private static List<KeysPanel.Line> lines() {
    return KeysPanel.lines().stream().filter(line -> !line.wishes().isEmpty()).toList();
  }

  @Test
  void everyKeyOfTheTableIsListed() {
    Set<Wish> listed = EnumSet.noneOf(Wish.class);
    KeysPanel.lines().forEach(line -> listed.addAll(line.wishes()));
    assertThat(listed).containsExactlyInAnyOrder(Wish.values());
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
    boolean control = false;
    boolean shift = false;
    String joined = line.keys().replace("Ctrl +", "Ctrl").replace("Shift +", "Shift");
    for (String key : joined.trim().split(" +", -1)) {
      switch (key) {
        case "Ctrl" -> control = true;
        case "Shift" -> shift = true;
        default -> {
          List<Wish> wishes = meant(press(key, shift, control));
          assertThat(wishes).as(key).isNotEmpty();
          done.addAll(wishes.stream().filter(line.wishes()::contains).toList());
          assertThat(wishes).as(key).containsAnyElementsOf(line.wishes());
        }
      }
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

  private static KeyPress press(String key, boolean shift, boolean control) {
    KeyCode code =
        key.equals("?")
            ? KeyCode.UNDEFINED
            : NAMED.containsKey(key)
                ? NAMED.get(key)
                : KeyCode.valueOf(key.toUpperCase(java.util.Locale.ROOT));
    return new KeyPress(code, key.equals("?") ? "?" : "", shift, control, false);
  }
}
