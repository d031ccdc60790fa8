package oklahoma.client.lobby.invite;

import io.nayuki.qrcodegen.QrCode;
import javafx.geometry.Insets;
import javafx.scene.AccessibleRole;
import javafx.scene.layout.StackPane;
import javafx.scene.shape.SVGPath;

/** A QR code with its quiet zone, dark on light in every theme. */
final class QrPicture extends StackPane {
  private static final int QUIET = 4;

  /**
   * A QR code of a text.
   *
   * @param most the maximum width; modules have a whole number of pixels
   */
  QrPicture(String text, double most) {
    QrCode code = QrCode.encodeText(text, QrCode.Ecc.MEDIUM);
    double module = Math.max(1, Math.floor(most / (code.size + 2 * QUIET)));
    SVGPath modules = new SVGPath();
    modules.setContent(path(code, module));
    modules.getStyleClass().add("modules");
    getChildren().add(modules);
    getStyleClass().add("qr-code");
    setPadding(new Insets(QUIET * module));
    setAccessibleRole(AccessibleRole.IMAGE_VIEW);
    setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
  }

  private static String path(QrCode code, double module) {
    StringBuilder path = new StringBuilder();
    for (int row = 0; row < code.size; row++) {
      for (int column = 0; column < code.size; column++) {
        if (code.getModule(column, row)) {
          path.append(
              "M%1$s,%2$sh%3$sv%3$sh-%3$sZ".formatted(column * module, row * module, module));
        }
      }
    }
    return path.toString();
  }
}
