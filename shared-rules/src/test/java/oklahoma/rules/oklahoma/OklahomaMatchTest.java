package oklahoma.rules.oklahoma;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import oklahoma.rules.Seat;
import oklahoma.rules.Standing;
import oklahoma.rules.card.Card;
import oklahoma.rules.fixture.TestTable;
import oklahoma.rules.notation.Notation;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The match: dealers, totals and ties (O-8, O-23). */
class OklahomaMatchTest {
  private static final OklahomaRules THREE = OklahomaRules.standard(3);

  private static OklahomaResult result(OklahomaMatch match, String... left) {
    List<List<Card>> hands =
        Arrays.stream(left).map(hand -> Notation.cards(hand).orElseThrow()).toList();
    Optional<Seat> out =
        Seat.first(left.length).stream()
            .filter(seat -> hands.get(seat.ordinal()).isEmpty())
            .findFirst();
    return new OklahomaResult(match.hand(), match.dealer(), out, hands);
  }

  /** A match after hands that left these cards, A, B and C in turn. */
  private static OklahomaMatch played(OklahomaRules rules, String[]... hands) {
    OklahomaMatch match = OklahomaMatch.of(rules, Seat.A);
    for (String[] hand : hands) {
      List<OklahomaResult> results = new ArrayList<>(match.results());
      results.add(result(match, hand));
      match = new OklahomaMatch(rules, Seat.A, results);
    }
    return match;
  }

  private static String[] left(String... hands) {
    return hands;
  }

  @Test
  @DisplayName("X-98: with three seats the dealers are d, d+1, d+2, d, d+1")
  void theDealPassesLeft() {
    OklahomaMatch match = OklahomaMatch.of(THREE, Seat.B);
    List<Seat> dealers = new ArrayList<>();
    List<Integer> hands = new ArrayList<>();
    while (!match.over()) {
      dealers.add(match.dealer());
      hands.add(match.hand());
      List<OklahomaResult> results = new ArrayList<>(match.results());
      results.add(result(match, "", "3h", "Kh"));
      match = new OklahomaMatch(THREE, Seat.B, results);
    }
    assertThat(dealers).containsExactly(Seat.B, Seat.C, Seat.A, Seat.B, Seat.C);
    assertThat(hands).containsExactly(1, 2, 3, 4, 5);
  }

  @Test
  @DisplayName("X-100: the lowest total wins, not the last hand")
  void theLowestTotalWins() {
    String[] high = left("**Kh", "**", "");
    OklahomaMatch match =
        played(THREE, high, high, high, left("***", "**", ""), left("", "*", "*********Ah"));
    Standing standing = match.standing();
    assertThat(standing.totals()).containsExactly(210, 180, 195);
    assertThat(standing.leaders()).containsExactly(Seat.B);
    assertThat(standing.over()).isTrue();
  }

  @Test
  @DisplayName("O-23: places by total; equal totals share the place")
  void equalTotalsShareTheWin() {
    String[] lowA = left("", "3h", "KhKd");
    String[] lowB = left("3h", "", "KhKd");
    String[] even = left("3h", "3h", "");
    OklahomaMatch match = played(THREE, lowA, lowB, even, lowB, lowA);
    assertThat(match.standing().totals()).containsExactly(15, 15, 80);
    assertThat(match.standing().places())
        .containsExactly(
            new Standing.Place(1, Seat.A),
            new Standing.Place(1, Seat.B),
            new Standing.Place(3, Seat.C));
    assertThat(match.standing().leaders()).containsExactly(Seat.A, Seat.B);
    assertThat(match.over()).isTrue();
  }

  @Test
  @DisplayName("O-23: a shared win is listed by hands won, then by hand 5")
  void aSharedWinIsListedByHandsWon() {
    String[] lowA = left("", "3h", "KhKd");
    String[] lowB = left("3h", "", "KhKd");
    String[] even = left("3h", "3h", "");
    // B won two hands, A one that cost B more.
    OklahomaMatch byHands = played(THREE, even, left("", "3d4d", "Kh"), lowB, lowB, even);
    assertThat(byHands.standing().totals()).containsExactly(20, 20, 50);
    assertThat(byHands.standing().places().getFirst().seat()).isEqualTo(Seat.B);
    OklahomaMatch byLast = played(THREE, lowA, even, even, even, lowB);
    assertThat(byLast.standing().totals()).containsExactly(20, 20, 40);
    assertThat(byLast.standing().places().getFirst().seat()).isEqualTo(Seat.B);
  }

  @Test
  @DisplayName("Tie: hand 5 is repeated until it is decided, and the points are added")
  void theLastHandMayBeRepeated() {
    OklahomaRules repeat = THREE.with(OklahomaRules.Tie.REPEAT_LAST_HAND);
    String[] even = left("3h", "3h", "Kh");
    OklahomaMatch match = played(repeat, even, even, even, even, even);
    assertThat(match.over()).isFalse();
    assertThat(match.hand()).isEqualTo(5);
    OklahomaMatch again = played(repeat, even, even, even, even, even, left("", "3h", "Kh"));
    assertThat(again.over()).isTrue();
    assertThat(again.standing().totals()).containsExactly(25, 30, 60);
    String[] last = left("3h", "3h", "");
    assertThat(played(repeat, last, last, last, last, last).over()).isTrue();
  }

  @Test
  @DisplayName("Next dealer: left, winner or loser; after a blocked deal or a tie left")
  void theNextDealer() {
    OklahomaRules winner = THREE.with(OklahomaRules.NextDealer.WINNER);
    OklahomaRules loser = THREE.with(OklahomaRules.NextDealer.LOSER);
    String[] out = left("3h", "KhKd", "");
    assertThat(played(THREE, out).dealer()).isEqualTo(Seat.B);
    assertThat(played(winner, out).dealer()).isEqualTo(Seat.C);
    assertThat(played(loser, left("3h", "", "KhKd")).dealer()).isEqualTo(Seat.C);
    String[] blocked = left("3h", "3h", "KhKd");
    assertThat(played(winner, blocked).dealer()).isEqualTo(Seat.B);
    assertThat(played(loser, blocked).dealer()).isEqualTo(Seat.B);
    assertThat(played(loser, left("", "Kh", "Kd")).dealer()).isEqualTo(Seat.B);
  }

  @Test
  @DisplayName("A match takes its own finished deals only")
  void aMatchTakesItsOwnDealsOnly() {
    OklahomaMatch match = OklahomaMatch.of(THREE, Seat.C);
    Oklahoma running = (Oklahoma) match.next(match.pack());
    assertThatIllegalArgumentException().isThrownBy(() -> match.after(running));
    TestTable finished =
        TestTable.table(
            """
            oklahoma dealer C
            A:
            B: Kd
            C: 3h
            over A out
            """);
    OklahomaMatch after = (OklahomaMatch) match.after(finished.deal());
    assertThat(after.standing().totals()).containsExactly(0, 10, 5);
    assertThatIllegalArgumentException().isThrownBy(() -> after.after(finished.deal()));
    OklahomaMatch other = OklahomaMatch.of(THREE, Seat.A);
    assertThatIllegalArgumentException().isThrownBy(() -> other.after(finished.deal()));
    assertThatIllegalArgumentException().isThrownBy(() -> match.next(List.of()));
    String[] hand = left("", "3h", "Kh");
    OklahomaMatch over = played(THREE, hand, hand, hand, hand, hand);
    assertThatIllegalArgumentException().isThrownBy(() -> over.next(over.pack()));
  }
}
