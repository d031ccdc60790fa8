package oklahoma.bot.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import oklahoma.rules.Move;
import org.junit.jupiter.api.Test;

/** How a search spends its guesses, in worlds that are worth what a list says, but for luck. */
class MonteCarloSearchTest {
  private static final int GUESSES = 400;

  /** By so much a candidate's luck differs from that of the others. */
  private static final double SPREAD = 0.2;

  /** How often each candidate was played to the end. */
  private final int[] played = new int[4];

  /** A world whose deal is the choice of a candidate. */
  private static final class Choice implements World<Choice> {
    private int candidate;

    @Override
    public Choice blank() {
      return new Choice();
    }

    @Override
    public void copy(Choice other) {
      candidate = other.candidate;
    }
  }

  private int best(double... worths) {
    RandomGenerator chance = new SplittableRandom(8);
    List<Candidate<Choice>> candidates = new ArrayList<>();
    for (int i = 0; i < worths.length; i++) {
      int which = i;
      candidates.add(new Candidate<>(new Move.Draw(), world -> world.candidate = which));
    }
    Rollout<Choice> rollout =
        new Rollout<>() {
          @Override
          public void finish(Choice world) {
            played[world.candidate]++;
          }

          @Override
          public double worth(Choice over) {
            return worths[over.candidate] + SPREAD * (chance.nextDouble() - 0.5);
          }
        };
    return new MonteCarloSearch<>(
            new Choice(),
            candidates,
            world -> {},
            rollout,
            Confidence.withoutPriors(GUESSES, 16, 0.4))
        .best(Deadline.of(new Budget.Samples(GUESSES)));
  }

  @Test
  void takesTheBestCandidate() {
    assertThat(best(0.5, 0.4, 0.7, 0.6)).isEqualTo(2);
    assertThat(best(0.7, 0.4, 0.5, 0.6)).isZero();
  }

  @Test
  void dropsWhatIsClearlyBehindTheBestThoughAheadOfThePolicysOwnMove() {
    assertThat(best(0.5, 0.6, 0.7, 0.4)).isEqualTo(2);
    assertThat(played[1]).isLessThan(GUESSES / 4);
    assertThat(played[2]).isEqualTo(GUESSES);
  }

  @Test
  void endsWhenTheOthersAreOutOfQuestion() {
    assertThat(best(0.7, 0.3, 0.2, 0.1)).isZero();
    assertThat(played[0]).isLessThan(GUESSES / 4);
  }

  @Test
  void keepsToThePolicysOwnMoveUnlessAnotherIsClearlyBetter() {
    assertThat(best(0.5, 0.505)).isZero();
  }
}
