package oklahoma.client.ui;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.VBox;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.controls.Controls;

/** Makes cards that the player reads and closes with their only button. */
public final class ReadingCard {
  private static final double SPACING = 14;

  private ReadingCard() {}

  /**
   * Makes a box into such a card.
   *
   * @param id its id; the id of the button is the same with {@code -back} appended
   * @param title the text key of its name for screen readers
   * @param contents the nodes above the button, one below the other
   * @param close the button
   */
  public static void make(
      VBox card,
      Texts texts,
      String id,
      String title,
      List<? extends Node> contents,
      Button close) {
    close.setId(id + "-back");
    close.setDefaultButton(true);
    Controls.question(card, id, texts.live(title)).setSpacing(SPACING);
    card.getChildren().setAll(contents);
    card.getChildren().add(Controls.buttonRow(0, close));
  }
}
