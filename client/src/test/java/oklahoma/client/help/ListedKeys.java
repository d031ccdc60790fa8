package oklahoma.client.help;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import javafx.scene.input.KeyCode;
import oklahoma.client.table.keys.KeyPress;
import oklahoma.client.table.keys.TableKey.Action;
import oklahoma.rules.Game;

/** The list of keys as it is shown, read again. */
public final class ListedKeys {
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
          Map.entry(",", KeyCode.COMMA),
          Map.entry("?", KeyCode.UNDEFINED),
          Map.entry("`", KeyCode.BACK_QUOTE),
          Map.entry("1", KeyCode.DIGIT1),
          Map.entry("PageUp", KeyCode.PAGE_UP),
          Map.entry("PageDown", KeyCode.PAGE_DOWN),
          Map.entry("Esc", KeyCode.ESCAPE));

  /**
   * A key of the list.
   *
   * @param line says what it does
   * @param actions what the keys of its line ask of the table
   */
  public record Listed(KeyPress press, String line, List<Action> actions) {}

  private ListedKeys() {}

  /** Each key of Oklahoma's list by itself. */
  public static List<Listed> ofOklahoma() {
    return each(KeysPanel.lines(Game.OKLAHOMA));
  }

  /** Each key that has another use in gin, by itself. */
  public static List<Listed> ofGinAlone() {
    return each(
        KeysPanel.lines(Game.GIN).stream()
            .filter(line -> !KeysPanel.lines(Game.OKLAHOMA).contains(line))
            .toList());
  }

  /** Each key that is listed for every screen, by itself. */
  public static List<Listed> ofEveryScreen() {
    return each(KeysPanel.everywhere());
  }

  /** Each key of a replay by itself. */
  public static List<Listed> ofReplay() {
    return each(KeysPanel.replay());
  }

  private static List<Listed> each(List<KeysPanel.Line> lines) {
    return lines.stream().flatMap(line -> of(line).stream()).toList();
  }

  /** The keys of a line; the first of a row represents all. */
  static List<Listed> of(KeysPanel.Line line) {
    return line.caps().map(cap -> new Listed(press(cap), line.does(), line.actions())).toList();
  }

  private static KeyPress press(String cap) {
    List<String> keys = List.of(cap.replaceFirst(" … .", "").split(" \\+ "));
    return press(
        keys.getLast().replace(" ", ""),
        keys.contains("Shift"),
        keys.contains("Ctrl"),
        keys.contains("Alt"));
  }

  private static KeyPress press(String key, boolean shift, boolean control, boolean alt) {
    KeyCode code =
        NAMED.containsKey(key) ? NAMED.get(key) : KeyCode.valueOf(key.toUpperCase(Locale.ROOT));
    return new KeyPress(code, key.equals("?") ? "?" : "", shift, control, alt);
  }
}
