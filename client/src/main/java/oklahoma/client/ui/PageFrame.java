package oklahoma.client.ui;

import atlantafx.base.theme.Styles;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import oklahoma.client.ui.controls.Controls;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;

/** A page with a back button, a title and its content. */
public final class PageFrame {
  private final BorderPane pane = new BorderPane();

  /** Wider than any window: the tools prefer one line. */
  private static final double ONE_LINE = 10_000;

  private final FlowPane tools = new FlowPane(14, 8);

  /**
   * A page.
   *
   * @param back what its back button does
   * @param arguments what the title's placeholders stand for
   */
  public PageFrame(Controls controls, String titleKey, Runnable back, Object... arguments) {
    Button away = controls.sign("back", MaterialDesignA.ARROW_LEFT, "page.back", back);
    away.getStyleClass().remove(Styles.FLAT);
    Label title = controls.title(Styles.TITLE_2, titleKey, arguments);
    tools.setAlignment(Pos.CENTER_RIGHT);
    tools.setPrefWrapLength(ONE_LINE);
    tools.setMinWidth(0); // what may be narrower than it would like to be is
    HBox.setHgrow(tools, Priority.ALWAYS);
    HBox head = Controls.styled(Controls.row(14, away, title, tools), "page-head");
    pane.setTop(head);
    pane.getStyleClass().add("page");
  }

  /** Puts something into the head, at its right end; what finds no room goes into a second line. */
  public PageFrame with(Node node) {
    tools.getChildren().add(node);
    return this;
  }

  /** Puts the content under the head. */
  public PageFrame holding(Node node) {
    pane.setCenter(node);
    return this;
  }

  /** Puts something under the content. */
  public PageFrame over(Node node) {
    pane.setBottom(node);
    return this;
  }

  /** The page. */
  public BorderPane node() {
    return pane;
  }
}
