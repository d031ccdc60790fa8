package oklahoma.client.home;

import java.util.List;
import javafx.beans.value.ObservableValue;
import javafx.scene.image.ImageView;
import javafx.scene.layout.Pane;
import javafx.scene.transform.Rotate;
import oklahoma.client.deck.CardImages;
import oklahoma.client.deck.CardShadow;
import oklahoma.client.deck.Elevation;
import oklahoma.client.deck.style.CardStyle;
import oklahoma.client.ui.lifetime.NodeVisibility;
import oklahoma.rules.card.Face;

/** Cards held in a fan, as an ornament. */
final class CardFan extends Pane {
  private static final double DEGREES = 9;
  private static final double TALL = 1.4;

  /**
   * Pictures are drawn this many times larger: JavaFX smooths the edges of turned pictures only
   * when it scales them down.
   */
  private static final double SHARP = 2;

  /**
   * The distance from the middle of a card to the point around which the fan turns, in card widths.
   */
  private static final double HELD = 2.3;

  private final CardImages images;
  private final ObservableValue<CardStyle> style;
  private final List<Face> faces;
  private double width;

  /** A fan that is empty until {@link #widen} sets the width of its cards. */
  CardFan(CardImages images, ObservableValue<CardStyle> style, List<Face> faces) {
    this.images = images;
    this.style = style;
    this.faces = faces;
    setMouseTransparent(true);
    NodeVisibility.follow(this, style, now -> draw());
  }

  /** Draws the fan again with cards of this width. */
  void widen(double now) {
    if (now != width) {
      width = now;
      draw();
    }
  }

  private void draw() {
    getChildren().clear();
    if (width == 0) {
      return;
    }
    double height = TALL * width;
    double spread = Math.toRadians(DEGREES * (faces.size() - 1) / 2);
    double half = HELD * width * Math.sin(spread) + width * 0.75;
    double deep = 4 + Math.max(height, width * (HELD - lowest(spread)));
    setMinSize(2 * half, deep);
    setMaxSize(2 * half, deep);
    setPrefSize(2 * half, deep);
    for (int i = 0; i < faces.size(); i++) {
      add(faces.get(i), half, DEGREES * (i - (faces.size() - 1) / 2.0));
    }
  }

  /** How far above the turning point the lowest corner of the outermost card is, in card widths. */
  private static double lowest(double angle) {
    return (HELD - TALL) * Math.cos(angle) - 0.5 * Math.sin(angle);
  }

  private void add(Face face, double middle, double degrees) {
    CardShadow shadow = images.shadow(width, 1, Elevation.RESTING);
    ImageView shade = new ImageView(shadow.image());
    shade.setFitWidth(shadow.width());
    shade.setFitHeight(shadow.height());
    ImageView card = new ImageView();
    card.setImage(images.get(face, style.getValue(), width, SHARP, card::setImage));
    card.setFitWidth(width);
    card.setFitHeight(TALL * width);
    card.setSmooth(true);
    double left = middle - width / 2;
    card.relocate(left, 4);
    shade.relocate(left + shadow.x(), 4 + shadow.y());
    for (ImageView view : List.of(shade, card)) {
      double x = middle - view.getLayoutX();
      double y = 4 + HELD * width - view.getLayoutY();
      view.getTransforms().add(new Rotate(degrees, x, y));
      getChildren().add(view);
    }
  }
}
