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

/** The scale of the table on the screen: the size and position of everything in it. */
final class Room {
  private final Region table;
  private final TableModel model;
  private final CardScene picture;
  private final TableLook look;
  private final List<Region> whole;
  private final DoubleConsumer type;

  /**
   * @param table the node that has the room
   * @param whole what fills all of it
   * @param type gets the size of the text over the cards
   */
  Room(
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

  /** Gives everything else its place; whether there is any room to be laid in. */
  boolean lay() {
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

  /** Applies the player's card style at the resolution of the screen. */
  void style() {
    Window window = table.getScene() == null ? null : table.getScene().getWindow();
    CardStyle chosen = look.style();
    CardStyle style = model.sight().gin().isPresent() ? chosen.withMarkedWilds(false) : chosen;
    picture.layer().setStyle(style, window == null ? 1 : window.getRenderScaleX());
  }
}
