package oklahoma.client.lesson;

import atlantafx.base.theme.Styles;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import oklahoma.client.table.panel.Sentence;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.controls.Controls;
import oklahoma.client.ui.controls.Tip;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;

/**
 * The coach's bar over the table: the progress of the lesson, and its buttons, which are below the
 * words where that makes the bar lower, because the text is large.
 */
public final class CoachBar extends FlowPane {
  /** What the coach asks of the program around it. */
  public interface Actions {
    /** Opens the rule book at the first paragraph whose key starts with the given text. */
    void rule(String paragraph);

    /** Starts a lesson from its first step. */
    void begin(Lesson lesson);

    /** Returns to the list of lessons. */
    void list();

    /** Leaves the lesson, and marks it as skipped. */
    void skip();
  }

  private final Texts texts;
  private final LessonRun run;
  private final CoachWords words;
  private final Sentence sentence = new Sentence("coach-said");
  private final FontIcon sign = new FontIcon(MaterialDesignS.SCHOOL_OUTLINE);
  private final Label where = new Label();
  private final Button rule;
  private final Button show;
  private final Button skip;
  private final Button onceMore;
  private final Button list;
  private final Optional<Button> next;
  private final HBox line;
  private final HBox tools;

  /** The bar of a lesson. */
  public CoachBar(Controls controls, LessonRun run, Actions actions) {
    this.texts = controls.texts();
    this.run = run;
    this.words = new CoachWords(run);
    rule =
        controls.button(
            "coach-rule",
            "lesson.rule",
            () -> run.step().ifPresent(step -> actions.rule(step.paragraph())));
    rule.getStyleClass().add(Styles.FLAT);
    Tip.on(rule, texts.live("lesson.rule-tip"));
    show = controls.button("coach-show", "lesson.show", run::show);
    skip = controls.button("coach-skip", "lesson.skip", actions::skip);
    onceMore =
        controls.button("coach-repeat", "lesson.once-more", () -> actions.begin(run.lesson()));
    list = controls.button("coach-list", "lesson.all", actions::list);
    next = run.lesson().next().map(after -> next(controls, after, actions));
    next.orElse(list).getStyleClass().add(Styles.ACCENT);
    sign.getStyleClass().add("coach-sign");
    where.setId("coach-step");
    where.getStyleClass().add("muted");
    where.setMinWidth(USE_PREF_SIZE);
    sentence.setId("coach-words");
    HBox.setHgrow(sentence, Priority.ALWAYS);
    line = new HBox(sign, sentence);
    tools = new HBox(where, rule, show, skip, onceMore, list);
    next.ifPresent(tools.getChildren()::add);
    line.setFillHeight(false);
    line.getStyleClass().add("coach-line");
    tools.getStyleClass().add("coach-tools");
    getChildren().addAll(line, tools);
    setId("coach");
    getStyleClass().add("coach");
    setAccessibleRole(AccessibleRole.PARENT);
    Controls.spoken(this, texts.live("lesson.coach"));
    run.stateProperty().subscribe(state -> follow());
    texts.whileSeen(this, this::follow);
  }

  @Override
  protected double computeMinWidth(double height) {
    return snappedLeftInset() + tools.minWidth(-1) + snappedRightInset();
  }

  @Override
  protected double computePrefHeight(double width) {
    double room = (width < 0 ? getWidth() : width) - snappedLeftInset() - snappedRightInset();
    double needed = snapSizeX(tools.prefWidth(-1));
    double rest = room - getHgap() - needed;
    double high = tools.prefHeight(-1);
    boolean beside =
        rest > 0
            && Math.max(line.prefHeight(rest), high) <= line.prefHeight(room) + getVgap() + high;
    line.setPrefWidth(beside ? rest : room);
    return super.computePrefHeight(width);
  }

  private static Button next(Controls controls, Lesson after, Actions actions) {
    Button next = new Button();
    next.textProperty()
        .bind(
            controls.live(() -> {
              Texts texts = controls.texts();
              return texts.say("lesson.next", texts.say(after.key("title")));
            }));
    next.accessibleTextProperty().bind(next.textProperty());
    next.setMinWidth(Region.USE_PREF_SIZE);
    next.setOnAction(event -> actions.begin(after));
    next.setId("coach-next");
    return next;
  }

  /** The visible buttons, so that the keyboard can reach them from the table. */
  public List<Node> buttons() {
    return Stream.concat(Stream.of(rule, show, skip, onceMore, list), next.stream())
        .filter(Node::isVisible)
        .map(Node.class::cast)
        .toList();
  }

  private void follow() {
    LessonRun.Phase mood = run.stateProperty().get().phase();
    boolean learned = mood == LessonRun.Phase.LEARNED;
    boolean over = learned || mood == LessonRun.Phase.FREE;
    sentence.say(words.above(texts));
    sentence.setAccessibleText(words.above(texts.aloud()));
    sentence.notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT);
    sign.setIconCode(
        learned ? MaterialDesignC.CHECK_CIRCLE_OUTLINE : MaterialDesignS.SCHOOL_OUTLINE);
    int step = run.stateProperty().get().step();
    where.setText(texts.say("lesson.step", step + 1, run.steps()));
    Controls.show(where, !over);
    Controls.show(rule, !over);
    Controls.show(show, mood == LessonRun.Phase.ASKING && !run.isReading());
    Controls.show(skip, !over);
    Controls.show(onceMore, learned);
    Controls.show(list, over);
    next.ifPresent(button -> Controls.show(button, learned));
    if (learned) {
      Platform.runLater(next.orElse(list)::requestFocus);
    }
  }
}
