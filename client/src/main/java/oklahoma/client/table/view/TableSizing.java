package oklahoma.client.table.view;

import java.util.List;
import java.util.function.DoubleConsumer;
import javafx.scene.layout.Region;
import javafx.stage.Window;
import oklahoma.client.deck.style.CardStyle;
import oklahoma.client.settings.TableSettings;
import oklahoma.client.table.cards.CardScene;
import oklahoma.client.table.layout.TableSize;
import oklahoma.client.table.model.TableLook;
import oklahoma.client.table.model.TableModel;
import oklahoma.client.table.panel.FontFitter;

/** Lays out the table in the available space, with the sizes from the settings. */
final class TableSizing {
  private final Region table;
  private final TableModel model;
  private final CardScene picture;
  private final TableLook look;
  private final List<Region> whole;
  private final DoubleConsumer type;

  /**
   * @param table the node whose space is laid out
   * @param whole nodes that fill the whole space
   * @param type receives the text scale
   */
  TableSizing(
      Region table,
      TableModel model,
      CardScene picture,
      TableLook look,
      List<Region> whole,
      DoubleConsumer type) {
    this.table = table;
    this.model = model;
    this.picture = picture;
    this.look = look;
    this.whole = List.copyOf(whole);
    this.type = type;
  }

  /** Resizes everything that fills the whole space. */
  void fill() {
    for (Region region : whole) {
      region.resizeRelocate(0, 0, table.getWidth(), table.getHeight());
    }
  }

  /** Computes the layout and the text size. Returns false if there is no space or scene yet. */
  boolean update() {
    if (table.getScene() == null || table.getWidth() < 1 || table.getHeight() < 1) {
      return false;
    }
    TableSettings settings = look.settings().table();
    picture.setSize(
        new TableSize(
            table.getWidth(),
            table.getHeight(),
            settings.cardSizeProperty().get(),
            settings.handProperty().get(),
            settings.compactSeatsProperty().get(),
            look.words()));
    picture.refresh();
    double large = picture.laid().frame().type();
    table.setStyle(FontFitter.withSigns(large));
    table.applyCss();
    type.accept(large);
    return true;
  }

  /** Applies the card style from the settings at the resolution of the screen. */
  void updateStyle() {
    Window window = table.getScene() == null ? null : table.getScene().getWindow();
    CardStyle chosen = look.style();
    CardStyle style = model.playerView().gin().isPresent() ? chosen.withMarkedWilds(false) : chosen;
    picture.layer().setStyle(style, window == null ? 1 : window.getRenderScaleX());
  }
}
