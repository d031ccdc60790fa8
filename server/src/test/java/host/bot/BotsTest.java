package host.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import protocol.BotLevel;
import rules.Seat;
import rules.fixture.RandomRules;
import rules.oklahoma.OklahomaRules;

/** Bots at the rules' own table. The arena fails at the first move that the rules refuse. */
class BotsTest {
  private static final Budget FEW = new Budget.Samples(4);

  @Test
  void playLegallyToTheEndUnderAnyRules() {
    for (int seed = 0; seed < 12; seed++) {
      RandomGenerator chance = new SplittableRandom(seed);
      OklahomaRules rules = RandomRules.any(chance);
      List<Bot> bots = new ArrayList<>();
      Seat.first(rules.seats())
          .forEach(seat -> bots.add(Bots.thinking(FEW).apply(oneOf(BotLevel.values(), chance))));
      assertThat(new Arena(bots, seed).match(rules, Seat.A))
          .as("seed %d under %s", seed, rules)
          .hasSizeGreaterThanOrEqualTo(5);
    }
  }

  @Test
  void goOutInMostHands() {
    for (BotLevel level : BotLevel.values()) {
      List<Arena.Outcome> outcomes = new ArrayList<>();
      for (int seed = 0; seed < 4; seed++) {
        Bot bot = Bots.thinking(FEW).apply(level);
        outcomes.addAll(
            new Arena(List.of(bot, bot, bot), seed).match(OklahomaRules.standard(3), Seat.A));
      }
      assertThat(outcomes).filteredOn(outcome -> outcome.out().isEmpty()).hasSizeLessThan(3);
    }
  }

  @Test
  void chooseTheSameAgainFromTheSameViewAndDice() {
    List<Bot> bots =
        List.of(Bots.of(BotLevel.HARD), Bots.of(BotLevel.NORMAL), Bots.of(BotLevel.EASY));
    OklahomaRules rules = OklahomaRules.standard(3);
    assertThat(new Arena(bots, 7).match(rules, Seat.B))
        .isEqualTo(new Arena(bots, 7).match(rules, Seat.B));
  }

  @Test
  void leaveFewerPointsOnNormalThanOnEasy() {
    int hands = 60;
    int difference = 0;
    for (int seed = 0; seed < hands; seed++) {
      difference += lead(BotLevel.NORMAL, BotLevel.EASY, 1 + seed % 5, seed);
    }
    // Several points for each hand in the long run; the bound allows for the noise of so few.
    assertThat(difference).isGreaterThan(hands);
  }

  /**
   * How many points fewer one level leaves than the other over a hand played twice, with seats
   * exchanged.
   */
  private static int lead(BotLevel one, BotLevel other, int hand, long seed) {
    OklahomaRules rules = OklahomaRules.standard(2);
    List<Integer> there =
        new Arena(List.of(Bots.of(one), Bots.of(other)), seed).hand(rules, hand, Seat.A).points();
    List<Integer> back =
        new Arena(List.of(Bots.of(other), Bots.of(one)), seed).hand(rules, hand, Seat.A).points();
    return there.get(1) - there.get(0) + back.get(0) - back.get(1);
  }

  private static <T> T oneOf(T[] choices, RandomGenerator chance) {
    return choices[chance.nextInt(choices.length)];
  }
}
