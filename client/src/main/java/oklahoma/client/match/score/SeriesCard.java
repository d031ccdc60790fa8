package oklahoma.client.match.score;

import java.util.List;
import javafx.beans.value.ObservableValue;
import javafx.scene.layout.VBox;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.ReadingCard;
import oklahoma.client.ui.controls.Controls;
import oklahoma.protocol.lobby.Series;

/** The results of the matches at a table, on a card that the player can close. */
public final class SeriesCard extends VBox {
  private static final double WIDTH = 560;

  /**
   * @param close text key of the button
   * @param back runs when the player presses the button
   */
  public SeriesCard(Texts texts, ObservableValue<Series> series, String close, Runnable back) {
    SeriesPanel panel = new SeriesPanel(texts, series);
    panel.setPrefWidth(WIDTH);
    ReadingCard.make(
        this,
        texts,
        "series-card",
        "series.open",
        List.of(panel),
        new Controls(texts).button(close, back));
  }
}
