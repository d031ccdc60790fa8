package oklahoma.client.lesson;

import atlantafx.base.theme.Styles;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import javafx.animation.Animation;
import javafx.animation.FadeTransition;
import javafx.application.Platform;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.geometry.Dimension2D;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.Group;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.VBox;
import javafx.scene.shape.Polygon;
import javafx.scene.shape.Rectangle;
import javafx.scene.transform.Scale;
import javafx.util.Duration;
import oklahoma.client.table.panel.FontFitter;
import oklahoma.client.table.panel.Sentence;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.controls.Controls;
import oklahoma.client.ui.lifetime.NodeVisibility;

/**
 * The coach's current sentence, in a bubble that points at its target. The target glows, and the
 * bubble never covers it.
 */
public final class CoachMark extends Pane {
  private static final double GROWN = 4;

  /** How far a ring reaches out of its target at most, with the width of its line. */
  private static final double RING = 9;

  private static final double ROUND = 16;

  /** The bubble may be this much wider: its text then takes fewer lines, and it may cover less. */
  private static final double WIDER = 1.25;

  /** How much smaller words become each time that nothing else helps. */
  private static final double SMALLER = 0.85;

  private static final double HALF_FOOT = 9;
  private static final Duration PULSE = Duration.millis(900);
  private static final double FAINT = 0.45;

  /** Finds areas of the screen, in the coordinates of the scene. */
  public interface ScreenAreas {
    /** The area of the first node that this selector matches; empty if the node is not visible. */
    Optional<Bounds> part(String selector);

    /** The areas of every copy of this card in the player's hand. */
    List<Bounds> card(oklahoma.rules.card.Card card);

    /** What has to be seen beside what is lit: words that are read, and the player's hand. */
    List<Bounds> needed();

    /** The areas of nodes that the player uses, which the bubble should not cover. */
    List<Bounds> used();

    /** Whether a card or a panel covers the table. */
    boolean covered();
  }

  private final Texts texts;
  private final LessonRun run;
  private final CoachWords words;
  private final ScreenAreas areas;
  private final Consumer<String> aloud;
  private final Sentence sentence = new Sentence("coach-task");
  private final Button again;
  private final Button next;
  private final VBox bubble;
  private final Polygon arrow = new Polygon();
  private final Group glow = new Group();
  private final Scale scale = new Scale();
  private final FadeTransition pulse = new FadeTransition(PULSE, glow);
  private List<Bounds> lit = List.of();
  private Optional<Placed> placed = Optional.empty();

  /** The last result, and the situation for which it holds. */
  private record Placed(BubblePlacement.Situation found, BubblePlacement placement) {}

  /**
   * The bubble of a lesson.
   *
   * @param moves whether motion is allowed on the screen
   * @param aloud receives the sentences to read aloud
   */
  public CoachMark(
      Controls controls,
      LessonRun run,
      ScreenAreas sights,
      BooleanSupplier moves,
      Consumer<String> aloud) {
    this.texts = controls.texts();
    this.run = run;
    this.words = new CoachWords(run);
    this.areas = sights;
    this.aloud = aloud;
    again = controls.button("coach-again", "lesson.again", run::again);
    again.getStyleClass().add(Styles.ACCENT);
    next = controls.button("coach-go-on", "lesson.go-on", run::next);
    next.getStyleClass().add(Styles.ACCENT);
    HBox buttons = Controls.buttonRow(0, again, next);
    Controls.showWhile(buttons, again.visibleProperty().or(next.visibleProperty()));
    bubble = new VBox(8, sentence, buttons);
    bubble.setId("coach-mark");
    bubble.getStyleClass().add("coach-mark");
    bubble.setAccessibleRole(AccessibleRole.TEXT);
    bubble.setManaged(false);
    bubble.getTransforms().add(scale);
    arrow.getStyleClass().add("coach-arrow");
    arrow.setManaged(false);
    arrow.setMouseTransparent(true);
    glow.setManaged(false);
    glow.setMouseTransparent(true);
    getChildren().addAll(glow, arrow, bubble);
    setPickOnBounds(false);
    pulse.setFromValue(1);
    pulse.setToValue(FAINT);
    pulse.setAutoReverse(true);
    pulse.setCycleCount(Animation.INDEFINITE);
    run.stateProperty().subscribe(state -> follow());
    texts.whileSeen(this, this::follow);
    NodeVisibility.listen(
        this,
        () -> {
          glow.setOpacity(1); // a pulse that was stopped has left it faint
          if (moves.getAsBoolean()) {
            pulse.play();
          }
          Scene scene = getScene();
          Runnable placing = this::place;
          scene.addPostLayoutPulseListener(placing);
          return () -> {
            scene.removePostLayoutPulseListener(placing);
            pulse.stop();
          };
        });
  }

  private void follow() {
    boolean slipped = run.stateProperty().get().phase() == LessonRun.Phase.MISTAKE;
    sentence.say(words.there(texts).orElse(""));
    bubble.pseudoClassStateChanged(Styles.STATE_DANGER, slipped);
    Controls.show(again, slipped);
    Controls.show(next, run.isReading());
    words
        .there(texts.aloud())
        .ifPresent(spoken -> {
          bubble.setAccessibleText(spoken);
          bubble.notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT);
          aloud.accept(spoken);
        });
    if (slipped) {
      Platform.runLater(again::requestFocus);
    }
    if (bubble.isVisible()) {
      bubble.applyCss();
    }
    place();
  }

  /** Finds all positions again, because the table may have changed since the last frame. */
  private void place() {
    boolean shown = !sentence.words().isEmpty() && !areas.covered() && getWidth() > 0;
    boolean appears = shown && !bubble.isVisible();
    bubble.setVisible(shown);
    Pointing at =
        run.step().map(LessonStep::at).orElseGet(() -> new Pointing(List.of(), List.of()));
    List<Bounds> parts = shown ? parts(at) : List.of();
    List<Bounds> cards = shown ? cards(at) : List.of();
    List<Bounds> all = Stream.concat(parts.stream(), cards.stream()).distinct().toList();
    light(all);
    arrow.setVisible(shown && !all.isEmpty());
    if (shown) {
      if (appears) {
        bubble.applyCss();
      }
      Bounds room = new BoundingBox(0, 0, getWidth(), getHeight());
      List<BubblePlacement.Form> forms = forms();
      BubblePlacement placement =
          all.isEmpty()
              ? BubblePlacement.alone(room, forms.getFirst())
              : placement(situation(room, forms, all));
      BubblePlacement.Form form = placement.form();
      scale.setX(form.scale());
      scale.setY(form.scale());
      bubble.resizeRelocate(
          placement.x(),
          placement.y(),
          form.size().getWidth() / form.scale(),
          form.size().getHeight() / form.scale());
      bubble.layout();
      point(placement);
    }
  }

  private BubblePlacement.Situation situation(
      Bounds room, List<BubblePlacement.Form> forms, List<Bounds> lit) {
    List<Bounds> shown =
        Stream.concat(lit.stream().map(place -> around(place, RING)), here(areas.needed()).stream())
            .toList();
    return new BubblePlacement.Situation(
        room, lit.getFirst(), forms, new BubblePlacement.Surroundings(shown, here(areas.used())));
  }

  private static Bounds around(Bounds place, double edge) {
    return new BoundingBox(
        place.getMinX() - edge,
        place.getMinY() - edge,
        place.getWidth() + 2 * edge,
        place.getHeight() + 2 * edge);
  }

  /**
   * Computes the position only if the situation has changed. This runs in every frame, and in most
   * of them only the glow changes.
   */
  private BubblePlacement placement(BubblePlacement.Situation now) {
    Placed known =
        placed
            .filter(last -> last.found().equals(now))
            .orElseGet(() -> new Placed(now, BubblePlacement.of(now)));
    placed = Optional.of(known);
    return known.placement();
  }

  /** The forms that the bubble may have; its words are never smaller than usual ones. */
  private List<BubblePlacement.Form> forms() {
    List<Dimension2D> sizes = List.of(size(1), size(WIDER));
    double least = Math.min(1, FontFitter.USUAL / next.getFont().getSize());
    return DoubleStream.iterate(1, share -> share >= least, share -> share * SMALLER)
        .boxed()
        .flatMap(share ->
            sizes.stream()
                .map(size ->
                    new BubblePlacement.Form(
                        new Dimension2D(
                            Math.ceil(share * size.getWidth()),
                            Math.ceil(share * size.getHeight())),
                        share)))
        .toList();
  }

  /** The space for the text at a width of the bubble. */
  private Dimension2D size(double wider) {
    double width = Math.ceil(Math.min(bubble.prefWidth(-1), wider * bubble.maxWidth(-1)));
    return new Dimension2D(width, Math.ceil(bubble.prefHeight(width)));
  }

  private List<Bounds> parts(Pointing at) {
    return at.parts().stream()
        .flatMap(
            part -> Stream.of(part.split(", ")).flatMap(each -> here(areas.part(each))).limit(1))
        .toList();
  }

  private List<Bounds> cards(Pointing at) {
    return at.cards().stream()
        .flatMap(card -> areas.card(card).stream())
        .map(this::sceneToLocal)
        .toList();
  }

  private List<Bounds> here(List<Bounds> bounds) {
    return bounds.stream().map(this::sceneToLocal).toList();
  }

  private Stream<Bounds> here(Optional<Bounds> bounds) {
    return bounds.map(this::sceneToLocal).stream();
  }

  private void light(List<Bounds> now) {
    if (!now.equals(lit)) {
      lit = now;
      List<Rectangle> rings = new ArrayList<>();
      for (Bounds place : now) {
        for (String ring : List.of("coach-shade", "coach-ring")) {
          Bounds edge = around(place, GROWN);
          Rectangle frame =
              new Rectangle(edge.getMinX(), edge.getMinY(), edge.getWidth(), edge.getHeight());
          frame.setArcWidth(ROUND);
          frame.setArcHeight(ROUND);
          frame.getStyleClass().add(ring);
          rings.add(frame);
        }
      }
      glow.getChildren().setAll(rings);
    }
  }

  private void point(BubblePlacement placement) {
    double tip = Math.max(0, placement.length() - GROWN);
    double across = placement.x() + placement.base();
    double down = placement.y() + placement.base();
    List<Double> points =
        switch (placement.side()) {
          case ABOVE -> spike(across, placement.y() + placement.form().size().getHeight(), 0, tip);
          case BELOW -> spike(across, placement.y(), 0, -tip);
          case RIGHT -> spike(placement.x(), down, -tip, 0);
          case LEFT -> spike(placement.x() + placement.form().size().getWidth(), down, tip, 0);
        };
    if (!points.equals(arrow.getPoints())) {
      arrow.getPoints().setAll(points);
    }
  }

  /**
   * The corners of a triangle.
   *
   * @param x the middle of its foot
   * @param y the middle of its foot
   * @param toX from the foot to the tip; 0 for a vertical arrow
   * @param toY from the foot to the tip; 0 for a horizontal arrow
   */
  private static List<Double> spike(double x, double y, double toX, double toY) {
    double wide = toX == 0 ? HALF_FOOT : 0;
    double high = toX == 0 ? 0 : HALF_FOOT;
    return List.of(x - wide, y - high, x + wide, y + high, x + toX, y + toY);
  }
}
