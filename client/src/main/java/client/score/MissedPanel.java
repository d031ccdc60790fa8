package client.score;

import client.deck.CardImages;
import client.deck.CardShadow;
import client.deck.CardStyle;
import client.deck.Elevation;
import client.deck.IndexSize;
import client.page.Controls;
import client.text.Texts;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.image.ImageView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import rules.card.Card;
import rules.card.Meld;
import rules.oklahoma.Arrangement;

/** What the player could have laid down from the hand that was left at the end. */
public final class MissedPanel extends VBox {
  private static final double CARD = 72;
  private static final double STEP = 30;
  private static final double TALL = 1.4;
  private static final int MOST_LEFT_IN_A_ROW = 14;

  private final Texts texts;
  private final CardImages images;
  private final CardStyle style;

  /**
   * The panel.
   *
   * @param style how cards look
   * @param best the best way to lay down
   * @param back what the button does
   */
  public MissedPanel(
      Texts texts, CardImages images, CardStyle style, Arrangement best, Runnable back) {
    this.texts = texts;
    this.images = images;
    this.style = style.withIndex(IndexSize.JUMBO);
    Controls controls = new Controls(texts);
    Label title = Controls.wrapped(controls.paragraph("score.missed.title"));
    title.getStyleClass().add("next-contract");
    Label left = controls.paragraph("score.missed.left", best.left().size(), best.points());
    left.getStyleClass().add("muted");
    HBox melds = new HBox(26);
    melds.setAlignment(Pos.BOTTOM_LEFT);
    best.melds().forEach(meld -> melds.getChildren().add(meld(controls, meld)));
    Button close = controls.button("score.missed.back", back);
    close.setId("missed-back");
    close.setDefaultButton(true);
    HBox foot = new HBox(close);
    foot.setAlignment(Pos.CENTER_RIGHT);
    setSpacing(14);
    setId("missed");
    setAccessibleRole(AccessibleRole.DIALOG);
    Controls.said(this, texts.live("score.missed.title"));
    getStyleClass().add("question-card");
    setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
    getChildren().addAll(title, melds, left);
    if (!best.left().isEmpty()) {
      getChildren().add(cards(best.left(), Math.min(STEP, step(best.left().size()))));
    }
    getChildren().add(foot);
  }

  private Node meld(Controls controls, Meld meld) {
    String key = meld.kind() == Meld.Kind.BOOK ? "score.missed.book" : "score.missed.run";
    Label name = controls.label(key);
    name.getStyleClass().add("muted");
    return new VBox(6, name, cards(meld.cards(), STEP));
  }

  private static double step(int cards) {
    return cards <= MOST_LEFT_IN_A_ROW ? STEP : STEP * MOST_LEFT_IN_A_ROW / cards;
  }

  private Node cards(List<Card> cards, double step) {
    Pane row = new Pane();
    double scale = 1;
    CardShadow shadow = images.shadow(CARD, scale, Elevation.RESTING);
    for (int i = 0; i < cards.size(); i++) {
      ImageView dark = new ImageView(shadow.image());
      dark.setFitWidth(shadow.width());
      dark.setFitHeight(shadow.height());
      dark.relocate(i * step + shadow.x(), shadow.y());
      ImageView face = new ImageView();
      face.setImage(images.get(cards.get(i), style, CARD, scale, i % 2 == 1, face::setImage));
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
}
