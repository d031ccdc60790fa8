package oklahoma.client.demo;

import java.nio.file.Path;
import java.util.function.IntConsumer;
import javafx.stage.Stage;
import oklahoma.bot.Bots;
import oklahoma.client.app.Parts;
import oklahoma.client.app.Program;
import oklahoma.client.settings.Settings;
import oklahoma.protocol.people.BotLevel;

/** A demonstration of the program: it neither reads nor writes the player's settings. */
public final class Demo {
  private final Program program;
  private final Stage stage;

  /**
   * The program in a window that is not shown yet.
   *
   * @param folder the program's folder
   * @param options how the demonstration looks and how fast it plays
   */
  public Demo(Stage stage, Path folder, Options options) {
    Settings settings = new Settings(options.language().orElseGet(Program::systemLanguage));
    settings.motion().speedProperty().set(options.speed());
    this.stage = stage;
    this.program =
        Program.keepingNothing(
            stage, folder, options.size().width(), options.size().height(), settings);
  }

  /** The program that is demonstrated. */
  public Program program() {
    return program;
  }

  /** Screens with example content. */
  public Examples examples() {
    Parts parts = program.parts();
    return new Examples(
        parts.pages(),
        program.navigation(),
        parts.solo(),
        () -> new ExampleTable(parts.pages(), program.navigation(), parts.presentation()));
  }

  /**
   * Starts the demonstration in the background.
   *
   * @param ended receives the exit code
   */
  public void demonstrate(Options options, IntConsumer ended) {
    new Demonstration(demoProgram(ended), options).start();
  }

  /**
   * Starts the measurement of the frame rate.
   *
   * @param ended receives the exit code
   */
  public void measure(IntConsumer ended) {
    program.parts().presentation().settings().motion().volumeProperty().set(0);
    new FrameRate(demoProgram(ended)).begin();
  }

  private DemoProgram demoProgram(IntConsumer ended) {
    return new DemoProgram(
        program,
        examples(),
        stage,
        program.parts().pages().texts(),
        Bots.of(BotLevel.NORMAL),
        ended);
  }
}
