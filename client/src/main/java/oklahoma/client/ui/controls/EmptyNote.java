package oklahoma.client.ui.controls;

import javafx.geometry.Pos;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;

/** A placeholder on a page that has nothing to show yet, which says what will be there. */
public final class EmptyNote extends VBox {
  private static final double SPACING = 10;
  private static final double WIDEST = 520;

  /**
   * The note.
   *
   * @param title the key of the words that say that there is nothing
   * @param body the key of the words that say what will be there
   */
  public EmptyNote(Controls controls, Ikon sign, String title, String body) {
    super(SPACING);
    FontIcon icon = Controls.icon(sign);
    icon.getStyleClass().add("empty-sign");
    setAlignment(Pos.CENTER);
    setMaxWidth(WIDEST);
    getStyleClass().add("empty-note");
    getChildren().addAll(icon, controls.title("card-title", title), controls.paragraph(body));
  }
}
