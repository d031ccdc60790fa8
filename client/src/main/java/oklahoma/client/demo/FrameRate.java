package oklahoma.client.demo;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.animation.AnimationTimer;
import oklahoma.client.table.cards.StressScene;
import oklahoma.client.table.motion.Speed;

/**
 * Measures how smoothly a full table moves with software rendering, and prints the result. The
 * caller must have requested {@link #FASTEST} frames a second before the window opened: first it
 * draws as many frames as possible, then one whenever a display with 60 frames a second would need
 * one.
 */
public final class FrameRate extends AnimationTimer {
  /** More frames a second than any computer draws of a full table. */
  public static final int FASTEST = 1000;

  private static final int SEATS = 8;
  private static final int CARDS = 110;
  private static final int MOVING = 25;
  private static final double BEAT_MS = 1000.0 / 60;
  private static final double MOST_MEDIAN_MS = 17;
  private static final double MOST_LATE_MS = 33;
  private static final double LEAST_PER_SECOND = 75;

  /** The phases of a measurement, in order, each with its length in milliseconds. */
  private enum Phase {
    SETTLING(4_000),
    WARMING(4_000),
    UNCAPPED(6_000),
    PACED(6_000),
    OVER(0);

    private final double ms;

    Phase(double ms) {
      this.ms = ms;
    }

    Phase next() {
      return values()[ordinal() + 1];
    }
  }

  private final DemoProgram program;
  private final List<Double> uncapped = new ArrayList<>();
  private final List<Double> paced = new ArrayList<>();
  private Optional<StressScene> stress = Optional.empty();
  private Phase phase = Phase.SETTLING;
  private double phaseMs;
  private double lastMs;

  /** A measurement in the program's window; {@link #begin} starts it. */
  public FrameRate(DemoProgram program) {
    this.program = program;
  }

  /** Opens a table of eight without pauses, and measures once it is the player's turn. */
  public void begin() {
    List<String> names = DemoNames.of(SEATS).stream().map(program::nameOf).toList();
    program.play(names, Optional.empty(), Speed.OFF, 1);
    lastMs = now();
    start();
  }

  @Override
  public void handle(long pulse) {
    double passed = now() - lastMs;
    if (phase == Phase.PACED && passed < BEAT_MS - 0.5) {
      return;
    }
    lastMs += passed;
    stress.ifPresent(cards -> cards.advance(passed));
    note(passed);
    phaseMs += passed;
    if (phaseMs >= phase.ms) {
      go(phase.next());
    }
  }

  private void note(double passed) {
    switch (phase) {
      case UNCAPPED -> uncapped.add(passed);
      case PACED -> paced.add(passed);
      case SETTLING, WARMING, OVER -> {}
    }
  }

  private void go(Phase next) {
    phase = next;
    phaseMs = 0;
    if (phase == Phase.WARMING) {
      stress = program.addStressCards(CARDS, MOVING);
    }
    if (phase == Phase.OVER) {
      stop();
      print();
    }
  }

  private void print() {
    if (stress.isEmpty()) {
      System.err.println("There was no table to measure.");
      program.end(1);
      return;
    }
    FrameTimes free = new FrameTimes(uncapped);
    FrameTimes beat = new FrameTimes(paced);
    System.out.println(report(stress.get(), free, beat));
    program.end(0);
  }

  private String report(StressScene cards, FrameTimes free, FrameTimes beat) {
    return """
    %.0f x %.0f, software rendering, %d cards on the table, %d of them moving
    uncapped:         %5.1f frames a second   (aim: at least %.0f: %s)
                      median %4.1f ms, 99th percentile %4.1f ms
    at 60 a second:   median %4.1f ms          (aim: at most %.0f: %s)
                      99th percentile %4.1f ms (aim: below %.0f: %s)\
    """
        .formatted(
            program.window().getScene().getWidth(),
            program.window().getScene().getHeight(),
            cards.cards(),
            cards.moving(),
            free.perSecond(),
            LEAST_PER_SECOND,
            met(free.perSecond() >= LEAST_PER_SECOND),
            free.median(),
            free.percentile(99),
            beat.median(),
            MOST_MEDIAN_MS,
            met(tenths(beat.median()) <= tenths(MOST_MEDIAN_MS)),
            beat.percentile(99),
            MOST_LATE_MS,
            met(beat.percentile(99) < MOST_LATE_MS));
  }

  /**
   * Rounds to tenths of a millisecond. A paced frame waits for the next of {@link #FASTEST} pulses,
   * so even a perfect median may be slightly above 17 ms.
   */
  private static long tenths(double ms) {
    return Math.round(10 * ms);
  }

  private static String met(boolean met) {
    return met ? "met" : "missed";
  }

  private static double now() {
    return System.nanoTime() / 1e6;
  }
}
