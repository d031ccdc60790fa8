package oklahoma.bot.gin.view;

import static org.assertj.core.api.Assertions.assertThat;

import oklahoma.rules.gin.meld.CardBits;
import oklahoma.rules.gin.meld.Runs;
import oklahoma.rules.notation.Notation;
import org.junit.jupiter.api.Test;

/** What the bots ask about a hand of bits. */
class GinBitsTest {
  private static final long HAND = cards("234c 789d 456h Ksh");

  @Test
  void everyCardThatLeavesLeastIsNamed() {
    assertThat(GinBits.leavingLeast(HAND, HAND, Runs.ACE_LOW)).isEqualTo(cards("Ksh"));
  }

  @Test
  void aCardThatMayNotGoIsNotNamed() {
    long loose = HAND & ~cards("Ks");
    assertThat(GinBits.leavingLeast(HAND, loose, Runs.ACE_LOW)).isEqualTo(cards("Kh"));
  }

  private static long cards(String text) {
    return CardBits.of(Notation.cards(text).orElseThrow());
  }
}
