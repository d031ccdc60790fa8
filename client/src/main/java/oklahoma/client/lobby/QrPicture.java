package oklahoma.client.lobby;

import io.nayuki.qrcodegen.QrCode;
import javafx.scene.AccessibleRole;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.layout.StackPane;
import javafx.scene.paint.Color;

/** A code for the cameras of telephones: dark on light whatever the theme, with its quiet zone. */
final class QrPicture extends StackPane {
  private static final int QUIET = 4;

  /**
   * A picture of a text.
   *
   * @param most how wide it may become; its modules are whole pixels
   */
  QrPicture(String text, double most) {
    QrCode code = QrCode.encodeText(text, QrCode.Ecc.MEDIUM);
    int modules = code.size + 2 * QUIET;
    double module = Math.max(1, Math.floor(most / modules));
    Canvas canvas = new Canvas(modules * module, modules * module);
    paint(canvas.getGraphicsContext2D(), code, module, modules);
    getChildren().add(canvas);
    setAccessibleRole(AccessibleRole.IMAGE_VIEW);
    setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
  }

  private static void paint(GraphicsContext pen, QrCode code, double module, int modules) {
    pen.setFill(Color.WHITE);
    pen.fillRect(0, 0, modules * module, modules * module);
    pen.setFill(Color.BLACK);
    for (int row = 0; row < code.size; row++) {
      for (int column = 0; column < code.size; column++) {
        if (code.getModule(column, row)) {
          pen.fillRect((column + QUIET) * module, (row + QUIET) * module, module, module);
        }
      }
    }
  }
}
