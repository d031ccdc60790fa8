package oklahoma.rules.oklahoma;

import static oklahoma.rules.fixture.TestTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import oklahoma.rules.Move;
import oklahoma.rules.Reason;
import oklahoma.rules.Seat;
import oklahoma.rules.fixture.TestTable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The claim window: O-11 to O-15. A has just discarded. */
class ClaimTest {

  static TestTable four(String rules) {
    return table(
        """
        oklahoma %s
        A: 34h [Qc]
        B: 5h
        C: 6h
        D: 7h
        pile 3d
        stock 8s 9s Ts
        A to play
        """
            .formatted(rules));
  }

  private static TestTable discarded() {
    return four("").play("A discards Qc").expect("window on A: B, C, D");
  }

  @Test
  @DisplayName("X-14: all want it, the next player gets it as the turn's draw, without a penalty")
  void theNextPlayerComesFirst() {
    discarded()
        .play("D claims", "C claims")
        .play("B claims", List.of("B claims", "claim to B Qc"))
        .expect("B: 5h [Qc]", "C: 6h", "D: 7h", "B to play took Qc", "stock 89Ts")
        .refused("B draws", Reason.ALREADY_DRAWN);
  }

  @Test
  @DisplayName("X-14: the window closes at once when the next player takes")
  void theNextPlayersTakeClosesTheWindow() {
    discarded()
        .play("B claims")
        .expect("B to play took Qc")
        .refused("C claims", Reason.WINDOW_CLOSED);
  }

  @Test
  @DisplayName("X-15, X-21: the claimer pays a card; the next player draws the one after it")
  void theClaimerPaysAndTheNextPlayerDraws() {
    discarded()
        .play("B passes", "D claims")
        .play("C claims", List.of("C claims", "claim to C Qc", "C draws 8s"))
        .expect("C: 6h 8s [Qc]", "D: 7h", "B to draw, C claimed", "claimed 0 0 1 0", "stock 9Ts")
        .refused("C draws", Reason.NOT_YOUR_TURN, "B")
        .refused("C claims", Reason.WINDOW_CLOSED)
        .refused("D claims", Reason.WINDOW_CLOSED)
        .play("B draws", List.of("B draws 9s"));
  }

  @Test
  @DisplayName("X-16: D asks before C, and C gets it")
  void theOrderOfArrivalDoesNotMatter() {
    discarded()
        .play("B passes")
        .play("D claims", List.of("D claims"))
        .play("C claims", List.of("C claims", "claim to C Qc", "C draws 8s"));
  }

  @Test
  @DisplayName("X-17: C asks first, then B, and B gets it")
  void theNextPlayerMayStillAskAfterAnother() {
    discarded()
        .play("C claims", List.of("C claims"))
        .play("B claims", List.of("B claims", "claim to B Qc"));
  }

  @Test
  @DisplayName("X-18: only D asks; play goes on with B, then C, then D")
  void playGoesOnWithTheNextPlayer() {
    discarded()
        .play("B passes", "C passes", "D claims")
        .expect("D: 7h 8s [Qc]", "B to draw, D claimed")
        .play("B draws", "B discards 9s", "C passes", "A passes", "D passes")
        .expect("C to draw")
        .play("C draws", "C discards Ts", "D passes", "A passes", "B passes")
        .expect("D to draw");
  }

  @Test
  @DisplayName("X-19: nobody asks; the next player may still take it or draw")
  void whenNobodyAsksTheNextPlayerStillChooses() {
    discarded()
        .play("B passes", "C passes")
        .play("D passes", List.of("D passes", "claim to nobody Qc"))
        .expect("B to draw")
        .allows("B takes", "B draws");
  }

  @Test
  @DisplayName("X-20: the card under the claimed one is closed")
  void theCardUnderTheClaimedOneIsClosed() {
    discarded()
        .play("B passes", "C claims")
        .expect("pile 3d")
        .refused("B takes", Reason.PILE_CLAIMED, "C");
  }

  @Test
  @DisplayName("X-23: C claims twice in one hand and holds 14 cards between turns")
  void twoClaimsMakeFourteenCards() {
    table(
            """
            oklahoma
            A: 3h Qc
            B: 5h Qd
            C: 3456789TJQs
            D: 7h
            stock 8d 9d Td Jd Qd Kd 3d 4d
            A to play
            """)
        .play("A discards Qc", "B passes", "C claims", "B draws")
        .play("B discards Qd", "C passes", "D claims", "C draws")
        .expect("claimed 0 0 1 1")
        .play("C discards 3s", "D passes", "A passes", "B passes", "D draws")
        .play("D discards 7h", "A passes", "B passes", "C claims")
        .expect("C: 8JKd 456789TJQs [Qc 7h]", "claimed 0 0 2 1");
  }

  @Test
  @DisplayName("X-24: one's own discard cannot be claimed")
  void onesOwnDiscardCannotBeClaimed() {
    discarded()
        .refused("A claims", Reason.OWN_DISCARD)
        .refused("A takes", Reason.TURN_OVER)
        .play("B passes", "C passes", "D passes")
        .refused("A claims", Reason.OWN_DISCARD);
  }

  @Test
  @DisplayName("X-27: a claimer whose contract is complete still waits for the turn")
  void aClaimerWaitsForTheTurn() {
    table(
            """
            oklahoma
            A: 3h 7d
            B: 5h
            C: 9hdc 7hc
            A to play
            """)
        .play("A discards 7d", "B passes", "C claims")
        .refused("C lays down book 9hdc / book 7hcd", Reason.NOT_YOUR_TURN, "B");
  }

  @Test
  @DisplayName("X-28: silence is a pass, so that the one who asked gets it")
  void silenceIsAPass() {
    TestTable asked = discarded().play("C claims");
    for (Seat silent : List.of(Seat.B, Seat.D)) {
      assertThat(asked.deal().defaultMove(silent)).contains(new Move.Pass());
    }
    asked.play("B passes").expect("B to draw, C claimed", "claimed 0 0 1 0");
  }

  @Test
  @DisplayName("X-29: a discarded joker is claimed like any card")
  void aDiscardedJokerIsClaimedLikeAnyCard() {
    table(
            """
            oklahoma
            A: 3h *
            B: 5h
            C: 6h
            stock 8s 9s
            A to play
            """)
        .play("A discards *", "B passes", "C claims")
        .expect("C: 6h 8s [*]");
  }

  @Test
  @DisplayName("X-30: with two seats there is no window and no penalty")
  void withTwoSeatsNoWindowOpens() {
    table(
            """
            oklahoma
            A: 34h
            B: 5h
            A to play
            """)
        .play("A discards 3h", List.of("A discards 3h"))
        .expect("B to draw")
        .refused("B claims", Reason.WINDOW_CLOSED)
        .play("B takes")
        .expect("B: 5h [3h]");
  }

  @Test
  @DisplayName("X-31, O-19: a last discard ends the hand without a window")
  void aLastDiscardOpensNoWindow() {
    table(
            """
            oklahoma
            A: 3h
            B: 5h
            C: 6h
            A to play
            """)
        .play("A discards 3h", List.of("A discards 3h", "ends A out: - / 5h / 6h"))
        .expect("over A out");
  }

  @Test
  @DisplayName("O-11: an answer is final")
  void anAnswerIsFinal() {
    discarded()
        .play("C passes")
        .refused("C claims", Reason.WINDOW_CLOSED)
        .play("D claims")
        .refused("D passes", Reason.WINDOW_CLOSED);
  }

  @Test
  @DisplayName("O-11: while the window is open nothing else is played")
  void whileTheWindowIsOpenNothingElseIsPlayed() {
    discarded()
        .refused("B draws", Reason.WINDOW_OPEN)
        .refused("B takes", Reason.WINDOW_OPEN)
        .refused("C discards 6h", Reason.WINDOW_OPEN)
        .refused("A discards 3h", Reason.TURN_OVER);
  }

  @Test
  @DisplayName("O-11: no window opens where only the next player could answer")
  void noWindowOpensForTheNextPlayerAlone() {
    four("claims 0")
        .play("A discards Qc")
        .expect("B to draw")
        .refused("C claims", Reason.CLAIMS_USED, "0");
  }
}
