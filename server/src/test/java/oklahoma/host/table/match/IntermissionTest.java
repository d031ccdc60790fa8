package oklahoma.host.table.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import oklahoma.host.table.TableByHand;
import oklahoma.host.table.setup.TableSetup;
import oklahoma.host.testing.TestSetups;
import oklahoma.protocol.messages.ConnectionPurpose;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.OwnerCommand;
import oklahoma.protocol.messages.ToHost;
import oklahoma.rules.Seat;
import oklahoma.rules.Standing;
import oklahoma.rules.oklahoma.Oklahoma;
import oklahoma.rules.oklahoma.OklahomaMatch;
import org.junit.jupiter.api.Test;

/** Between deals, and after a match. */
class IntermissionTest {
  private static final Duration PAUSE = Duration.ofSeconds(20);

  private static TableByHand played() {
    return played(TestSetups.of(TestSetups.patient(2), 2));
  }

  private static TableByHand played(TableSetup setup) {
    return played(setup, 2);
  }

  private static TableByHand played(TableSetup setup, int guests) {
    TableByHand table = TableByHand.at(setup, guests);
    table.playOut();
    return table;
  }

  private static FromHost.Intermission pause(TableByHand table) {
    return table.at(Seat.A).received(FromHost.Intermission.class).getLast();
  }

  private static Standing standing(TableByHand.Visitor guest) {
    List<FromHost.DealBegan> began = guest.received(FromHost.DealBegan.class);
    return began.isEmpty()
        ? guest.received(FromHost.Welcome.class).getLast().standing()
        : began.getLast().standing();
  }

  private static void all(TableByHand table, ToHost message) {
    table.all().forEach(guest -> table.say(guest, message));
  }

  @Test
  void theNextDealWaitsForEveryHuman() {
    TableByHand table = played();
    TableByHand.Visitor first = table.at(Seat.A);
    assertThat(pause(table).ready()).isEmpty();
    table.say(first, new ToHost.Ready());
    assertThat(first.deal().over()).isTrue();
    assertThat(table.at(Seat.B).received(FromHost.Intermission.class).getLast())
        .extracting(FromHost.Intermission::ready, FromHost.Intermission::millisLeft)
        .containsExactly(Set.of(Seat.A), OptionalLong.empty());
    table.say(table.at(Seat.B), new ToHost.Ready());
    assertThat(((Oklahoma) first.deal()).hand()).isEqualTo(2);
    assertThat(standing(first).deals()).hasSize(1);
  }

  @Test
  void nobodyWaitsForAnAbsentPlayer() {
    TableByHand table = played();
    table.say(table.at(Seat.A), new ToHost.Ready());
    table.drop(table.at(Seat.B));
    assertThat(table.at(Seat.A).received(FromHost.DealBegan.class)).hasSize(1);
  }

  @Test
  void theNextDealMayBeginByItself() {
    TableByHand table = played(TestSetups.of(TestSetups.patient(2), 2).nextDealAfter(PAUSE));
    assertThat(pause(table).millisLeft()).isEqualTo(OptionalLong.of(PAUSE.toMillis()));
    table.pass(PAUSE.minusNanos(1));
    assertThat(table.at(Seat.A).deal().over()).isTrue();
    table.pass(Duration.ofNanos(1));
    assertThat(table.at(Seat.A).deal().over()).isFalse();
    table.playDefault();
  }

  /** The pause is over, and the deal has not begun. */
  @Test
  void aGuestWhoArrivesDuringTheNextShuffleLearnsWhichPlayersWereReady() {
    TableByHand table =
        TableByHand.at(TestSetups.fair(TestSetups.patient(2), 2).nextDealAfter(PAUSE), 2);
    table.pass(CommitReveal.PATIENCE);
    TableByHand.Visitor guest = table.at(Seat.A);
    table.playOut();
    table.say(guest, new ToHost.Ready());
    table.pass(PAUSE);
    assertThat(welcome(table, guest).ready()).containsExactly(Seat.A);
    table.pass(CommitReveal.PATIENCE);
    assertThat(guest.deal().over()).isFalse();
    assertThat(welcome(table, guest).ready()).isEmpty();
  }

  private static FromHost.Welcome welcome(TableByHand table, TableByHand.Visitor guest) {
    table.say(guest, new ToHost.Resync());
    return guest.received(FromHost.Welcome.class).getLast();
  }

  @Test
  void everybodyLearnsThatABotIsReadyInAPlayersPlace() {
    TableByHand table = played(TestSetups.of(TestSetups.patient(3), 3), 3);
    table.drop(table.at(Seat.C));
    assertThat(pause(table).ready()).isEmpty();
    table.say(table.at(Seat.A), new ToHost.ActOnSeat(Seat.C, OwnerCommand.BOT_NOW));
    assertThat(pause(table).ready()).containsExactly(Seat.C);
    assertThat(welcome(table, table.at(Seat.B)).ready()).containsExactly(Seat.C);
  }

  @Test
  void anySeatHoldsTheNextDealAndNoSpectatorDoes() {
    TableByHand table =
        TableByHand.at(TestSetups.of(TestSetups.patient(2), 2).nextDealAfter(PAUSE), 2);
    TableByHand.Visitor spectator = table.join(new ConnectionPurpose.Watch());
    table.playOut();
    table.say(spectator, new ToHost.HoldNextDeal());
    assertThat(pause(table).millisLeft()).isPresent();
    table.say(table.at(Seat.B), new ToHost.HoldNextDeal());
    assertThat(pause(table).millisLeft()).isEmpty();
    table.pass(PAUSE);
    assertThat(table.at(Seat.A).deal().over()).isTrue();
    all(table, new ToHost.Ready());
    assertThat(table.at(Seat.A).deal().over()).isFalse();
  }

  @Test
  void afterAMatchARematchBeginsWhenEverybodyAsksForIt() {
    TableByHand table = played();
    for (int hand = 1; hand < OklahomaMatch.HANDS; hand++) {
      all(table, new ToHost.Ready());
      table.playOut();
    }
    TableByHand.Visitor guest = table.at(Seat.A);
    assertThat(pause(table).standing().over()).isTrue();
    all(table, new ToHost.Ready());
    assertThat(guest.deal().over()).as("ready is not rematch").isTrue();
    all(table, new ToHost.Rematch());
    assertThat(table.all()).noneMatch(each -> each.deal().over());
    assertThat(standing(guest).deals()).isEmpty();
    table.playDefault();
  }

  @Test
  void aSpectatorSeesTheDealButNobodyWaitsForIt() {
    TableByHand table = TableByHand.at(TestSetups.of(TestSetups.patient(2), 2), 2);
    TableByHand.Visitor spectator = table.join(new ConnectionPurpose.Watch());
    table.playOut();
    table.say(spectator, new ToHost.Ready());
    assertThat(spectator.received(FromHost.Intermission.class).getLast().ready()).isEmpty();
    all(table, new ToHost.Ready());
    assertThat(spectator.received(FromHost.DealBegan.class)).hasSize(1);
    assertThat(spectator.deal().tableau().hands())
        .allSatisfy(hand -> assertThat(hand.cards()).isEmpty());
  }

  @Test
  void aTableOfBotsPlaysOnByItself() {
    TableByHand table = TableByHand.at(TestSetups.of(TestSetups.patient(4), 0), 0);
    TableByHand.Visitor spectator = table.join(new ConnectionPurpose.Watch());
    while (table.answerBots()) {
      assertThat(spectator.farewell()).isEmpty();
    }
    assertThat(spectator.received(FromHost.Intermission.class)).hasSize(OklahomaMatch.HANDS);
    assertThat(spectator.received(FromHost.Intermission.class).getLast().standing().over())
        .isTrue();
  }
}
