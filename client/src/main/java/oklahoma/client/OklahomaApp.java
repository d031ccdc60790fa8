package oklahoma.client;

import java.util.Optional;
import java.util.concurrent.CompletionException;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.stage.Stage;
import oklahoma.client.app.FirstFrame;
import oklahoma.client.app.Natives;
import oklahoma.client.app.Program;
import oklahoma.client.demo.Demo;
import oklahoma.client.demo.Options;
import oklahoma.client.storage.DataFolder;
import oklahoma.client.storage.StoreFailed;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The JavaFX application: it starts the program, or its demonstration, and closes it. */
public final class OklahomaApp extends Application {
  private static final Logger LOG = LoggerFactory.getLogger(OklahomaApp.class);

  private @Nullable Program program;

  /** JavaFX calls this by reflection, once for each process. */
  public OklahomaApp() {}

  @Override
  public void start(Stage stage) {
    Options options = Options.of(getParameters().getRaw().toArray(String[]::new));
    Optional<Demo> demo =
        options.demo() || options.frameRate()
            ? Optional.of(new Demo(stage, DataFolder.ofThisMachine(), options))
            : Optional.empty();
    Program opened = demo.map(Demo::program).orElseGet(() -> usual(stage, options));
    program = opened;
    Thread.setDefaultUncaughtExceptionHandler((thread, error) -> {
      LOG.error("Unexpected, on {}", thread.getName(), error);
      Platform.runLater(() -> opened.failed(error));
    });
    open(opened);
    options.language().ifPresent(opened::speak);
    options.record().ifPresent(opened.navigation()::replay);
    demo.ifPresentOrElse(
        shown -> show(shown, options), () -> options.invitation().ifPresent(opened::invite));
    if (FirstFrame.wanted()) {
      new FirstFrame(System.in, System.out, () -> Platform.runLater(Platform::exit)).start();
    }
  }

  private static Program usual(Stage stage, Options options) {
    return new Program(
        stage, DataFolder.ofThisMachine(), options.size().width(), options.size().height());
  }

  /**
   * Opens the program. Without SQLite's library not even a database in memory works, so the process
   * ends with a message and code 1.
   */
  private static void open(Program program) {
    try {
      program.open();
    } catch (CompletionException failure) {
      if (!(failure.getCause() instanceof StoreFailed)) {
        throw failure;
      }
      LOG.error("There is no database", failure);
      System.err.println(
          "Oklahoma needs the library of SQLite and cannot unpack it into "
              + Natives.folder()
              + ": look at the folder's rights, and whether the disk is full.");
      System.exit(1);
    }
  }

  private static void show(Demo demo, Options options) {
    if (options.frameRate()) {
      demo.measure(OklahomaApp::end);
    } else {
      demo.demonstrate(options, OklahomaApp::end);
    }
  }

  /** Ends with an exit code, so that a script sees whether the demonstration succeeded. */
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
