package oklahoma.client.match.score;

import javafx.beans.property.StringProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Button;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.Pages;
import oklahoma.client.ui.controls.Controls;
import oklahoma.client.ui.controls.Tip;
import oklahoma.client.ui.lifetime.NodeVisibility;
import oklahoma.protocol.lobby.Series;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;

/** A button that names the players with the most wins at a table, and opens all results. */
public final class SeriesButton extends Button {
  private final Texts texts;
  private final StringProperty whole = Tip.of(this);

  /**
   * A button that is hidden until a match has been finished.
   *
   * @param pages shows the card with the results
   */
  public SeriesButton(Texts texts, Pages pages, ObservableValue<Series> series) {
    this.texts = texts;
    setId("series");
    setGraphic(Controls.icon(MaterialDesignT.TROPHY_OUTLINE));
    setMinWidth(USE_PREF_SIZE);
    setOnAction(open ->
        pages.present(new SeriesCard(texts, series, "series.close", pages::dismiss), () -> {}));
    NodeVisibility.follow(this, series, this::show);
    texts.whileSeen(this, () -> show(series.getValue()));
  }

  private void show(Series series) {
    boolean any = !series.matches().isEmpty();
    Controls.show(this, any);
    if (any) {
      setText(SeriesPanel.leaders(texts, series));
      whole.set(SeriesPanel.words(texts, series));
      setAccessibleText(whole.get());
    }
  }
}
