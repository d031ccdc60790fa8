package oklahoma.rules.gin.meld;

import static oklahoma.rules.gin.meld.GinHands.card;
import static oklahoma.rules.gin.meld.GinHands.cards;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import oklahoma.rules.Reason;
import oklahoma.rules.Refusal;
import oklahoma.rules.card.End;
import oklahoma.rules.card.Joker;
import oklahoma.rules.card.Meld;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which melds are legal, what they take, and the words for what does not fit. */
class GinMeldsTest {

  @ParameterizedTest
  @CsvSource({
    "BOOK, 5c 5d 5h, ,",
    "BOOK, 5c 5d 5h 5s, ,",
    "BOOK, 5c 5d, BOOK_SHORT, ",
    "BOOK, 5c 5d 6h, BOOK_MIXED, 6h 5c",
    "BOOK, 5c 5c 5d, CARD_TWICE, 5c",
    "RUN, As 2s 3s, ,",
    "RUN, 3s As 2s, ,",
    "RUN, Qs Js Ks, ,",
    "RUN, As 2s, RUN_SHORT, ",
    "RUN, As 2s 3h, RUN_MIXED, 3h As",
    "RUN, 3s 4s 6s 7s, RUN_GAP, 5s 4s 6s",
    "RUN, 9s 3s 6s, RUN_GAP, 4s 3s 6s",
    "RUN, Qs Ks As, RUN_BEYOND_ACE, ",
    "RUN, Ks As 2s, RUN_BEYOND_ACE, "
  })
  void faults(Meld.Kind kind, String cards, Reason reason, String named) {
    Optional<Refusal> fault = GinMelds.fault(new Meld(kind, cards(cards)), Runs.ACE_LOW);
    assertThat(fault.map(Refusal::reason)).isEqualTo(Optional.ofNullable(reason));
    assertThat(fault.map(Refusal::cards).orElse(List.of()))
        .isEqualTo(named == null ? List.of() : cards(named));
  }

  @Test
  void roundTheCorner() {
    Runs corner = Runs.ROUND_THE_CORNER;
    Meld round = Meld.run(cards("2s Ks As"));
    assertThat(GinMelds.fault(round, corner)).isEmpty();
    assertThat(GinMelds.tidy(round)).isEqualTo(Meld.run(cards("Ks As 2s")));
    assertThat(GinMelds.fault(round, Runs.ACE_LOW)).isPresent();
    assertThat(GinMelds.fault(Meld.run(cards("Qs Ks 2s")), corner).orElseThrow())
        .isEqualTo(Refusal.of(Reason.RUN_GAP, cards("3s 2s Qs")));
  }

  @Test
  void meldsAreTidiedAndHoldNoJokers() {
    assertThat(GinMelds.tidy(Meld.book(cards("5s 5c 5h")))).isEqualTo(Meld.book(cards("5c 5h 5s")));
    assertThat(GinMelds.tidy(Meld.run(cards("7s 5s 6s")))).isEqualTo(Meld.run(cards("5s 6s 7s")));
    assertThat(
            GinMelds.fault(Meld.book(List.of(Joker.JOKER, Joker.JOKER, Joker.JOKER)), Runs.ACE_LOW))
        .contains(Refusal.of(Reason.NOT_IN_HAND, Joker.JOKER));
  }

  @Test
  void whatMeldsTake() {
    Meld run = Meld.run(cards("5s 6s 7s"));
    assertThat(GinMelds.fits(run, card("4s"), Runs.ACE_LOW)).isEqualTo(EnumSet.of(End.LOW));
    assertThat(GinMelds.fits(run, card("8s"), Runs.ACE_LOW)).isEqualTo(EnumSet.of(End.HIGH));
    assertThat(GinMelds.fits(run, card("8h"), Runs.ACE_LOW)).isEmpty();
    Meld set = Meld.book(cards("5c 5d 5h"));
    assertThat(GinMelds.fits(set, card("5s"), Runs.ACE_LOW)).isEqualTo(EnumSet.of(End.HIGH));
    Meld low = Meld.run(cards("As 2s 3s"));
    assertThat(GinMelds.grows(low, End.LOW, Runs.ACE_LOW)).isEmpty();
    assertThat(GinMelds.grows(low, End.LOW, Runs.ROUND_THE_CORNER)).contains(card("Ks"));
    Meld high = Meld.run(cards("Js Qs Ks"));
    assertThat(GinMelds.grows(high, End.HIGH, Runs.ACE_LOW)).isEmpty();
    assertThat(GinMelds.grows(high, End.HIGH, Runs.ROUND_THE_CORNER)).contains(card("As"));
  }

  @Test
  void aWholeSuitTakesNothing() {
    Meld suit = Meld.run(cards("As 2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks"));
    assertThat(GinMelds.grows(suit, End.HIGH, Runs.ROUND_THE_CORNER)).isEmpty();
  }
}
