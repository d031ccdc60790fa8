package oklahoma.host.table.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import oklahoma.host.table.TableByHand;
import oklahoma.host.testing.TestSetups;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.Mover;
import oklahoma.protocol.messages.ToHost;
import oklahoma.rules.Event;
import oklahoma.rules.Move;
import oklahoma.rules.Reason;
import oklahoma.rules.Refusal;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.oklahoma.OklahomaRules;
import oklahoma.rules.oklahoma.OklahomaSwitch;
import org.junit.jupiter.api.Test;

/** The optional clock of a turn. */
class TurnClockTest {
  private static final Duration CLOCK = Duration.ofSeconds(15);
  private static final int MOST_TURNS = 100;
  private static final OklahomaRules RULES =
      TestSetups.patient(2).with(new OklahomaRules.Clocks(OptionalInt.empty(), OptionalInt.of(15)));

  private static TableByHand table(OklahomaRules rules) {
    return TableByHand.at(TestSetups.of(rules, 2), 2);
  }

  @Test
  void aPlayerWhoDoesNothingDrawsAndDiscardsTheDrawnCard() {
    TableByHand table = table(RULES);
    TableByHand.Visitor silent = table.acting();
    table.pass(CLOCK);
    List<FromHost.Update> updates = silent.received(FromHost.Update.class);
    assertThat(updates).allMatch(update -> update.mover() == Mover.CLOCK).hasSize(2);
    Event.Drew drew = (Event.Drew) updates.getFirst().event().value();
    assertThat(updates.getLast().event().value())
        .isEqualTo(new Event.Discarded(silent.seat(), (Card) drew.face()));
  }

  @Test
  void aFirstHandWithoutClocksWaits() {
    TableByHand table = table(RULES.with(OklahomaSwitch.FIRST_HAND_UNTIMED, true));
    TableByHand.Visitor slow = table.acting();
    table.pass(CLOCK.multipliedBy(3));
    assertThat(slow.received(FromHost.Update.class)).isEmpty();
  }

  /** O-24: after the last renewal the clock takes the discard, until O-10 closes it. */
  @Test
  void whereNothingCanBeDrawnTheClockTakesTheDiscard() {
    TableByHand table =
        table(RULES.with(new OklahomaRules.StockRules(RULES.stock().jokersPerPack(), 1)));
    TableByHand.Visitor guest = table.at(Seat.A);
    for (int turn = 0; turn < MOST_TURNS && ended(guest).isEmpty(); turn++) {
      table.pass(CLOCK);
    }
    List<FromHost.Update> taken =
        guest.received(FromHost.Update.class).stream()
            .filter(update -> update.event().value() instanceof Event.Took)
            .toList();
    assertThat(taken).allMatch(update -> update.mover() == Mover.CLOCK).hasSize(2);
    assertThat(ended(guest)).map(Event.Ended::out).containsExactly(Optional.empty());
  }

  private static List<Event.Ended> ended(TableByHand.Visitor guest) {
    return guest.received(FromHost.Update.class).stream()
        .map(update -> update.event().value())
        .filter(Event.Ended.class::isInstance)
        .map(Event.Ended.class::cast)
        .toList();
  }

  @Test
  void theClockRunsFromTheBeginningOfTheTurnToItsEnd() {
    TableByHand table = table(RULES);
    TableByHand.Visitor slow = table.acting();
    table.pass(Duration.ofSeconds(10));
    table.move(slow, new Move.Draw());
    assertThat(slow.received(FromHost.Update.class).getLast().millisLeft())
        .isEqualTo(OptionalLong.of(5_000));
    table.pass(Duration.ofSeconds(5));
    assertThat(slow.acts()).isFalse();
  }

  @Test
  void theNextSeatHasItsWholeTime() {
    TableByHand table = table(RULES);
    TableByHand.Visitor first = table.acting();
    table.pass(Duration.ofSeconds(10));
    table.playDefault();
    table.playDefault();
    assertThat(table.acting()).isNotEqualTo(first);
    assertThat(table.waits()).contains(CLOCK);
  }

  @Test
  void aMoveThatWasMeantForATurnThatTheClockEndedIsRefused() {
    TableByHand table = table(RULES);
    TableByHand.Visitor late = table.acting();
    table.pass(CLOCK);
    table.playDefault();
    table.playDefault();
    assertThat(table.acting()).isEqualTo(late);
    table.say(late, new ToHost.Command(77, 0, new Move.Draw()));
    assertThat(late.received(FromHost.Refused.class))
        .containsExactly(new FromHost.Refused(77, Refusal.of(Reason.TURN_OVER)));
  }
}
