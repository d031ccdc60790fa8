package oklahoma.host.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import oklahoma.host.testing.TestSetups;
import oklahoma.protocol.identity.SeatKey;
import oklahoma.protocol.messages.ByeReason;
import oklahoma.protocol.messages.ConnectionPurpose;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.Presence;
import oklahoma.protocol.people.SeatLabel;
import oklahoma.rules.Seat;
import org.junit.jupiter.api.Test;

/** A seat is kept for a player who leaves for now. */
class LeavingForNowTest {

  private static TableByHand table(int humans) {
    return TableByHand.at(TestSetups.of(TestSetups.patient(humans), humans), humans);
  }

  private static SeatKey key(TableByHand.Visitor visitor) {
    return visitor.received(FromHost.Welcome.class).getLast().key().orElseThrow();
  }

  private static SeatLabel label(TableByHand.Visitor witness, Seat seat) {
    return witness.received(FromHost.Seats.class).getLast().seats().get(seat.ordinal());
  }

  @Test
  void aBotPlaysAtOnceAndThePlayerComesBackWithTheKeyHoweverLate() {
    TableByHand table = table(3);
    TableByHand.Visitor leaver = table.acting();
    Seat seat = leaver.seat();
    TableByHand.Visitor witness = table.at(seat.next(3));
    SeatKey key = key(leaver);
    table.say(leaver, new ToHost.Leave(true));
    assertThat(leaver.farewell()).contains(ByeReason.LEFT);
    assertThat(label(witness, seat).presence()).isEqualTo(Presence.LEFT_FOR_NOW);
    assertThat(label(witness, seat).graceMillis()).isEmpty();
    assertThat(table.questions()).extracting(asked -> asked.seat()).containsExactly(seat);
    table.answerBots();
    table.pass(Duration.ofHours(3));
    TableByHand.Visitor back = table.join(new ConnectionPurpose.Return(key));
    assertThat(back.seat()).isEqualTo(seat);
    assertThat(label(witness, seat).presence()).isEqualTo(Presence.HERE);
    table.answerBots();
    assertThat(back.acts()).isTrue();
    table.move(back, back.deal().defaultMove(seat).orElseThrow());
  }

  @Test
  void theLastGuestToLeaveLeavesATableThatWaits() {
    TableByHand table = table(2);
    TableByHand.Visitor first = table.acting();
    TableByHand.Visitor last = table.at(first.seat().next(2));
    SeatKey key = key(last);
    table.say(first, new ToHost.Leave(true));
    table.say(last, new ToHost.Leave(true));
    while (table.answerBots()) {
      assertThat(table.questions())
          .allSatisfy(asked -> assertThat(asked.seat()).isEqualTo(first.seat()));
    }
    table.pass(Duration.ofMinutes(30));
    assertThat(table.questions()).isEmpty();
    TableByHand.Visitor back = table.join(new ConnectionPurpose.Return(key));
    assertThat(back.acts()).isTrue();
    table.move(back, back.deal().defaultMove(back.seat()).orElseThrow());
  }

  @Test
  void aGuestWhoLeavesBeforeTheFirstDealHasNoKeyAndGoesForGood() {
    TableByHand table = TableByHand.at(TestSetups.of(TestSetups.patient(2), 2), 1);
    table.say(table.all().getFirst(), new ToHost.Leave(true));
    TableByHand.Visitor one = table.join(new ConnectionPurpose.Sit());
    TableByHand.Visitor other = table.join(new ConnectionPurpose.Sit());
    assertThat(one.seat()).isNotEqualTo(other.seat());
  }
}
