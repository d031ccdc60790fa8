package oklahoma.client.table.panel;

import java.util.List;
import java.util.Optional;
import javafx.application.Platform;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import javafx.scene.text.FontWeight;
import oklahoma.client.table.layout.Area;
import oklahoma.client.ui.controls.Controls;

/** A question in gin, with a button for each answer that shows its effect and its key. */
public final class GinQuestion extends VBox {

  /**
   * An answer.
   *
   * @param key the key that gives it
   * @param main whether it is the answer that the player probably wants
   */
  public record Answer(String id, String key, String words, boolean main, Runnable act) {
    private String spoken() {
      return id + key + words + main;
    }
  }

  /**
   * A question.
   *
   * @param takesFocus whether the main answer gets the focus, so that Enter gives it
   */
  public record Asked(
      String id, String title, List<String> lines, List<Answer> answers, boolean takesFocus) {
    private String spoken() {
      return id + title + lines + answers.stream().map(Answer::spoken).toList();
    }
  }

  private String shown = "";
  private String focusedFor = "";

  public GinQuestion() {
    setId("gin-question");
    getStyleClass().add("gin-question");
    setAccessibleRole(AccessibleRole.DIALOG);
    setVisible(false);
  }

  /** Shows a question in this area; hides this node if empty. */
  public void ask(Optional<Asked> asked, Area room, double type) {
    boolean had =
        isVisible() && getScene() != null && Controls.within(getScene().getFocusOwner(), this);
    setVisible(asked.isPresent());
    String text = asked.map(Asked::spoken).orElse("") + type + room;
    if (!text.equals(shown)) {
      shown = text;
      getChildren().clear();
      asked.ifPresent(question -> compose(question, room, type));
    }
    if (asked.isPresent()) {
      setMaxWidth(room.width());
      applyCss();
      double width = Math.min(room.width(), prefWidth(-1));
      resizeRelocate(room.x(), room.y(), width, Math.ceil(prefHeight(width)));
    }
    String wants = asked.filter(Asked::takesFocus).map(Asked::id).orElse("");
    if (!wants.equals(focusedFor) || (had && !wants.isEmpty())) {
      focusedFor = wants;
      Platform.runLater(this::focusMain);
    }
  }

  private void focusMain() {
    if (isVisible() && !focusedFor.isEmpty()) {
      Optional.ofNullable(lookup(".main-answer")).ifPresent(javafx.scene.Node::requestFocus);
    } else if (getParent() != null && getScene() != null && getScene().getFocusOwner() == null) {
      getParent().requestFocus();
    }
  }

  /** Builds the question at the largest text scale that fits the height of the area. */
  private void compose(Asked question, Area room, double type) {
    double least = Math.min(1, type);
    FontFitter.largest(
        type,
        least,
        size -> {
          compose(question, size);
          applyCss();
          double width = Math.min(room.width(), prefWidth(-1));
          return prefHeight(width) <= room.height();
        });
  }

  private void compose(Asked question, double type) {
    getChildren().clear();
    setStyle(FontFitter.style(FontFitter.USUAL * type));
    setSpacing(Math.rint(7 * type));
    SignedText title = new SignedText("gin-question-title").font(15 * type, FontWeight.BOLD);
    title.setWords(question.title());
    title.setMinWidth(0);
    getChildren().add(title);
    for (String line : question.lines()) {
      SignedText text = new SignedText("gin-question-line").font(12.5 * type, FontWeight.NORMAL);
      text.setWords(line);
      text.setMinWidth(0);
      getChildren().add(text);
    }
    FlowPane answers = new Answers(Math.rint(8 * type), Math.rint(6 * type));
    answers.setAlignment(Pos.CENTER_LEFT);
    for (Answer answer : question.answers()) {
      KeyedButton button = new KeyedButton(answer.id(), answer.key(), "gin-answer");
      button.setWords(answer.words());
      if (answer.main()) {
        button.getStyleClass().add("main-answer");
      }
      button.setOnAction(e -> answer.act().run());
      answers.getChildren().add(button);
    }
    getChildren().add(answers);
    setAccessibleText(question.title() + " " + String.join(" ", question.lines()));
  }

  /** Buttons side by side, on several lines if necessary. */
  private static final class Answers extends FlowPane {
    Answers(double hgap, double vgap) {
      super(hgap, vgap);
    }

    @Override
    protected double computePrefWidth(double height) {
      double buttons = getChildren().stream().mapToDouble(each -> each.prefWidth(-1)).sum();
      double beside = buttons + getHgap() * (getChildren().size() - 1);
      return Math.max(super.computePrefWidth(height), Math.ceil(beside));
    }
  }
}
