package oklahoma.client.table.view;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.layout.Region;
import javafx.stage.Window;
import oklahoma.client.deck.CardStyle;
import oklahoma.client.table.input.Kit;
import oklahoma.client.table.layout.TableSize;
import oklahoma.client.table.model.TableLook;
import oklahoma.client.table.model.TableModel;
import oklahoma.client.table.motion.Curve;
import oklahoma.client.table.panel.Letters;
import oklahoma.client.table.panel.Reveal;

/** The room that a table has on the screen: how large everything is in it, and where it lies. */
final class Room {
  private final Region table;
  private final TableModel model;
  private final Kit kit;
  private final TableLook look;
  private final Reveal reveal;
  private final List<Region> whole;

  /**
   * @param table the node that has the room
   * @param under what fills all of it, besides the cards and what lies over them
   */
  Room(Region table, TableModel model, Kit kit, TableLook look, List<Region> under, Reveal reveal) {
    this.table = table;
    this.model = model;
    this.kit = kit;
    this.look = look;
    this.reveal = reveal;
    whole = new ArrayList<>(under);
    whole.addAll(List.of(kit.cards(), kit.lights(), kit.chips(), reveal));
  }

  /** What fills the whole room does so again. */
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
    kit.picture()
        .setSize(
            new TableSize(
                table.getWidth(),
                table.getHeight(),
                look.cardSizeProperty().get(),
                look.handProperty().get(),
                look.compactSeatsProperty().get(),
                look.wordsProperty().get()));
    kit.picture().refresh(0, Curve.EVEN);
    double type = kit.picture().laid().frame().type();
    table.setStyle(Letters.style(Letters.USUAL * type));
    table.applyCss();
    kit.lights().setType(type);
    kit.chips().setType(type);
    reveal.setType(type);
    return true;
  }

  /** Cards look as the player has chosen, as sharp as the screen can show them. */
  void style() {
    Window window = table.getScene() == null ? null : table.getScene().getWindow();
    CardStyle chosen = look.styleProperty().get();
    CardStyle style = model.sight().gin().isPresent() ? chosen.withMarkedWilds(false) : chosen;
    kit.cards().setStyle(style, window == null ? 1 : window.getRenderScaleX());
  }
}
