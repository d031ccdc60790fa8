package oklahoma.rules.card;

import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import oklahoma.rules.Seat;
import oklahoma.rules.notation.Notation;
import org.junit.jupiter.api.Test;

/** What cannot happen to the cards as they lie is refused. */
class TableauTest {
  private static final Card EIGHT = Notation.cards("8h").orElseThrow().getFirst();
  private static final Card KING = Notation.cards("Kh").orElseThrow().getFirst();

  /** A holds the eight; its run of three is on the table; stock and pile are empty. */
  private static final Tableau LOW =
      new Tableau(
          List.of(Hand.open(List.of(EIGHT)), Hand.EMPTY),
          List.of(),
          List.of(),
          List.of(new Laid(Seat.A, Notation.meld("run 567h").orElseThrow())));

  @Test
  void nothingComesFromAnEmptyStockOrPile() {
    refused(() -> LOW.drawn(Seat.A, KING));
    refused(() -> LOW.taken(Seat.A));
  }

  @Test
  void aSeatThatIsNotThereHoldsNothing() {
    refused(() -> LOW.discarded(Seat.C, EIGHT));
    refused(() -> LOW.laidDown(Seat.C, List.of()));
    refused(() -> LOW.laidOff(Seat.C, EIGHT, 0, End.HIGH));
    refused(() -> LOW.shown(List.of(List.of(EIGHT))));
  }

  @Test
  void aCardGoesFromTheHandThatHasIt() {
    refused(() -> LOW.discarded(Seat.A, KING));
    refused(() -> LOW.discarded(Seat.B, EIGHT));
  }

  @Test
  void aMeldAndItsPlacesAreThoseOnTheTable() {
    refused(() -> LOW.laidOff(Seat.A, EIGHT, 1, End.HIGH));
    refused(() -> LOW.swappedToHand(Seat.A, EIGHT, 0, 3));
    refused(() -> LOW.swappedToHand(Seat.A, EIGHT, 0, -1));
    refused(() -> LOW.swappedToEnd(Seat.A, EIGHT, 0, 3, End.LOW));
    refused(() -> LOW.swappedToEnd(Seat.A, EIGHT, -1, 0, End.LOW));
  }

  private static void refused(Runnable happening) {
    assertThatIllegalArgumentException().isThrownBy(happening::run);
  }
}
