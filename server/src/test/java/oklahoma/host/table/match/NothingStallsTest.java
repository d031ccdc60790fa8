package oklahoma.host.table.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;
import oklahoma.host.table.setup.TableSetup;
import oklahoma.host.testing.HeadlessGuest;
import oklahoma.host.testing.SeatedTable;
import oklahoma.host.testing.TestSetups;
import oklahoma.protocol.identity.SeatKey;
import oklahoma.protocol.messages.OwnerCommand;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.Presence;
import oklahoma.rules.Move;
import oklahoma.rules.Seat;
import oklahoma.rules.Standing;
import oklahoma.rules.oklahoma.OklahomaPhase;
import oklahoma.rules.oklahoma.OklahomaRules;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * A seat that is removed, left, dropped, kept by a bot or taken back leaves a table on which the
 * others can play, whatever the table was just waiting for. Guests come over TCP.
 */
class NothingStallsTest {
  private static final Duration GRACE = Duration.ofSeconds(60);

  /** Enough for every seat to have had two. */
  private static final int TURNS = 6;

  /** What the table waits for when it happens. */
  private enum Moment {
    A_WINDOW_WITH_A_CLOCK(true),
    A_WINDOW_THAT_WAITS_FOR_ALL(false),
    A_CLAIM_THAT_MAY_COST_A_PENALTY(false),
    A_DRAW(false),
    A_DRAW_ON_THE_CLOCK(true),
    THE_REST_OF_A_TURN(false),
    THE_NEXT_DEAL(false);

    private final boolean clock;

    Moment(boolean clock) {
      this.clock = clock;
    }
  }

  /** What happens to a seat that the table waits for. */
  private enum Fate {
    LEAVES,
    IS_REMOVED,
    IS_KEPT_BY_A_BOT_AT_ONCE,
    IS_KEPT_BY_A_BOT_AFTER_THE_GRACE,
    IS_SKIPPED,
    DROPS_AND_RETURNS,
    RETURNS_WHILE_A_BOT_PLAYS
  }

  @TestFactory
  Stream<DynamicTest> whateverHappensToASeatTheOthersPlayOn() {
    return Arrays.stream(Moment.values())
        .flatMap(moment ->
            Arrays.stream(Fate.values())
                .map(fate ->
                    DynamicTest.dynamicTest(
                        "while " + moment + " is waited for a seat " + fate,
                        () -> check(moment, fate))));
  }

  /** A match takes long, so much happens after this one. */
  @Test
  void whateverHappensAfterAMatchTheOthersPlayAnother() {
    try (SeatedTable company = SeatedTable.at(TestSetups.of(TestSetups.patient(4), 3), 3, true)) {
      Seat owner = company.at(Seat.A).welcome().orElseThrow().owner().orElseThrow();
      List<Seat> others =
          company.all().stream().map(HeadlessGuest::seat).filter(seat -> seat != owner).toList();
      playMatch(company);
      befall(company, Fate.DROPS_AND_RETURNS, owner, others.getFirst());
      befall(company, Fate.RETURNS_WHILE_A_BOT_PLAYS, owner, others.getFirst());
      befall(company, Fate.IS_KEPT_BY_A_BOT_AFTER_THE_GRACE, owner, others.getFirst());
      befall(company, Fate.LEAVES, owner, others.getLast());
      goOn(company);
    }
  }

  private static void check(Moment moment, Fate fate) {
    TableSetup setup = TestSetups.of(rules(moment.clock), 3);
    try (SeatedTable company = SeatedTable.at(setup, 3, true)) {
      Seat owner = company.at(Seat.A).welcome().orElseThrow().owner().orElseThrow();
      Seat victim = reach(company, moment, owner);
      befall(company, fate, owner, victim);
      goOn(company);
    }
  }

  private static OklahomaRules rules(boolean clock) {
    OklahomaRules patient = TestSetups.patient(3);
    return clock
        ? patient.with(new OklahomaRules.Clocks(OptionalInt.of(8), OptionalInt.of(30)))
        : patient;
  }

  /** Plays until the table waits for a seat that is not the owner's; which one. */
  private static Seat reach(SeatedTable company, Moment moment, Seat owner) {
    switch (moment) {
      case A_WINDOW_WITH_A_CLOCK, A_WINDOW_THAT_WAITS_FOR_ALL ->
          company.playUntil(() ->
              company.phase() instanceof OklahomaPhase.Claiming window
                  && waitsForAnother(window, owner));
      case A_CLAIM_THAT_MAY_COST_A_PENALTY -> {
        company.playUntil(() ->
            company.phase() instanceof OklahomaPhase.Claiming window
                && window.answers().isEmpty()
                && last(window) != owner);
        OklahomaPhase.Claiming window = (OklahomaPhase.Claiming) company.phase();
        company.move(last(window), new Move.Claim());
        return last(window);
      }
      case A_DRAW, A_DRAW_ON_THE_CLOCK ->
          company.playUntil(
              () -> company.phase() instanceof OklahomaPhase.ToDraw turn && turn.seat() != owner);
      case THE_REST_OF_A_TURN ->
          company.playUntil(
              () -> company.phase() instanceof OklahomaPhase.ToPlay turn && turn.seat() != owner);
      case THE_NEXT_DEAL -> company.playToTheEnd();
    }
    company.settle();
    return company.deal().toAct().stream()
        .filter(seat -> seat != owner && company.at(seat).deal().toAct().contains(seat))
        .findFirst()
        .orElse(owner.next(3));
  }

  private static boolean waitsForAnother(OklahomaPhase.Claiming window, Seat owner) {
    return window.eligible().stream().anyMatch(seat -> seat != owner);
  }

  private static Seat last(OklahomaPhase.Claiming window) {
    return window.discarder().others(3).getLast();
  }

  private static void playMatch(SeatedTable company) {
    company.playToTheEnd();
    while (!standing(company).over()) {
      company.all().forEach(guest -> guest.send(new ToHost.Ready()));
      company.until(() -> company.all().stream().noneMatch(guest -> guest.deal().over()));
      company.playToTheEnd();
      company.settle();
    }
  }

  private static Standing standing(SeatedTable company) {
    company.settle();
    return company.all().getFirst().standing().orElseThrow();
  }

  private static void befall(SeatedTable company, Fate fate, Seat owner, Seat victim) {
    HeadlessGuest guest = company.at(victim);
    switch (fate) {
      case LEAVES -> {
        guest.send(new ToHost.Leave(false));
        company.until(() -> !guest.connected());
      }
      case IS_REMOVED -> {
        actOnSeat(company, owner, victim, OwnerCommand.REMOVE);
        company.until(() -> !guest.connected());
      }
      case IS_KEPT_BY_A_BOT_AT_ONCE -> {
        company.drop(victim);
        actOnSeat(company, owner, victim, OwnerCommand.BOT_NOW);
      }
      case IS_KEPT_BY_A_BOT_AFTER_THE_GRACE -> {
        company.drop(victim);
        company.timing.pass(GRACE);
      }
      case IS_SKIPPED -> {
        company.drop(victim);
        actOnSeat(company, owner, victim, OwnerCommand.SKIP);
        actOnSeat(company, owner, victim, OwnerCommand.BOT_NOW);
      }
      case DROPS_AND_RETURNS -> {
        SeatKey key = company.drop(victim);
        company.timing.pass(Duration.ofSeconds(5));
        company.comeBack(victim, key);
      }
      case RETURNS_WHILE_A_BOT_PLAYS -> {
        SeatKey key = company.drop(victim);
        actOnSeat(company, owner, victim, OwnerCommand.BOT_NOW);
        company.comeBack(victim, key);
        company.settle();
        assertThat(company.at(owner).label(victim).presence()).isEqualTo(Presence.HERE);
      }
    }
  }

  /** The table continues: the next deal begins if the table waited for it, and turns are played. */
  private static void goOn(SeatedTable company) {
    List<HeadlessGuest> here = company.all().stream().filter(HeadlessGuest::connected).toList();
    company.settle();
    if (company.deal().over()) {
      boolean matchOver = here.getFirst().standing().orElseThrow().over();
      here.forEach(guest -> guest.send(matchOver ? new ToHost.Rematch() : new ToHost.Ready()));
      company.until(() -> here.stream().noneMatch(guest -> guest.deal().over()));
    }
    HeadlessGuest witness = here.getFirst();
    long before = witness.discards();
    company.playUntil(() -> witness.deal().over() || witness.discards() >= before + TURNS);
    company.settle();
    assertThat(here).allSatisfy(guest -> assertThat(guest.fault()).isEmpty());
  }

  private static void actOnSeat(SeatedTable company, Seat owner, Seat seat, OwnerCommand command) {
    company.at(owner).send(new ToHost.ActOnSeat(seat, command));
    company.settle();
  }
}
