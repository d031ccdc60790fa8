package oklahoma.client.lobby.invite;

import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressIndicator;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import oklahoma.client.ui.controls.Controls;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;

/** One test of the connection, and its result. */
public final class ReachLine extends HBox {
  private static final double SIGN = 22;

  private final Controls controls;
  private final String subject;
  private final StackPane sign = new StackPane();
  private final Label result = Controls.wrapped(new Label());

  /**
   * @param subject what is tested
   * @param style the style class of its label
   */
  public ReachLine(Controls controls, String subject, String style) {
    super(10);
    this.controls = controls;
    this.subject = subject;
    setAlignment(Pos.TOP_LEFT);
    setAccessibleRole(AccessibleRole.TEXT);
    sign.setMinSize(SIGN, SIGN);
    sign.setMaxSize(SIGN, SIGN);
    Label name = Controls.styled(Controls.wrapped(new Label(subject)), style);
    result.getStyleClass().add("muted");
    VBox words = new VBox(name, result);
    HBox.setHgrow(words, Priority.ALWAYS);
    getChildren().addAll(sign, words);
  }

  /** Shows that the test is running. */
  public void waits() {
    ProgressIndicator turning = new ProgressIndicator();
    turning.setPrefSize(16, 16);
    turning.setMinSize(16, 16);
    turning.setMaxSize(16, 16);
    sign.getChildren().setAll(turning);
    show(controls.texts().say("lobby.reach.asking"));
  }

  /**
   * Shows the result of the test.
   *
   * @param good whether guests can probably connect
   * @param sentence the result in words
   */
  public void showResult(boolean good, String sentence) {
    sign.getChildren()
        .setAll(
            Controls.icon(
                good ? MaterialDesignC.CHECK_CIRCLE_OUTLINE : MaterialDesignA.ALERT_OUTLINE));
    getStyleClass().removeAll("reach-good", "reach-bad");
    getStyleClass().add(good ? "reach-good" : "reach-bad");
    show(sentence);
  }

  private void show(String sentence) {
    result.setText(sentence);
    setAccessibleText(subject + ". " + sentence);
  }
}
