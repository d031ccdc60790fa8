package oklahoma.client.help;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javafx.scene.input.KeyEvent;
import oklahoma.client.match.chat.Phrases;
import oklahoma.client.table.keys.Asked;
import oklahoma.client.table.keys.Cyrillic;
import oklahoma.client.table.keys.Focus;
import oklahoma.client.table.keys.KeyMap;
import oklahoma.client.table.keys.KeyPress;
import oklahoma.client.table.keys.TableKey;
import oklahoma.client.table.keys.TableKey.Wish;
import oklahoma.protocol.people.QuickPhrase;
import oklahoma.rules.Game;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What the list of keys says is what the keys do. */
class KeysPanelTest {
  /** These have no use in gin, where nothing is claimed and no card is wild. */
  private static final Set<Wish> NOT_IN_GIN =
      EnumSet.of(Wish.CLAIM, Wish.RUN, Wish.FLIP_WILD, Wish.NO_UNTIL_MY_TURN, Wish.NO_TO_RANK);

  private static List<KeysPanel.Line> lines() {
    return Stream.of(Game.values())
        .flatMap(game -> KeysPanel.lines(game).stream())
        .filter(line -> !line.wishes().isEmpty())
        .distinct()
        .toList();
  }

  @Test
  void everyKeyThatHasAUseInAGameIsListedForIt() {
    assertThat(wishes(KeysPanel.lines(Game.OKLAHOMA)))
        .isEqualTo(EnumSet.complementOf(EnumSet.of(Wish.KNOCK)));
    assertThat(wishes(KeysPanel.lines(Game.GIN)))
        .isEqualTo(EnumSet.complementOf(EnumSet.copyOf(NOT_IN_GIN)));
  }

  /** Keys without a wish need a walk of their own: numbers have one at the table, F10 on pages. */
  @ParameterizedTest
  @EnumSource
  void onlyNumbersAndTheSettingsAskTheTableForNoWish(Game game) {
    assertThat(KeysPanel.lines(game))
        .filteredOn(line -> line.wishes().isEmpty())
        .extracting(KeysPanel.Line::does)
        .containsExactly("lay-off", "phrase", "settings");
  }

  @Test
  void thereIsAKeyForEachPhrase() {
    KeysPanel.Line line =
        KeysPanel.watching().stream()
            .filter(each -> each.does().equals("phrase"))
            .findFirst()
            .orElseThrow();
    KeyPress first = ListedKeys.of(line).getFirst().press();
    assertThat(Phrases.of(event(first))).contains(QuickPhrase.values()[0]);
    assertThat(line.keys()).endsWith(" " + QuickPhrase.values().length);
  }

  private static KeyEvent event(KeyPress press) {
    return new KeyEvent(
        KeyEvent.KEY_PRESSED,
        "",
        press.text(),
        press.code(),
        press.shift(),
        press.control(),
        press.alt(),
        false);
  }

  private static Set<Wish> wishes(List<KeysPanel.Line> lines) {
    Set<Wish> wishes = EnumSet.noneOf(Wish.class);
    lines.forEach(line -> wishes.addAll(line.wishes()));
    return wishes;
  }

  @Test
  void whoWatchesIsToldOfNoKeyThatPlays() {
    assertThat(wishes(KeysPanel.watching()))
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
