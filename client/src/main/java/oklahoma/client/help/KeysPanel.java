package oklahoma.client.help;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Gatherers;
import java.util.stream.Stream;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import oklahoma.client.table.keys.TableKey.Action;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.Pages;
import oklahoma.client.ui.controls.Choice;
import oklahoma.client.ui.controls.Controls;
import oklahoma.protocol.people.QuickPhrase;
import oklahoma.rules.Game;

/** The list of keys, shown over the open page. */
public final class KeysPanel {

  /**
   * A line of the list: some keys and what they do.
   *
   * @param keys the keys as they are shown, separated by two or more spaces
   * @param does the last part of the text key for what they do
   * @param actions the actions that the keys trigger at the table; empty for keys of other screens
   */
  record Line(String keys, String does, List<Action> actions) {
    private static final Pattern GAP = Pattern.compile(" {2,}");

    /** Each key on its own, together with its modifiers. */
    Stream<String> caps() {
      return GAP.splitAsStream(keys);
    }

    private static Line of(String keys, String does, Action... actions) {
      return new Line(keys, does, List.of(actions));
    }
  }

  /**
   * A titled group of lines.
   *
   * @param title the text key of its title
   */
  private record Group(String title, List<Line> lines) {
    Group {
      lines = List.copyOf(lines);
    }
  }

  private static final int IN_A_ROW = 2;
  private static final double CAP_GAP = 4;
  private static final double TITLE_GAP = 5;
  private static final double GROUP_GAP = 11;

  private static final List<Line> ANY_HAND =
      List.of(
          Line.of("←  →", "walk", Action.LEFT, Action.RIGHT),
          Line.of("Home  End", "ends", Action.FIRST, Action.LAST),
          Line.of("Space   Shift + Space", "select", Action.SELECT),
          Line.of(
              "Ctrl + ←  Ctrl + →  Ctrl + Home  Ctrl + End",
              "move",
              Action.MOVE_LEFT,
              Action.MOVE_RIGHT,
              Action.MOVE_FIRST,
              Action.MOVE_LAST),
          Line.of("↑  ↓", "lift", Action.LIFT, Action.PUT_BACK),
          Line.of("S", "sort", Action.SORT),
          Line.of("Shift + S", "keep-sorted", Action.KEEP_SORTED),
          Line.of("Ctrl + Z   Ctrl + Y", "undo", Action.UNDO, Action.REDO));
  private static final List<Line> OKLAHOMA_HAND =
      List.of(
          Line.of("B   R", "stage", Action.BOOK, Action.RUN),
          Line.of("Tab   Enter  Space", "unstage", Action.NEXT_ZONE, Action.ENTER, Action.SELECT),
          Line.of("W", "flip", Action.FLIP_WILD),
          Line.of("M   X", "suggest", Action.SUGGEST, Action.NEXT_ARRANGEMENT));
  private static final List<Line> GIN_HAND =
      List.of(
          Line.of("M", "gin-sort", Action.SUGGEST),
          Line.of("X", "gin-other", Action.NEXT_ARRANGEMENT));
  private static final List<Line> ANY_BEGINNING =
      List.of(Line.of("D   T", "draw", Action.DRAW, Action.TAKE));
  private static final List<Line> ANY_PLAY =
      List.of(
          Line.of("1 … 9", "lay-off"),
          Line.of("H", "hint", Action.HINT),
          Line.of("Enter", "main", Action.ENTER));
  private static final List<Line> OKLAHOMA_PLAY =
      List.of(
          Line.of("Space   N", "claim", Action.CLAIM, Action.NO),
          Line.of("P", "no-until", Action.NO_UNTIL_MY_TURN),
          Line.of("E", "no-rank", Action.NO_TO_RANK),
          Line.of("L", "lay-down", Action.LAY_DOWN),
          Line.of("F", "lay-off-all", Action.LAY_OFF_ALL));
  private static final List<Line> GIN_PLAY =
      List.of(
          Line.of("N", "gin-pass", Action.NO),
          Line.of("K", "gin-knock", Action.KNOCK),
          Line.of("B   F", "gin-lay-off", Action.BOOK, Action.LAY_OFF_ALL),
          Line.of("L", "gin-done", Action.LAY_DOWN));
  private static final Line SCORES = Line.of("`   Ctrl + Tab", "scores", Action.PEEK_SCORES);
  private static final Line COLOURS = Line.of("F4", "colours", Action.FOUR_COLOURS);
  private static final Line LOG = Line.of("G", "log", Action.LOG);
  private static final List<Line> TABLE =
      List.of(
          Line.of("Tab   Shift + Tab", "zone", Action.NEXT_ZONE, Action.PREVIOUS_ZONE),
          SCORES,
          LOG,
          Line.of("/   C", "chat", Action.CHAT),
          Line.of("Alt + 1 … " + QuickPhrase.values().length, "phrase"),
          Line.of("F2", "state", Action.HEAR_STATE),
          COLOURS);
  private static final List<Line> REPLAY =
      List.of(
          Line.of("Space", "replay-play"),
          Line.of("←  →", "replay-step"),
          Line.of("Page Up   Page Down", "replay-deal"),
          Line.of("Home  End", "replay-ends"),
          Line.of("C   Shift + C", "replay-claim"),
          Line.of("↑  ↓", "replay-rate"),
          Line.of("O", "replay-hands"),
          Line.of("N", "replay-seat"),
          LOG,
          SCORES,
          COLOURS,
          Line.of("W", "replay-review"),
          Line.of("P", "replay-on"),
          Line.of("Ctrl + S", "replay-save"));
  private static final List<Line> PROGRAM =
      List.of(
          Line.of("F1", "rules", Action.RULES),
          Line.of("?   Shift + F1", "keys", Action.KEYS),
          Line.of("F10   ,", "settings"),
          Line.of("F11", "full-screen", Action.FULL_SCREEN),
          Line.of(
              "Ctrl + +  Ctrl + −  Ctrl + 0",
              "card-size",
              Action.LARGER_CARDS,
              Action.SMALLER_CARDS,
              Action.USUAL_CARDS),
          Line.of("Esc", "escape", Action.ESCAPE));

  private final Controls controls;

  private KeysPanel(Texts texts) {
    this.controls = new Controls(texts);
  }

  /** All lines for a player at a table of this game. */
  static List<Line> lines(Game game) {
    return Stream.of(hand(game), play(game), watching()).flatMap(List::stream).toList();
  }

  /** The lines for a spectator. */
  static List<Line> watching() {
    return Stream.concat(TABLE.stream(), PROGRAM.stream()).toList();
  }

  /** The lines for a replay, without those for every screen. */
  static List<Line> replay() {
    return REPLAY;
  }

  /** The lines for every screen. */
  static List<Line> everywhere() {
    return PROGRAM;
  }

  private static List<Line> hand(Game game) {
    List<Line> own = game == Game.GIN ? GIN_HAND : OKLAHOMA_HAND;
    return Stream.of(ANY_HAND, own).flatMap(List::stream).toList();
  }

  private static List<Line> play(Game game) {
    List<Line> own = game == Game.GIN ? GIN_PLAY : OKLAHOMA_PLAY;
    return Stream.of(ANY_BEGINNING, own, ANY_PLAY).flatMap(List::stream).toList();
  }

  /** Shows the keys of a game to its player. */
  public static void show(Pages pages, Game game) {
    KeysPanel panel = new KeysPanel(pages.texts());
    panel.show(pages, panel.title(), panel.columns(game));
  }

  /** Shows the keys away from a table; the player chooses the game. */
  public static void showOfAnyGame(Pages pages) {
    KeysPanel panel = new KeysPanel(pages.texts());
    ObjectProperty<Game> game = new SimpleObjectProperty<>(Game.OKLAHOMA);
    StackPane columns = new StackPane();
    game.subscribe(now -> columns.getChildren().setAll(panel.columns(now)));
    HBox games =
        Choice.buttons(
            panel.controls, "keys-of", "gin.game.", List.of(Game.values()), game, game::set);
    Choice.captioned(pages.texts(), games, pages.texts().live("keys.title"));
    HBox head = new HBox(24, panel.title(), games);
    head.setAlignment(Pos.CENTER_LEFT);
    panel.show(pages, head, columns);
  }

  /** Shows the keys for a spectator. */
  public static void showToSpectator(Pages pages) {
    KeysPanel panel = new KeysPanel(pages.texts());
    panel.show(pages, panel.title(), panel.common());
  }

  /** Shows the keys of a replay. */
  public static void showOfReplay(Pages pages) {
    KeysPanel panel = new KeysPanel(pages.texts());
    KeyColumns columns =
        new KeyColumns(
            panel.column(new Group("replay.transport", REPLAY)),
            panel.column(new Group("keys.program", PROGRAM)));
    panel.show(pages, panel.title(), columns);
  }

  private Node title() {
    return controls.title("title-3", "keys.title");
  }

  private KeyColumns columns(Game game) {
    return new KeyColumns(
        column(new Group("keys.hand", hand(game))),
        column(new Group("keys.play", play(game))),
        common());
  }

  private Node common() {
    return column(new Group("keys.table", TABLE), new Group("keys.program", PROGRAM));
  }

  private void show(Pages pages, Node head, Node lines) {
    pages.present(node(pages, head, lines), () -> {});
  }

  private Node node(Pages pages, Node head, Node lines) {
    Button close = controls.button("close", "keys.close", pages::dismiss);
    close.setDefaultButton(true);
    VBox panel = new VBox(16, head, lines, Controls.buttonRow(0, close));
    panel.setFocusTraversable(
        true); // otherwise a long list opens scrolled to the button at its end
    return Controls.question(panel, "keys-card", controls.texts().live("keys.title"));
  }

  /** Groups below each other; all explanations start at the same column. */
  private Node column(Group... groups) {
    GridPane grid = new GridPane();
    grid.setHgap(10);
    grid.setVgap(5);
    grid.getStyleClass().add("key-lines");
    int row = 0;
    for (Group group : groups) {
      Label title = controls.title("card-title", group.title());
      GridPane.setMargin(title, new Insets(row == 0 ? 0 : GROUP_GAP, 0, TITLE_GAP, 0));
      grid.add(title, 0, row++, 2, 1);
      for (Line line : group.lines()) {
        grid.addRow(row++, caps(line), does(line));
      }
    }
    return grid;
  }

  private static Node caps(Line line) {
    return new VBox(
        CAP_GAP,
        line.caps()
            .gather(Gatherers.windowFixed(IN_A_ROW))
            .map(keys -> new HBox(CAP_GAP, keys.stream().map(KeysPanel::cap).toArray(Node[]::new)))
            .toArray(Node[]::new));
  }

  private static Label cap(String key) {
    Label cap = Controls.styled(new Label(key), "key-cap");
    cap.setMinWidth(Region.USE_PREF_SIZE);
    return cap;
  }

  private Label does(Line line) {
    return Controls.styled(controls.paragraph("keys.does." + line.does()), "key-does");
  }
}
