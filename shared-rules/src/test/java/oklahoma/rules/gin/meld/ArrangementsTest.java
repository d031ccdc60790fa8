package oklahoma.rules.gin.meld;

import static oklahoma.rules.gin.meld.GinHands.cards;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Face;
import oklahoma.rules.card.Meld;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The arrangement solver against trying everything, on hands as they are dealt and on dense ones.
 * More hands: {@code -Dgin.hands=200000}.
 */
class ArrangementsTest {
  private static final int HANDS = Integer.getInteger("gin.hands", 20_000);
  private static final int LISTED_EVERY = 20;
  private static final int LIMIT = 10;

  @ParameterizedTest
  @ValueSource(ints = {7, 8, 10, 11})
  void leavesAsLittleAsTryingEverythingDoes(int size) {
    RandomGenerator chance = new SplittableRandom(size);
    for (int i = 0; i < HANDS; i++) {
      Runs runs = i % 4 == 0 ? Runs.ROUND_THE_CORNER : Runs.ACE_LOW;
      List<Card> hand = GinHands.any(chance, size);
      NaiveArrangements naive = new NaiveArrangements(hand, runs);
      int least = naive.least();
      if (Arrangements.leastDeadwood(hand, runs) != least) {
        assertThat(Arrangements.leastDeadwood(hand, runs)).as("%s %s", runs, hand).isEqualTo(least);
      }
      if (i % LISTED_EVERY == 0) {
        assertListed(Arrangements.best(hand, runs), naive.within(least), hand, runs);
        assertListed(Arrangements.within(hand, LIMIT, runs), naive.within(LIMIT), hand, runs);
      }
    }
  }

  private static void assertListed(
      List<GinArrangement> found, Set<Set<Set<Card>>> expected, List<Card> hand, Runs runs) {
    Set<Set<Set<Card>>> melds = new HashSet<>();
    for (GinArrangement each : found) {
      Set<Set<Card>> one = new HashSet<>();
      each.melds().forEach(meld -> one.add(Set.copyOf(meld.cards())));
      melds.add(one);
      assertThat(each.melds()).allMatch(meld -> GinMelds.fault(meld, runs).isEmpty());
      Stream<Card> all =
          Stream.concat(
              each.deadwood().stream(),
              each.melds().stream().flatMap(meld -> meld.cards().stream()));
      assertThat(all).containsExactlyInAnyOrderElementsOf(hand);
    }
    assertThat(found).as("%s %s", runs, hand).hasSameSizeAs(melds);
    assertThat(melds).as("%s %s", runs, hand).isEqualTo(expected);
    assertThat(found.stream().map(each -> each.points(runs))).isSorted();
  }

  @ParameterizedTest(name = "{0}: {1} leaves {2}")
  @DisplayName("A card serves one meld; a run does not go round the corner")
  @CsvSource({
    "Y-23, 5s 6s 7s 7h 7d, 11",
    "Y-25, Qs Ks As, 21",
    "Y-25, As 2s 3s, 0",
    "Y-25, Ks As 2s, 13"
  })
  void leastDeadwood(String id, String hand, int least) {
    assertThat(Arrangements.leastDeadwood(cards(hand), Runs.ACE_LOW)).as(id).isEqualTo(least);
  }

  @Test
  @DisplayName("Y-23: the sevens are the best arrangement, the run leaves 14")
  void bothArrangementsOfTheSharedSeven() {
    List<Card> hand = cards("5s 6s 7s 7h 7d");
    assertThat(Arrangements.best(hand, Runs.ACE_LOW))
        .containsExactly(new GinArrangement(List.of(Meld.book(cards("7d 7h 7s"))), cards("5s 6s")));
    assertThat(Arrangements.within(hand, 14, Runs.ACE_LOW))
        .extracting(each -> each.points(Runs.ACE_LOW))
        .containsExactly(11, 14);
  }

  @Test
  void kingAceTwoIsARunRoundTheCornerAndTheAceCountsHigh() {
    List<Card> hand = cards("Ks As 2s Ah");
    GinArrangement best = Arrangements.best(hand, Runs.ROUND_THE_CORNER).getFirst();
    assertThat(best.melds()).containsExactly(Meld.run(cards("Ks As 2s")));
    assertThat(best.points(Runs.ROUND_THE_CORNER)).isEqualTo(15);
  }

  @Test
  void threeRanksOfThreeSuitsAreSetsOrRuns() {
    List<Card> hand = cards("4c 5c 6c 4d 5d 6d 4h 5h 6h");
    assertThat(Arrangements.best(hand, Runs.ACE_LOW)).hasSize(2);
  }

  @Test
  void aMeldMayBeBrokenWithinTheLimit() {
    // Without the six, nobody can lay the seven off.
    List<Card> hand = cards("3s 4s 5s 6s");
    assertThat(Arrangements.within(hand, 6, Runs.ACE_LOW))
        .extracting(each -> each.points(Runs.ACE_LOW))
        .containsExactly(0, 3, 6);
  }

  @ParameterizedTest
  @EnumSource
  void discardsAreThoseThatLeaveLeast(Runs runs) {
    RandomGenerator chance = new SplittableRandom(5);
    for (int i = 0; i < 500; i++) {
      List<Card> hand = GinHands.any(chance, chance.nextBoolean() ? 11 : 8);
      Optional<Card> kept = chance.nextBoolean() ? Optional.of(hand.getFirst()) : Optional.empty();
      List<Arrangements.Leaving> discards = Arrangements.discards(hand, kept, runs);
      assertThat(discards).hasSize(hand.size() - (kept.isPresent() ? 1 : 0));
      for (Arrangements.Leaving each : discards) {
        List<Card> left = hand.stream().filter(card -> !card.equals(each.discard())).toList();
        assertThat(new NaiveArrangements(left, runs).least()).isEqualTo(each.deadwood());
        assertThat(kept).isNotEqualTo(Optional.of(each.discard()));
      }
      int least = discards.stream().mapToInt(Arrangements.Leaving::deadwood).min().orElseThrow();
      assertThat(Arrangements.bestDiscards(hand, kept, runs))
          .containsExactlyInAnyOrderElementsOf(
              discards.stream()
                  .filter(each -> each.deadwood() == least)
                  .map(Arrangements.Leaving::discard)
                  .toList());
    }
  }

  @Test
  void cardsAndBitsAreTheSame() {
    List<Card> pack = CardBits.cards(CardBits.PACK);
    assertThat(pack).hasSize(52).isSortedAccordingTo(Face.ORDER);
    assertThat(CardBits.of(pack)).isEqualTo(CardBits.PACK);
    assertThat(Deadwood.points(CardBits.PACK, Runs.ACE_LOW)).isEqualTo(340);
    assertThat(Deadwood.points(CardBits.PACK, Runs.ROUND_THE_CORNER)).isEqualTo(396);
    assertThat(Arrangements.best(List.of(), Runs.ACE_LOW))
        .containsExactly(new GinArrangement(List.of(), List.of()));
  }
}
