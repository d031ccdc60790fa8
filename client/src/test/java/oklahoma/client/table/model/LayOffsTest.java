package oklahoma.client.table.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import oklahoma.client.table.model.hand.Held;
import oklahoma.client.table.view.Moments;
import oklahoma.rules.Move;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.End;
import oklahoma.rules.notation.Notation;
import oklahoma.rules.oklahoma.Oklahoma;
import org.junit.jupiter.api.Test;

class LayOffsTest {
  private static final int BOOK = 0;
  private static final int RUN = 2;

  @Test
  void cardsOfARunGoInTheOrderInWhichEachFits() {
    assertThat(played(onto("9h 3h 8h", RUN, End.HIGH))).isEqualTo("8h 9h 3h");
  }

  @Test
  void aWildGoesWhereItLetsTheOthersFollow() {
    LayOffs.Onto onto = onto("* 2s Th", RUN, End.LOW);
    assertThat(onto.left()).isEmpty();
    LayOffs.Onto gap = onto("* Th 9h", RUN, End.LOW);
    assertThat(played(gap)).isEqualTo("* 9h Th");
    assertThat(((Move.LayOff) gap.plays().getFirst().move()).end()).contains(End.HIGH);
  }

  @Test
  void aWildThatHelpsNobodyGoesToTheEndThatWasAskedFor() {
    for (End end : End.values()) {
      LayOffs.Onto onto = onto("* Kd", RUN, end);
      assertThat(((Move.LayOff) onto.plays().getFirst().move()).end()).contains(end);
      assertThat(Cards.text(onto.left())).isEqualTo("Kd");
    }
  }

  @Test
  void whatFitsNowhereIsLeft() {
    LayOffs.Onto onto = onto("9h Kh 9c", BOOK, End.HIGH);
    assertThat(played(onto)).isEqualTo("9h 9c");
    assertThat(Cards.text(onto.left())).isEqualTo("Kh");
    assertThat(onto("Kh Qh", BOOK, End.HIGH).plays()).isEmpty();
  }

  @Test
  void everythingThatFitsAnywhereIsFound() {
    assertThat(
            LayOffs.all(deal("Jd 9h 8h 9c Kd"), Seat.A, held("Jd 9h 8h 9c Kd")).stream()
                .map(play -> play.held().card()))
        .containsExactlyInAnyOrderElementsOf(Cards.cards("9h 8h 9c"));
  }

  private static LayOffs.Onto onto(String cards, int meld, End end) {
    return LayOffs.onto(deal(cards), Seat.A, held(cards), meld, end);
  }

  private static Oklahoma deal(String cards) {
    return Notation.deal(
            Moments.dealt(
                3,
                """
                oklahoma hand 2 dealer C
                A: %s AsAd
                B: #11
                C: #9
                meld A: book 9sd *
                meld A: run 4567s
                meld B: run 4567h
                pile 3d 7c
                A to play
                """
                    .formatted(cards)))
        .orElseThrow();
  }

  private static List<Held> held(String cards) {
    List<Held> held = new ArrayList<>();
    for (Card card : Cards.cards(cards)) {
      held.add(new Held(held.size(), card, false));
    }
    return held;
  }

  private static String played(LayOffs.Onto onto) {
    return Cards.text(onto.plays().stream().map(MoveQueue.Play::held).toList());
  }
}
