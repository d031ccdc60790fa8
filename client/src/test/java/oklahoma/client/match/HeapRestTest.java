package oklahoma.client.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import oklahoma.client.fixture.Hands;
import oklahoma.client.fixture.OnScreen;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(OnScreen.class)
class HeapRestTest {
  private static final long MUCH = 30L << 20;
  private static final long LITTLE = 10L << 20;

  private final AtomicBoolean moves = new AtomicBoolean();
  private final AtomicInteger looked = new AtomicInteger();
  private final AtomicLong used = new AtomicLong();
  private final AtomicInteger collected = new AtomicInteger();
  private final HeapRest heap = new HeapRest(this::moving, this::used, collected::incrementAndGet);

  private boolean moving() {
    looked.incrementAndGet();
    return moves.get();
  }

  private long used() {
    return used.get();
  }

  @Test
  void itWaitsUntilNothingMoves(Hands robot) {
    used.set(MUCH);
    moves.set(true);
    robot.interact(heap::happens);
    Awaitility.await().until(() -> looked.get() > 2);
    assertThat(collected).hasValue(0);
    moves.set(false);
    Awaitility.await().until(() -> collected.get() == 2);
    does(robot, HeapRest::happens);
    assertThat(collected).as("nothing has become unused since").hasValue(2);
  }

  @Test
  void littleIsNotWorthIt(Hands robot) {
    used.set(LITTLE);
    does(robot, HeapRest::happens);
    assertThat(collected).hasValue(0);
  }

  @Test
  void theScoresAreWorthItAlways(Hands robot) {
    robot.interact(heap::begin);
    Awaitility.await().until(() -> collected.get() == 2);
  }

  @Test
  void aDealThatBeginsEndsTheRest(Hands robot) {
    does(
        robot,
        rest -> {
          rest.begin();
          rest.happens();
        });
    assertThat(collected).hasValue(0);
  }

  @Test
  void atATableThatWasLeftNothingIsCollected(Hands robot) {
    used.set(MUCH);
    robot.interact(() -> {
      heap.begin();
      heap.end();
      heap.happens();
      heap.end();
    });
    HeapRest other = new HeapRest(this::moving, () -> 0, () -> {});
    robot.interact(other::happens);
    Awaitility.await().until(() -> looked.get() > 0);
    assertThat(collected).hasValue(0);
  }

  /** Until the calm moment after it has been looked at. */
  private void does(Hands robot, Consumer<HeapRest> what) {
    int before = looked.get();
    robot.interact(() -> what.accept(heap));
    Awaitility.await().until(() -> looked.get() > before);
    robot.interact(() -> {});
  }
}
