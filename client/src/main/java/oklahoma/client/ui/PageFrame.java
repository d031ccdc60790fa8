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

  /** Wider than any window, so that the tools stay on one line if they can. */
  private static final double ONE_LINE = 10_000;

  private final FlowPane tools = new FlowPane(14, 8);

  /**
   * A page without content.
   *
   * @param back the action of its back button
   * @param arguments the values for the title
   */
  public PageFrame(Controls controls, String titleKey, Runnable back, Object... arguments) {
    Button away = controls.iconButton("back", MaterialDesignA.ARROW_LEFT, "page.back", back);
    away.getStyleClass().remove(Styles.FLAT);
    Label title = controls.title(Styles.TITLE_2, titleKey, arguments);
    tools.setAlignment(Pos.CENTER_RIGHT);
    tools.setPrefWrapLength(ONE_LINE);
    tools.setMinWidth(0); // lets tools shrink to their minimum widths
    HBox.setHgrow(tools, Priority.ALWAYS);
    HBox head = Controls.styled(Controls.row(14, away, title, tools), "page-head");
    pane.setTop(head);
    pane.getStyleClass().add("page");
  }

  /** Adds a tool at the right end of the head. Tools that do not fit move to a second line. */
  public PageFrame with(Node node) {
    tools.getChildren().add(node);
    return this;
  }

  /** Sets the content below the head. */
  public PageFrame holding(Node node) {
    pane.setCenter(node);
    return this;
  }

  /** Sets a node below the content. */
  public PageFrame over(Node node) {
    pane.setBottom(node);
    return this;
  }

  /** The root of the page. */
  public BorderPane node() {
    return pane;
  }
}
