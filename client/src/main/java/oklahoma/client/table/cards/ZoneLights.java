package oklahoma.client.table.cards;

import java.util.List;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.text.FontWeight;
import oklahoma.client.table.gesture.Target;
import oklahoma.client.table.gesture.Target.Verdict;
import oklahoma.client.table.gesture.Zone;
import oklahoma.client.table.layout.Area;
import oklahoma.client.table.layout.Place;
import oklahoma.client.table.panel.SignedText;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;

/** The outlines and texts that show where a card may go and what a drop there would do. */
public final class ZoneLights extends UnmanagedRegion {
  private static final PseudoClass AIMED = PseudoClass.getPseudoClass("aimed");
  private static final PseudoClass ILLEGAL = PseudoClass.getPseudoClass("illegal");

  private final UnmanagedRegion glows = new UnmanagedRegion();
  private double type = 1;
  private List<Target> lit = List.of();
  private Optional<Target> aimedAt = Optional.empty();
  private boolean explained;

  public ZoneLights() {
    setMouseTransparent(true);
    glows.setMouseTransparent(true);
  }

  /** The outlines without their texts, which belong behind the card being dragged. */
  public UnmanagedRegion glows() {
    return glows;
  }

  /** Sets the text scale. */
  public void setType(double large) {
    type = large;
  }

  /**
   * Shows the legal zones, the aimed one strongly.
   *
   * @param explain whether an illegal aimed zone shows the reason
   */
  public void light(List<Target> targets, Optional<Target> aimed, boolean explain) {
    if (targets.equals(lit)
        && aimed.equals(aimedAt)
        && explained == explain
        && !getChildren().isEmpty()) {
      return;
    }
    lit = List.copyOf(targets);
    aimedAt = aimed;
    explained = explain;
    clear();
    for (Target target : targets) {
      boolean strong = aimed.filter(target::equals).isPresent();
      if (target.legal() && !strong) {
        outline(target, false);
      }
    }
    aimed.filter(Target::legal).ifPresent(target -> outline(target, true));
    aimed.filter(target -> explain && !target.legal()).ifPresent(this::showRefusal);
  }

  /** Shows these zones, which must be legal, numbered from 1. */
  public void number(List<Target> targets) {
    dark();
    for (int i = 0; i < targets.size(); i++) {
      Target target = targets.get(i);
      Area area = target.landing().map(Place::area).orElse(target.area());
      Verdict.Legal legal = (Verdict.Legal) target.verdict();
      HBox label = label(legal.brief(), "zone-label");
      label.getChildren().addFirst(new Label(Integer.toString(i + 1)));
      glows.getChildren().add(region("zone-light", area.grown(2)));
      getChildren().add(label);
      place(label, area, false);
    }
  }

  /** Removes all outlines and texts. */
  public void dark() {
    lit = List.of();
    aimedAt = Optional.empty();
    clear();
  }

  private void clear() {
    getChildren().clear();
    glows.getChildren().clear();
  }

  private void outline(Target target, boolean aimed) {
    Area area = target.landing().map(Place::area).orElse(target.area());
    Region light = region("zone-light", area.grown(aimed ? 4 : 2));
    light.pseudoClassStateChanged(AIMED, aimed);
    Verdict.Legal legal = (Verdict.Legal) target.verdict();
    HBox label = label(aimed ? legal.result() : legal.brief(), "zone-label");
    label.pseudoClassStateChanged(AIMED, aimed);
    glows.getChildren().add(light);
    getChildren().add(label);
    place(label, area, aimed);
    if (target.zone()
        instanceof Zone.InSlot) { // the head of the slot says which cards it still needs
      label.setLayoutY(Math.rint(area.bottom() - label.getHeight() / 2));
    }
  }

  private void showRefusal(Target target) {
    Region light = region("zone-light", target.area().grown(3));
    light.pseudoClassStateChanged(ILLEGAL, true);
    HBox label = label(((Verdict.Illegal) target.verdict()).why().words(), "zone-label");
    label.pseudoClassStateChanged(ILLEGAL, true);
    label.getChildren().addFirst(new FontIcon(MaterialDesignC.CANCEL));
    glows.getChildren().add(light);
    getChildren().add(label);
    place(label, target.area(), true);
  }

  private HBox label(String words, String style) {
    SignedText text = new SignedText().font(Math.max(11, 12 * type), FontWeight.BOLD);
    text.setWords(words);
    HBox label = new HBox(text);
    label.getStyleClass().add(style);
    return label;
  }

  /**
   * Places a label inside the window: on the upper edge of its zone, or outside, above or below the
   * zone, where the dragged card does not hide the label.
   */
  private void place(HBox label, Area area, boolean outside) {
    label.applyCss();
    label.autosize();
    double width = label.prefWidth(-1);
    double height = label.prefHeight(-1);
    double x = area.centreX() - width / 2;
    double y = outside ? area.y() - height - 10 : area.y() - height * 0.45;
    if (y < 4) {
      y = area.bottom() + 10;
    }
    label.resizeRelocate(
        Math.rint(Math.clamp(x, 8, Math.max(8, getWidth() - width - 8))),
        Math.rint(y),
        width,
        height);
  }

  private static Region region(String style, Area area) {
    Region region = new Region();
    region.getStyleClass().add(style);
    region.resizeRelocate(area.x(), area.y(), area.width(), area.height());
    return region;
  }
}
