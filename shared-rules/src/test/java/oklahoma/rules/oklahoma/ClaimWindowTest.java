package oklahoma.rules.oklahoma;

import static oklahoma.rules.fixture.TestTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import oklahoma.rules.Event;
import oklahoma.rules.Move;
import oklahoma.rules.Ruling;
import oklahoma.rules.Seat;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** O-12: a window's outcome depends on the answers alone. */
class ClaimWindowTest {

  private static Oklahoma window(int seats) {
    StringBuilder text = new StringBuilder("oklahoma penalty 2\nA: 34h Qc\n");
    for (Seat seat : Seat.A.others(seats)) {
      text.append(seat).append(": ").append(4 + seat.ordinal()).append("h\n");
    }
    return table(text + "stock 89TJQKs\nA to play").play("A discards Qc").deal();
  }

  @ParameterizedTest(name = "{0} seats")
  @ValueSource(ints = {3, 4, 5, 6})
  @DisplayName("O-12: all answers, in every order of arrival, give the outcome of turn order")
  void theOrderOfArrivalNeverMatters(int seats) {
    Oklahoma window = window(seats);
    List<Seat> others = Seat.A.others(seats);
    for (int answers = 0; answers < 1 << others.size(); answers++) {
      Optional<Seat> first = firstTaker(others, answers);
      List<Oklahoma> outcomes = new ArrayList<>();
      for (List<Seat> order : orders(others)) {
        outcomes.add(answered(window, order, answers));
      }
      assertThat(outcomes.stream().distinct()).hasSize(1);
      assertThat(taker(outcomes.getFirst())).isEqualTo(first);
    }
  }

  @ParameterizedTest(name = "{0} seats")
  @ValueSource(ints = {3, 4, 5, 6})
  @DisplayName("O-12: closing the window early makes every silence a pass")
  void closingEarlyIsPassingForTheSilent(int seats) {
    Oklahoma window = window(seats);
    List<Seat> others = Seat.A.others(seats);
    for (int answers = 0; answers < 1 << others.size(); answers++) {
      for (int answered = 0; answered < 1 << others.size(); answered++) {
        Oklahoma closed = closed(answered(window, those(others, answered), answers));
        assertThat(taker(closed)).isEqualTo(firstTaker(others, answers & answered));
      }
    }
  }

  /** The host answers pass for the silent, one after the other. */
  private static Oklahoma closed(Oklahoma window) {
    Oklahoma deal = window;
    while (deal.phase() instanceof OklahomaPhase.Claiming) {
      Seat silent = deal.toAct().iterator().next();
      deal = after(deal, silent, deal.defaultMove(silent).orElseThrow());
    }
    return deal;
  }

  /** Answers in order, until the window closes. */
  private static Oklahoma answered(Oklahoma window, List<Seat> order, int answers) {
    Oklahoma deal = window;
    for (Seat seat : order) {
      if (deal.phase() instanceof OklahomaPhase.Claiming) {
        boolean claims = wants(seat, answers);
        deal = after(deal, seat, claims ? new Move.Claim() : new Move.Pass());
      }
    }
    return deal;
  }

  private static Oklahoma after(Oklahoma deal, Seat seat, Move move) {
    Oklahoma after = deal;
    for (Event event : ((Ruling.Allowed) deal.rule(seat, move)).events()) {
      after = (Oklahoma) after.after(event);
    }
    return after;
  }

  /** Who holds the claimed card. */
  private static Optional<Seat> taker(Oklahoma deal) {
    return Seat.first(deal.rules().seats()).stream()
        .filter(seat -> !deal.tableau().hand(seat).exposed().isEmpty())
        .findFirst();
  }

  private static Optional<Seat> firstTaker(List<Seat> others, int answers) {
    return others.stream().filter(seat -> wants(seat, answers)).findFirst();
  }

  private static List<Seat> those(List<Seat> others, int chosen) {
    return others.stream().filter(seat -> wants(seat, chosen)).toList();
  }

  private static boolean wants(Seat seat, int answers) {
    return (answers >> (seat.ordinal() - 1) & 1) == 1;
  }

  private static List<List<Seat>> orders(List<Seat> seats) {
    if (seats.isEmpty()) {
      return List.of(List.of());
    }
    List<List<Seat>> orders = new ArrayList<>();
    for (Seat first : seats) {
      List<Seat> rest = seats.stream().filter(seat -> seat != first).toList();
      for (List<Seat> order : orders(rest)) {
        List<Seat> more = new ArrayList<>(List.of(first));
        more.addAll(order);
        orders.add(more);
      }
    }
    return orders;
  }
}
