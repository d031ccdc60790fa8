package oklahoma.rules.oklahoma;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import oklahoma.rules.Move;
import oklahoma.rules.Ruling;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.End;
import oklahoma.rules.card.Hand;
import oklahoma.rules.card.Laid;
import oklahoma.rules.card.Meld;
import oklahoma.rules.card.Pack;
import oklahoma.rules.card.Rank;
import oklahoma.rules.card.Suit;
import oklahoma.rules.card.Suited;
import oklahoma.rules.card.Tableau;
import oklahoma.rules.notation.Notation;
import oklahoma.rules.oklahoma.OklahomaRules.SwappedWild;
import oklahoma.rules.oklahoma.laydown.LayDowns;
import oklahoma.rules.oklahoma.laydown.OklahomaArrangement;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The places on the table for a card against asking the rules about every move. */
class MeldPlacesTest {

  @ParameterizedTest
  @EnumSource
  void areThoseWhoseMovesTheRulesAllow(SwappedWild swapped) {
    for (int seed = 0; seed < 100; seed++) {
      RandomGenerator chance = new SplittableRandom(seed);
      List<Meld> melds = melds(chance);
      OklahomaRules rules =
          OklahomaRules.standard(2)
              .with(OklahomaSwitch.ACE_LOW, seed % 2 == 0)
              .with(new OklahomaRules.Wilds(OklahomaRules.Naturals.ONE, swapped));
      for (Card card : Set.copyOf(Pack.of(1, 1))) {
        Oklahoma deal = table(rules, melds, card);
        assertThat(outcomes(deal, MeldPlaces.legalNow(deal, Seat.A, card)))
            .as(card + " on " + melds)
            .isEqualTo(outcomes(deal, tried(melds, card)));
      }
    }
  }

  @Test
  @DisplayName("X-79: nothing swaps a wild from the place of a black two")
  void noWildIsOfferedThePlaceOfAWild() {
    Card two = new Suited(Rank.TWO, Suit.SPADES);
    Meld run = Notation.meld("run * 345s").orElseThrow();
    assertThat(MeldPlaces.of(OklahomaRules.standard(2), List.of(new Laid(Seat.B, run)), two))
        .containsExactly(new Move.LayOff(two, 0, Optional.of(End.HIGH)));
  }

  private static List<Meld> melds(RandomGenerator chance) {
    List<OklahomaArrangement> some = List.of();
    while (some.isEmpty()) {
      some =
          LayDowns.useful(
              OklahomaHands.dense(chance, 12, 3),
              Contract.BOOK_AND_RUN,
              OklahomaRules.standard(8),
              9);
    }
    return some.get(chance.nextInt(some.size())).melds();
  }

  private static Oklahoma table(OklahomaRules rules, List<Meld> melds, Card card) {
    Hand hand = new Hand(List.of(card, card), List.of());
    List<Laid> laid = melds.stream().map(meld -> new Laid(Seat.A, meld)).toList();
    Tableau tableau = new Tableau(List.of(hand, hand), List.of(card, card), List.of(card), laid);
    OklahomaPhase turn = new OklahomaPhase.ToPlay(Seat.A, card, false, false, true);
    return new Oklahoma(rules, 2, Seat.B, tableau, OklahomaTally.none(2), turn);
  }

  /** Every move that names the card and a meld. */
  private static List<Move> tried(List<Meld> melds, Card card) {
    List<Move> moves = new ArrayList<>();
    for (int meld = 0; meld < melds.size(); meld++) {
      for (Optional<End> end :
          List.of(Optional.<End>empty(), Optional.of(End.LOW), Optional.of(End.HIGH))) {
        moves.add(new Move.LayOff(card, meld, end));
        moves.add(new Move.Swap(card, meld, end));
      }
    }
    return moves;
  }

  /** What the legal ones among the moves bring. */
  private static Set<Object> outcomes(Oklahoma deal, List<Move> moves) {
    Set<Object> outcomes = new HashSet<>();
    for (Move move : moves) {
      if (deal.rule(Seat.A, move) instanceof Ruling.Allowed allowed) {
        outcomes.add(allowed.events());
      }
    }
    return outcomes;
  }
}
