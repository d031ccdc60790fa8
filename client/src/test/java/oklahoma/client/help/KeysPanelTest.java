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
import oklahoma.client.table.keys.Cyrillic;
import oklahoma.client.table.keys.Focus;
import oklahoma.client.table.keys.KeyMap;
import oklahoma.client.table.keys.KeyPress;
import oklahoma.client.table.keys.QuestionState;
import oklahoma.client.table.keys.TableKey;
import oklahoma.client.table.keys.TableKey.Action;
import oklahoma.protocol.people.QuickPhrase;
import oklahoma.rules.Game;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What the list of keys says is what the keys do. */
class KeysPanelTest {
  /** These have no use in gin, where nothing is claimed and no card is wild. */
  private static final Set<Action> NOT_IN_GIN =
      EnumSet.of(
          Action.CLAIM, Action.RUN, Action.FLIP_WILD, Action.NO_UNTIL_MY_TURN, Action.NO_TO_RANK);

  private static List<KeysPanel.Line> lines() {
    return Stream.of(Game.values())
        .flatMap(game -> KeysPanel.lines(game).stream())
        .filter(line -> !line.actions().isEmpty())
        .distinct()
        .toList();
  }

  @Test
  void everyKeyThatHasAUseInAGameIsListedForIt() {
    assertThat(actions(KeysPanel.lines(Game.OKLAHOMA)))
        .isEqualTo(EnumSet.complementOf(EnumSet.of(Action.KNOCK)));
    assertThat(actions(KeysPanel.lines(Game.GIN)))
        .isEqualTo(EnumSet.complementOf(EnumSet.copyOf(NOT_IN_GIN)));
  }

  /**
   * Keys without an action need a walk of their own: numbers have one at the table, F10 on pages.
   */
  @ParameterizedTest
  @EnumSource
  void onlyNumbersAndTheSettingsAskTheTableForNoWish(Game game) {
    assertThat(KeysPanel.lines(game))
        .filteredOn(line -> line.actions().isEmpty())
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

  private static Set<Action> actions(List<KeysPanel.Line> lines) {
    Set<Action> actions = EnumSet.noneOf(Action.class);
    lines.forEach(line -> actions.addAll(line.actions()));
    return actions;
  }

  @Test
  void aSpectatorIsShownNoKeyForMoves() {
    assertThat(actions(KeysPanel.watching()))
        .contains(Action.NEXT_ZONE, Action.LOG, Action.PEEK_SCORES)
        .doesNotContain(Action.SORT, Action.CLAIM, Action.LAY_DOWN, Action.HINT, Action.DRAW);
  }

  @ParameterizedTest
  @MethodSource("lines")
  void aLineSaysWhatItsKeysDo(KeysPanel.Line line) {
    Set<Action> done = new HashSet<>();
    for (ListedKeys.Listed key : ListedKeys.of(line)) {
      List<Action> actions = meant(key.press());
      assertThat(actions).as(key.toString()).containsAnyElementsOf(line.actions());
      done.addAll(actions.stream().filter(line.actions()::contains).toList());
    }
    assertThat(done).containsExactlyInAnyOrderElementsOf(line.actions());
  }

  /** With a claim window and without. */
  private static List<Action> meant(KeyPress press) {
    return Stream.of(QuestionState.NOT, QuestionState.ARMED)
        .map(asked -> KeyMap.of(press, Focus.TABLE, asked, Cyrillic.values()[0]))
        .flatMap(Optional::stream)
        .map(KeysPanelTest::action)
        .toList();
  }

  private static Action action(TableKey key) {
    return switch (key) {
      case Action action -> action;
      case TableKey.Numbered number -> throw new AssertionError(number);
    };
  }
}
