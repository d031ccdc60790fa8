package oklahoma.client.lesson;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.Page;
import oklahoma.client.ui.PageFrame;
import oklahoma.client.ui.Pages;
import oklahoma.client.ui.controls.Controls;
import oklahoma.client.ui.controls.WrappingButton;
import oklahoma.rules.Game;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;

/** The list of lessons, with a tick at each finished one. */
public final class LessonsScreen implements Page {
  private final Controls controls;
  private final Learned learned;
  private final Consumer<Lesson> begin;
  private final List<Button> lines = new ArrayList<>();
  private final PageFrame frame;

  /**
   * The list.
   *
   * @param begin opens a lesson
   */
  public LessonsScreen(Pages pages, Learned learned, Consumer<Lesson> begin) {
    this.controls = pages.controls();
    this.learned = learned;
    this.begin = begin;
    Label intro = Controls.styled(controls.paragraph("lesson.intro"), "muted");
    VBox all = new VBox(14, intro);
    for (Game game : Game.values()) {
      all.getChildren().add(panel(game));
    }
    all.getStyleClass().add("page-body");
    ScrollPane scroll = new ScrollPane(all);
    scroll.setFitToWidth(true);
    scroll.setFocusTraversable(false);
    frame = new PageFrame(controls, "lesson.title", pages::back).holding(scroll);
    frame.node().setId("lessons");
  }

  @Override
  public Node node() {
    return frame.node();
  }

  /** Puts the focus on the first lesson that the player has not finished. */
  @Override
  public void opened() {
    Button first =
        Arrays.stream(Lesson.values())
            .filter(lesson -> !learned.has(lesson))
            .findFirst()
            .map(lesson -> lines.get(lesson.ordinal()))
            .orElseGet(lines::getFirst);
    // Later, because a scroll pane has its content only after the first layout.
    Platform.runLater(first::requestFocus);
  }

  /** A digit opens the lesson with that number. */
  @Override
  public boolean pressed(KeyEvent key) {
    String digit = key.getText();
    for (Lesson lesson : Lesson.values()) {
      if (Objects.equals(digit, number(lesson))) {
        begin.accept(lesson);
        return true;
      }
    }
    return false;
  }

  private VBox panel(Game game) {
    VBox panel = controls.panel("gin.game." + game.name());
    panel.setSpacing(8);
    Arrays.stream(Lesson.values())
        .filter(lesson -> lesson.game() == game)
        .map(this::line)
        .forEach(panel.getChildren()::add);
    return panel;
  }

  private Button line(Lesson lesson) {
    Label number = Controls.styled(new Label(number(lesson)), "lesson-number");
    Label title = Controls.styled(controls.label(lesson.key("title")), "lesson-title");
    Label about = Controls.styled(controls.paragraph(lesson.key("about")), "muted");
    VBox words = new VBox(2, title, about);
    HBox.setHgrow(words, Priority.ALWAYS);
    FontIcon tick = Controls.icon(MaterialDesignC.CHECK_CIRCLE);
    tick.getStyleClass().add("lesson-tick");
    Label tickedOff = controls.label("lesson.learned");
    tickedOff.setGraphic(tick);
    tickedOff.setId("learned-" + lesson.name());
    HBox row = Controls.row(16, number, words, tickedOff);
    Button line = new WrappingButton();
    line.setGraphic(row);
    row.prefWidthProperty().bind(line.widthProperty().subtract(34));
    line.setMaxWidth(Double.MAX_VALUE);
    line.setId("lesson-" + lesson.name());
    line.getStyleClass().add("lesson-line");
    line.setOnAction(event -> begin.accept(lesson));
    Texts texts = controls.texts();
    line.accessibleTextProperty()
        .bind(
            controls.live(
                () ->
                    texts.say(
                        learned.has(lesson) ? "lesson.row-learned" : "lesson.row",
                        texts.say(lesson.key("title")),
                        texts.say(lesson.key("about"))),
                learned.lessons()));
    tickedOff
        .visibleProperty()
        .bind(Bindings.createBooleanBinding(() -> learned.has(lesson), learned.lessons()));
    lines.add(line);
    return line;
  }

  private static String number(Lesson lesson) {
    return Integer.toString(lesson.ordinal() + 1);
  }
}
