package oklahoma.host.table.people;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import oklahoma.host.table.TableByHand;
import oklahoma.host.testing.HeadlessGuest;
import oklahoma.host.testing.SeatedTable;
import oklahoma.host.testing.TestSetups;
import oklahoma.protocol.identity.SeatKey;
import oklahoma.protocol.messages.ByeReason;
import oklahoma.protocol.messages.ConnectionPurpose;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.ToHost;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;
import oklahoma.rules.Move;
import oklahoma.rules.Seat;
import oklahoma.rules.Seen;
import oklahoma.rules.fair.Answer;
import oklahoma.rules.fair.Secret;
import oklahoma.rules.oklahoma.OklahomaPhase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A guest who drops comes back by the key, at any moment, and can go on playing. */
public class ReturnTest {

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void beforeTheDraw(boolean network) {
    try (SeatedTable company =
        SeatedTable.at(TestSetups.of(TestSetups.patient(3), 3), 3, network)) {
      Seat seat = company.turn();
      back(company, seat);
      company.move(seat, new Move.Draw());
      assertThat(company.phase()).isInstanceOf(OklahomaPhase.ToPlay.class);
    }
  }

  @Test
  void afterTheDraw() {
    try (SeatedTable company = SeatedTable.at(TestSetups.patient(3))) {
      Seat seat = company.turn();
      company.move(seat, new Move.Draw());
      back(company, seat);
      company.move(seat, company.at(seat).deal().defaultMove(seat).orElseThrow());
      assertThat(company.phase()).isInstanceOf(OklahomaPhase.Claiming.class);
    }
  }

  @Test
  void inAClaimWindow() {
    try (SeatedTable company = SeatedTable.at(TestSetups.patient(4))) {
      Seat seat = company.window().discarder().others(4).get(2);
      back(company, seat);
      company.move(seat, new Move.Pass());
      assertThat(company.at(seat).deal().toAct()).doesNotContain(seat);
    }
  }

  @Test
  void whileOthersPlay() {
    try (SeatedTable company = SeatedTable.at(TestSetups.patient(3))) {
      Seat turn = company.turn();
      Seat away = turn.next(3);
      SeatKey key = company.drop(away);
      company.move(turn, new Move.Draw());
      company.move(turn, company.at(turn).deal().defaultMove(turn).orElseThrow());
      company.comeBack(away, key);
      company.move(away, new Move.Pass());
      assertThat(company.at(away).soFar()).hasSizeGreaterThan(2);
    }
  }

  @Test
  void betweenTheDeals() {
    try (SeatedTable company = SeatedTable.at(TestSetups.of(TestSetups.patient(2), 2), 2, false)) {
      playOut(company);
      Seat seat = Seat.A;
      back(company, seat);
      assertThat(company.at(seat).deal().over()).isTrue();
      company.all().forEach(guest -> guest.send(new ToHost.Ready()));
      company.until(() -> company.all().stream().noneMatch(guest -> guest.deal().over()));
      company.settle();
      company.move(company.turn(), new Move.Draw());
    }
  }

  @Test
  void theDealOfTheReturnIsTheDealThatWasLeft() {
    try (SeatedTable company = SeatedTable.at(TestSetups.patient(3))) {
      company.window();
      Seat seat = Seat.B;
      Seen<Deal> left = company.at(seat).seen();
      List<Seen<Event>> soFar = company.at(seat).soFar();
      back(company, seat);
      assertThat(company.at(seat).seen()).isEqualTo(left);
      assertThat(company.at(seat).soFar()).isEqualTo(soFar);
    }
  }

  @Test
  void theKeyIsRenewedAtEveryReturn() {
    try (SeatedTable company = SeatedTable.at(TestSetups.patient(2))) {
      SeatKey first = company.drop(Seat.A);
      HeadlessGuest back = company.comeBack(Seat.A, first);
      assertThat(back.key()).isNotEqualTo(first);
      back.send(new ToHost.Resync());
      company.settle();
      HeadlessGuest thief = company.join(new ConnectionPurpose.Return(first));
      company.until(() -> thief.farewell().isPresent());
      assertThat(thief.farewell()).contains(ByeReason.KEY_UNKNOWN);
      company.comeBack(Seat.A, company.drop(Seat.A));
    }
  }

  /** Otherwise a line that breaks again before the welcome arrives would lock its guest out. */
  @Test
  void theKeyOfTheReturnStaysValidUntilAMessageArrivesUnderTheNextOne() {
    try (SeatedTable company = SeatedTable.at(TestSetups.patient(2))) {
      SeatKey first = company.drop(Seat.A);
      company.comeBack(Seat.A, first).close();
      HeadlessGuest back = company.comeBack(Seat.A, first);
      back.send(new ToHost.Resync());
      company.settle();
      company.comeBack(Seat.A, back.key());
      HeadlessGuest late = company.join(new ConnectionPurpose.Return(first));
      company.until(() -> late.farewell().isPresent());
      assertThat(late.farewell()).contains(ByeReason.KEY_UNKNOWN);
    }
  }

  static final List<ToHost> EARLY =
      List.of(
          new ToHost.Ping(1),
          new ToHost.AnswerShuffle(new Answer.Reveal(1, Secret.of(new byte[Secret.BYTES]))),
          new ToHost.Leave(true));

  /** A busy host reads it behind the key of the return, and the line breaks before the welcome. */
  @ParameterizedTest
  @FieldSource("EARLY")
  void messagesBeforeTheWelcomeDoNotConfirmTheNextKey(ToHost early) {
    TableByHand table = TableByHand.at(TestSetups.of(TestSetups.patient(2), 2), 2);
    TableByHand.Visitor lost = table.at(Seat.A);
    SeatKey key = lost.received(FromHost.Welcome.class).getLast().key().orElseThrow();
    table.drop(lost);
    TableByHand.Visitor cutOff = table.join(new ConnectionPurpose.Return(key));
    table.say(cutOff, early);
    table.drop(cutOff);
    TableByHand.Visitor back = table.join(new ConnectionPurpose.Return(key));
    assertThat(back.farewell()).isEmpty();
    assertThat(back.seat()).isEqualTo(Seat.A);
  }

  @Test
  void theKeyTakesTheSeatBackFromASessionThatIsStillOpen() {
    try (SeatedTable company = SeatedTable.at(TestSetups.patient(2))) {
      HeadlessGuest before = company.at(Seat.B);
      company.comeBack(Seat.B, before.key());
      company.until(() -> before.farewell().isPresent() && !before.connected());
      assertThat(before.farewell()).contains(ByeReason.SEAT_TAKEN_BACK);
      company.settle();
      assertThat(company.at(Seat.A).received(FromHost.Seats.class))
          .as("the end of the old session does not empty the seat")
          .isEmpty();
    }
  }

  @Test
  void othersSeeWhichPlayersAreAway() {
    try (SeatedTable company = SeatedTable.at(TestSetups.patient(2))) {
      SeatKey key = company.drop(Seat.B);
      assertThat(present(company)).containsExactly(true, false);
      company.comeBack(Seat.B, key);
      company.settle();
      assertThat(present(company)).containsExactly(true, true);
    }
  }

  @Test
  void aFreshWelcomeEqualsTheDealThatWasFollowed() {
    try (SeatedTable company = SeatedTable.at(TestSetups.patient(3))) {
      company.window();
      company.all().forEach(guest -> guest.send(new ToHost.Resync()));
      company.settle();
      assertThat(company.all())
          .allSatisfy(guest -> {
            assertThat(guest.fault()).isEmpty();
            assertThat(guest.received(FromHost.Welcome.class))
                .hasSize(2)
                .last()
                .extracting(FromHost.Welcome::key)
                .isEqualTo(Optional.empty());
          });
    }
  }

  private static List<Boolean> present(SeatedTable company) {
    return company.at(Seat.A).received(FromHost.Seats.class).getLast().seats().stream()
        .map(label -> !label.absent())
        .toList();
  }

  private static void back(SeatedTable company, Seat seat) {
    company.comeBack(seat, company.drop(seat));
    company.settle();
  }

  /** Everybody draws and discards until the deal is blocked. */
  public static void playOut(SeatedTable company) {
    while (!company.deal().over()) {
      Seat seat = company.turn();
      company.move(seat, company.at(seat).deal().defaultMove(seat).orElseThrow());
    }
  }
}
