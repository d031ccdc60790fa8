package client.table.panel;

import client.text.Texts;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignL;

/** What the program would do: one of several layings down, or the next move. Only when asked. */
public final class HintCard extends VBox {
  private final Texts texts;
  private final Label title = new Label();
  private final Label place = new Label();
  private final Sentence what = new Sentence("hint-what");
  private final Sentence why = new Sentence("hint-why");
  private final Label nextWords = new Label();
  private final Label closeWords = new Label();
  private final Label nextKey = Looks.keyCap("M");
  private final Button next;
  private final Button close;

  /**
   * A closed card.
   *
   * @param onNext the player wants the next suggestion, or hint
   * @param onClose the player has seen enough; the card is closed already
   */
  public HintCard(Texts texts, Runnable onNext, Runnable onClose) {
    this.texts = texts;
    this.next = Looks.button("plain", nextWords, nextKey);
    this.close = Looks.button("plain", closeWords, Looks.keyCap("Esc"));
    setId("hint-card");
    next.setId("hint-next");
    close.setId("hint-close");
    getStyleClass().addAll("table-panel", "hint-card");
    setAccessibleRole(AccessibleRole.DIALOG);
    setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
    title.getStyleClass().add("hint-title");
    title.setGraphic(new FontIcon(MaterialDesignL.LIGHTBULB_ON_OUTLINE));
    title.setMinWidth(USE_PREF_SIZE);
    place.getStyleClass().add("hint-place");
    place.setMinWidth(USE_PREF_SIZE);
    next.setOnAction(pressed -> onNext.run());
    close.setOnAction(pressed -> {
      close();
      onClose.run();
    });
    HBox head = new HBox(title, Looks.gap(), place);
    head.getStyleClass().add("hint-head");
    HBox foot = new HBox(Looks.gap(), next, close);
    foot.getStyleClass().add("hint-foot");
    getChildren().addAll(head, what, why, foot);
    close();
  }

  /**
   * Shows one of the ways to lay down.
   *
   * @param number which one, from 1
   * @param of how many there are
   * @param sentence what is laid down, with cards as tokens
   * @param remark what it leads to; nothing if empty
   */
  public void suggest(int number, int of, String sentence, String remark) {
    show(texts.say("widgets.hint.suggestion"), sentence, remark, "M", of > 1);
    place.setText(texts.say("widgets.hint.place", number, of));
  }

  /**
   * Shows a hint for the next move.
   *
   * @param sentence what to do, with cards as tokens
   * @param remark why; nothing if empty
   */
  public void hint(String sentence, String remark) {
    show(texts.say("widgets.hint.move"), sentence, remark, "H", false);
    place.setText("");
  }

  /** Takes the card away. */
  public void close() {
    setVisible(false);
  }

  private void show(String heading, String sentence, String remark, String key, boolean more) {
    title.setText(heading);
    what.say(sentence);
    why.say(remark);
    why.setVisible(!remark.isEmpty());
    why.setManaged(!remark.isEmpty());
    nextWords.setText(texts.say("widgets.hint.next"));
    nextKey.setText(key);
    next.setVisible(more);
    next.setManaged(more);
    next.setAccessibleText(nextWords.getText());
    next.setAccessibleHelp(texts.say("widgets.key", key));
    closeWords.setText(texts.say("widgets.close"));
    close.setAccessibleText(closeWords.getText());
    close.setAccessibleHelp(texts.say("widgets.key", "Esc"));
    setAccessibleText(heading + ". " + sentence + (remark.isEmpty() ? "" : " " + remark));
    setVisible(true);
    notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT);
  }
}
