package oklahoma.client.table.model.hand;

import static oklahoma.client.table.model.Cards.cards;
import static oklahoma.client.table.model.Cards.text;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import oklahoma.rules.Game;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Face;
import oklahoma.rules.card.Pack;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HandOrderTest {
  private final HandOrder hand = HandOrder.of(cards("Kd 7h 3c 7h *"));

  private static Set<Integer> ids(HandOrder order, int... places) {
    return java.util.Arrays.stream(places)
        .mapToObj(place -> order.cards().get(place).id())
        .collect(Collectors.toSet());
  }

  @Test
  void aDrawnCardComesToTheRightEndAndIsNew() {
    HandOrder drawn = hand.holding(cards("3c 7h 7h As Kd *"), Set.of());
    assertThat(text(drawn)).isEqualTo("Kd 7h 3c 7h * As");
    assertThat(drawn.cards().getLast().fresh()).isTrue();
    assertThat(drawn.cards().subList(0, 5)).isEqualTo(hand.cards());
  }

  @Test
  void aCardThatGoesLeavesTheOthersWhereTheyAre() {
    assertThat(text(hand.holding(cards("7h 7h Kd *"), Set.of()))).isEqualTo("Kd 7h 7h *");
  }

  @Test
  void ofTwoEqualCardsTheOneThatWasPlayedGoes() {
    HandOrder left = hand.holding(cards("Kd 3c 7h *"), ids(hand, 1));
    assertThat(text(left)).isEqualTo("Kd 3c 7h *");
    assertThat(left.cards().get(2).id()).isEqualTo(hand.cards().get(3).id());
  }

  @Test
  void cardsMoveTogetherAndKeepTheirOrder() {
    assertThat(text(hand.moved(ids(hand, 0, 3), 2))).isEqualTo("7h 3c Kd 7h *");
  }

  @Test
  void aCardMovedToItsOwnPlaceChangesNothing() {
    assertThat(hand.moved(ids(hand, 2), 2)).isEqualTo(hand);
  }

  @Test
  void aMoveBeyondTheEndsStopsThere() {
    assertThat(text(hand.moved(ids(hand, 0), 99))).isEqualTo("7h 3c 7h * Kd");
    assertThat(text(hand.moved(ids(hand, 4), -3))).isEqualTo("* Kd 7h 3c 7h");
  }

  @Test
  void movingTakesTheMarkOfANewCard() {
    HandOrder drawn = hand.holding(cards("3c 7h 7h As Kd *"), Set.of());
    HandOrder moved = drawn.moved(ids(drawn, 5), 0);
    assertThat(text(moved)).isEqualTo("As Kd 7h 3c 7h *");
    assertThat(moved.cards().getFirst().fresh()).isFalse();
  }

  @Test
  void sortedBySuitWildsComeFirstAndColoursAlternate() {
    HandOrder mixed = HandOrder.of(cards("3c Kd 2s 4h * 2d As 9h 3c"));
    assertThat(text(mixed.sorted(Sort.SUIT.order(Game.OKLAHOMA))))
        .isEqualTo("* 2s As 4h 9h 3c 3c 2d Kd");
  }

  @Test
  void sortedByRankWildsComeFirst() {
    HandOrder mixed = HandOrder.of(cards("3c Kd 2c 4h * 2d 3s"));
    assertThat(text(mixed.sorted(Sort.RANK.order(Game.OKLAHOMA)))).isEqualTo("* 2c 2d 3s 3c 4h Kd");
  }

  @Test
  void ginHasNoWildsAndALowAce() {
    HandOrder mixed = HandOrder.of(cards("3c Kd 2s 4h 2c Ad 9h 2d"));
    assertThat(text(mixed.sorted(Sort.SUIT.order(Game.GIN)))).isEqualTo("2s 4h 9h 2c 3c Ad 2d Kd");
    assertThat(text(mixed.sorted(Sort.RANK.order(Game.GIN)))).isEqualTo("Ad 2s 2c 2d 3c 4h 9h Kd");
  }

  @Test
  void anOlderOrderComesBackForTheCardsThatAreStillThere() {
    HandOrder sorted =
        hand.sorted(Sort.RANK.order(Game.OKLAHOMA)).holding(cards("7h As Kd *"), Set.of());
    assertThat(text(hand.restored(sorted))).isEqualTo("Kd 7h * As");
  }

  /** What stays keeps its order whatever comes and goes, and what is held is shown once. */
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
  void theOrderSurvivesWhateverComesAndGoes(long seed) {
    RandomGenerator chance = new SplittableRandom(seed);
    List<Card> stock = new ArrayList<>(Pack.of(2, 2));
    Collections.shuffle(stock, java.util.Random.from(chance));
    List<Card> held = new ArrayList<>(stock.subList(0, 10));
    HandOrder order = HandOrder.of(held);
    for (int i = 10; i < 100; i++) {
      HandOrder before = order;
      if (chance.nextBoolean() && !held.isEmpty()) {
        held.remove(chance.nextInt(held.size()));
      } else {
        held.add(stock.get(i));
      }
      order = order.holding(held, Set.of());
      assertThat(order.cards().stream().map(Held::card).sorted(Face.ORDER))
          .as("seed " + seed)
          .isEqualTo(held.stream().sorted(Face.ORDER).toList());
      List<Integer> stayed = new ArrayList<>(order.cards().stream().map(Held::id).toList());
      List<Integer> earlier =
          before.cards().stream().map(Held::id).filter(stayed::contains).toList();
      stayed.retainAll(earlier);
      assertThat(stayed).as("seed " + seed).isEqualTo(earlier);
    }
  }
}
