package oklahoma.host.table.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import oklahoma.host.testing.HeadlessGuest;
import oklahoma.host.testing.SeatedTable;
import oklahoma.host.testing.TestSetups;
import oklahoma.protocol.identity.SeatKey;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.OwnerCommand;
import oklahoma.protocol.messages.ToHost;
import oklahoma.rules.Move;
import oklahoma.rules.Reason;
import oklahoma.rules.Refusal;
import oklahoma.rules.Seat;
import oklahoma.rules.oklahoma.OklahomaPhase;
import oklahoma.rules.oklahoma.OklahomaRules;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Claim windows, as the host keeps them (O-11 to O-15). */
class ClaimWindowTest {
  private static final Duration WINDOW = Duration.ofSeconds(8);

  @Test
  void x32APlayerWhoDropsAndIsNotBackWhenTheWindowEndsHasPassed() {
    try (SeatedTable company = SeatedTable.at(OklahomaRules.standard(4))) {
      OklahomaPhase.Claiming window = company.window();
      List<Seat> others = window.discarder().others(4);
      company.move(others.get(0), new Move.Pass());
      company.drop(others.get(1));
      company.move(others.get(2), new Move.Claim());
      assertThat(company.phase()).isInstanceOf(OklahomaPhase.Claiming.class);
      company.timing.pass(WINDOW);
      company.settle();
      assertThat(company.taker()).isEqualTo(Optional.of(others.get(2)));
    }
  }

  @Test
  void aDroppedPlayerMayStillAnswerAfterTheReturn() {
    try (SeatedTable company = SeatedTable.at(OklahomaRules.standard(4))) {
      OklahomaPhase.Claiming window = company.window();
      List<Seat> others = window.discarder().others(4);
      company.move(others.get(0), new Move.Pass());
      company.move(others.get(2), new Move.Claim());
      SeatKey key = company.drop(others.get(1));
      company.comeBack(others.get(1), key);
      company.move(others.get(1), new Move.Claim());
      assertThat(company.taker()).isEqualTo(Optional.of(others.get(1)));
    }
  }

  @Test
  void anAnswerStaysWhenItsSeatDrops() {
    try (SeatedTable company = SeatedTable.at(OklahomaRules.standard(4))) {
      OklahomaPhase.Claiming window = company.window();
      List<Seat> others = window.discarder().others(4);
      company.move(others.get(1), new Move.Claim());
      SeatKey key = company.drop(others.get(1));
      company.comeBack(others.get(1), key);
      assertThat(company.refusal(others.get(1), new Move.Pass()))
          .contains(Refusal.of(Reason.WINDOW_CLOSED));
      company.move(others.get(0), new Move.Pass());
      assertThat(company.taker()).isEqualTo(Optional.of(others.get(1)));
    }
  }

  @Test
  void aWindowThatWaitsForAllPassesForAPlayerAfterEightSecondsOfAbsence() {
    try (SeatedTable company = SeatedTable.at(TestSetups.patient(3))) {
      OklahomaPhase.Claiming window = company.window();
      List<Seat> others = window.discarder().others(3);
      company.move(others.get(0), new Move.Pass());
      company.timing.pass(Duration.ofHours(1));
      company.settle();
      assertThat(company.phase()).isInstanceOf(OklahomaPhase.Claiming.class);
      SeatKey key = company.drop(others.get(1));
      company.timing.pass(Duration.ofSeconds(7));
      company.comeBack(others.get(1), key);
      company.timing.pass(Duration.ofSeconds(7));
      company.settle();
      assertThat(company.phase())
          .as("the alarm belonged to an absence that is over")
          .isInstanceOf(OklahomaPhase.Claiming.class);
      company.drop(others.get(1));
      company.timing.pass(WINDOW);
      company.settle();
      assertThat(company.at(others.get(0)).deal().toAct()).containsExactly(others.get(0));
    }
  }

  @Test
  void anAbsentPlayerWhoWasSkippedIsNotAnsweredForAgain() {
    try (SeatedTable company = SeatedTable.at(TestSetups.patient(4))) {
      List<Seat> others = new ArrayList<>(company.window().discarder().others(4));
      Seat away = others.stream().filter(seat -> seat != Seat.A).findFirst().orElseThrow();
      others.remove(away);
      Seat waitedFor = others.getLast();
      company.drop(away);
      company.at(Seat.A).send(new ToHost.ActOnSeat(away, OwnerCommand.SKIP));
      company.until(() -> !company.at(waitedFor).received(FromHost.OwnerActed.class).isEmpty());
      company.timing.pass(WINDOW);
      company.settle();
      assertThat(company.phase()).isInstanceOf(OklahomaPhase.Claiming.class);
      others.forEach(seat -> company.move(seat, new Move.Pass()));
      company.settle();
      assertThat(company.phase()).isInstanceOf(OklahomaPhase.ToDraw.class);
    }
  }

  @Test
  void theHostsOwnPlayerMayCloseAWindowThatWaitsForAll() {
    try (SeatedTable company = SeatedTable.at(TestSetups.patient(4))) {
      OklahomaPhase.Claiming window = company.window();
      List<Seat> others = window.discarder().others(4);
      company.move(others.get(2), new Move.Claim());
      company.at(Seat.A).endWait();
      company.until(() -> !(company.phase() instanceof OklahomaPhase.Claiming));
      company.settle();
      assertThat(company.deal().tally().claims()).element(others.get(2).ordinal()).isEqualTo(1);
    }
  }

  /** The window closes while the owner's request for it is on its way, and another opens. */
  @Test
  void aRequestToCloseAnEarlierWindowDoesNotCloseTheNext() {
    try (SeatedTable company = SeatedTable.at(TestSetups.patient(4))) {
      OklahomaPhase.Claiming first = company.window();
      HeadlessGuest owner = company.at(Seat.A);
      long seen = owner.number();
      first.discarder().others(4).forEach(seat -> company.move(seat, new Move.Pass()));
      company.until(() -> !(company.phase() instanceof OklahomaPhase.Claiming));
      OklahomaPhase.Claiming next = company.window();
      owner.send(new ToHost.EndWait(seen));
      company.settle();
      assertThat(company.phase()).isEqualTo(next);
      owner.endWait();
      company.until(() -> !(company.phase() instanceof OklahomaPhase.Claiming));
    }
  }

  /** Or the owner would pass for a player who is there and has time. */
  @Test
  void nobodyClosesAWindowWhoseTimeRuns() {
    try (SeatedTable company = SeatedTable.at(OklahomaRules.standard(3))) {
      OklahomaPhase.Claiming window = company.window();
      company.all().forEach(HeadlessGuest::endWait);
      company.settle();
      assertThat(company.phase()).isEqualTo(window);
      assertThat(company.all()).allSatisfy(guest -> assertThat(guest.ownerActions()).isEmpty());
    }
  }

  @Test
  void anAlarmOfAnOldWindowDoesNotEndTheNextOne() {
    try (SeatedTable company = SeatedTable.at(OklahomaRules.standard(3))) {
      OklahomaPhase.Claiming window = company.window();
      company.timing.pass(Duration.ofSeconds(6));
      for (Seat seat : window.discarder().others(3)) {
        company.move(seat, new Move.Pass());
      }
      company.drawAndDiscard();
      assertThat(company.phase()).isInstanceOf(OklahomaPhase.Claiming.class);
      company.timing.pass(Duration.ofSeconds(7));
      company.settle();
      assertThat(company.phase()).isInstanceOf(OklahomaPhase.Claiming.class);
      assertThat(company.timing.set()).isEqualTo(1);
    }
  }

  @Test
  void anAnswerToAWindowThatHasClosedIsNotTakenForAnAnswerToTheNextOne() {
    try (SeatedTable company = SeatedTable.at(TestSetups.patient(3))) {
      OklahomaPhase.Claiming window = company.window();
      HeadlessGuest late = company.at(window.discarder().others(3).get(1));
      long seen = late.received(FromHost.Update.class).getLast().number();
      for (Seat seat : window.discarder().others(3)) {
        company.move(seat, new Move.Pass());
      }
      company.drawAndDiscard();
      assertThat(company.phase()).isInstanceOf(OklahomaPhase.Claiming.class);
      late.send(new ToHost.Command(999, seen, new Move.Claim()));
      company.until(() -> !late.received(FromHost.Refused.class).isEmpty());
      assertThat(late.received(FromHost.Refused.class))
          .containsExactly(new FromHost.Refused(999, Refusal.of(Reason.WINDOW_CLOSED)));
    }
  }

  @Test
  void theWindowShowsTheTimeLeftAndNobodyLearnsWhichPlayersAnswered() {
    try (SeatedTable company = SeatedTable.at(OklahomaRules.standard(4))) {
      OklahomaPhase.Claiming window = company.window();
      List<Seat> others = window.discarder().others(4);
      HeadlessGuest last = company.at(others.get(2));
      FromHost.Update opened = last.received(FromHost.Update.class).getLast();
      assertThat(opened.millisLeft()).isEqualTo(OptionalLong.of(WINDOW.toMillis()));
      company.timing.pass(Duration.ofSeconds(3));
      company.move(others.get(1), new Move.Claim());
      assertThat(last.received(FromHost.Update.class).getLast()).isEqualTo(opened);
      assertThat(company.at(others.get(1)).received(FromHost.Update.class).getLast().millisLeft())
          .isEqualTo(OptionalLong.of(5_000));
      assertThat(company.watch().welcome().orElseThrow().millisLeft())
          .isEqualTo(OptionalLong.of(5_000));
    }
  }

  /** O-12: whatever the order of arrival, the first taker in turn order gets the card. */
  @TestFactory
  Stream<DynamicTest> theOrderOfArrivalNeverMatters() {
    return LongStream.rangeClosed(1, 12)
        .mapToObj(
            seed -> DynamicTest.dynamicTest("arrival " + seed, () -> arriveInRandomOrder(seed)));
  }

  private static void arriveInRandomOrder(long seed) {
    RandomGenerator chance = RandomGeneratorFactory.of("L64X128MixRandom").create(seed);
    int seats = 3 + chance.nextInt(4);
    try (SeatedTable company = SeatedTable.at(OklahomaRules.standard(seats))) {
      OklahomaPhase.Claiming window = company.window();
      List<Seat> others = window.discarder().others(seats);
      Set<Seat> wanting = EnumSet.noneOf(Seat.class);
      others.stream().filter(seat -> chance.nextInt(3) == 0).forEach(wanting::add);
      List<Seat> arrival = new ArrayList<>(others);
      Collections.shuffle(arrival, chance);
      for (Seat seat : arrival) {
        Optional<Refusal> refusal =
            company.refusal(seat, wanting.contains(seat) ? new Move.Claim() : new Move.Pass());
        assertThat(refusal.map(Refusal::reason).orElse(Reason.WINDOW_CLOSED))
            .isEqualTo(Reason.WINDOW_CLOSED);
      }
      company.settle();
      Optional<Seat> first = others.stream().filter(wanting::contains).findFirst();
      assertThat(company.all())
          .allSatisfy(guest -> assertThat(SeatedTable.taker(guest)).isEqualTo(first));
    }
  }
}
