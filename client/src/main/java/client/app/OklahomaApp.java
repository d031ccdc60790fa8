package client.app;

import javafx.application.Application;
import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The program's one window. */
public final class OklahomaApp extends Application {

  private static final Logger LOG = LoggerFactory.getLogger(OklahomaApp.class);

  /** Opened by JavaFX, once for each program. */
  public OklahomaApp() {}

  @Override
  public void start(Stage stage) {
    LOG.info("Oklahoma opens");
    Text name = new Text("Oklahoma");
    name.setId("name");
    StackPane felt = new StackPane(name);
    felt.getStyleClass().add("felt");
    Scene scene = new Scene(felt, 1280, 800);
    scene.getStylesheets().add(styleSheet());
    stage.setScene(scene);
    stage.setTitle("Oklahoma");
    stage.setMinWidth(1024);
    stage.setMinHeight(640);
    stage.show();
  }

  private static String styleSheet() {
    return OklahomaApp.class.getResource("oklahoma.css").toExternalForm();
  }
}
