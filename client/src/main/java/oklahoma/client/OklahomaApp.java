package oklahoma.client;

import javafx.application.Application;
import javafx.application.Platform;
import javafx.stage.Stage;
import oklahoma.client.app.FirstFrame;
import oklahoma.client.app.Program;
import oklahoma.client.demo.Options;
import oklahoma.client.storage.DataFolder;
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
    Options options = Options.of(getParameters().getRaw().toArray(String[]::new));
    Program opened = open(stage, options);
    program = opened;
    Thread.setDefaultUncaughtExceptionHandler((thread, error) -> {
      LOG.error("Unexpected, on {}", thread.getName(), error);
      Platform.runLater(() -> opened.failed(error));
    });
    opened.open();
    options.language().ifPresent(opened::speak);
    options.record().ifPresent(opened.navigation()::replay);
    if (options.frameRate()) {
      opened.measure(OklahomaApp::end);
    } else if (options.demo()) {
      opened.demonstrate(options, OklahomaApp::end);
    } else {
      options.invitation().ifPresent(opened::invite);
    }
    if (FirstFrame.wanted()) {
      new FirstFrame(System.in, System.out, () -> Platform.runLater(Platform::exit)).start();
    }
  }

  private static Program open(Stage stage, Options options) {
    if (options.demo() || options.frameRate()) {
      return Program.showing(stage, DataFolder.ofThisMachine(), options);
    }
    return new Program(
        stage, DataFolder.ofThisMachine(), options.size().width(), options.size().height());
  }

  /** The code of the process tells whether the demonstration succeeded. */
  private static void end(int code) {
    if (code == 0) {
      Platform.exit();
    } else {
      System.exit(code);
    }
  }

  @Override
  public void stop() {
    if (program != null) {
      program.close();
    }
  }
}
