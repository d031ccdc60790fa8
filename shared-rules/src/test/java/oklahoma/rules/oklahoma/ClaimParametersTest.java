package oklahoma.rules.oklahoma;

import static oklahoma.rules.fixture.TestTable.table;

import oklahoma.rules.Reason;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What the parameters of the rules change about the claim window: O-11 to O-15. */
class ClaimParametersTest {

  @Test
  @DisplayName("X-26: where the rules bar players who are down, they are not asked")
  void playersWhoAreDownMayBeBarred() {
    String start =
        """
        oklahoma down-may-claim %s
        A: 34h
        B: 5h
        C: 6h
        D: 7h
        meld C: book KhKdKc
        meld C: book 9h9d9c
        A to play
        """;
    table(start.formatted("no"))
        .play("A discards 3h")
        .expect("window on A: B, D")
        .refused("C claims", Reason.DOWN_MAY_NOT_CLAIM)
        .refused("C passes", Reason.DOWN_MAY_NOT_CLAIM)
        .play("B passes", "D passes")
        .refused("C claims", Reason.DOWN_MAY_NOT_CLAIM);
    table(start.formatted("yes")).play("A discards 3h").expect("window on A: B, C, D");
  }

  @Test
  @DisplayName("O-11: bars concern claims out of turn only; the next player is always asked")
  void barsDoNotTouchTheNextPlayer() {
    table(
            """
            oklahoma down-may-claim no claims 1
            claimed 0 1 0
            A: 34h
            B: 5h
            C: 6h
            meld B: book KhKdKc
            meld B: book 9h9d9c
            A to play
            """)
        .play("A discards 3h")
        .expect("window on A: B, C")
        .play("B claims")
        .expect("claimed 0 1 0", "B to play took 3h");
  }

  @Test
  @DisplayName("C3: the limit of claims is counted for each player and hand")
  void theLimitOfClaimsIsCounted() {
    String start =
        """
        oklahoma claims %s
        claimed 0 0 %d 1
        A: 34h
        B: 5h
        C: 6h
        D: 7h
        A to play
        """;
    table(start.formatted("2", 2))
        .play("A discards 3h")
        .expect("window on A: B, D")
        .refused("C claims", Reason.CLAIMS_USED, "2");
    table(start.formatted("3", 2)).play("A discards 3h").expect("window on A: B, C, D");
    table(start.formatted("unlimited", 2)).play("A discards 3h").expect("window on A: B, C, D");
    table(start.formatted("1", 1)).play("A discards 3h").expect("B to draw");
  }

  @Test
  @DisplayName("O-14: the penalty may be none, one or two cards")
  void thePenaltyIsAParameter() {
    String[] moves = {"A discards Qc", "B passes", "C claims"};
    ClaimTest.four("penalty 0")
        .play(moves)
        .expect("C: 6h [Qc]", "B to draw, C claimed", "stock 89Ts");
    ClaimTest.four("penalty 1")
        .play(moves)
        .expect("C: 6h 8s [Qc]", "B to draw, C claimed", "stock 9Ts");
    ClaimTest.four("penalty 2")
        .play(moves)
        .expect("C: 6h 89s [Qc]", "B to draw, C claimed", "stock Ts");
  }

  @Test
  @DisplayName("O-22: without enough cards for the penalty only the next player may take")
  void withoutPenaltyCardsOnlyTheNextPlayerMayTake() {
    String start =
        """
        oklahoma penalty 2
        A: 34h
        B: 5h
        C: 6h
        %s
        stock %s
        A to play
        """;
    table(start.formatted("pile", "8s"))
        .play("A discards 3h")
        .expect("B to draw")
        .refused("C claims", Reason.NO_PENALTY_CARD, "B");
    table(start.formatted("pile Kd", "8s")).play("A discards 3h").expect("window on A: B, C");
    table(start.formatted("pile", "8s 9s")).play("A discards 3h").expect("window on A: B, C");
  }

  @Test
  @DisplayName("O-24: a penalty that would need one renewal too many cannot be had")
  void thePenaltyMayNotNeedOneRenewalTooMany() {
    table(
            """
            oklahoma renewals 1 renewed 1
            A: 34h
            B: 5h
            C: 6h
            pile Kd Qd
            stock
            A to play
            """)
        .play("A discards 3h")
        .expect("B to draw")
        .refused("C claims", Reason.NO_PENALTY_CARD, "B");
  }
}
