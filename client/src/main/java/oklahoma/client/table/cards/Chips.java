package oklahoma.client.table.cards;

import java.util.function.Supplier;
import javafx.animation.FadeTransition;
import javafx.animation.PauseTransition;
import javafx.animation.SequentialTransition;
import javafx.scene.layout.HBox;
import javafx.scene.text.FontWeight;
import javafx.util.Duration;
import oklahoma.client.table.layout.Area;
import oklahoma.client.table.model.TableActions;
import oklahoma.client.table.panel.ReasonChip;
import oklahoma.client.table.panel.SignedText;
import oklahoma.client.text.Texts;
import oklahoma.client.text.Why;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignI;

/** Shows one sentence for some seconds near the place that it is about. */
public final class Chips extends UnmanagedRegion {
  private static final Duration IN = Duration.millis(167);
  private static final Duration OUT = Duration.millis(83);
  private static final double EDGE = 12;

  private final ReasonChip reason;
  private final TableActions actions;
  private final Supplier<Duration> stay;
  private final Supplier<Area> kept;
  private double type = 1;
  private @Nullable HBox chip;

  /**
   * @param actions opens the rule behind a refusal, and receives every sentence
   * @param stay how long a sentence stays
   * @param kept the area that no sentence may cover
   */
  public Chips(Texts texts, TableActions actions, Supplier<Duration> stay, Supplier<Area> kept) {
    this.actions = actions;
    this.stay = stay;
    this.kept = kept;
    this.reason = new ReasonChip(texts, stay, kept);
    setPickOnBounds(false);
    getChildren().add(reason);
  }

  /** Sets the text scale. */
  public void setType(double large) {
    type = large;
  }

  /** Shows near a point why an action is refused. Replaces the current sentence. */
  public void showRefusal(Why why, double x, double y) {
    clear();
    Runnable opens =
        why.reason().<Runnable>map(named -> () -> actions.rule(named)).orElse(actions::rules);
    reason.say(why.words(), x, y, opens);
    actions.announced(why.words());
    actions.refused();
  }

  /** Shows a hint near a point. Replaces the current sentence. */
  public void showHint(String sentence, double x, double y) {
    clear();
    notice(sentence, x, y);
    actions.announced(sentence);
  }

  /** The current sentence; an empty text if there is none. */
  public String sentence() {
    if (chip != null) {
      return ((SignedText) chip.getChildren().getLast()).words();
    }
    return reason.isVisible() ? reason.words() : "";
  }

  /** Removes the current sentence. */
  public void clear() {
    reason.setVisible(false);
    getChildren().setAll(reason);
    chip = null;
  }

  private void notice(String sentence, double x, double y) {
    SignedText text = new SignedText().font(Math.max(12, 13 * type), FontWeight.BOLD);
    text.setWords(sentence);
    HBox next = new HBox(new FontIcon(MaterialDesignI.INFORMATION_OUTLINE), text);
    next.setId("chip");
    next.setMouseTransparent(true);
    next.getStyleClass().addAll("chip", "notice");
    getChildren().add(next);
    chip = next;
    next.applyCss();
    next.autosize();
    double width = next.getWidth();
    double height = next.getHeight();
    double left = Math.clamp(x - width / 2, EDGE, Math.max(EDGE, getWidth() - width - EDGE));
    double top = Math.clamp(y - height - 14, EDGE, Math.max(EDGE, getHeight() - height - EDGE));
    Area clear = new Area(left, top, width, height).clearOf(kept.get(), EDGE);
    next.relocate(Math.rint(left), Math.rint(Math.max(EDGE, clear.y())));
    fade(next);
  }

  private void fade(HBox shown) {
    FadeTransition in = new FadeTransition(IN, shown);
    in.setFromValue(0);
    in.setToValue(1);
    FadeTransition out = new FadeTransition(OUT, shown);
    out.setToValue(0);
    SequentialTransition whole = new SequentialTransition(in, new PauseTransition(stay.get()), out);
    whole.setOnFinished(done -> {
      getChildren().remove(shown);
      if (shown.equals(chip)) {
        chip = null;
      }
    });
    whole.play();
  }
}
