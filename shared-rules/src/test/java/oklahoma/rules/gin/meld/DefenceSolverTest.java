package oklahoma.rules.gin.meld;

import static oklahoma.rules.gin.meld.GinHands.card;
import static oklahoma.rules.gin.meld.GinHands.cards;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.End;
import oklahoma.rules.card.Meld;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The joint optimum of a defender. More hands: {@code -Dgin.hands=200000}. */
class DefenceSolverTest {
  private static final int HANDS = Integer.getInteger("gin.hands", 20_000) / 2;
  private static final int PLAYED_EVERY = 10;

  @ParameterizedTest
  @ValueSource(ints = {7, 10})
  void leavesAsLittleAsTryingEverythingDoes(int size) {
    RandomGenerator chance = new SplittableRandom(size);
    for (int i = 0; i < HANDS; i++) {
      Runs runs = i % 4 == 0 ? Runs.ROUND_THE_CORNER : Runs.ACE_LOW;
      List<Meld> melds = GinHands.declared(chance, runs);
      List<Card> hand = GinHands.against(chance, melds, size);
      Defence best = DefenceSolver.best(hand, melds, runs);
      int least = NaiveDefenceSolver.least(hand, melds, runs);
      if (points(best, runs) != least || i % PLAYED_EVERY == 0) {
        String where = runs + " " + hand + " against " + melds;
        assertThat(points(best, runs)).as(where).isEqualTo(least);
        assertPlayable(best, hand, melds, runs);
      }
    }
  }

  private static int points(Defence defence, Runs runs) {
    return Deadwood.points(CardBits.of(defence.deadwood()), runs);
  }

  private static void assertPlayable(Defence best, List<Card> hand, List<Meld> melds, Runs runs) {
    List<Meld> lying = new ArrayList<>(melds);
    for (Defence.LayOff each : best.layOffs()) {
      Meld meld = lying.get(each.meld());
      assertThat(GinMelds.fits(meld, each.card(), runs)).contains(each.end());
      lying.set(each.meld(), meld.with(each.card(), each.end()));
    }
    assertThat(best.melds()).allMatch(meld -> GinMelds.fault(meld, runs).isEmpty());
    Stream<Card> own = best.melds().stream().flatMap(meld -> meld.cards().stream());
    Stream<Card> laid = best.layOffs().stream().map(Defence.LayOff::card);
    assertThat(Stream.of(own, laid, best.deadwood().stream()).flatMap(cards -> cards))
        .containsExactlyInAnyOrderElementsOf(hand);
  }

  @Test
  @DisplayName("Y-33: own melds and lay-offs are optimised together")
  void aLayOffIsWorthMoreThanARunOfOnesOwn() {
    List<Meld> knocker =
        List.of(
            Meld.run(cards("5s 6s 7s")), Meld.book(cards("9c 9d 9h")), Meld.run(cards("2c 3c 4c")));
    Defence best =
        DefenceSolver.best(cards("8c 8h 8d Qd Qh Qs As 2s 9s Ts"), knocker, Runs.ACE_LOW);
    assertThat(points(best, Runs.ACE_LOW)).isEqualTo(13);
    assertThat(best.layOffs()).containsExactly(new Defence.LayOff(card("9s"), 1, End.HIGH));
  }

  @Test
  @DisplayName("Y-31: chains count")
  void aChainOfLayOffs() {
    List<Meld> knocker = List.of(Meld.run(cards("5s 6s 7s")));
    Defence best = DefenceSolver.best(cards("8s 9s 4s Kd"), knocker, Runs.ACE_LOW);
    assertThat(best.deadwood()).containsExactlyElementsOf(cards("Kd"));
    assertThat(best.layOffs()).hasSize(3);
    assertThat(points(best, Runs.ACE_LOW)).isEqualTo(10);
  }

  @Test
  @DisplayName("Y-32: a set of three takes the fourth, a set of four nothing")
  void theFourthOfASet() {
    List<Card> five = cards("5c");
    List<Meld> three = List.of(Meld.book(cards("5d 5h 5s")));
    assertThat(DefenceSolver.best(five, three, Runs.ACE_LOW).layOffs()).hasSize(1);
    List<Meld> four = List.of(Meld.book(cards("5c 5d 5h 5s")));
    assertThat(DefenceSolver.best(cards("6c"), four, Runs.ACE_LOW).layOffs()).isEmpty();
  }

  @Test
  void aCardGoesWhereAChainGoesOn() {
    // The six fits either of two melds, and neither takes more.
    List<Meld> knocker = List.of(Meld.run(cards("3s 4s 5s")), Meld.run(cards("8s 9s Ts")));
    Defence best = DefenceSolver.best(cards("6s 7s Js Kh"), knocker, Runs.ACE_LOW);
    assertThat(points(best, Runs.ACE_LOW)).isEqualTo(10);
  }
}
