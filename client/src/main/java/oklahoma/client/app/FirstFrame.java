package oklahoma.client.app;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import javafx.animation.AnimationTimer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Reports when the first screen has been painted, and ends the program when its input ends. Used to
 * measure the start and to train the start cache.
 */
public final class FirstFrame extends AnimationTimer {
  /** What is said, a line by itself. */
  static final String LINE = "Home is painted.";

  /**
   * The environment variable that asks for it; {@code headless} asks for no display as well. It is
   * no switch, so that what is measured is the start without any.
   */
  static final String VARIABLE = "OKLAHOMA_MEASURE_START";

  private static final Logger LOG = LoggerFactory.getLogger(FirstFrame.class);

  /**
   * A pulse waits for the painting of the one before, so the first picture is seen by the third.
   */
  private static final int PULSES = 3;

  private final InputStream input;
  private final PrintStream output;
  private final Runnable end;
  private int pulses;

  /**
   * Watches from {@link #start} on.
   *
   * @param input the program ends when it does
   * @param output where the line goes
   * @param end ends the program; called on its own thread
   */
  public FirstFrame(InputStream input, PrintStream output, Runnable end) {
    this.input = input;
    this.output = output;
    this.end = end;
  }

  /** Whether the start is to be measured. */
  public static boolean wanted() {
    return System.getenv(VARIABLE) != null;
  }

  /** Whether it is to be measured without a display. */
  public static boolean headless() {
    return "headless".equals(System.getenv(VARIABLE));
  }

  @Override
  public void handle(long now) {
    pulses++;
    if (pulses == PULSES) {
      stop();
      output.println(LINE);
      output.flush();
      Thread.ofPlatform().daemon().name("end-of-input").start(this::awaitEnd);
    }
  }

  private void awaitEnd() {
    try {
      input.transferTo(OutputStream.nullOutputStream());
    } catch (IOException closed) {
      LOG.info("The input broke off, which is an end as well", closed);
    }
    end.run();
  }
}
