package oklahoma.host.table.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import oklahoma.host.testing.HeadlessGuest;
import oklahoma.host.testing.SeatedTable;
import oklahoma.host.testing.TestSetups;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.Mover;
import oklahoma.protocol.messages.ToHost;
import oklahoma.rules.Event;
import oklahoma.rules.Move;
import oklahoma.rules.Reason;
import oklahoma.rules.Refusal;
import oklahoma.rules.Seat;
import oklahoma.rules.oklahoma.OklahomaPhase;
import oklahoma.rules.oklahoma.OklahomaRules;
import org.junit.jupiter.api.Test;

/** The optional clock of a turn. */
class TurnClockTest {
  private static final Duration CLOCK = Duration.ofSeconds(15);
  private static final int MOST_TURNS = 100;
  private static final OklahomaRules RULES =
      TestSetups.patient(2).with(new OklahomaRules.Clocks(OptionalInt.empty(), OptionalInt.of(15)));

  @Test
  void whoDoesNothingDrawsAndDiscardsWhatWasDrawn() {
    try (SeatedTable company = SeatedTable.at(RULES)) {
      Seat silent = company.turn();
      company.timing.pass(CLOCK);
      company.settle();
      List<FromHost.Update> updates = company.at(silent).heard(FromHost.Update.class);
      assertThat(updates).allMatch(update -> update.mover() == Mover.CLOCK).hasSize(2);
      Event.Drew drew = (Event.Drew) updates.getFirst().event().value();
      assertThat(updates.getLast().event().value())
          .isEqualTo(new Event.Discarded(silent, (oklahoma.rules.card.Card) drew.face()));
    }
  }

  /** O-24: after the last renewal the clock takes what lies there, until O-10 closes it. */
  @Test
  void whereNothingCanBeDrawnTheClockTakesTheDiscard() {
    try (SeatedTable company =
        SeatedTable.at(
            RULES.with(new OklahomaRules.StockRules(RULES.stock().jokersPerPack(), 1)))) {
      HeadlessGuest guest = company.at(Seat.A);
      for (int turn = 0; turn < MOST_TURNS && ended(guest).isEmpty(); turn++) {
        company.timing.pass(CLOCK);
        company.settle();
      }
      List<FromHost.Update> taken =
          guest.heard(FromHost.Update.class).stream()
              .filter(update -> update.event().value() instanceof Event.Took)
              .toList();
      assertThat(taken).allMatch(update -> update.mover() == Mover.CLOCK).hasSize(2);
      assertThat(ended(guest)).map(Event.Ended::out).containsExactly(Optional.empty());
    }
  }

  private static List<Event.Ended> ended(HeadlessGuest guest) {
    return guest.heard(FromHost.Update.class).stream()
        .map(update -> update.event().value())
        .filter(Event.Ended.class::isInstance)
        .map(Event.Ended.class::cast)
        .toList();
  }

  @Test
  void theClockRunsFromTheBeginningOfTheTurnToItsEnd() {
    try (SeatedTable company = SeatedTable.at(RULES)) {
      Seat slow = company.turn();
      company.timing.pass(Duration.ofSeconds(10));
      company.move(slow, new Move.Draw());
      assertThat(company.at(slow).heard(FromHost.Update.class).getLast().millisLeft())
          .isEqualTo(OptionalLong.of(5_000));
      company.timing.pass(Duration.ofSeconds(5));
      company.settle();
      assertThat(company.phase()).isInstanceOf(OklahomaPhase.ToDraw.class);
      assertThat(company.turn()).isNotEqualTo(slow);
    }
  }

  @Test
  void theNextSeatHasItsWholeTime() {
    try (SeatedTable company = SeatedTable.at(RULES)) {
      company.timing.pass(Duration.ofSeconds(10));
      company.drawAndDiscard();
      Seat next = company.turn();
      company.timing.pass(Duration.ofSeconds(14));
      company.settle();
      assertThat(company.turn()).isEqualTo(next);
    }
  }

  @Test
  void aMoveThatWasMeantForATurnThatTheClockEndedIsRefused() {
    try (SeatedTable company = SeatedTable.at(RULES)) {
      Seat late = company.turn();
      HeadlessGuest guest = company.at(late);
      company.timing.pass(CLOCK);
      company.settle();
      company.drawAndDiscard();
      assertThat(company.turn()).isEqualTo(late);
      guest.send(new ToHost.Command(77, 0, new Move.Draw()));
      company.until(() -> !guest.heard(FromHost.Refused.class).isEmpty());
      assertThat(guest.heard(FromHost.Refused.class))
          .containsExactly(new FromHost.Refused(77, Refusal.of(Reason.TURN_OVER)));
    }
  }
}
