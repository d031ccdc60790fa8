package oklahoma.client.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;
import oklahoma.client.fixture.Welcomes;
import oklahoma.client.table.model.TableModel;
import oklahoma.client.table.view.GinTableTest;
import oklahoma.client.text.Language;
import oklahoma.client.text.Texts;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.people.Name;
import oklahoma.protocol.people.SeatLabel;
import oklahoma.rules.Deal;
import oklahoma.rules.Seat;
import oklahoma.rules.Seen;
import oklahoma.rules.Standing;
import oklahoma.rules.notation.Notation;
import org.junit.jupiter.api.Test;

class CaptionTest {
  private static final String CALLED = "● Your turn – Oklahoma";
  private static final String QUIET = "Oklahoma";

  /** B is next, and C may claim out of turn. */
  private static final String CLAIM =
      """
      oklahoma
      A: 3h Qc
      B: 5h Qd
      C: 7h
      pile 4d
      stock 8d 9d
      window on A: B, C
      """;

  private final ReadOnlyObjectWrapper<Optional<TableModel>> playing =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ObservableValue<String> caption =
      Caption.of(new Texts(Language.ENGLISH), playing.getReadOnlyProperty());

  /** A table that waits for this seat's draw, or for another's. */
  private static TableModel table(Seat me) {
    return table(
        """
        oklahoma
        A: 3h Qc
        B: 5h Qd
        C: 7h
        pile 4d
        stock 8d 9d
        A to draw
        """,
        me);
  }

  private static TableModel table(String dealt, Seat me) {
    Deal deal =
        dealt.startsWith("gin")
            ? Notation.gin(dealt).orElseThrow()
            : Notation.deal(dealt).orElseThrow();
    List<SeatLabel> seats =
        Seat.first(deal.tableau().seats()).stream()
            .map(seat -> SeatLabel.ofHuman(seat, new Name("Seat " + seat)))
            .toList();
    FromHost.Welcome welcome =
        Welcomes.of(
            0,
            seats,
            new Standing(
                List.of(), Collections.nCopies(deal.tableau().seats(), 0), List.of(), false),
            Seen.of(deal, me));
    return new TableModel(
        welcome, sent -> {}, (ms, what) -> {}, System::nanoTime, new SplittableRandom(1));
  }

  @Test
  void thePlayerIsCalledWhoseTurnItIs() {
    playing.set(Optional.of(table(Seat.A)));
    assertThat(caption.getValue()).isEqualTo(CALLED);
  }

  @Test
  void aPlayerWhoMayClaimDoesNotReadThatItIsTheirTurn() {
    playing.set(Optional.of(table(CLAIM, Seat.C)));
    assertThat(caption.getValue()).isEqualTo("● Claim 4♦? – Oklahoma");
    playing.set(Optional.of(table(CLAIM, Seat.B)));
    assertThat(caption.getValue()).as("for B it is free, as a draw").isEqualTo(CALLED);
  }

  @Test
  void aDefenderIsCalledToLayOff() {
    playing.set(Optional.of(table(GinTableTest.KNOCKED, Seat.A)));
    assertThat(caption.getValue()).isEqualTo("● Lay off – Oklahoma");
  }

  @Test
  void nobodyIsCalledToTheTurnOfAnother() {
    playing.set(Optional.of(table(Seat.B)));
    assertThat(caption.getValue()).isEqualTo(QUIET);
  }

  @Test
  void nobodyIsCalledToATableThatTheHostHasEnded() {
    TableModel table = table(Seat.A);
    playing.set(Optional.of(table));
    table.end();
    assertThat(caption.getValue()).isEqualTo(QUIET);
  }

  @Test
  void nobodyIsCalledAwayFromTheTable() {
    playing.set(Optional.of(table(Seat.A)));
    playing.set(Optional.empty());
    assertThat(caption.getValue()).isEqualTo(QUIET);
  }
}
