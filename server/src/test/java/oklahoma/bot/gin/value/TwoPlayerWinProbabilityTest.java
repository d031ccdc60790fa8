package oklahoma.bot.gin.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import oklahoma.rules.gin.GinPreset;
import org.junit.jupiter.api.Test;

/** Chances to win a match of gin for two. */
class TwoPlayerWinProbabilityTest {
  private static final double CLOSE = 1e-9;

  @Test
  void twoPlayersToATarget() {
    TwoPlayerWinProbability chance = TwoPlayerWinProbability.of(GinPreset.CLASSIC.rules(2));
    assertThat(chance.at(0, 0, 0)).isCloseTo(0.5, within(CLOSE));
    assertThat(chance.at(60, 20, 0)).isCloseTo(1 - chance.at(20, 60, 0), within(CLOSE));
    for (int mine = 1; mine < 100; mine++) {
      assertThat(chance.at(mine, 40, 0)).isGreaterThan(chance.at(mine - 1, 40, 0));
    }
    assertThat(chance.at(99, 0, 0)).isLessThan(1);
    assertThat(chance.at(100, 99, 0)).isEqualTo(1);
    assertThat(chance.at(99, 100, 0)).isZero();
  }

  @Test
  void aTargetThatMustBePassed() {
    TwoPlayerWinProbability chance = TwoPlayerWinProbability.of(GinPreset.SHEET_101.rules(2));
    assertThat(chance.at(100, 0, 0)).isLessThan(1);
    assertThat(chance.at(101, 0, 0)).isEqualTo(1);
  }

  @Test
  void twoPlayersOverRounds() {
    TwoPlayerWinProbability chance = TwoPlayerWinProbability.of(GinPreset.AWARDS.rules(2));
    assertThat(chance.at(7, 7, 0)).isEqualTo(0.5);
    assertThat(chance.at(8, 7, 0)).isEqualTo(1);
    assertThat(chance.at(8, 7, 3)).isBetween(0.5, 0.6);
    assertThat(chance.at(30, 0, 1)).isGreaterThan(chance.at(30, 0, 4));
    assertThat(chance.at(-30, 0, 4)).isCloseTo(1 - chance.at(30, 0, 4), within(CLOSE));
    assertThat(chance.at(1000, 0, 5)).isEqualTo(1);
  }

  @Test
  void severalPlayersOverRounds() {
    GinWinProbability chance = GinWinProbability.of(GinPreset.AWARDS.rules(3));
    assertThat(chance.at(new int[] {7, 7, 7}, 1, 0)).isCloseTo(1.0 / 3, within(CLOSE));
    assertThat(chance.at(new int[] {7, 7, 6}, 1, 0)).isEqualTo(0.5);
    assertThat(chance.at(new int[] {7, 8, 6}, 1, 0)).isEqualTo(1);
    assertThat(chance.at(new int[] {7, 8, 6}, 0, 0)).isZero();
    assertThat(chance.at(new int[] {-40, 20, -10}, 1, 4)).isBetween(0.4, 0.95);
    int[] totals = {12, -20, 0};
    double all = chance.at(totals, 0, 3) + chance.at(totals, 1, 3) + chance.at(totals, 2, 3);
    assertThat(all).isCloseTo(1, within(CLOSE));
    assertThat(chance.at(totals, 0, 1)).isGreaterThan(chance.at(totals, 0, 5));
  }

  @Test
  void amongSeveralFewestPenaltiesWin() {
    GinWinProbability chance = GinWinProbability.of(GinPreset.ROYAL.rules(4));
    assertThat(chance.at(new int[] {10, 30, 31, 90}, 0, 0)).isEqualTo(1);
    assertThat(chance.at(new int[] {10, 30, 31, 90}, 0, 2)).isGreaterThan(0.4);
    assertThat(chance.at(new int[] {10, 30, 31, 90}, 3, 2)).isLessThan(0.1);
  }

  @Test
  void fewestPenaltiesWin() {
    TwoPlayerWinProbability chance = TwoPlayerWinProbability.of(GinPreset.ROYAL.rules(2));
    assertThat(chance.at(10, 30, 0)).isEqualTo(1);
    assertThat(chance.at(10, 30, 2)).isGreaterThan(0.5);
  }
}
