package client.app;

import javafx.application.Application;
import javafx.application.Platform;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The program as JavaFX starts and ends it. */
public final class OklahomaApp extends Application {
  private static final Logger LOG = LoggerFactory.getLogger(OklahomaApp.class);

  private @Nullable Program program;

  /** Opened by JavaFX, once for each program. */
  public OklahomaApp() {}

  @Override
  public void start(Stage stage) {
    Program opened = new Program(stage, DataFolder.ofThisMachine(), 1280, 800);
    program = opened;
    Thread.setDefaultUncaughtExceptionHandler((thread, error) -> {
      LOG.error("Unexpected, on {}", thread.getName(), error);
      Platform.runLater(() -> opened.failed(error));
    });
    opened.open();
  }

  @Override
  public void stop() {
    if (program != null) {
      program.close();
    }
  }
}
