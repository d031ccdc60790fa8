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
  /** The line that it prints. */
  static final String LINE = "Home is painted.";

  /**
   * The environment variable that asks for the measurement; with the value {@code headless} the
   * program opens no display. A switch would make the measured start differ from the usual one.
   */
  static final String VARIABLE = "OKLAHOMA_MEASURE_START";

  private static final Logger LOG = LoggerFactory.getLogger(FirstFrame.class);

  /**
   * Each pulse waits until the frame before it is painted, so the first frame is visible by the
   * third pulse.
   */
  private static final int PULSES = 3;

  private final InputStream input;
  private final PrintStream output;
  private final Runnable end;
  private int pulses;

  /**
   * A measurement that begins with {@link #start}.
   *
   * @param input the program ends at the end of this input
   * @param output gets {@link #LINE}
   * @param end ends the program; called on the thread that reads the input
   */
  public FirstFrame(InputStream input, PrintStream output, Runnable end) {
    this.input = input;
    this.output = output;
    this.end = end;
  }

  /** Whether the environment asks for the measurement. */
  public static boolean wanted() {
    return System.getenv(VARIABLE) != null;
  }

  /** Whether the environment asks for a start without a display. */
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
