package oklahoma.client.table.panel;

import java.util.function.Supplier;
import javafx.animation.FadeTransition;
import javafx.animation.PauseTransition;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import oklahoma.client.text.Texts;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignI;

/** Notices of events that are not part of the play: at most three, the newest at the bottom. */
public final class TableNotices extends VBox {
  private static final Duration IN = Duration.millis(167);
  private static final Duration OUT = Duration.millis(83);
  private static final int MOST = 3;

  /** The importance of a notice. */
  public enum Weight {
    /** Good to know; disappears after some time. */
    PLAIN,
    /** Something went wrong; stays until the player closes it. */
    FAULT
  }

  private final Texts texts;
  private final Supplier<Duration> stays;

  /**
   * An empty column.
   *
   * @param stays how long a plain notice stays
   */
  public TableNotices(Texts texts, Supplier<Duration> stays) {
    this.texts = texts;
    this.stays = stays;
    setId("table-notices");
    getStyleClass().add("table-notices");
    setPickOnBounds(false);
    setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
    setAccessibleRole(AccessibleRole.PARENT);
  }

  /** Adds a notice; if there are already three, removes one. */
  public void show(Weight weight, String words) {
    if (getChildren().size() == MOST) {
      getChildren().remove(oldest());
    }
    HBox notice = notice(weight, words);
    getChildren().add(notice);
    fade(notice, 0, 1, IN);
    if (weight == Weight.PLAIN) {
      PauseTransition stay = new PauseTransition(stays.get());
      stay.setOnFinished(over -> dismiss(notice));
      stay.play();
    }
  }

  /**
   * The notice to remove: the oldest plain one, because a fault may not have been read; otherwise
   * the oldest.
   */
  private Node oldest() {
    return getChildren().stream()
        .filter(notice -> !notice.getStyleClass().contains("fault"))
        .findFirst()
        .orElseGet(getChildren()::getFirst);
  }

  private HBox notice(Weight weight, String words) {
    Sentence sentence = new Sentence();
    sentence.say(words);
    HBox.setHgrow(sentence, Priority.ALWAYS);
    HBox notice = new HBox(new FontIcon(sign(weight)), sentence);
    notice.getStyleClass().addAll("table-panel", "table-notice");
    notice.setAccessibleRole(AccessibleRole.TEXT);
    notice.setAccessibleText(words);
    if (weight == Weight.FAULT) {
      notice.getStyleClass().add("fault");
      notice.getChildren().add(close(notice));
    } else {
      notice.setOnMouseClicked(clicked -> dismiss(notice));
    }
    return notice;
  }

  private Button close(HBox notice) {
    Button close = new Button();
    close.setGraphic(new FontIcon(MaterialDesignC.CLOSE));
    close.getStyleClass().addAll("panel-button", "round");
    close.setAccessibleText(texts.say("widgets.close"));
    close.setOnAction(pressed -> dismiss(notice));
    return close;
  }

  private void dismiss(Node notice) {
    fade(notice, notice.getOpacity(), 0, OUT).setOnFinished(gone -> getChildren().remove(notice));
  }

  private static Ikon sign(Weight weight) {
    return switch (weight) {
      case PLAIN -> MaterialDesignI.INFORMATION_OUTLINE;
      case FAULT -> MaterialDesignA.ALERT_OUTLINE;
    };
  }

  private static FadeTransition fade(Node node, double from, double to, Duration length) {
    FadeTransition fade = new FadeTransition(length, node);
    fade.setFromValue(from);
    fade.setToValue(to);
    fade.play();
    return fade;
  }
}
