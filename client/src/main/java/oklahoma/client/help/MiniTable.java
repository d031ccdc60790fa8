package oklahoma.client.help;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.animation.Interpolator;
import javafx.animation.TranslateTransition;
import javafx.geometry.Point2D;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.image.ImageView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.controls.Controls;
import oklahoma.client.ui.controls.WholeWords;
import oklahoma.rules.card.Card;
import org.kordamp.ikonli.materialdesign2.MaterialDesignR;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;

/**
 * A small table in the rule book: an example that advances with every press or click, and starts
 * again after its end. A card that is visible before and after slides from its old place to the new
 * one.
 */
final class MiniTable extends VBox {
  /** The width of its cards in pixels. */
  static final double CARD = 56;

  private static final double HEIGHT = Math.rint(1.4 * CARD);
  private static final double STEP = 38;
  private static final double GAP = 24;
  private static final double LEAST = 300;
  private static final double LEAST_GROUP = 112;
  private static final double NAME = 24;
  private static final Duration SLIDE = Duration.millis(320);

  private final Texts texts;
  private final Chapter.Scene scene;
  private final BooleanSupplier moves;
  private final Map<Card, ImageView> cards;
  private final Pane cloth = new Pane();
  private final Label caption;
  private final Button step;
  private int shown;

  /**
   * An example at its first moment.
   *
   * @param picture draws a card {@link #CARD} pixels wide
   * @param moves whether cards slide
   */
  MiniTable(
      Controls controls,
      Chapter.Scene scene,
      Function<Card, ImageView> picture,
      BooleanSupplier moves) {
    this.texts = controls.texts();
    this.scene = scene;
    this.moves = moves;
    this.cards =
        scene.shots().stream()
            .flatMap(shot -> shot.groups().stream())
            .flatMap(group -> group.cards().stream())
            .distinct()
            .collect(Collectors.toMap(card -> card, picture));
    caption = Controls.wrapped(new Label());
    caption.getStyleClass().add("muted");
    step = controls.button("scene-step", "help.scene.next", this::next);
    boolean goesOn = scene.shots().size() > 1;
    Controls.show(step, goesOn);
    HBox foot = Controls.row(14, step, caption);
    step.setMinWidth(Region.USE_PREF_SIZE);
    double width = scene.shots().stream().mapToDouble(MiniTable::width).max().orElse(0);
    cloth.setMinSize(width, HEIGHT + NAME);
    cloth.setMaxWidth(width);
    setMinWidth(Math.max(width, LEAST));
    setMaxWidth(Math.max(width, LEAST));
    cloth.setAccessibleRole(AccessibleRole.IMAGE_VIEW);
    cloth.setOnMouseClicked(click -> next());
    cloth.getStyleClass().add("mini-table");
    setSpacing(8);
    getChildren().addAll(cloth, foot);
    texts.whileSeen(this, this::placeCards);
    placeCards();
  }

  private void next() {
    Map<ImageView, Point2D> before = new HashMap<>();
    cards.values().stream()
        .filter(card -> cloth.getChildren().contains(card))
        .forEach(card ->
            before.put(
                card,
                new Point2D(
                    card.getLayoutX() + card.getTranslateX(),
                    card.getLayoutY() + card.getTranslateY())));
    shown = (shown + 1) % scene.shots().size();
    placeCards();
    if (moves.getAsBoolean()) {
      before.forEach(this::slide);
    }
  }

  private void slide(ImageView card, Point2D from) {
    TranslateTransition slide = new TranslateTransition(SLIDE, card);
    slide.setInterpolator(Interpolator.ofSpline(0.2, 0, 0, 1));
    slide.setFromX(from.getX() - card.getLayoutX());
    slide.setFromY(from.getY() - card.getLayoutY());
    slide.setToX(0);
    slide.setToY(0);
    slide.play();
  }

  private void placeCards() {
    Chapter.Shot shot = scene.shots().get(shown);
    List<Label> names = new ArrayList<>();
    List<ImageView> lying = new ArrayList<>();
    double x = 0;
    for (Chapter.Group group : shot.groups()) {
      Label name = Controls.styled(new WholeWords(texts.live(group.key())), "muted");
      double room = width(group);
      name.setPrefWidth(room - 6);
      name.relocate(x, HEIGHT + 3);
      name.heightProperty().subscribe(height -> makeRoom(height.doubleValue()));
      names.add(name);
      for (int i = 0; i < group.cards().size(); i++) {
        ImageView view = cards.get(group.cards().get(i));
        if (view != null) {
          view.setTranslateX(0);
          view.setTranslateY(0);
          view.relocate(x + i * STEP, 0);
          lying.add(view);
        }
      }
      x += room;
    }
    cloth.getChildren().setAll(Stream.concat(names.stream(), lying.stream()).toList());
    caption.setText(texts.say(shot.key()));
    boolean last = shown == scene.shots().size() - 1;
    step.setGraphic(Controls.icon(last ? MaterialDesignR.REPLAY : MaterialDesignS.STEP_FORWARD));
    cloth.setAccessibleText(
        shot.groups().stream()
            .map(group ->
                texts.say(
                    "help.scene.group",
                    texts.say(group.key()),
                    group.cards().stream().map(texts::name).collect(Collectors.joining(", "))))
            .collect(Collectors.joining(" ")));
  }

  /** Makes the cloth higher if the names of groups need several lines. */
  private void makeRoom(double name) {
    cloth.setMinHeight(Math.max(cloth.getMinHeight(), HEIGHT + 3 + name));
  }

  private static double width(Chapter.Shot shot) {
    return shot.groups().stream().mapToDouble(MiniTable::width).sum();
  }

  /** The width of a group in pixels, with the gap after it. */
  private static double width(Chapter.Group group) {
    return Math.max(LEAST_GROUP, (group.cards().size() - 1) * STEP + CARD) + GAP;
  }
}
