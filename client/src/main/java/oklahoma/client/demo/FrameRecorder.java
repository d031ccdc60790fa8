package oklahoma.client.demo;

import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

/** Takes pictures many times a second, from its creation until it is stopped. */
final class FrameRecorder {
  private static final int PICTURES_A_SECOND = 12;

  private final Callable<BufferedImage> camera;
  private final List<BufferedImage> pictures = new ArrayList<>();
  private final ScheduledExecutorService clock =
      Executors.newSingleThreadScheduledExecutor(Thread.ofPlatform().daemon().factory());
  private final ScheduledFuture<?> takes;

  /**
   * Starts taking pictures.
   *
   * @param camera takes one picture; called on a thread of its own
   */
  FrameRecorder(Callable<BufferedImage> camera) {
    this.camera = camera;
    this.takes =
        clock.scheduleAtFixedRate(
            this::take, 0, 1_000_000 / PICTURES_A_SECOND, TimeUnit.MICROSECONDS);
  }

  /**
   * Stops, and returns the pictures in order.
   *
   * @throws ExecutionException if the camera failed
   */
  List<BufferedImage> stop() throws InterruptedException, ExecutionException {
    clock.close();
    if (takes.state() == ScheduledFuture.State.FAILED) {
      takes.get();
    }
    return List.copyOf(pictures);
  }

  private void take() {
    try {
      pictures.add(camera.call());
    } catch (Exception failure) {
      throw new IllegalStateException("no picture", failure);
    }
  }
}
