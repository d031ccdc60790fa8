package oklahoma.client.table.motion;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;

/**
 * Plays steps one after another, in time that the caller advances. If the queue grows, plays
 * faster, then skips animations. Settles every step exactly once and in order, even if its
 * animation fails. Confined to one thread.
 */
public final class AnimationPlayer {
  private static final double SHORT_MS = 1_200;
  private static final double LONG_MS = 4_000;
  private static final double HOPELESS_MS = 8_000;
  private static final double CLAIM_PATIENCE_MS = 600;
  private static final double WATCHDOG_MS = 250;

  /** Times that differ by less are equal, because sums of pulses are inexact. */
  private static final double HAIR_MS = 1e-6;

  private final Deque<MotionStep> waiting = new ArrayDeque<>();
  private final List<Running> running = new ArrayList<>();
  private final Runnable drained;
  private final Consumer<RuntimeException> failed;
  private Speed speed = Speed.NORMAL;

  private static final class Running {
    private final MotionStep step;
    private double lengthMs;
    private double ms;
    private boolean broken;

    Running(MotionStep step) {
      this.step = step;
      this.lengthMs = step.nominalMs();
    }

    /**
     * How long before the end the next step may begin. That is at the expected time, even if this
     * step is longer than expected.
     */
    double overlapMs() {
      return step.overlapMs() > 0
          ? Math.max(0, lengthMs - (step.nominalMs() - step.overlapMs()))
          : 0;
    }

    double leftMs() {
      double left = lengthMs - ms;
      return left < HAIR_MS ? 0 : left;
    }

    boolean over() {
      double cut = 2 * lengthMs + WATCHDOG_MS - HAIR_MS;
      return broken || ms >= cut || (leftMs() == 0 && step.animation().mayEnd());
    }
  }

  /**
   * @param drained runs whenever the last step has been settled
   * @param failed receives exceptions of animations and settlements; later steps still run
   */
  public AnimationPlayer(Runnable drained, Consumer<RuntimeException> failed) {
    this.drained = drained;
    this.failed = failed;
  }

  /** Queues a step, which begins with the next {@link #advance} at the earliest. */
  public void play(MotionStep step) {
    waiting.add(step);
  }

  /** Sets the speed for the current and all later steps. */
  public void setSpeed(Speed wanted) {
    speed = wanted;
  }

  /** Whether no step is running or waiting. */
  public boolean idle() {
    return running.isEmpty() && waiting.isEmpty();
  }

  /** How long all remaining steps would take at the set speed, in milliseconds. */
  public double backlogMs() {
    return runningMs() + waitingMs();
  }

  /**
   * Advances the time and shows the current moment.
   *
   * @param ms since the last call
   */
  public void advance(double ms) {
    if (idle()) {
      return;
    }
    if (speed == Speed.OFF) {
      settleAll();
      return;
    }
    begin();
    if (waitingMs() >= HOPELESS_MS) {
      settleUntil(SHORT_MS);
      begin();
    }
    pass(ms * rate() / speed.factor());
    if (idle()) {
      drained.run();
    }
  }

  /** Settles all steps at once, when the player skips them or acts. */
  public void settleAll() {
    if (idle()) {
      return;
    }
    settleUntil(-1);
    drained.run();
  }

  /** Settles all steps if they would delay the question about a claim for long. */
  public void claimOpened() {
    if (backlogMs() > CLAIM_PATIENCE_MS) {
      settleAll();
    }
  }

  /** How much faster to play. Only waiting steps count, so a deal alone plays at its own speed. */
  private double rate() {
    double behind = waitingMs();
    if (behind < SHORT_MS) {
      return 1;
    }
    return behind < LONG_MS ? 2 : 4;
  }

  private void pass(double ms) {
    double left = ms;
    boolean more = !idle();
    while (more) {
      begin();
      double slice = Math.min(left, toNextBegin());
      for (Running one : running) {
        one.ms += slice;
      }
      left -= slice;
      boolean ended = end();
      more = !idle() && (left > HAIR_MS || ended);
    }
    running.forEach(this::show);
  }

  /** Starts steps while the last running one permits it. */
  private void begin() {
    while (!waiting.isEmpty() && (running.isEmpty() || room(running.getLast()))) {
      Running one = new Running(waiting.removeFirst());
      running.add(one);
      attempt(one, () -> one.lengthMs = one.step.animation().begin().orElse(one.lengthMs));
    }
  }

  private static boolean room(Running last) {
    return last.overlapMs() > 0 && last.leftMs() <= last.overlapMs() + HAIR_MS;
  }

  private double toNextBegin() {
    Running first = running.getFirst();
    Running last = running.getLast();
    double toEnd = first.leftMs();
    double toRoom = waiting.isEmpty() ? toEnd : Math.max(0, last.leftMs() - last.overlapMs());
    double next = Math.min(toEnd, toRoom);
    return next > HAIR_MS ? next : Double.MAX_VALUE;
  }

  private boolean end() {
    boolean ended = false;
    while (!running.isEmpty() && running.getFirst().over()) {
      settle(running.removeFirst().step);
      ended = true;
    }
    return ended;
  }

  private void show(Running one) {
    if (!one.broken) {
      attempt(one, () -> one.step.animation().show(Math.min(one.ms, one.lengthMs)));
    }
  }

  private void attempt(Running one, Runnable what) {
    try {
      what.run();
    } catch (RuntimeException e) {
      one.broken = true;
      failed.accept(e);
    }
  }

  private void settle(MotionStep step) {
    try {
      step.settle().run();
    } catch (RuntimeException e) {
      failed.accept(e);
    }
  }

  private void settleUntil(double ms) {
    while (!idle() && backlogMs() > ms) {
      settle(running.isEmpty() ? waiting.removeFirst() : running.removeFirst().step);
    }
  }

  private double runningMs() {
    return running.stream().mapToDouble(Running::leftMs).max().orElse(0) * speed.factor();
  }

  private double waitingMs() {
    double sum = waiting.stream().mapToDouble(step -> step.nominalMs() - step.overlapMs()).sum();
    return sum * speed.factor();
  }
}
