package oklahoma.client.help;

import java.util.List;
import java.util.stream.Stream;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import oklahoma.client.table.keys.TableKey.Wish;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.Controls;
import oklahoma.client.ui.Pages;

/** The list of keys, shown before whatever page is open. */
public final class KeysPanel {

  /**
   * What some keys do.
   *
   * @param keys as they are shown; a key after another shares its Ctrl or Shift
   * @param does what of the words says it
   * @param wishes what they ask of the table; none for keys that the table does not know
   */
  record Line(String keys, String does, List<Wish> wishes) {
    private static Line of(String keys, String does, Wish... wishes) {
      return new Line(keys, does, List.of(wishes));
    }
  }

  private static final Line ZONES =
      Line.of("Tab   Shift + Tab", "zone", Wish.NEXT_ZONE, Wish.PREVIOUS_ZONE);
  private static final List<Line> HAND =
      List.of(
          Line.of("←  →", "walk", Wish.LEFT, Wish.RIGHT),
          Line.of("Home  End", "ends", Wish.FIRST, Wish.LAST),
          Line.of("Space   Shift + Space", "select", Wish.SELECT),
          Line.of(
              "Ctrl + ←  →  Home  End",
              "move",
              Wish.MOVE_LEFT,
              Wish.MOVE_RIGHT,
              Wish.MOVE_FIRST,
              Wish.MOVE_LAST),
          Line.of("↑  ↓", "lift", Wish.LIFT, Wish.PUT_BACK),
          Line.of("S", "sort", Wish.SORT),
          Line.of("Shift + S", "keep-sorted", Wish.KEEP_SORTED),
          Line.of("B   R", "stage", Wish.BOOK, Wish.RUN),
          Line.of("W", "flip", Wish.FLIP_WILD),
          Line.of("Ctrl + Z   Y", "undo", Wish.UNDO, Wish.REDO));
  private static final List<Line> PLAY =
      List.of(
          Line.of("D   T", "draw", Wish.DRAW, Wish.TAKE),
          Line.of("Space   N", "claim", Wish.CLAIM, Wish.NO),
          Line.of("P", "no-until", Wish.NO_UNTIL_MY_TURN),
          Line.of("E", "no-rank", Wish.NO_TO_RANK),
          Line.of("M   X", "suggest", Wish.SUGGEST, Wish.NEXT_ARRANGEMENT),
          Line.of("H", "hint", Wish.HINT),
          Line.of("L", "lay-down", Wish.LAY_DOWN),
          Line.of("K", "knock", Wish.KNOCK),
          Line.of("F", "place-all", Wish.PLACE_ALL),
          Line.of("1 … 9", "lay-off"),
          Line.of("Enter", "main", Wish.ENTER),
          ZONES);
  private static final List<Line> PROGRAM =
      List.of(
          Line.of("`   Ctrl + Tab", "scores", Wish.PEEK_SCORES),
          Line.of("G", "log", Wish.LOG),
          Line.of("/   C", "chat", Wish.CHAT),
          Line.of("F1", "rules", Wish.RULES),
          Line.of("?   Shift + F1", "keys", Wish.KEYS),
          Line.of("F10   ,", "settings"),
          Line.of("F4", "colours", Wish.FOUR_COLOURS),
          Line.of("F11", "full-screen", Wish.FULL_SCREEN),
          Line.of(
              "Ctrl + +  −  0",
              "card-size",
              Wish.LARGER_CARDS,
              Wish.SMALLER_CARDS,
              Wish.USUAL_CARDS),
          Line.of("Esc", "escape", Wish.ESCAPE));

  private final Controls controls;

  private KeysPanel(Texts texts) {
    this.controls = new Controls(texts);
  }

  /** Everything that is listed. */
  static List<Line> lines() {
    return Stream.of(HAND, PLAY, PROGRAM).flatMap(List::stream).toList();
  }

  /** What somebody without cards can do, which is listed alone. */
  static List<Line> watching() {
    return Stream.concat(Stream.of(ZONES), PROGRAM.stream()).toList();
  }

  /** Shows the list. */
  public static void show(Pages pages) {
    KeysPanel panel = new KeysPanel(pages.texts());
    panel.show(
        pages,
        panel.column("keys.hand", HAND),
        panel.column("keys.play", PLAY),
        panel.column("keys.program", PROGRAM));
  }

  /** Shows what somebody who only watches has of it. */
  public static void showToOnlooker(Pages pages) {
    KeysPanel panel = new KeysPanel(pages.texts());
    panel.show(pages, panel.column("keys.watching", watching()));
  }

  private void show(Pages pages, Node... columns) {
    pages.present(node(pages, columns), () -> {});
  }

  private Node node(Pages pages, Node... all) {
    Button close = controls.button("close", "keys.close", pages::dismiss);
    close.setDefaultButton(true);
    VBox panel =
        new VBox(
            16,
            controls.title("title-3", "keys.title"),
            new HBox(16, all),
            Controls.foot(0, close));
    return Controls.question(panel, "keys-card", controls.texts().live("keys.title"));
  }

  private Node column(String title, List<Line> lines) {
    GridPane grid = new GridPane();
    grid.setHgap(10);
    grid.setVgap(5);
    grid.getStyleClass().add("key-lines");
    for (int row = 0; row < lines.size(); row++) {
      Label keys = Controls.styled(new Label(lines.get(row).keys()), "key-cap");
      keys.setMinWidth(Region.USE_PREF_SIZE);
      GridPane.setValignment(keys, VPos.TOP);
      Label does = controls.paragraph("keys.does." + lines.get(row).does());
      does.setPrefWidth(160);
      grid.addRow(row, keys, does);
    }
    return new VBox(10, controls.title("card-title", title), grid);
  }
}
