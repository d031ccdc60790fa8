package oklahoma.host.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.UnaryOperator;
import oklahoma.host.HostSettings;
import oklahoma.host.journal.MemoryJournal;
import oklahoma.host.table.setup.TableSetup;
import oklahoma.host.testing.HeadlessGuest;
import oklahoma.host.testing.SeatedTable;
import oklahoma.host.testing.TestSetups;
import oklahoma.protocol.identity.SeatKey;
import oklahoma.protocol.lobby.LobbyFault;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.OwnerAction;
import oklahoma.protocol.messages.OwnerCommand;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.Presence;
import oklahoma.rules.Move;
import oklahoma.rules.Seat;
import oklahoma.rules.oklahoma.OklahomaPhase;
import oklahoma.rules.oklahoma.OklahomaRules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * What the owner of a table may do about others: never take a claim or a turn from a player who is
 * there, and nothing of which the others are not told.
 */
class OwnerActionsTest {
  private static final int WINDOWS = 40;
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  @Test
  void anOwnerWhoClaimsAndSkipsTheOthersGetsNoMoreCardsThanAFairOne() {
    List<Optional<Seat>> fair = takers(false);
    assertThat(takers(true)).hasSize(WINDOWS).isEqualTo(fair);
  }

  /** Who got the card of each window, where the others want every second one. */
  private static List<Optional<Seat>> takers(boolean skipping) {
    List<Optional<Seat>> takers = new ArrayList<>();
    TableSetup setup = TestSetups.of(TestSetups.patient(4), 4).seeded(5);
    try (SeatedTable company = SeatedTable.at(setup, 4, true)) {
      Seat owner = owner(company);
      while (takers.size() < WINDOWS) {
        company.playUntil(
            () -> company.deal().over() || company.phase() instanceof OklahomaPhase.Claiming);
        if (company.deal().over()) {
          goOn(company);
        } else {
          takers.add(window(company, owner, skipping, takers.size()));
        }
      }
    }
    return takers;
  }

  private static Optional<Seat> window(
      SeatedTable company, Seat owner, boolean skipping, int number) {
    List<Seat> asked = ((OklahomaPhase.Claiming) company.phase()).discarder().others(4);
    company.refusal(owner, new Move.Claim());
    if (skipping) {
      Seat.first(4).forEach(seat -> actOnSeat(company, owner, seat, OwnerCommand.SKIP));
    }
    for (Seat seat : asked) {
      boolean claims = (number + seat.ordinal()) % 2 == 0;
      company.refusal(seat, claims ? new Move.Claim() : new Move.Pass());
    }
    company.until(() -> !(company.phase() instanceof OklahomaPhase.Claiming));
    company.settle();
    return company.taker();
  }

  private static void goOn(SeatedTable company) {
    boolean over = company.at(Seat.A).standing().orElseThrow().over();
    company.all().forEach(guest -> guest.send(over ? new ToHost.Rematch() : new ToHost.Ready()));
    company.until(() -> company.all().stream().noneMatch(guest -> guest.deal().over()));
  }

  @Test
  void inAWindowNobodyAnswersForAPlayerWhoIsThere() {
    try (SeatedTable company = company(TestSetups.patient(4))) {
      Seat owner = owner(company);
      Seat other = asked(company, owner);
      actOnSeat(company, owner, other, OwnerCommand.SKIP);
      assertThat(faults(company, owner)).containsExactly(LobbyFault.STILL_HERE);
      assertThat(company.at(other).deal().toAct()).contains(other);
      assertThat(company.all()).allSatisfy(guest -> assertThat(guest.ownerActions()).isEmpty());
    }
  }

  @Test
  void inAWindowASlowPlayerIsSkippedAndEverybodyIsInformed() {
    try (SeatedTable company =
        company(TestSetups.patient(4), settings -> settings.withLimits(TestSetups.IMPATIENT))) {
      Seat owner = owner(company);
      Seat slow = asked(company, owner);
      company.until(() -> company.at(owner).label(slow).presence() == Presence.SLOW);
      company.at(owner).send(new ToHost.ActOnSeat(slow, OwnerCommand.SKIP));
      company.until(
          () -> company.all().stream().noneMatch(guest -> guest.ownerActions().isEmpty()));
      assertThat(company.all())
          .allSatisfy(guest ->
              assertThat(guest.ownerActions().getFirst())
                  .isEqualTo(
                      new OwnerAction.OfSeat(
                          owner,
                          OwnerAction.Kind.SKIPPED_ANSWER,
                          slow,
                          guest.ownerActions().getFirst().after())));
      company.until(() -> !company.at(slow).deal().toAct().contains(slow));
    }
  }

  /** O-15: nobody can tell from a skip whether the seat had answered. */
  @Test
  void theNewsOfASkipDoesNotDependOnWhetherTheSeatHadAnswered() {
    assertThat(toldOfASkip(Optional.of(new Move.Pass())))
        .isNotEmpty()
        .isEqualTo(toldOfASkip(Optional.empty()))
        .isEqualTo(toldOfASkip(Optional.of(new Move.Claim())));
  }

  private static List<FromHost> toldOfASkip(Optional<Move> answer) {
    try (SeatedTable company = company(TestSetups.patient(4))) {
      Seat owner = owner(company);
      Seat away = asked(company, owner);
      answer.ifPresent(move -> company.move(away, move));
      company.drop(away);
      Seat witness = witness(company, owner, away);
      int before = company.at(witness).received().size();
      actOnSeat(company, owner, away, OwnerCommand.SKIP);
      actOnSeat(company, owner, away, OwnerCommand.SKIP);
      assertThat(faults(company, owner)).as("once").containsExactly(LobbyFault.NOT_WAITED_FOR);
      return company.at(witness).received().stream()
          .skip(before)
          .filter(message -> !(message instanceof FromHost.Pong))
          .toList();
    }
  }

  @Test
  void aPlayerWhoThinksForHalfAMinuteIsNotDisturbed() {
    try (SeatedTable company = company(TestSetups.patient(3))) {
      Seat owner = owner(company);
      Seat thinking = turnOfAnother(company, owner);
      company.timing.pass(PATIENCE.minusMillis(1));
      actOnSeat(company, owner, thinking, OwnerCommand.SKIP);
      assertThat(faults(company, owner)).containsExactly(LobbyFault.TOO_SOON);
      assertThat(company.turn()).isEqualTo(thinking);
      company.move(thinking, new Move.Draw());
      company.timing.pass(PATIENCE.minusMillis(1));
      actOnSeat(company, owner, thinking, OwnerCommand.SKIP);
      assertThat(faults(company, owner)).as("a move counts").hasSize(2);
      company.timing.pass(Duration.ofMillis(1));
      actOnSeat(company, owner, thinking, OwnerCommand.SKIP);
      assertThat(kinds(company.at(thinking))).containsExactly(OwnerAction.Kind.SKIPPED_TURN);
      assertThat(company.phase()).isInstanceOf(OklahomaPhase.Claiming.class);
    }
  }

  @Test
  void aReturnedPlayerHasTheFullTimeAgain() {
    try (SeatedTable company = company(TestSetups.patient(3))) {
      Seat owner = owner(company);
      Seat thinking = turnOfAnother(company, owner);
      SeatKey key = company.drop(thinking);
      company.timing.pass(PATIENCE);
      company.comeBack(thinking, key);
      actOnSeat(company, owner, thinking, OwnerCommand.SKIP);
      assertThat(faults(company, owner)).containsExactly(LobbyFault.TOO_SOON);
    }
  }

  @Test
  void whereAClockRunsNoPresentPlayerIsSkipped() {
    OklahomaRules clock =
        TestSetups.patient(3)
            .with(new OklahomaRules.Clocks(OptionalInt.empty(), OptionalInt.of(60)));
    try (SeatedTable company = company(clock)) {
      Seat owner = owner(company);
      Seat thinking = turnOfAnother(company, owner);
      company.timing.pass(PATIENCE.plusSeconds(5));
      actOnSeat(company, owner, thinking, OwnerCommand.SKIP);
      assertThat(faults(company, owner)).containsExactly(LobbyFault.TOO_SOON);
      assertThat(company.turn()).isEqualTo(thinking);
    }
  }

  @Test
  void aSeatWhoseTurnItIsNotIsNotSkipped() {
    TableSetup setup = TestSetups.of(TestSetups.patient(4), 3);
    try (SeatedTable company = SeatedTable.at(setup, 3, true)) {
      Seat owner = owner(company);
      Seat playing = turnOfAnother(company, owner);
      Seat waiting = witness(company, owner, playing);
      Seat bot =
          Seat.first(4).stream()
              .filter(seat -> company.all().stream().noneMatch(guest -> guest.seat() == seat))
              .findFirst()
              .orElseThrow();
      company.timing.pass(PATIENCE);
      actOnSeat(company, owner, waiting, OwnerCommand.SKIP);
      actOnSeat(company, owner, bot, OwnerCommand.SKIP);
      company.drop(waiting);
      actOnSeat(company, owner, waiting, OwnerCommand.SKIP);
      assertThat(faults(company, owner))
          .containsExactly(
              LobbyFault.NOT_WAITED_FOR, LobbyFault.NOT_WAITED_FOR, LobbyFault.NOT_WAITED_FOR);
      assertThat(company.at(owner).ownerActions()).isEmpty();
    }
  }

  @Test
  void latecomersAndReturningPlayersLearnWhatHappenedInThisDealAndWhen() {
    TableSetup setup = TestSetups.of(TestSetups.patient(3), 3).watchable(true);
    try (SeatedTable company = SeatedTable.at(setup, 3, true)) {
      Seat owner = owner(company);
      Seat away = turnOfAnother(company, owner);
      int before = company.at(owner).soFar().size();
      SeatKey key = company.drop(away);
      actOnSeat(company, owner, away, OwnerCommand.SKIP);
      OwnerAction skipped =
          new OwnerAction.OfSeat(owner, OwnerAction.Kind.SKIPPED_TURN, away, before);
      assertThat(company.comeBack(away, key).ownerActions()).containsExactly(skipped);
      assertThat(company.watch().ownerActions()).containsExactly(skipped);
    }
  }

  @Test
  void betweenDealsTheTableStopsWaitingOnlyForPlayersWhoseTimeIsUp() {
    try (SeatedTable company = company(TestSetups.patient(3))) {
      Seat owner = owner(company);
      company.playToTheEnd();
      Seat slow = owner.next(3);
      actOnSeat(company, owner, slow, OwnerCommand.SKIP);
      assertThat(faults(company, owner)).containsExactly(LobbyFault.TOO_SOON);
      assertThat(company.at(owner).ready()).doesNotContain(slow);
      company.timing.pass(PATIENCE);
      actOnSeat(company, owner, slow, OwnerCommand.SKIP);
      assertThat(company.at(owner).ready()).contains(slow);
      assertThat(kinds(company.at(slow))).containsExactly(OwnerAction.Kind.SKIPPED_PAUSE);
    }
  }

  @Test
  void everybodyLearnsWhichPlayerClosedAWindowOrEndedAPause() {
    try (SeatedTable company = company(TestSetups.patient(3))) {
      Seat owner = owner(company);
      asked(company, owner);
      company.at(owner).endWait();
      company.until(() -> !(company.phase() instanceof OklahomaPhase.Claiming));
      company.settle();
      assertThat(company.all())
          .allSatisfy(guest ->
              assertThat(guest.ownerActions())
                  .singleElement()
                  .isInstanceOf(OwnerAction.ClosedWindow.class)
                  .extracting(OwnerAction::owner)
                  .isEqualTo(owner));
      company.playToTheEnd();
      company.at(owner).endWait();
      company.until(() -> company.all().stream().noneMatch(guest -> guest.deal().over()));
      assertThat(company.all())
          .allSatisfy(guest ->
              assertThat(guest.received(FromHost.OwnerActed.class).getLast().ownerAction())
                  .isInstanceOf(OwnerAction.EndedPause.class));
    }
  }

  @ParameterizedTest
  @EnumSource(
      value = OwnerCommand.class,
      names = {"BOT_NOW", "WAIT", "REMOVE", "BLOCK"})
  void whateverIsDoneAboutASeatIsSentToTheOthers(OwnerCommand command) {
    try (SeatedTable company = company(TestSetups.patient(3))) {
      Seat owner = owner(company);
      Seat other = owner.next(3);
      if (command == OwnerCommand.BOT_NOW || command == OwnerCommand.WAIT) {
        company.drop(other);
      }
      actOnSeat(company, owner, other, command);
      actOnSeat(company, owner, other, command);
      assertThat(kinds(company.at(witness(company, owner, other)))).containsExactly(kind(command));
    }
  }

  /** The guests of this test show no mark by which they could be kept out. */
  private static OwnerAction.Kind kind(OwnerCommand command) {
    return switch (command) {
      case BOT_NOW -> OwnerAction.Kind.GAVE_TO_BOT;
      case WAIT -> OwnerAction.Kind.KEPT_WAITING;
      case REMOVE, BLOCK -> OwnerAction.Kind.REMOVED;
      case SKIP -> OwnerAction.Kind.SKIPPED_TURN;
    };
  }

  @Test
  void aGuestWhoDoesNotOwnTheTableIsInformed() {
    try (SeatedTable company = company(TestSetups.patient(3))) {
      Seat other = owner(company).next(3);
      actOnSeat(company, other, other.next(3), OwnerCommand.SKIP);
      assertThat(faults(company, other)).containsExactly(LobbyFault.NOT_OWNER);
    }
  }

  private static SeatedTable company(OklahomaRules rules) {
    return company(rules, UnaryOperator.identity());
  }

  private static SeatedTable company(OklahomaRules rules, UnaryOperator<HostSettings> change) {
    int seats = rules.seats();
    TableSetup setup = TestSetups.of(rules, seats).seeded(7);
    return SeatedTable.at(setup, seats, true, change, new MemoryJournal());
  }

  private static Seat owner(SeatedTable company) {
    return company
        .at(company.all().getFirst().seat())
        .welcome()
        .orElseThrow()
        .owner()
        .orElseThrow();
  }

  /** Plays until a window asks the owner and somebody behind the first; which one. */
  private static Seat asked(SeatedTable company, Seat owner) {
    company.playUntil(() ->
        company.phase() instanceof OklahomaPhase.Claiming window
            && window.eligible().size() == window.discarder().others(company.all().size()).size()
            && window.discarder() != owner
            && window.discarder().others(company.all().size()).getLast() != owner);
    return ((OklahomaPhase.Claiming) company.phase())
        .discarder()
        .others(company.all().size())
        .getLast();
  }

  private static Seat turnOfAnother(SeatedTable company, Seat owner) {
    company.playUntil(() ->
        company.phase() instanceof OklahomaPhase.ToDraw turn
            && turn.seat() != owner
            && company.all().stream().anyMatch(guest -> guest.seat() == turn.seat()));
    return company.turn();
  }

  /** Another guest, who is first among those who are asked if possible. */
  private static Seat witness(SeatedTable company, Seat owner, Seat other) {
    return company.all().stream()
        .map(HeadlessGuest::seat)
        .filter(seat -> seat != owner && seat != other)
        .findFirst()
        .orElseThrow();
  }

  private static void actOnSeat(SeatedTable company, Seat by, Seat seat, OwnerCommand command) {
    company.at(by).send(new ToHost.ActOnSeat(seat, command));
    company.settle();
  }

  private static List<LobbyFault> faults(SeatedTable company, Seat seat) {
    return company.at(seat).received(FromHost.LobbyRefused.class).stream()
        .map(FromHost.LobbyRefused::fault)
        .toList();
  }

  private static List<OwnerAction.Kind> kinds(HeadlessGuest guest) {
    return guest.received(FromHost.OwnerActed.class).stream()
        .map(FromHost.OwnerActed::ownerAction)
        .map(ownerAction -> ((OwnerAction.OfSeat) ownerAction).kind())
        .toList();
  }
}
