package oklahoma.client.table.panel;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.controls.Controls;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;

/**
 * A few suggested moves, each with a figure and a reason, or a note that the program is thinking.
 */
public final class AdviceCard extends VBox {

  /**
   * A suggested move.
   *
   * @param figure its value; empty if unknown
   * @param why the reason, a sentence; may be empty
   * @param spoken the whole text for a screen reader
   */
  public record Line(String move, String figure, String why, String spoken) {}

  private final Controls controls;
  private final IntConsumer chosen;
  private final Sentence thinking = new Sentence("advice-note");
  private final VBox lines = new VBox();
  private final List<Option> options = new ArrayList<>();
  private final Sentence guess = new Sentence("advice-guess");
  private final Sentence note = new Sentence("advice-note");

  /**
   * A hidden card.
   *
   * @param chosen receives the index of the chosen move, from 0
   * @param closed runs when the player presses the close button
   */
  public AdviceCard(Texts texts, IntConsumer chosen, Runnable closed) {
    this.controls = new Controls(texts);
    this.chosen = chosen;
    setId("advice-card");
    getStyleClass().addAll("table-panel", "advice-card");
    setAccessibleRole(AccessibleRole.PARENT);
    Controls.spoken(this, texts.live("advice.title"));
    thinking.setId("advice-thinking");
    guess.setId("advice-guess");
    note.setId("advice-note");
    lines.getStyleClass().add("advice-lines");
    Button close =
        controls.iconButton("advice-close", MaterialDesignC.CLOSE, "advice.close", closed);
    HBox head =
        new HBox(
            controls.title("panel-title", "advice.title"),
            PanelStyles.keyCap("H"),
            Controls.spring(),
            close);
    head.getStyleClass().add("log-head");
    getChildren().addAll(head, thinking, lines, guess, note);
    setVisible(false);
  }

  /** Shows the note that the program is thinking. */
  public void think() {
    options.clear();
    lines.getChildren().clear();
    compose(controls.texts().say("advice.thinking"), "", "");
  }

  /**
   * Shows moves.
   *
   * @param moves the best first
   * @param about what another player probably holds; may be empty
   * @param honest what the figures mean, or why there are none
   */
  public void show(List<Line> moves, String about, String honest) {
    options.clear();
    for (int i = 0; i < moves.size(); i++) {
      options.add(new Option(i, moves.get(i)));
    }
    lines.getChildren().setAll(options);
    compose("", about, honest);
  }

  private void compose(String waiting, String about, String honest) {
    say(thinking, waiting);
    say(guess, about);
    say(note, honest);
    lines.setManaged(!lines.getChildren().isEmpty());
    setVisible(true);
  }

  private static void say(Sentence sentence, String words) {
    sentence.say(words);
    Controls.show(sentence, !words.isEmpty());
  }

  /**
   * Wraps the sentences for this width and returns the height of the card. Sets the width of each
   * sentence, because a button does not consider how its content would wrap.
   */
  public double fit(double width) {
    applyCss();
    double room = width - snappedLeftInset() - snappedRightInset();
    options.forEach(option -> option.fit(room));
    return Math.ceil(prefHeight(width));
  }

  /** A move that the player can choose. */
  private final class Option extends Button {
    private final Sentence move = new Sentence("advice-move");
    private final Sentence why = new Sentence("advice-why");
    private final Label cap;
    private final Label figure;
    private final HBox first;
    private final VBox face;

    Option(int index, Line line) {
      cap = PanelStyles.keyCap(Integer.toString(index + 1));
      figure = new Label(line.figure());
      figure.getStyleClass().add("advice-figure");
      figure.setMinWidth(USE_PREF_SIZE);
      move.say(line.move());
      first = new HBox(cap, move, figure);
      first.getStyleClass().add("advice-line");
      face = new VBox(first);
      if (!line.why().isEmpty()) {
        why.say(line.why());
        face.getChildren().add(why);
      }
      setId("advice-" + (index + 1));
      setGraphic(face);
      setMaxWidth(Double.MAX_VALUE);
      setMinHeight(USE_PREF_SIZE);
      getStyleClass().addAll("panel-button", "advice-option");
      setAccessibleText(line.spoken());
      setAccessibleHelp(controls.texts().say("advice.pick"));
      setOnAction(pressed -> chosen.accept(index));
    }

    private void fit(double room) {
      applyCss();
      face.setMinSize(0, 0);
      face.setPrefHeight(USE_COMPUTED_SIZE);
      double wide = Math.floor(room - snappedLeftInset() - snappedRightInset());
      double beside = cap.prefWidth(-1) + figure.prefWidth(-1) + 2 * first.getSpacing();
      fix(move, Math.floor(wide - beside));
      fix(why, wide);
      double high = Math.ceil(face.prefHeight(wide));
      face.setMinSize(wide, high);
      face.setPrefSize(wide, high);
      setPrefHeight(high + snappedTopInset() + snappedBottomInset());
    }

    private static void fix(Sentence sentence, double wide) {
      sentence.setPrefHeight(USE_COMPUTED_SIZE);
      double high = Math.ceil(sentence.prefHeight(wide));
      sentence.setMinHeight(high);
      sentence.setPrefSize(wide, high);
    }
  }
}
