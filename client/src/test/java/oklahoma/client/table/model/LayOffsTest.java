package oklahoma.client.table.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import oklahoma.client.table.model.hand.Held;
import oklahoma.client.table.view.Moments;
import oklahoma.rules.Move;
import oklahoma.rules.Ruling;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.End;
import oklahoma.rules.notation.Notation;
import oklahoma.rules.oklahoma.MeldPlaces;
import oklahoma.rules.oklahoma.Oklahoma;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LayOffsTest {
  private static final int BOOK = 0;
  private static final int RUN = 2;

  private static final String APART = "meld A: book 9sd *\nmeld A: run 4567s\nmeld B: run 4567h";

  /** Two runs of hearts with a gap of three cards between them. */
  private static final String FACING = "meld A: book 9sd *\nmeld A: run 4567h\nmeld B: run JQKAh";

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

  @ParameterizedTest
  @ValueSource(strings = {APART, FACING})
  void asMuchAsCanBeAddedIsFoundInWhateverOrderTheHandIs(String melds) {
    List<Held> cards = held("* 2c 8h 8h 9h Th 2h 3h Jh 3s 8s 9s Ts 8s 9c Kd");
    for (int seed = 0; seed < 60; seed++) {
      Collections.shuffle(cards, new Random(seed));
      List<Held> hand = new ArrayList<>(cards.subList(0, 5));
      Oklahoma deal = deal(Cards.text(hand), melds);
      int most = most(deal, hand);
      for (int order = 0; order < 5; order++) {
        Collections.shuffle(hand, new Random(order));
        assertThat(LayOffs.all(deal, Seat.A, hand)).as(Cards.text(hand)).hasSize(most);
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "* Qd Kd 8h, 2",
    "* Th 9h Kd, 3",
    "9h * Th Kd, 3",
    "* 9h 2h Kd, 3",
    "* * Th 2h Kd, 3"
  })
  void wildsGoWhereMoreCardsFollow(String hand, int most) {
    assertThat(LayOffs.all(deal(hand), Seat.A, held(hand))).hasSize(most);
  }

  @Test
  void aCardThatTwoRunsTakeGoesWhereMoreFollow() {
    String hand = "9h 8h Th 8h Kd";
    assertThat(LayOffs.all(deal(hand, FACING), Seat.A, held(hand))).hasSize(4);
  }

  /** By trying every card in every place. */
  private static int most(Oklahoma deal, List<Held> hand) {
    int most = 0;
    for (Held held : hand) {
      List<Held> left = new ArrayList<>(hand);
      left.remove(held);
      for (Move move : MeldPlaces.legalNow(deal, Seat.A, held.card())) {
        if (move instanceof Move.LayOff
            && deal.rule(Seat.A, move) instanceof Ruling.Allowed(var events)) {
          most = Math.max(most, 1 + most((Oklahoma) deal.after(events), left));
        }
      }
    }
    return most;
  }

  private static LayOffs.Onto onto(String cards, int meld, End end) {
    return LayOffs.onto(deal(cards), Seat.A, held(cards), meld, end);
  }

  private static Oklahoma deal(String cards) {
    return deal(cards, APART);
  }

  private static Oklahoma deal(String cards, String melds) {
    return Notation.deal(
            Moments.dealt(
                3,
                """
                oklahoma hand 2 dealer C
                A: %s AsAd
                B: #11
                C: #9
                %s
                pile 3d 7c
                A to play
                """
                    .formatted(cards, melds)))
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
