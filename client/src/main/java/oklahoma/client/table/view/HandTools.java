package oklahoma.client.table.view;

import java.util.EnumMap;
import java.util.Map;
import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import oklahoma.client.table.layout.Area;
import oklahoma.client.table.layout.Frame;
import oklahoma.client.table.model.hand.Sort;
import oklahoma.client.table.panel.FontFitter;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.controls.Tip;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignU;

/** The buttons that sort the hand, and the undo button. */
final class HandTools extends HBox {
  private final Texts texts;
  private final Map<Sort, Button> sorts = new EnumMap<>(Sort.class);
  private final Button undo = new Button();
  private String fitted = "";

  HandTools(Texts texts, Consumer<Sort> sort, Runnable takeBack) {
    this.texts = texts;
    setId("hand-tools");
    getStyleClass().add("hand-tools");
    setAlignment(Pos.CENTER_LEFT);
    HBox group = new HBox();
    group.getStyleClass().add("segments");
    group.setAlignment(Pos.CENTER_LEFT);
    for (Sort by : Sort.values()) {
      Button button = new Button();
      button.setId("sort-" + by.name().toLowerCase(java.util.Locale.ROOT));
      button.getStyleClass().addAll("segment", place(by));
      button.setMinWidth(USE_PREF_SIZE);
      button.setOnAction(e -> sort.accept(by));
      Tip.on(button, button.accessibleTextProperty());
      sorts.put(by, button);
      group.getChildren().add(button);
    }
    undo.setId("undo");
    undo.getStyleClass().add("tool");
    undo.setGraphic(new FontIcon(MaterialDesignU.UNDO_VARIANT));
    undo.setOnAction(e -> takeBack.run());
    Tip.on(undo, undo.accessibleTextProperty());
    getChildren().addAll(group, undo);
  }

  /** Updates the buttons and places them above the hand. */
  void show(Frame frame, boolean canUndo) {
    Area area = frame.sorts();
    resizeRelocate(area.x(), area.y(), area.width(), area.height());
    sorts.forEach((by, button) -> {
      String name = by.name().toLowerCase(java.util.Locale.ROOT);
      button.setText(texts.say("board.sort." + name));
      button.setAccessibleText(texts.say("board.sort." + name + ".said"));
    });
    fit(frame);
    undo.setDisable(!canUndo);
    undo.setAccessibleText(texts.say("board.undo"));
  }

  /** Makes the buttons smaller if they do not fit. */
  private void fit(Frame frame) {
    String now = frame.type() + " " + frame.sorts().width() + texts.say("board.sort.suit");
    if (!now.equals(fitted) && getScene() != null) {
      fitted = now;
      FontFitter.largest(frame.type(), frame.type() / 2, type -> fits(type, frame.sorts().width()));
    }
  }

  private boolean fits(double type, double width) {
    setStyle(FontFitter.withSigns(type));
    applyCss();
    return prefWidth(-1) <= width;
  }

  private static String place(Sort by) {
    return switch (by) {
      case SUIT -> "first";
      case RANK -> "middle";
      case MELDS -> "last";
    };
  }
}
