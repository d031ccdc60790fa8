package oklahoma.client;

import java.io.IOException;
import java.nio.file.Path;
import javafx.application.Application;
import oklahoma.client.app.FirstFrame;
import oklahoma.client.app.LogFile;
import oklahoma.client.app.Natives;
import oklahoma.client.deck.DeckSheet;
import oklahoma.client.demo.FrameRate;
import oklahoma.client.demo.Options;
import oklahoma.client.storage.DataFolder;
import picocli.CommandLine;

/**
 * The entry point. It does not extend {@link Application}; otherwise the Java launcher would look
 * for JavaFX on the module path. It sets the folder of the log file before anything logs.
 */
public final class Main {

  private Main() {}

  /**
   * Opens the window and returns when the program has ended.
   *
   * @param args the switches of the command line
   */
  public static void main(String[] args) {
    // Java2D paints the cards, and must not open a display beside JavaFX's.
    System.setProperty("java.awt.headless", "true");
    // Netty would sample buffers to see whether they leak. The tests check every buffer, so users
    // need not pay for it.
    System.setProperty("io.netty.leakDetection.level", "disabled");
    Path folder = DataFolder.ofThisMachine();
    System.setProperty(LogFile.FOLDER, folder.resolve("log").toString());
    Natives.findSqlite();
    if (args.length > 0) {
      started(args);
    } else {
      // Nearly every start has no switches. It skips picocli, which takes time to load.
      if (FirstFrame.headless()) {
        openNoDisplay();
      }
      Application.launch(OklahomaApp.class);
    }
  }

  private static void started(String[] args) {
    Options options = new Options();
    CommandLine line = new CommandLine(options);
    int code = line.execute(args);
    if (code != CommandLine.ExitCode.OK) {
      System.exit(code);
    }
    if (line.isUsageHelpRequested() || line.isVersionHelpRequested()) {
      return;
    }
    if (options.deckSheet().isPresent()) {
      System.exit(drawn(options.deckSheet().get()));
    }
    if (options.headless()) {
      openNoDisplay();
    }
    if (options.frameRate()) {
      System.setProperty("prism.order", "sw");
      System.setProperty("javafx.animation.pulse", Integer.toString(FrameRate.FASTEST));
    }
    Application.launch(OklahomaApp.class, args);
  }

  private static void openNoDisplay() {
    System.setProperty("glass.platform", "Headless");
    System.setProperty("prism.order", "sw");
  }

  private static int drawn(Path file) {
    try {
      DeckSheet.write(file);
      return CommandLine.ExitCode.OK;
    } catch (IOException e) {
      System.err.println("The picture cannot be written: " + e.getMessage());
      return CommandLine.ExitCode.SOFTWARE;
    }
  }
}
