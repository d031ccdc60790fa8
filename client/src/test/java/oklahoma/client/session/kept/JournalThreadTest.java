package oklahoma.client.session.kept;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What is asked for first is done first: a match is kept as its player's before Home looks. */
class JournalThreadTest {
  private static final int TASKS = 2_000;

  @Test
  void everythingHappensInTheOrderInWhichItWasAsked() {
    JournalThread keeper = new JournalThread();
    List<Integer> done = new CopyOnWriteArrayList<>();
    List<CompletableFuture<Boolean>> asked =
        IntStream.range(0, TASKS).mapToObj(task -> keeper.ask(() -> done.add(task))).toList();
    asked.forEach(CompletableFuture::join);
    keeper.close(() -> {});
    assertThat(done).hasSize(TASKS).isSorted();
  }
}
