package oklahoma.client.table.gesture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import oklahoma.rules.Move;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.End;
import oklahoma.rules.card.Rank;
import oklahoma.rules.card.Suit;
import oklahoma.rules.card.Suited;
import org.junit.jupiter.api.Test;

class GestureTest {
  private static final Card KING = new Suited(Rank.KING, Suit.HEARTS);
  private static final Carried ONE = new Carried.Own(List.of(3), List.of(KING));
  private static final Carried TWO = new Carried.Own(List.of(3, 4), List.of(KING, KING));

  @Test
  void aCardOnThePileIsADiscard() {
    assertThat(Gesture.of(ONE, new Zone.OnPile()))
        .isEqualTo(new DropMeaning.Plays(new Move.Discard(KING)));
  }

  @Test
  void aCardAtAnEndIsALayOffThere() {
    assertThat(Gesture.of(ONE, new Zone.AtEnd(2, End.LOW)))
        .isEqualTo(new DropMeaning.Plays(new Move.LayOff(KING, 2, Optional.of(End.LOW))));
  }

  @Test
  void aCardOnAWildTakesItsPlace() {
    assertThat(Gesture.of(ONE, new Zone.OnWild(1, 3, End.HIGH)))
        .isEqualTo(new DropMeaning.Plays(new Move.Swap(KING, 1, Optional.of(End.HIGH))));
  }

  @Test
  void severalCardsGoIntoTheTrayOrOntoAMeld() {
    assertThat(Gesture.of(TWO, new Zone.InSlot(1))).isEqualTo(new DropMeaning.Stages(1));
    assertThat(Gesture.of(TWO, new Zone.OnPile()))
        .isEqualTo(new DropMeaning.Never(DropMeaning.Fault.ONE_CARD_ONLY));
    assertThat(Gesture.of(TWO, new Zone.AtEnd(0, End.HIGH)))
        .isEqualTo(new DropMeaning.Adds(0, End.HIGH));
    assertThat(Gesture.of(TWO, new Zone.OnWild(0, 1, End.HIGH)))
        .isEqualTo(new DropMeaning.Never(DropMeaning.Fault.ONE_CARD_ONLY));
  }

  @Test
  void cardsAreNeverPutOnTheStockOrOnAnotherSeat() {
    DropMeaning never = new DropMeaning.Never(DropMeaning.Fault.NOT_THERE);
    assertThat(Gesture.of(ONE, new Zone.OnStock())).isEqualTo(never);
    assertThat(Gesture.of(ONE, new Zone.AtSeat(Seat.B))).isEqualTo(never);
  }

  @Test
  void thePilesComeToTheHand() {
    Zone hand = new Zone.InHand();
    assertThat(Gesture.of(new Carried.StockTop(), hand)).isEqualTo(new DropMeaning.Draws());
    assertThat(Gesture.of(new Carried.PileTop(), hand)).isEqualTo(new DropMeaning.Takes());
    assertThat(Gesture.of(new Carried.PileTop(), new Zone.OnPile()))
        .isEqualTo(new DropMeaning.Keeps());
  }
}
