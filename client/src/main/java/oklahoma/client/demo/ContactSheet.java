package oklahoma.client.demo;

import java.awt.image.BufferedImage;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Insets;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.layout.TilePane;
import javafx.scene.layout.VBox;

/** Arranges pictures with captions on one sheet, for comparison. */
final class ContactSheet {
  private static final int COLUMNS = 3;
  private static final int PICTURES = 9;
  private static final double WIDTH = 640;
  private static final double GAP = 12;

  private ContactSheet() {}

  /**
   * The contact sheets for these picture files, nine pictures on each. Call it on the FX thread.
   */
  static List<BufferedImage> of(List<Path> pictures) {
    List<BufferedImage> sheets = new ArrayList<>();
    for (int from = 0; from < pictures.size(); from += PICTURES) {
      sheets.add(sheet(pictures.subList(from, Math.min(from + PICTURES, pictures.size()))));
    }
    return sheets;
  }

  private static BufferedImage sheet(List<Path> pictures) {
    TilePane sheet = new TilePane(GAP, GAP);
    sheet.setPrefColumns(COLUMNS);
    sheet.setPadding(new Insets(GAP));
    sheet.setStyle("-fx-background-color: -color-bg-default;");
    for (Path picture : pictures) {
      ImageView view = new ImageView(new Image(picture.toUri().toString(), WIDTH, 0, true, true));
      Label name = new Label(picture.getFileName().toString());
      sheet.getChildren().add(new VBox(3, view, name));
    }
    return Shots.picture(new Scene(sheet).snapshot(null));
  }
}
