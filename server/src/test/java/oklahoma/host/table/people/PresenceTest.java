package oklahoma.host.table.people;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import oklahoma.bot.Bot;
import oklahoma.host.HostSettings;
import oklahoma.host.journal.MemoryJournal;
import oklahoma.host.table.setup.TableSetup;
import oklahoma.host.testing.HeadlessGuest;
import oklahoma.host.testing.SeatedTable;
import oklahoma.host.testing.TestSetups;
import oklahoma.protocol.identity.SeatKey;
import oklahoma.protocol.messages.ByeReason;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.Mover;
import oklahoma.protocol.messages.OwnerCommand;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.BotLevel;
import oklahoma.protocol.people.Name;
import oklahoma.protocol.people.Presence;
import oklahoma.protocol.people.SeatLabel;
import oklahoma.rules.Deal;
import oklahoma.rules.Move;
import oklahoma.rules.Seat;
import oklahoma.rules.Seen;
import oklahoma.rules.oklahoma.OklahomaPhase;
import org.junit.jupiter.api.Test;

/** What happens to the seat of somebody whose connection is slow or lost. */
class PresenceTest {
  private static final Duration GRACE = Duration.ofSeconds(60);

  @Test
  void aConnectionThatIsSilentForAWhileIsSlowUntilAMessageArrives() {
    try (SeatedTable company =
        SeatedTable.at(TestSetups.of(TestSetups.patient(2), 2), 2, TestSetups.IMPATIENT)) {
      HeadlessGuest witness = company.at(Seat.A);
      company.until(() -> witness.label(Seat.B).presence() == Presence.SLOW);
      int before = witness.received(FromHost.Seats.class).size();
      company.at(Seat.B).send(new ToHost.Ping(1));
      // It may be slow again before anybody looks.
      company.until(() ->
          witness.received(FromHost.Seats.class).stream()
              .skip(before)
              .map(message -> message.seats().get(Seat.B.ordinal()))
              .anyMatch(label -> label.presence() == Presence.HERE));
    }
  }

  @Test
  void everybodyLearnsHowLongTheSeatWaitsAndThenABotSubstitutes() {
    try (SeatedTable company = SeatedTable.at(TestSetups.of(TestSetups.patient(3), 3), 3, true)) {
      Seat away = company.turn();
      HeadlessGuest witness = company.at(away.next(3));
      company.drop(away);
      assertThat(witness.label(away))
          .extracting(SeatLabel::presence, SeatLabel::graceMillis, SeatLabel::bot)
          .containsExactly(
              Presence.AWAY, OptionalLong.of(GRACE.toMillis()), Optional.<BotLevel>empty());
      company.timing.pass(GRACE.minusSeconds(1));
      company.settle();
      assertThat(witness.label(away).presence()).isEqualTo(Presence.AWAY);
      assertThat(company.deal().toAct()).containsExactly(away);
      company.timing.pass(Duration.ofSeconds(1));
      company.until(() -> witness.label(away).presence() == Presence.STOOD_IN);
      assertThat(witness.label(away).bot()).contains(BotLevel.NORMAL);
      company.until(() -> !company.deal().toAct().equals(Set.of(away)));
    }
  }

  @Test
  void aReturningPlayerGetsTheSeatAtOnce() {
    try (SeatedTable company = SeatedTable.at(TestSetups.patient(3))) {
      Seat away = company.turn();
      Seat other = away.next(3);
      SeatKey key = company.drop(away);
      company.timing.pass(GRACE);
      company.until(() -> company.at(other).label(away).presence() == Presence.STOOD_IN);
      company.comeBack(away, key);
      company.settle();
      assertThat(company.at(other).label(away))
          .isEqualTo(
              new SeatLabel(
                  away,
                  company.at(other).label(away).name(),
                  Optional.empty(),
                  Presence.HERE,
                  OptionalLong.empty()));
      company.playUntil(() -> company.deal().toAct().contains(away));
      Seat seat = away;
      assertThat(company.refusal(seat, company.at(seat).deal().defaultMove(seat).orElseThrow()))
          .isEmpty();
    }
  }

  @Test
  void theAlarmOfAnAbsenceThatIsOverTakesNobodysSeat() {
    try (SeatedTable company = SeatedTable.at(TestSetups.patient(3))) {
      Seat away = company.turn();
      company.comeBack(away, company.drop(away));
      company.timing.pass(GRACE.minusSeconds(10));
      company.drop(away);
      company.timing.pass(Duration.ofSeconds(20));
      company.settle();
      assertThat(company.at(away.next(3)).label(away))
          .extracting(SeatLabel::presence)
          .isEqualTo(Presence.AWAY);
    }
  }

  @Test
  void theGraceCountsOnlyWhileSomebodyElseIsConnected() {
    try (SeatedTable company = SeatedTable.at(TestSetups.patient(2))) {
      Seat first = company.turn();
      Seat last = first.next(2);
      company.drop(first);
      company.timing.pass(Duration.ofSeconds(40));
      SeatKey key = company.at(last).key();
      int alarms = company.timing.set();
      company.at(last).close();
      company.until(() -> company.timing.set() < alarms);
      company.timing.pass(Duration.ofHours(5));
      company.comeBack(last, key);
      company.settle();
      assertThat(company.at(last).label(first).presence()).isEqualTo(Presence.AWAY);
      assertThat(company.at(last).label(first).graceMillis()).hasValue(20_000);
      company.timing.pass(Duration.ofSeconds(20));
      company.until(() -> company.at(last).label(first).presence() == Presence.STOOD_IN);
    }
  }

  @Test
  void withoutGraceABotSubstitutesAtOnceAndWithEndlessGraceNever() {
    try (SeatedTable company =
        SeatedTable.at(
            TestSetups.of(TestSetups.patient(2), 2).grace(Optional.of(Duration.ZERO)), 2, false)) {
      Seat away = company.turn();
      company.drop(away);
      company.until(() -> company.at(away.next(2)).label(away).presence() == Presence.STOOD_IN);
    }
    TableSetup endless = TestSetups.of(TestSetups.patient(2), 2).grace(Optional.empty());
    try (SeatedTable company = SeatedTable.at(endless, 2, false)) {
      Seat away = company.turn();
      company.drop(away);
      company.timing.pass(Duration.ofDays(1));
      company.settle();
      assertThat(company.at(away.next(2)).label(away))
          .extracting(SeatLabel::presence, SeatLabel::graceMillis)
          .containsExactly(Presence.AWAY, OptionalLong.empty());
    }
  }

  @Test
  void theOwnerLetsASeatWaitWithoutEndOrGivesItToABotAtOnce() {
    try (SeatedTable company = SeatedTable.at(TestSetups.patient(3))) {
      Seat owner = company.at(Seat.A).welcome().orElseThrow().owner().orElseThrow();
      Seat away = owner.next(3);
      company.drop(away);
      actOnSeat(company, owner, away, OwnerCommand.WAIT);
      assertThat(company.at(owner).label(away).graceMillis()).isEmpty();
      company.timing.pass(Duration.ofHours(1));
      company.settle();
      assertThat(company.at(owner).label(away).presence()).isEqualTo(Presence.AWAY);
      actOnSeat(company, owner, away, OwnerCommand.BOT_NOW);
      assertThat(company.at(owner).label(away).presence()).isEqualTo(Presence.STOOD_IN);
    }
  }

  @Test
  void onlyTheOwnerCommandsASeatAndNobodyTakesAnOccupiedSeat() {
    try (SeatedTable company = SeatedTable.at(TestSetups.patient(3))) {
      Seat owner = company.at(Seat.A).welcome().orElseThrow().owner().orElseThrow();
      Seat other = owner.next(3);
      Seat away = other.next(3);
      SeatKey key = company.drop(away);
      actOnSeat(company, other, away, OwnerCommand.BOT_NOW);
      assertThat(company.at(other).label(away).presence()).isEqualTo(Presence.AWAY);
      company.comeBack(away, key);
      actOnSeat(company, owner, away, OwnerCommand.BOT_NOW);
      actOnSeat(company, owner, owner, OwnerCommand.REMOVE);
      company.settle();
      assertThat(company.all()).allMatch(HeadlessGuest::connected);
      assertThat(company.at(owner).label(away).presence()).isEqualTo(Presence.HERE);
    }
  }

  @Test
  void aRemovedPlayerIsInformedAndABotPlaysOnForGood() {
    try (SeatedTable company = SeatedTable.at(TestSetups.patient(3))) {
      Seat owner = company.at(Seat.A).welcome().orElseThrow().owner().orElseThrow();
      Seat unwelcome = owner.next(3);
      HeadlessGuest guest = company.at(unwelcome);
      company.at(owner).send(new ToHost.ActOnSeat(unwelcome, OwnerCommand.REMOVE));
      company.until(() -> guest.farewell().isPresent());
      assertThat(guest.farewell()).contains(ByeReason.REMOVED);
      company.settle();
      assertThat(company.at(owner).label(unwelcome))
          .extracting(SeatLabel::bot, SeatLabel::presence)
          .containsExactly(Optional.of(BotLevel.NORMAL), Presence.HERE);
      HeadlessGuest again =
          company.join(new oklahoma.protocol.messages.ConnectionPurpose.Return(guest.key()));
      company.until(() -> again.farewell().isPresent());
      assertThat(again.farewell()).contains(ByeReason.KEY_UNKNOWN);
    }
  }

  @Test
  void aTurnThatIsSkippedIsDrawnAndDiscarded() {
    try (SeatedTable company = SeatedTable.at(TestSetups.patient(3))) {
      Seat owner = company.at(Seat.A).welcome().orElseThrow().owner().orElseThrow();
      company.playUntil(
          () -> company.phase() instanceof OklahomaPhase.ToDraw turn && turn.seat() != owner);
      Seat slow = company.turn();
      int before = company.at(owner).received(FromHost.Update.class).size();
      company.timing.pass(Duration.ofSeconds(30));
      actOnSeat(company, owner, slow, OwnerCommand.SKIP);
      assertThat(company.phase()).isInstanceOf(OklahomaPhase.Claiming.class);
      assertThat(movers(company.at(owner), before)).as("draw, discard").containsOnly(Mover.OWNER);
      Seat away = slow.next(3) == owner ? owner.next(3) : slow.next(3);
      company.drop(away);
      before = company.at(owner).received(FromHost.Update.class).size();
      actOnSeat(company, owner, away, OwnerCommand.SKIP);
      assertThat(movers(company.at(owner), before)).as("O-15").doesNotContain(Mover.OWNER);
    }
  }

  private static List<Mover> movers(HeadlessGuest witness, int from) {
    return witness.received(FromHost.Update.class).stream()
        .skip(from)
        .map(FromHost.Update::mover)
        .toList();
  }

  @Test
  void everybodySeesTheSpectators() {
    try (SeatedTable company =
        SeatedTable.at(TestSetups.of(TestSetups.patient(2), 2).watchable(true), 2, false)) {
      HeadlessGuest spectator = company.watch();
      company.settle();
      List<Name> watching = spectator.welcome().orElseThrow().spectators();
      assertThat(watching).hasSize(1);
      assertThat(company.all())
          .allSatisfy(guest ->
              assertThat(guest.received(FromHost.Seats.class).getLast().spectators())
                  .isEqualTo(watching));
      spectator.send(new ToHost.Leave(false));
      company.until(
          () -> company.at(Seat.A).received(FromHost.Seats.class).getLast().spectators().isEmpty());
    }
  }

  /** A bot that stands in knows what its seat has seen, and nothing else. */
  @Test
  void theSubstituteBotSeesOnlyWhatItsSeatSees() {
    Queue<Seen<Deal>> seen = new ConcurrentLinkedQueue<>();
    TableSetup setup = TestSetups.of(TestSetups.patient(3), 3);
    Bot watched =
        (deal, soFar, me, chance) -> {
          seen.add(deal);
          return deal.value().defaultMove(me).orElse(new Move.Draw());
        };
    try (SeatedTable company =
        SeatedTable.at(
            setup,
            3,
            false,
            any ->
                new HostSettings(
                    level -> watched,
                    any.journals(),
                    any.limits(),
                    any.timing(),
                    any.identity(),
                    any.dealings()),
            new MemoryJournal())) {
      company.window();
      company.playUntil(() -> company.phase() instanceof OklahomaPhase.ToDraw);
      Seat away = company.turn();
      Seen<Deal> left = company.at(away).seen();
      company.drop(away);
      company.timing.pass(GRACE);
      company.until(() -> !seen.isEmpty());
      assertThat(seen.peek()).isEqualTo(left);
      assertThat(List.copyOf(seen)).allMatch(deal -> deal.viewer() == away);
    }
  }

  private static void actOnSeat(SeatedTable company, Seat by, Seat seat, OwnerCommand command) {
    company.at(by).send(new ToHost.ActOnSeat(seat, command));
    company.settle();
  }
}
