package oklahoma.client.match.score;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import oklahoma.client.deck.CardImages;
import oklahoma.client.deck.style.CardStyle;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.ReadingCard;
import oklahoma.client.ui.controls.Controls;
import oklahoma.rules.card.Meld;
import oklahoma.rules.oklahoma.laydown.OklahomaArrangement;

/** The panel about what the player could have laid down from the cards left at the end. */
public final class MissedPanel extends VBox {
  /**
   * @param style of the cards
   * @param best the best way to lay down
   * @param back runs when the player presses the button
   */
  public MissedPanel(
      Texts texts, CardImages images, CardStyle style, OklahomaArrangement best, Runnable back) {
    Controls controls = new Controls(texts);
    Label title = Controls.wrapped(controls.paragraph("score.missed.title"));
    title.getStyleClass().add("next-contract");
    Label left = controls.paragraph("score.missed.left", best.left().size(), best.points());
    left.getStyleClass().add("muted");
    CardRow rows = new CardRow(texts, images, style);
    HBox melds = new HBox(26);
    melds.setAlignment(Pos.BOTTOM_LEFT);
    best.melds().forEach(meld -> melds.getChildren().add(meld(controls, rows, meld)));
    List<Node> contents = new ArrayList<>(List.of(title, melds, left));
    if (!best.left().isEmpty()) {
      contents.add(rows.of(best.left()));
    }
    ReadingCard.make(
        this,
        texts,
        "missed",
        "score.missed.title",
        contents,
        controls.button("score.missed.back", back));
  }

  private static Node meld(Controls controls, CardRow rows, Meld meld) {
    String key = meld.kind() == Meld.Kind.BOOK ? "score.missed.book" : "score.missed.run";
    Label name = controls.title("muted", key);
    return new VBox(6, name, rows.of(meld.cards()));
  }
}
