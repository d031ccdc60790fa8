package oklahoma.client.ui.controls;

import javafx.geometry.Pos;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;

/** A placeholder for a page without content, which says what will be there. */
public final class EmptyNote extends VBox {
  private static final double SPACING = 10;
  private static final double WIDEST = 520;

  /**
   * The placeholder.
   *
   * @param title the text key of its title
   * @param body the text key of the explanation
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
