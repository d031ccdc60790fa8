package oklahoma.bot.oklahoma.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Back;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Hand;
import oklahoma.rules.card.Laid;
import oklahoma.rules.card.Meld;
import oklahoma.rules.card.Rank;
import oklahoma.rules.card.Suit;
import oklahoma.rules.card.Suited;
import oklahoma.rules.card.Tableau;
import oklahoma.rules.oklahoma.Laps;
import oklahoma.rules.oklahoma.Oklahoma;
import oklahoma.rules.oklahoma.OklahomaPhase;
import oklahoma.rules.oklahoma.OklahomaRules;
import oklahoma.rules.oklahoma.OklahomaTally;
import org.junit.jupiter.api.Test;

/**
 * What a seat that is down discards. A is down and has drawn; B and C are still up, or B is down.
 */
class LeftoversTest {
  private static final Card KING = card(Rank.KING, Suit.HEARTS);
  private static final Card SEVEN = card(Rank.SEVEN, Suit.CLUBS);
  private static final Card FOUR = card(Rank.FOUR, Suit.CLUBS);
  private static final Hand TEN_BACKS = new Hand(Collections.nCopies(10, Back.BACK), List.of());

  @Test
  void aHighCardGoesWhenSomebodyIsAboutToGoOut() {
    Hand one = new Hand(List.of(Back.BACK), List.of());
    List<Laid> melds = List.of(new Laid(Seat.A, book(Rank.NINE)), new Laid(Seat.B, book(Rank.TWO)));
    assertThat(thrown(1, List.of(KING, SEVEN), one, melds)).isEqualTo(KING);
  }

  @Test
  void aHighCardStaysWhileThereIsTimeIfThereMayBeAPlaceForIt() {
    Hand collects = TEN_BACKS.taking(card(Rank.KING, Suit.CLUBS));
    List<Laid> melds = List.of(new Laid(Seat.A, book(Rank.NINE)));
    assertThat(thrown(1, List.of(KING, SEVEN), collects, melds)).isEqualTo(SEVEN);
  }

  @Test
  void aCardNextButOneToARunStays() {
    Meld run =
        Meld.run(
            List.of(
                card(Rank.NINE, Suit.CLUBS),
                card(Rank.TEN, Suit.CLUBS),
                card(Rank.JACK, Suit.CLUBS),
                card(Rank.QUEEN, Suit.CLUBS)));
    List<Laid> melds = List.of(new Laid(Seat.A, run), new Laid(Seat.A, book(Rank.TWO)));
    assertThat(thrown(3, List.of(SEVEN, FOUR), TEN_BACKS, melds)).isEqualTo(FOUR);
  }

  @Test
  void aCardThatFitsIsNotDiscardedWhereItMayNotBeLaidOffYet() {
    List<Laid> melds = List.of(new Laid(Seat.A, book(Rank.KING)));
    assertThat(thrown(1, List.of(KING, SEVEN), TEN_BACKS, melds)).isEqualTo(SEVEN);
  }

  private static Card thrown(int hand, List<Card> cards, Hand second, List<Laid> melds) {
    OklahomaRules rules = OklahomaRules.standard(3);
    Tableau tableau =
        new Tableau(
            List.of(Hand.open(cards), second, TEN_BACKS),
            Collections.nCopies(40, Back.BACK),
            List.of(card(Rank.FIVE, Suit.SPADES)),
            melds);
    OklahomaPhase phase = new OklahomaPhase.ToPlay(Seat.A, cards.getFirst(), false, false, true);
    Oklahoma deal =
        new Oklahoma(
            rules, hand, Seat.C, tableau, new OklahomaTally(List.of(0, 0, 0), 0, Laps.NONE), phase);
    Leftovers leftovers = Leftovers.of(new OklahomaView(deal, Seat.A, 9)).orElseThrow();
    assertThat(leftovers.behind(leftovers.discard())).isZero();
    return leftovers.discard();
  }

  private static Meld book(Rank rank) {
    return Meld.book(
        List.of(card(rank, Suit.HEARTS), card(rank, Suit.DIAMONDS), card(rank, Suit.HEARTS)));
  }

  private static Card card(Rank rank, Suit suit) {
    return new Suited(rank, suit);
  }
}
