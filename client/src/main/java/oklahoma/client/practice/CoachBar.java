package oklahoma.client.practice;

import atlantafx.base.theme.Styles;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import oklahoma.client.table.panel.Sentence;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.Controls;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;

/** The coach's line over the table: what was done, what to do now and why, and the ways on. */
public final class CoachBar extends HBox {
  /** What the coach asks of the program around it. */
  public interface Ways {
    /** Opens the book of rules at the paragraph whose key begins so. */
    void rule(String paragraph);

    /** Begins a lesson. */
    void begin(Lesson lesson);

    /** Back to the list of lessons. */
    void list();
  }

  private static final PseudoClass SLIPPED = PseudoClass.getPseudoClass("slipped");

  private final Texts texts;
  private final Practice practice;
  private final Sentence verdict = new Sentence("coach-verdict");
  private final Sentence task = new Sentence("coach-task");
  private final FontIcon sign = new FontIcon(MaterialDesignS.SCHOOL_OUTLINE);
  private final Label where = new Label();
  private final Button rule;
  private final Button show;
  private final Button again;
  private final Button onceMore;
  private final Button list;
  private final Optional<Button> next;

  /** The coach of a lesson. */
  public CoachBar(Controls controls, Practice practice, Ways ways) {
    this.texts = controls.texts();
    this.practice = practice;
    this.rule = new Button();
    rule.setId("coach-rule");
    rule.getStyleClass().add(Styles.FLAT);
    rule.setMinWidth(Region.USE_PREF_SIZE);
    rule.setOnAction(event -> practice.step().ifPresent(step -> ways.rule(step.paragraph())));
    Controls.tip(rule, texts.live("practice.rule-tip"));
    show = button(controls, "practice.show", "coach-show", practice::show);
    again = button(controls, "practice.again", "coach-again", practice::again);
    onceMore =
        button(controls, "practice.once-more", "coach-repeat", () -> ways.begin(practice.lesson()));
    list = button(controls, "practice.all", "coach-list", ways::list);
    next = practice.lesson().next().map(after -> next(controls, after, ways));
    again.getStyleClass().add(Styles.ACCENT);
    next.orElse(list).getStyleClass().add(Styles.ACCENT);
    sign.getStyleClass().add("coach-sign");
    where.setId("coach-step");
    where.getStyleClass().add("muted");
    where.setMinWidth(USE_PREF_SIZE);
    VBox words = new VBox(3, verdict, task);
    words.setId("coach-words");
    words.setAlignment(Pos.CENTER_LEFT);
    words.setAccessibleRole(AccessibleRole.TEXT);
    words.setMinWidth(0);
    HBox.setHgrow(words, Priority.ALWAYS);
    HBox about = new HBox(6, where, rule);
    about.setAlignment(Pos.CENTER_RIGHT);
    HBox buttons = new HBox(8, onceMore, list, show, again);
    buttons.setAlignment(Pos.CENTER_RIGHT);
    VBox side = new VBox(5, about, buttons);
    next.ifPresent(side.getChildren()::add);
    side.setAlignment(Pos.CENTER_RIGHT);
    side.setMinWidth(USE_PREF_SIZE);
    getChildren().addAll(sign, words, side);
    setId("coach");
    getStyleClass().add("coach");
    setAccessibleRole(AccessibleRole.PARENT);
    Controls.said(this, texts.live("practice.coach"));
    practice.standProperty().subscribe(stand -> follow());
    texts.whileSeen(this, this::follow);
  }

  private static Button button(Controls controls, String key, String id, Runnable action) {
    Button button = controls.button(key, action);
    button.setId(id);
    return button;
  }

  private static Button next(Controls controls, Lesson after, Ways ways) {
    Button next = new Button();
    next.textProperty()
        .bind(
            controls.live(() -> {
              Texts texts = controls.texts();
              return texts.say("practice.next", texts.say(after.key("title")));
            }));
    next.accessibleTextProperty().bind(next.textProperty());
    next.setMinWidth(Region.USE_PREF_SIZE);
    next.setOnAction(event -> ways.begin(after));
    next.setId("coach-next");
    return next;
  }

  /** The buttons that can be pressed now, for whoever walks by keys. */
  public List<Node> buttons() {
    return Stream.of(
            Stream.of(rule, show, again, onceMore, list), next.stream().map(Button.class::cast))
        .flatMap(all -> all)
        .filter(Node::isVisible)
        .map(Node.class::cast)
        .toList();
  }

  private void follow() {
    Practice.Stand stand = practice.standProperty().get();
    boolean slipped = stand.mood() == Practice.Mood.SLIPPED;
    boolean learned = stand.mood() == Practice.Mood.LEARNED;
    verdict.say(stand.verdict().map(key -> said(texts, key)).orElse(""));
    task.say(words(texts, stand));
    shows(verdict, stand.verdict().isPresent());
    shows(task, !task.words().isEmpty());
    pseudoClassStateChanged(SLIPPED, slipped);
    sign.setIconCode(
        slipped
            ? MaterialDesignA.ALERT_OUTLINE
            : learned ? MaterialDesignC.CHECK_CIRCLE_OUTLINE : MaterialDesignS.SCHOOL_OUTLINE);
    where.setText(texts.say("practice.step", stand.step() + 1, practice.steps()));
    rule.setText(texts.say("practice.rule"));
    rule.setAccessibleText(
        texts.say("practice.said", rule.getText(), texts.say("practice.rule-tip")));
    shows(rule.getParent(), !learned);
    rule.setVisible(!learned);
    shows(show, stand.mood() == Practice.Mood.ASKING);
    shows(again, slipped);
    shows(onceMore, learned);
    shows(list, learned);
    next.ifPresent(button -> shows(button, learned));
    speak(stand);
    if (slipped || learned) {
      Platform.runLater(() -> (slipped ? again : next.orElse(list)).requestFocus());
    }
  }

  /** What a screen reader reads: the same, with cards in words. */
  private void speak(Practice.Stand stand) {
    Texts aloud = texts.aloud();
    Node words = task.getParent();
    words.setAccessibleText(
        Stream.concat(
                stand.verdict().map(key -> said(aloud, key)).stream(),
                Stream.of(words(aloud, stand)))
            .filter(each -> !each.isEmpty())
            .reduce((first, then) -> aloud.say("practice.said", first, then))
            .orElse(""));
    words.notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT);
  }

  /** What is to be done now. */
  private String words(Texts in, Practice.Stand stand) {
    Lesson lesson = practice.lesson();
    return switch (stand.mood()) {
      case ASKING, SLIPPED -> practice.step().map(step -> said(in, step.key())).orElse("");
      case LEARNED -> in.say(lesson.key("end"));
      case WATCHING ->
          stand.verdict().isPresent()
              ? ""
              : in.has(lesson.key("intro")) ? in.say(lesson.key("intro")) : "";
    };
  }

  /** A sentence of a step, which names the step's cards. */
  private String said(Texts in, String key) {
    return practice.steps(key).map(step -> in.say(key, step.cards().toArray())).orElse(in.say(key));
  }

  private static void shows(Node node, boolean shown) {
    node.setVisible(shown);
    node.setManaged(shown);
  }
}
