package oklahoma.host.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Optional;
import oklahoma.host.table.setup.BotPace;
import oklahoma.host.table.setup.TableSetup;
import oklahoma.host.testing.HeadlessGuest;
import oklahoma.host.testing.SeatedTable;
import oklahoma.host.testing.TestSetups;
import oklahoma.protocol.lobby.Chair;
import oklahoma.protocol.messages.ByeReason;
import oklahoma.protocol.messages.ConnectionPurpose;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.BotLevel;
import oklahoma.protocol.people.Name;
import oklahoma.protocol.people.SeatLabel;
import oklahoma.rules.Move;
import oklahoma.rules.Seat;
import oklahoma.rules.oklahoma.OklahomaRules;
import org.junit.jupiter.api.Test;

/** Who comes, who goes, and what a table is made of. */
class TableTest {

  @Test
  void namesThatAreAlikeGetNumbers() {
    try (SeatedTable company = SeatedTable.at(TestSetups.patient(3))) {
      assertThat(company.at(Seat.A).welcome().orElseThrow().seats())
          .map(SeatLabel::name)
          .containsExactlyInAnyOrder(new Name("Guest"), new Name("Guest·2"), new Name("Guest·3"));
    }
  }

  @Test
  void aFullTableTakesSpectatorsOnly() {
    try (SeatedTable company = SeatedTable.at(TestSetups.patient(2))) {
      HeadlessGuest third = company.join(new ConnectionPurpose.Sit());
      company.until(() -> third.farewell().isPresent());
      assertThat(third.farewell()).contains(ByeReason.TABLE_PLAYING);
      assertThat(company.watch().viewer()).isEqualTo(oklahoma.rules.Spectator.SPECTATOR);
    }
  }

  @Test
  void leavingBeforeTheMatchBeginsFreesTheSeat() {
    try (SeatedTable company = SeatedTable.at(TestSetups.of(TestSetups.patient(2), 2), 0, false)) {
      HeadlessGuest first = company.join(new ConnectionPurpose.Sit());
      first.send(new ToHost.Leave(false));
      company.until(() -> first.farewell().isPresent());
      HeadlessGuest second = company.join(new ConnectionPurpose.Sit());
      HeadlessGuest third = company.join(new ConnectionPurpose.Sit());
      assertThat(company.welcomed(second).seat()).isNotEqualTo(company.welcomed(third).seat());
    }
  }

  @Test
  void aBotPlaysOnForAPlayerWhoLeaves() {
    try (SeatedTable company = SeatedTable.at(TestSetups.patient(2))) {
      Seat leaver = company.turn();
      Seat stays = leaver.next(2);
      HeadlessGuest gone = company.at(leaver);
      gone.send(new ToHost.Leave(false));
      company.until(() -> gone.farewell().isPresent());
      assertThat(gone.farewell()).contains(ByeReason.LEFT);
      HeadlessGuest other = company.at(stays);
      company.until(() -> other.deal().toAct().contains(stays));
      assertThat(other.received(FromHost.Seats.class).getLast().seats().get(leaver.ordinal()).bot())
          .isEqualTo(Optional.of(BotLevel.NORMAL));
      company.move(stays, new Move.Draw());
      HeadlessGuest again = company.join(new ConnectionPurpose.Return(gone.key()));
      company.until(() -> again.farewell().isPresent());
      assertThat(again.farewell()).contains(ByeReason.KEY_UNKNOWN);
    }
  }

  @Test
  void theTableClosesWhenTheLastHumanLeaves() {
    try (SeatedTable company = SeatedTable.at(TestSetups.of(TestSetups.patient(3), 1), 1, false)) {
      HeadlessGuest spectator = company.watch();
      company.at(Seat.A).send(new ToHost.Leave(false));
      company.until(() -> spectator.farewell().isPresent());
      assertThat(spectator.farewell()).contains(ByeReason.TABLE_CLOSED);
      HeadlessGuest late = company.join(new ConnectionPurpose.Watch());
      company.until(() -> late.farewell().isPresent());
      assertThat(late.farewell().orElseThrow())
          .isIn(ByeReason.NO_SUCH_TABLE, ByeReason.TABLE_CLOSED);
    }
  }

  @Test
  void everybodyIsInformedWhenTheHostStops() {
    HeadlessGuest guest;
    try (SeatedTable company = SeatedTable.at(TestSetups.patient(2))) {
      guest = company.at(Seat.A);
      company.host.close();
      company.until(() -> guest.farewell().isPresent());
    }
    assertThat(guest.farewell()).contains(ByeReason.HOST_STOPS);
  }

  @Test
  void severalTablesDoNotKnowEachOther() {
    try (SeatedTable company = SeatedTable.at(TestSetups.patient(2))) {
      int other = company.host.open(TestSetups.of(TestSetups.patient(3), 1).seeded(9));
      HeadlessGuest there =
          company.welcomed(
              HeadlessGuest.join(
                  company.loops,
                  company.host.address(),
                  "North",
                  other,
                  new ConnectionPurpose.Sit()));
      company.move(company.turn(), new Move.Draw());
      assertThat(there.deal().tableau().seats()).isEqualTo(3);
      company.host.close(other);
      company.until(() -> there.farewell().isPresent());
      assertThat(company.all()).allMatch(HeadlessGuest::connected);
    }
  }

  @Test
  void aTableHasAsManyChairsAsTheRulesHaveSeats() {
    List<Chair> one = List.of(new Chair.Open());
    assertThatIllegalArgumentException()
        .isThrownBy(() -> TableSetup.of(OklahomaRules.standard(2), one, BotPace.NONE));
  }

  @Test
  void theSameSeedDealsTheSameCards() {
    assertThat(firstHand(5)).isEqualTo(firstHand(5)).isNotEqualTo(firstHand(6));
  }

  private static List<oklahoma.rules.card.Card> firstHand(long seed) {
    TableSetup setup = TestSetups.of(TestSetups.patient(2), 2).seeded(seed);
    try (SeatedTable company = SeatedTable.at(setup, 2, false)) {
      return company.at(Seat.A).deal().tableau().hand(Seat.A).cards();
    }
  }
}
