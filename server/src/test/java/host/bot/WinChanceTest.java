package host.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import rules.gin.GinPreset;

/** Chances to win a match of gin for two. */
class WinChanceTest {
  private static final double CLOSE = 1e-9;

  @Test
  void ofTwoWhoPlayForATarget() {
    WinChance chance = WinChance.of(GinPreset.CLASSIC.rules(2));
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
    WinChance chance = WinChance.of(GinPreset.SHEET_101.rules(2));
    assertThat(chance.at(100, 0, 0)).isLessThan(1);
    assertThat(chance.at(101, 0, 0)).isEqualTo(1);
  }

  @Test
  void ofTwoWhoPlayRounds() {
    WinChance chance = WinChance.of(GinPreset.AWARDS.rules(2));
    assertThat(chance.at(7, 7, 0)).isEqualTo(0.5);
    assertThat(chance.at(8, 7, 0)).isEqualTo(1);
    assertThat(chance.at(8, 7, 3)).isBetween(0.5, 0.6);
    assertThat(chance.at(30, 0, 1)).isGreaterThan(chance.at(30, 0, 4));
    assertThat(chance.at(-30, 0, 4)).isCloseTo(1 - chance.at(30, 0, 4), within(CLOSE));
    assertThat(chance.at(1000, 0, 5)).isEqualTo(1);
  }

  @Test
  void fewestPenaltiesWin() {
    WinChance chance = WinChance.of(GinPreset.ROYAL.rules(2));
    assertThat(chance.at(10, 30, 0)).isEqualTo(1);
    assertThat(chance.at(10, 30, 2)).isGreaterThan(0.5);
  }
}
