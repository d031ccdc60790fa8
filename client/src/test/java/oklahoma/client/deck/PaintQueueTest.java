package oklahoma.client.deck;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class PaintQueueTest {
  private final PaintQueue<String> easel = new PaintQueue<>();

  @Test
  void whatSomebodyLooksAtIsPaintedFirst() {
    easel.prepare(List.of("ace", "two", "three"));
    easel.want("king");
    easel.want("two");
    assertThat(all()).containsExactly("king", "two", "ace", "three");
  }

  @Test
  void aPreparationReplacesTheOneBefore() {
    easel.want("king");
    easel.prepare(List.of("ace", "two"));
    easel.prepare(List.of("two", "king", "three"));
    assertThat(all()).containsExactly("king", "two", "three");
  }

  @Test
  void nothingIsPaintedTwice() {
    easel.want("king");
    assertThat(easel.next()).contains("king");
    easel.want("king");
    easel.prepare(List.of("king"));
    assertThat(easel.next()).isEmpty();
    easel.done("king");
    easel.want("king");
    assertThat(all()).containsExactly("king");
  }

  private List<String> all() {
    List<String> all = new ArrayList<>();
    for (Optional<String> next = easel.next(); next.isPresent(); next = easel.next()) {
      all.add(next.get());
    }
    return all;
  }
}
