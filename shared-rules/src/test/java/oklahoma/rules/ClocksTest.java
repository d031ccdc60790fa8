package oklahoma.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import oklahoma.rules.card.Face;
import oklahoma.rules.fixture.GinTable;
import oklahoma.rules.fixture.TestTable;
import oklahoma.rules.oklahoma.Oklahoma;
import oklahoma.rules.oklahoma.OklahomaMatch;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Which moments of a deal have a limit, and when the clock starts again. */
class ClocksTest {

  private static TestTable oklahoma(String clocks) {
    return TestTable.table(
        "oklahoma " + clocks + "\nA: 34h Qc\nB: 5h\nC: 6h\nstock 89TJQKs\nA to play");
  }

  @Test
  @DisplayName("O-11: a claim window has its own limit, and a turn the clock's")
  void windowsAndTurns() {
    TestTable turn = oklahoma("window 7 clock 90");
    assertThat(turn.deal().timeLimit()).hasValue(90);
    assertThat(turn.deal().claimWindow()).isFalse();
    TestTable window = turn.play("A discards Qc");
    assertThat(window.deal().timeLimit()).hasValue(7);
    assertThat(window.deal().claimWindow()).isTrue();
  }

  @Test
  void withoutClocksEverythingWaits() {
    TestTable turn = oklahoma("window all clock off");
    assertThat(turn.deal().timeLimit()).isEmpty();
    assertThat(turn.play("A discards Qc").deal().timeLimit()).isEmpty();
  }

  @Test
  @DisplayName("First hand without clocks: neither its windows nor its turns")
  void theFirstHandMayHaveNoClocks() {
    TestTable first = oklahoma("hand 1 window 7 clock 90 first-hand-untimed yes");
    TestTable second = oklahoma("hand 2 window 7 clock 90 first-hand-untimed yes");
    TestTable timed = oklahoma("hand 1 window 7 clock 90");
    assertThat(limit(first)).isEmpty();
    assertThat(limit(first.play("A discards Qc"))).isEmpty();
    assertThat(limit(second)).hasValue(90);
    assertThat(limit(timed)).hasValue(90);
  }

  private static OptionalInt limit(TestTable table) {
    Oklahoma deal = table.deal();
    return OklahomaMatch.of(deal.rules(), Seat.A).timeLimit(deal);
  }

  @Test
  @DisplayName("O-15: nobody learns from it who has answered a claim window")
  void thePlayersWhoAreOpenlyAsked() {
    Deal window = oklahoma("window 7").play("A discards Qc", "B passes").deal();
    assertThat(window.toAct()).containsExactly(Seat.C);
    assertThat(Seat.first(3)).filteredOn(window::publiclyAwaits).containsExactly(Seat.B, Seat.C);
    Deal turn = oklahoma("window 7").deal();
    assertThat(Seat.first(3)).filteredOn(turn::publiclyAwaits).containsExactly(Seat.A);
  }

  @Test
  @DisplayName("G-8: the defence has a limit of its own")
  void ginsTurnsAndDefences() {
    GinTable turn =
        GinTable.table(
            "classic up 6d clock 60 lay-off-clock 20",
            """
            A: 345c 789h TJQs Kd 2s
            B: 2c 4h
            stock 6h ...
            A to discard drew Kd
            """);
    assertThat(turn.deal().timeLimit()).hasValue(60);
    GinTable knocked = turn.play("A knocks Kd: 345c / 789h / TJQs");
    assertThat(knocked.deal().timeLimit()).hasValue(20);
    assertThat(knocked.deal().claimWindow()).isFalse();
    assertThat(knocked.deal().publiclyAwaits(Seat.B)).isTrue();
  }

  @Test
  void theClockStartsAgainAfterEachDiscardButNotWithinATurn() {
    Deal deal = oklahoma("window 7").deal();
    List<Event> discarded = events(deal, Seat.A, deal.defaultMove(Seat.A).orElseThrow());
    assertThat(discarded)
        .filteredOn(Event::endsMoment)
        .hasOnlyElementsOfType(Event.Discarded.class);
    Face card = deal.tableau().hand(Seat.A).cards().getFirst();
    assertThat(new Event.Drew(Seat.A, card).endsMoment()).isFalse();
    assertThat(new Event.Answered(Seat.B, true).endsMoment()).isFalse();
    assertThat(new Event.Declined(Seat.B).endsMoment()).isTrue();
  }

  private static List<Event> events(Deal deal, Seat seat, Move move) {
    return ((Ruling.Allowed) deal.rule(seat, move)).events();
  }
}
