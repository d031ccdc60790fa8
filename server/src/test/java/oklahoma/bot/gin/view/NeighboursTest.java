package oklahoma.bot.gin.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import oklahoma.rules.gin.meld.CardBits;
import oklahoma.rules.gin.meld.Deadwood;
import oklahoma.rules.gin.meld.Runs;
import oklahoma.rules.notation.Notation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Which cards go together, with runs round the corner and without. */
class NeighboursTest {
  @Test
  void kingAndAceAreNeighboursOnlyRoundTheCorner() {
    assertThat(Neighbours.beside(cards("As"), Runs.ACE_LOW)).isEqualTo(cards("Acdh 2s"));
    assertThat(Neighbours.beside(cards("As"), Runs.ROUND_THE_CORNER))
        .isEqualTo(cards("Acdh 2s Ks"));
    assertThat(Neighbours.beside(cards("Kc"), Runs.ROUND_THE_CORNER))
        .isEqualTo(cards("Kdhs Qc Ac"));
  }

  @ParameterizedTest
  @EnumSource
  void aCardCompletesWhatMakesAMeldWithTwoOthers(Runs runs) {
    Random chance = new Random(5);
    for (int i = 0; i < 300; i++) {
      long hand = 0;
      while (Long.bitCount(hand) < 10) {
        hand |= 1L << chance.nextInt(Neighbours.CARDS);
      }
      assertThat(Neighbours.completing(hand, runs) & CardBits.PACK)
          .isEqualTo(completing(hand, runs));
    }
  }

  private static long completing(long hand, Runs runs) {
    long completing = 0;
    for (long left = CardBits.PACK & ~hand; left != 0; left &= left - 1) {
      long card = Long.lowestOneBit(left);
      for (long ones = hand; ones != 0; ones &= ones - 1) {
        for (long others = ones & ones - 1; others != 0; others &= others - 1) {
          long meld = card | Long.lowestOneBit(ones) | Long.lowestOneBit(others);
          completing |= Deadwood.least(meld, runs) == 0 ? card : 0;
        }
      }
    }
    return completing;
  }

  private static long cards(String text) {
    return CardBits.of(Notation.cards(text).orElseThrow());
  }
}
