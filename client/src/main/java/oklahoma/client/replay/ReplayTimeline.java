package oklahoma.client.replay;

import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Circle;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.controls.Sliders;

/**
 * The timeline of a match: the current position, the starts of deals, and the claims and knocks.
 */
final class ReplayTimeline extends Pane {
  private static final double EDGE = 9;
  private static final double NUMBERS = 14;
  private static final double DOT = 2.6;

  private final Projector projector;
  private final Slider slider;
  private final Pane marks = new Pane();

  ReplayTimeline(Projector projector, Texts texts) {
    this.projector = projector;
    slider = Sliders.of("replay-line", 0, Math.max(1, projector.moments().size() - 1), 0);
    slider.setFocusTraversable(true);
    slider.setBlockIncrement(1);
    slider.accessibleTextProperty().bind(texts.live("replay.line"));
    projector.atProperty().subscribe(at -> slider.setValue(at.intValue()));
    slider
        .valueProperty()
        .addListener((value, before, now) -> {
          int wanted = (int) Math.rint(now.doubleValue());
          if (wanted != projector.atProperty().get()) {
            projector.jump(wanted);
          }
        });
    marks.setMouseTransparent(true);
    getStyleClass().add("replay-line");
    getChildren().addAll(slider, marks);
    setMinHeight(34);
  }

  @Override
  protected void layoutChildren() {
    slider.resizeRelocate(0, NUMBERS, getWidth(), getHeight() - NUMBERS);
    marks.resizeRelocate(0, 0, getWidth(), getHeight());
    marks.getChildren().clear();
    double free = 0;
    for (Mark mark : projector.moments().marks()) {
      double x = x(mark.at());
      switch (mark.kind()) {
        case CLAIM -> dot(x);
        case DEAL -> free = x < free ? free : number(mark, x);
      }
    }
  }

  private void dot(double x) {
    Circle dot = new Circle(x, NUMBERS - 3, DOT);
    dot.getStyleClass().add("replay-claim");
    marks.getChildren().add(dot);
    dot.applyCss();
  }

  /**
   * Adds the number of a deal; returns the right edge, so that the next number can keep clear of
   * it.
   */
  private double number(Mark mark, double x) {
    Label number = new Label(Integer.toString(mark.round()));
    number.getStyleClass().add("replay-deal");
    marks.getChildren().add(number);
    number.applyCss();
    number.autosize();
    number.relocate(x - number.getWidth() / 2, -4);
    return x + number.getWidth();
  }

  private double x(int at) {
    return EDGE + (getWidth() - 2 * EDGE) * at / Math.max(1, projector.moments().size() - 1);
  }
}
