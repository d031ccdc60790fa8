package oklahoma.client.home;

import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.controls.Controls;
import oklahoma.client.ui.controls.WrappingButton;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;

/**
 * A large button with an icon, a name and a sentence, which leads from the first screen to another.
 */
final class HomeButton extends WrappingButton {
  private static final PseudoClass OPEN = PseudoClass.getPseudoClass("open");

  /**
   * A button of Home.
   *
   * @param key the beginning of the text keys of its name and its sentence
   */
  HomeButton(Controls controls, Ikon sign, String key, Runnable action) {
    Texts texts = controls.texts();
    FontIcon icon = Controls.icon(sign);
    icon.getStyleClass().add("home-button-sign");
    Label title = Controls.styled(controls.paragraph(key + "title"), "home-button-title");
    Label sentence = Controls.styled(controls.paragraph(key + "sentence"), "home-button-sentence");
    VBox words = new VBox(4, title, sentence);
    words.setAlignment(Pos.CENTER_LEFT);
    HBox inside = Controls.row(14, icon, words);
    HBox.setHgrow(words, Priority.ALWAYS);
    setGraphic(inside);
    getStyleClass().add("home-button");
    setMaxHeight(Double.MAX_VALUE); // as high as the highest button of its row
    setAccessibleRole(AccessibleRole.BUTTON);
    Controls.spoken(
        this, texts.live("home.button-spoken", title.textProperty(), sentence.textProperty()));
    setOnAction(event -> action.run());
  }

  /** Sets whether the button looks pressed, because the panel that it opens is on the screen. */
  void open(boolean open) {
    pseudoClassStateChanged(OPEN, open);
  }
}
