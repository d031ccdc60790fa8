package oklahoma.client.table.panel;

import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.layout.Pane;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import oklahoma.client.fixture.Stages;

/** Shows a panel as the program does. */
final class PanelStage {

  private PanelStage() {}

  /** Shows a panel in its own size in the middle of a window of 1024 by 640. */
  static void show(Stage stage, Node panel) {
    fill(stage, new StackPane(panel));
  }

  /** Fills a window of 1024 by 640 with a pane. */
  static void fill(Stage stage, Pane root) {
    Scene scene = Stages.themed(root, 1024, 640);
    stage.setScene(scene);
    stage.setX(0);
    stage.setY(0);
    stage.show();
  }
}
