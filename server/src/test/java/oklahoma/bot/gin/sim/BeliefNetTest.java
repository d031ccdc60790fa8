package oklahoma.bot.gin.sim;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import oklahoma.bot.gin.ReferencePlayer;
import oklahoma.bot.gin.WatchedDeal;
import oklahoma.bot.gin.view.GinView;
import oklahoma.bot.gin.view.ObservedPlay;
import oklahoma.bot.neural.SparseInputs;
import oklahoma.rules.Seat;
import oklahoma.rules.gin.GinPreset;
import oklahoma.rules.gin.GinRules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What the network of beliefs looks at, and what guesses gain by it. */
class BeliefNetTest {
  private static final int DEALS = 12;
  private static final int GUESSES = 40;
  private static final int TURNS = 4;

  private final SplittableRandom chance = new SplittableRandom(4);
  private int compared;

  /** A bot looks at a table, the network learnt from quick deals: both show it the same. */
  @Test
  void aTableAndAQuickDealShowItTheSame() {
    TwoTables.play(
        60,
        chance,
        (view, quick, other) -> {
          List<Integer> shown = shown(quick, other);
          assertThat(shown(GinSim.of(view), view.observed(view.next())))
              .as("%s", view)
              .isEqualTo(shown);
          assertThat(shown).doesNotHaveDuplicates().allMatch(in -> in >= 0 && in < BeliefNet.COUNT);
          compared++;
        });
    assertThat(compared).isGreaterThan(500);
  }

  private static List<Integer> shown(GinSim deal, ObservedPlay observed) {
    SparseInputs inputs = new SparseInputs();
    BeliefNet.look(deal, 1 - deal.seat, observed, inputs);
    return IntStream.of(inputs.copy()).boxed().toList();
  }

  /** The cards are those of players of all habits, later in a deal. */
  @ParameterizedTest
  @EnumSource
  void guessesHaveMoreOfTheTrueCardsThanChanceBrings(ReferencePlayer reference) {
    GinRules rules = GinPreset.CLASSIC.rules(2);
    List<Double> gains = new ArrayList<>();
    for (int deal = 0; deal < DEALS; deal++) {
      new WatchedDeal(reference, rules, deal)
          .play((view, hand) -> {
            if (view.observed(Seat.B).turns() >= TURNS) {
              gains.add(right(view, hand) - byChance(view, hand));
            }
          });
    }
    assertThat(gains).hasSizeGreaterThan(DEALS);
    assertThat(gains.stream().mapToDouble(gain -> gain).average().orElseThrow()).isGreaterThan(0.5);
  }

  /** How many secret cards guesses have right, on average. */
  private double right(GinView view, long hand) {
    GinDeterminizer determinizer = GinDeterminizer.of(view, List.of(), chance);
    GinSim world = GinSim.of(view);
    long secret = hand & view.unseen();
    return Stream.generate(
            () -> {
              determinizer.next(world);
              return Long.bitCount(world.hand(1) & secret);
            })
        .limit(GUESSES)
        .mapToInt(right -> right)
        .average()
        .orElseThrow();
  }

  private static double byChance(GinView view, long hand) {
    double secret = Long.bitCount(hand & view.unseen());
    return secret * secret / Long.bitCount(view.unseen());
  }
}
