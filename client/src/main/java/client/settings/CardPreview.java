package client.settings;

import client.deck.CardImages;
import client.deck.CardStyle;
import client.text.Texts;
import java.util.List;
import javafx.beans.InvalidationListener;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.image.ImageView;
import javafx.scene.layout.HBox;
import rules.card.Back;
import rules.card.Face;
import rules.card.Joker;
import rules.card.Rank;
import rules.card.Suit;
import rules.card.Suited;

/** A few cards as they look with the settings of the moment. */
final class CardPreview extends HBox {
  private static final double WIDTH = 62;
  private static final List<Face> FACES =
      List.of(
          new Suited(Rank.KING, Suit.HEARTS),
          new Suited(Rank.QUEEN, Suit.DIAMONDS),
          new Suited(Rank.TEN, Suit.CLUBS),
          new Suited(Rank.TWO, Suit.SPADES),
          Joker.JOKER,
          Back.BACK);

  private final CardImages images;
  private final Settings settings;
  private final ObservableValue<CardStyle> style;

  CardPreview(Texts texts, CardImages images, Settings settings) {
    this.images = images;
    this.settings = settings;
    this.style = settings.cardStyle();
    setSpacing(6);
    setAlignment(Pos.CENTER);
    setMinHeight(1.4 * WIDTH * Settings.LARGEST_CARDS / 1.3);
    setAccessibleRole(AccessibleRole.IMAGE_VIEW);
    accessibleTextProperty().bind(texts.live("settings.preview-said"));
    InvalidationListener change = changed -> draw();
    style.addListener(change);
    settings.cardSize().addListener(change);
    draw();
  }

  private void draw() {
    double width = Math.rint(WIDTH * Math.min(1.25, settings.cardSize().get()));
    getChildren().setAll(FACES.stream().map(face -> card(face, width)).toList());
  }

  private ImageView card(Face face, double width) {
    ImageView view = new ImageView();
    view.setImage(images.get(face, style.getValue(), width, 1, true, view::setImage));
    view.setFitWidth(width);
    view.setFitHeight(Math.rint(1.4 * width));
    return view;
  }
}
