package oklahoma.client.table.model.playerview;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;
import oklahoma.rules.Ruling;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.notation.Notation;
import oklahoma.rules.notation.ProposedMove;
import org.junit.jupiter.api.Test;

class OpenHandsTest {
  private static final String GIN =
      """
      gin classic up 6d
      A: 345c 789h TJQKs Kd
      B: 2c4h9dTd3dKh8c6h5h2h
      pile 6d
      stock 2s 7c ...
      A to discard drew Kd
      """;

  private static final String OKLAHOMA =
      """
      oklahoma
      A: 3h
      B: 4c
      C: 345s 9s
      meld A: run 5h*78h
      pile Ts
      stock 8d 9d Td Jd Qd
      A to play
      """;

  @Test
  void aHandThatIsKnownIsFaceDownWhileADealIsPlayed() {
    assertThat(OpenHands.of(gin(), false)).isEmpty();
    assertThat(OpenHands.of(oklahoma(), false)).isEmpty();
    assertThat(OpenHands.of(gin(), true)).containsOnlyKeys(Seat.A, Seat.B);
  }

  @Test
  void aHandOfWhichACardIsNotKnownNeverIsFaceUp() {
    assertThat(OpenHands.of(gin().seenBy(Seat.A), true)).containsOnlyKeys(Seat.A);
  }

  @Test
  void atTheEndOfARoundEveryHandIsFaceUpMeldsFirst() {
    Deal over = after(gin(), "A knocks Kd: 345c / 789h / TJQKs");
    Map<Seat, List<Card>> open = OpenHands.of(over, false);
    assertThat(open.get(Seat.B)).isEqualTo(cards("456h 2h Kh 28c 39Td"));
  }

  @Test
  void aKnockersHandIsFaceUpWhileOthersLayOff() {
    Deal deal = Notation.gin(GIN.replace("TJQKs", "TJQs As")).orElseThrow();
    Deal knocked = after(deal, "A knocks Kd: 345c / 789h / TJQs");
    assertThat(OpenHands.of(knocked.seenBy(Seat.B), false)).isEqualTo(Map.of(Seat.A, cards("As")));
  }

  @Test
  void atTheEndOfAHandOfOklahomaEveryHandIsFaceUp() {
    assertThat(OpenHands.of(after(oklahoma(), "A discards 3h"), false))
        .isEqualTo(Map.of(Seat.A, List.of(), Seat.B, cards("4c"), Seat.C, cards("345s 9s")));
  }

  private static Deal gin() {
    return Notation.gin(GIN).orElseThrow();
  }

  private static Deal oklahoma() {
    return Notation.deal(OKLAHOMA).orElseThrow();
  }

  private static Deal after(Deal deal, String written) {
    ProposedMove meant = Notation.meant(written).orElseThrow();
    Deal now = deal;
    for (Event event : ((Ruling.Allowed) deal.rule(meant.seat(), meant.move())).events()) {
      now = now.after(event);
    }
    return now;
  }

  private static List<Card> cards(String written) {
    return Notation.cards(written).orElseThrow();
  }
}
