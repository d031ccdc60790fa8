package oklahoma.client.table.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.Set;
import oklahoma.client.table.model.Sending.State;
import oklahoma.rules.Move;
import org.junit.jupiter.api.Test;

class SendingTest {
  private final Sending sending = new Sending();

  @Test
  void aMoveThatIsAnsweredSoonIsNotSeenWaiting() {
    sending.advance(move(1), 16);
    assertThat(sending.advance(move(1), 299)).isEqualTo(State.QUIET);
    assertThat(sending.advance(Optional.empty(), 16)).isEqualTo(State.QUIET);
  }

  @Test
  void aMoveThatWaitsIsMarkedAndThenNamed() {
    sending.advance(move(1), 16);
    assertThat(sending.advance(move(1), 300)).isEqualTo(State.SLOW);
    assertThat(sending.advance(move(1), 1_200)).isEqualTo(State.LOCKED);
  }

  @Test
  void theNextMoveWaitsAgain() {
    sending.advance(move(1), 16);
    sending.advance(move(1), 2_000);
    assertThat(sending.advance(move(2), 16)).isEqualTo(State.QUIET);
  }

  private static Optional<Pending> move(long id) {
    return Optional.of(new Pending(id, new Move.Draw(), Set.of()));
  }
}
