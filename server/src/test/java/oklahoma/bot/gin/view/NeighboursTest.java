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
      long hand = cards(10, chance);
      assertThat(Neighbours.completing(hand, runs) & CardBits.PACK)
          .isEqualTo(completing(hand, runs));
    }
  }

  @ParameterizedTest
  @EnumSource
  void eachOtherCardSavesWhatItBringsIntoMelds(Runs runs) {
    Random chance = new Random(6);
    int most = 0;
    for (int i = 0; i < 3_000; i++) {
      long hand = cards(7 + i % 5, chance);
      long loose = hand & ~Neighbours.melding(hand);
      long outs = Neighbours.completing(hand) & cards(26, chance);
      int saved = 0;
      for (long left = outs; left != 0; left &= left - 1) {
        long melding = Neighbours.melding(hand | Long.lowestOneBit(left));
        saved += Deadwood.points(loose & melding, runs);
      }
      assertThat(Neighbours.saved(hand, loose, outs, runs)).isEqualTo(saved);
      most = Math.max(most, saved);
    }
    assertThat(most).isGreaterThan(100);
  }

  @Test
  void aCardMakesRunsWithTwoOthers() {
    Random chance = new Random(7);
    for (int card = 0; card < Neighbours.CARDS; card++) {
      long others = cards(30, chance) & ~(1L << card);
      int runs = 0;
      for (long bottom = 0b111; bottom < CardBits.PACK; bottom <<= 1) {
        long pair = bottom & ~(1L << card);
        boolean run = Long.bitCount(pair) == 2 && Deadwood.least(bottom, Runs.ACE_LOW) == 0;
        runs += run && (pair & ~others) == 0 ? 1 : 0;
      }
      assertThat(Neighbours.runs(card, others)).isEqualTo(runs);
    }
  }

  private static long cards(int count, Random chance) {
    long cards = 0;
    while (Long.bitCount(cards) < count) {
      cards |= 1L << chance.nextInt(Neighbours.CARDS);
    }
    return cards;
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
