package oklahoma.client.deck;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class PaintQueueTest {
  private final PaintQueue<String> queue = new PaintQueue<>();

  @Test
  void whatSomebodyLooksAtIsPaintedFirst() {
    queue.prepare(List.of("ace", "two", "three"));
    queue.request("king");
    queue.request("two");
    assertThat(all()).containsExactly("king", "two", "ace", "three");
  }

  @Test
  void aPreparationReplacesTheOneBefore() {
    queue.request("king");
    queue.prepare(List.of("ace", "two"));
    queue.prepare(List.of("two", "king", "three"));
    assertThat(all()).containsExactly("king", "two", "three");
  }

  @Test
  void nothingIsPaintedTwice() {
    queue.request("king");
    assertThat(queue.next()).contains("king");
    queue.request("king");
    queue.prepare(List.of("king"));
    assertThat(queue.next()).isEmpty();
    queue.done("king");
    queue.request("king");
    assertThat(all()).containsExactly("king");
  }

  private List<String> all() {
    List<String> all = new ArrayList<>();
    for (Optional<String> next = queue.next(); next.isPresent(); next = queue.next()) {
      all.add(next.get());
    }
    return all;
  }
}
