package oklahoma.client.match.score;

import java.util.List;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.image.ImageView;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import oklahoma.client.deck.CardImages;
import oklahoma.client.deck.CardShadow;
import oklahoma.client.deck.Elevation;
import oklahoma.client.deck.style.CardStyle;
import oklahoma.client.deck.style.IndexSize;
import oklahoma.client.text.Texts;
import oklahoma.rules.card.Card;

/** Cards side by side in a panel, for display only. */
public final class CardRow {
  private static final double CARD = 72;
  private static final double STEP = 30;
  private static final double TALL = 1.4;
  private static final int MOST_IN_A_ROW = 14;

  private final Texts texts;
  private final CardImages images;
  private final CardStyle style;

  /**
   * @param style of the cards; their indices are always huge, because most of each card is covered
   */
  public CardRow(Texts texts, CardImages images, CardStyle style) {
    this.texts = texts;
    this.images = images;
    this.style = style.withIndex(IndexSize.JUMBO);
  }

  /** A row of cards; very many of them overlap more. */
  public Node of(List<Card> cards) {
    Pane row = new Pane();
    double step = step(cards.size());
    CardShadow shadow = images.shadow(CARD, CardImages.SHARP, Elevation.RESTING);
    for (int i = 0; i < cards.size(); i++) {
      ImageView dark = new ImageView(shadow.image());
      dark.setFitWidth(shadow.width());
      dark.setFitHeight(shadow.height());
      dark.relocate(i * step + shadow.x(), shadow.y());
      ImageView face = new ImageView();
      face.setImage(images.get(cards.get(i), style, CARD, CardImages.SHARP, face::setImage));
      face.setFitWidth(CARD);
      face.setFitHeight(CARD * TALL);
      face.relocate(i * step, 0);
      row.getChildren().addAll(dark, face);
    }
    row.setPrefSize((cards.size() - 1) * step + CARD, CARD * TALL);
    row.setMinSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
    row.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
    row.setAccessibleRole(AccessibleRole.TEXT);
    row.setAccessibleText(String.join(", ", cards.stream().map(texts::name).toList()));
    return row;
  }

  private static double step(int cards) {
    return cards <= MOST_IN_A_ROW ? STEP : STEP * MOST_IN_A_ROW / cards;
  }
}
