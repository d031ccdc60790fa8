package oklahoma.client.table.panel;

import java.util.function.Supplier;
import javafx.animation.FadeTransition;
import javafx.animation.PauseTransition;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.util.Duration;
import oklahoma.client.table.layout.Area;
import oklahoma.client.text.Texts;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;

/**
 * The sentence that says why an action is refused, near the place where the player tried it. Its
 * parent must have the size of the table; the chip stays within it.
 */
public final class ReasonChip extends HBox {
  private static final Duration IN = Duration.millis(167);
  private static final Duration OUT = Duration.millis(83);

  /** The distance above that place, in pixels. */
  private static final double ABOVE = 18;

  private static final double EDGE = 8;

  private final Texts texts;
  private final Supplier<Duration> stays;
  private final Supplier<Area> kept;
  private final Sentence sentence = new Sentence("reason-words");
  private final Button rule = new Button("?");
  private final PauseTransition stay = new PauseTransition();
  private final FadeTransition fade = new FadeTransition(IN, this);
  private double x;
  private double y;

  /**
   * A hidden chip.
   *
   * @param stays how long a sentence stays
   * @param kept the area that the chip may not cover
   */
  public ReasonChip(Texts texts, Supplier<Duration> stays, Supplier<Area> kept) {
    this.texts = texts;
    this.kept = kept;
    setId("reason");
    getStyleClass().addAll("table-panel", "reason-chip");
    setManaged(false);
    setVisible(false);
    setAccessibleRole(AccessibleRole.TEXT);
    FontIcon sign = new FontIcon(MaterialDesignC.CANCEL);
    rule.setId("reason-rule");
    rule.getStyleClass().addAll("panel-button", "round");
    rule.setMinWidth(Region.USE_PREF_SIZE);
    HBox.setHgrow(sentence, Priority.ALWAYS);
    getChildren().addAll(sign, sentence, rule);
    this.stays = stays;
    stay.setOnFinished(over -> hide());
    setOnMouseClicked(clicked -> hide());
  }

  /**
   * Shows a reason.
   *
   * @param atX where the action was tried, in the parent's coordinates
   * @param atY where the action was tried, in the parent's coordinates
   * @param openRule opens the rule behind the reason
   */
  public void say(String reason, double atX, double atY, Runnable openRule) {
    sentence.say(reason);
    setAccessibleText(reason);
    notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT);
    rule.setAccessibleText(texts.say("widgets.reason.rule"));
    rule.setOnAction(pressed -> {
      hide();
      openRule.run();
    });
    x = atX;
    y = atY;
    setVisible(true);
    place();
    fadeTo(1, IN);
    stay.setDuration(stays.get());
    stay.playFromStart();
  }

  /** Fades the chip out. */
  public void hide() {
    stay.stop();
    fadeTo(0, OUT);
    fade.setOnFinished(gone -> setVisible(false));
  }

  /** The current sentence, or the last one. */
  public String words() {
    return sentence.words();
  }

  private void fadeTo(double opacity, Duration length) {
    fade.stop();
    fade.setOnFinished(null);
    fade.setDuration(length);
    fade.setFromValue(isVisible() && opacity > 0 ? 0 : getOpacity());
    fade.setToValue(opacity);
    fade.play();
  }

  private void place() {
    if (getParent() == null) {
      return;
    }
    applyCss();
    double width = Math.min(snapSizeX(prefWidth(-1)), getMaxWidth());
    double height = snapSizeY(prefHeight(width));
    double right = getParent().getLayoutBounds().getWidth() - EDGE;
    double left = Math.clamp(x - width / 2, EDGE, Math.max(EDGE, right - width));
    double top = y - ABOVE - height < EDGE ? y + ABOVE : y - ABOVE - height;
    Area clear = new Area(left, top, width, height).clearOf(kept.get(), EDGE);
    resizeRelocate(snapPositionX(left), snapPositionY(Math.max(EDGE, clear.y())), width, height);
  }
}
