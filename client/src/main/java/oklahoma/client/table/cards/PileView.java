package oklahoma.client.table.cards;

import javafx.beans.property.StringProperty;
import javafx.css.PseudoClass;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import oklahoma.client.table.layout.Area;
import oklahoma.client.ui.controls.Tip;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignL;

/**
 * The stock or the discard pile without its cards: its outline when empty, its glow when it may be
 * used, its lock when it is closed, its label, and a badge if it has one.
 */
public final class PileView extends UnmanagedRegion {
  private static final PseudoClass OPEN = PseudoClass.getPseudoClass("open");

  private final Region slot = new Region();
  private final Region glow = new Region();
  private final Label label = new Label();
  private final Label badge = new Label("", new FontIcon(MaterialDesignA.AUTORENEW));
  private final FontIcon lock = new FontIcon(MaterialDesignL.LOCK);
  private final UnmanagedRegion above = new UnmanagedRegion();
  private final StringProperty why = Tip.of(this);

  public PileView(String id) {
    setId(id);
    getStyleClass().add("pile");
    setAccessibleRole(AccessibleRole.BUTTON);
    setFocusTraversable(true);
    slot.setCache(true);
    slot.getStyleClass().add("pile-slot");
    glow.setCache(true);
    glow.getStyleClass().add("pile-glow");
    label.getStyleClass().add("pile-label");
    badge.getStyleClass().addAll("pile-label", "pile-badge");
    badge.setVisible(false);
    lock.getStyleClass().add("pile-lock");
    above.setMouseTransparent(true);
    above.getChildren().addAll(lock, label, badge);
    getChildren().addAll(slot, glow);
  }

  /** The parts of this view that belong in front of the cards. */
  public Node above() {
    return above;
  }

  /**
   * Moves to the area of a card.
   *
   * @param unit scale of the table
   * @param type scale of its text
   */
  public void place(Area area, double unit, double type) {
    resizeRelocate(area.x(), area.y(), area.width(), area.height());
    slot.resizeRelocate(0, 0, area.width(), area.height());
    double halo = Math.rint(9 * unit);
    glow.resizeRelocate(-halo, -halo, area.width() + 2 * halo, area.height() + 2 * halo);
    label.autosize();
    above.relocate(area.x(), area.y());
    label.relocate(
        Math.rint((area.width() - label.getWidth()) / 2),
        Math.rint(area.height() - label.getHeight() / 2 + 3 * unit + 3 * Math.max(0, type - unit)));
    // The theme would size icons by the window's text, which grows more than the table's.
    above.setStyle(sign(30 * unit));
    badge.setStyle(sign(13 * type));
    above.applyCss();
    badge.autosize();
    badge.relocate(
        Math.rint((area.width() - badge.getWidth()) / 2), -Math.rint(badge.getHeight() / 2));
    lock.relocate(
        Math.rint((area.width() - lock.getLayoutBounds().getWidth()) / 2),
        Math.rint((area.height() - lock.getLayoutBounds().getHeight()) / 2));
  }

  /** The style that makes icons this large. An icon's own style is already taken by its font. */
  private static String sign(double pixels) {
    return "-sign-size: " + Math.rint(pixels) + "px;";
  }

  /** Shows a short text at the top of the pile. */
  public void badge(String text) {
    badge.setText(text);
    badge.setVisible(true);
  }

  /**
   * Shows the state of the pile.
   *
   * @param text its label
   * @param spoken its text for a screen reader
   * @param empty whether the pile has no card
   * @param open whether the player may use it now
   * @param locked whether it is closed
   * @param reason why the player may not use it; empty if the player may
   */
  public void show(
      String text, String spoken, boolean empty, boolean open, boolean locked, String reason) {
    slot.setVisible(empty);
    label.setText(text);
    setAccessibleText(reason.isEmpty() ? spoken : spoken + " " + reason);
    why.set(reason.isEmpty() ? spoken : reason);
    pseudoClassStateChanged(OPEN, open);
    lock.setVisible(locked);
  }
}
