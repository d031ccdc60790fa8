package client.help;

import client.page.Controls;
import client.page.Pages;
import client.text.Texts;
import java.util.List;
import javafx.geometry.Pos;
import javafx.geometry.VPos;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** The list of keys, shown before whatever page is open. */
public final class KeysPanel {

  /** Keys and the part of the bundle's key that says what they do. */
  private record Line(String keys, String does) {}

  private static final List<Line> HAND =
      List.of(
          new Line("←  →", "walk"),
          new Line("Space", "select"),
          new Line("Ctrl + ←  →", "move"),
          new Line("↑", "lift"),
          new Line("S", "sort"),
          new Line("B   R", "stage"),
          new Line("M", "suggest"),
          new Line("Ctrl + Z   Y", "undo"));
  private static final List<Line> PLAY =
      List.of(
          new Line("D   T", "draw"),
          new Line("Space   N", "claim"),
          new Line("P", "no-until"),
          new Line("L", "lay-down"),
          new Line("1 … 9", "lay-off"),
          new Line("W", "flip"),
          new Line("Enter", "main"),
          new Line("Tab", "zone"));
  private static final List<Line> PROGRAM =
      List.of(
          new Line("`   Ctrl + Tab", "scores"),
          new Line("G", "log"),
          new Line("/   C", "chat"),
          new Line("F1", "rules"),
          new Line("?   Shift + F1", "keys"),
          new Line("F10   ,", "settings"),
          new Line("F4", "colours"),
          new Line("F11", "full-screen"),
          new Line("Ctrl   +  −  0", "card-size"),
          new Line("Esc", "escape"));

  private final Controls controls;

  private KeysPanel(Texts texts) {
    this.controls = new Controls(texts);
  }

  /** Shows the list. */
  public static void show(Texts texts, Pages pages) {
    pages.present(new KeysPanel(texts).node(pages), () -> {});
  }

  private Node node(Pages pages) {
    Button close = controls.button("keys.close", pages::dismiss);
    close.setId("close");
    close.setDefaultButton(true);
    HBox foot = new HBox(close);
    foot.setAlignment(Pos.CENTER_RIGHT);
    HBox columns =
        new HBox(
            28,
            column("keys.hand", HAND),
            column("keys.play", PLAY),
            column("keys.program", PROGRAM));
    VBox panel = new VBox(16, controls.title("title-3", "keys.title"), columns, foot);
    panel.setAccessibleRole(AccessibleRole.DIALOG);
    Controls.said(panel, controls.texts().live("keys.title"));
    panel.getStyleClass().add("question-card");
    panel.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
    return panel;
  }

  private Node column(String title, List<Line> lines) {
    GridPane grid = new GridPane();
    grid.setHgap(10);
    grid.setVgap(7);
    for (int row = 0; row < lines.size(); row++) {
      Label keys = new Label(lines.get(row).keys());
      keys.getStyleClass().add("key-cap");
      keys.setMinWidth(Region.USE_PREF_SIZE);
      GridPane.setValignment(keys, VPos.TOP);
      Label does = controls.paragraph("keys.does." + lines.get(row).does());
      does.setPrefWidth(168);
      grid.addRow(row, keys, does);
    }
    return new VBox(10, controls.title("card-title", title), grid);
  }
}
