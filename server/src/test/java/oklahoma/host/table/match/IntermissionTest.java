package oklahoma.host.table.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.OptionalLong;
import java.util.Set;
import oklahoma.host.table.people.ReturnTest;
import oklahoma.host.testing.HeadlessGuest;
import oklahoma.host.testing.SeatedTable;
import oklahoma.host.testing.TestSetups;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.messages.Wish;
import oklahoma.rules.Seat;
import oklahoma.rules.Standing;
import oklahoma.rules.oklahoma.Oklahoma;
import oklahoma.rules.oklahoma.OklahomaMatch;
import org.junit.jupiter.api.Test;

/** Between deals, and after a match. */
class IntermissionTest {
  private static final Duration PAUSE = Duration.ofSeconds(20);

  @Test
  void theNextDealWaitsForEveryHuman() {
    try (SeatedTable company = SeatedTable.at(TestSetups.patient(2))) {
      ReturnTest.playOut(company);
      HeadlessGuest first = company.at(Seat.A);
      assertThat(first.heard(FromHost.Intermission.class).getLast().ready()).isEmpty();
      first.send(new ToHost.Ready());
      company.settle();
      assertThat(first.deal().over()).isTrue();
      assertThat(company.at(Seat.B).heard(FromHost.Intermission.class).getLast())
          .extracting(FromHost.Intermission::ready, FromHost.Intermission::millisLeft)
          .containsExactly(Set.of(Seat.A), OptionalLong.empty());
      company.at(Seat.B).send(new ToHost.Ready());
      company.until(() -> !first.deal().over());
      assertThat(((Oklahoma) first.deal()).hand()).isEqualTo(2);
      assertThat(first.standing().orElseThrow().deals()).hasSize(1);
    }
  }

  @Test
  void nobodyWaitsForWhoIsAway() {
    try (SeatedTable company = SeatedTable.at(TestSetups.patient(2))) {
      ReturnTest.playOut(company);
      company.at(Seat.A).send(new ToHost.Ready());
      company.drop(Seat.B);
      company.until(() -> !company.at(Seat.A).deal().over());
      assertThat(company.at(Seat.A).heard(FromHost.DealBegan.class)).hasSize(1);
    }
  }

  @Test
  void theNextDealMayBeginByItself() {
    try (SeatedTable company =
        SeatedTable.at(TestSetups.of(TestSetups.patient(2), 2).nextDealAfter(PAUSE), 2, false)) {
      ReturnTest.playOut(company);
      assertThat(company.at(Seat.A).heard(FromHost.Intermission.class).getLast().millisLeft())
          .isEqualTo(OptionalLong.of(PAUSE.toMillis()));
      company.timing.pass(PAUSE);
      company.until(() -> !company.at(Seat.A).deal().over());
      company.settle();
      company.drawAndDiscard();
    }
  }

  @Test
  void anySeatHoldsTheNextDealAndNoOnlookerDoes() {
    try (SeatedTable company =
        SeatedTable.at(TestSetups.of(TestSetups.patient(2), 2).nextDealAfter(PAUSE), 2, false)) {
      HeadlessGuest onlooker = company.watch();
      ReturnTest.playOut(company);
      onlooker.send(new ToHost.Hold());
      company.settle();
      assertThat(pause(company).millisLeft()).isPresent();
      company.at(Seat.B).send(new ToHost.Hold());
      company.until(() -> pause(company).millisLeft().isEmpty());
      company.timing.pass(PAUSE);
      company.settle();
      assertThat(company.at(Seat.A).deal().over()).isTrue();
      company.all().forEach(guest -> guest.send(new ToHost.Ready()));
      company.until(() -> !company.at(Seat.A).deal().over());
    }
  }

  private static FromHost.Intermission pause(SeatedTable company) {
    return company.at(Seat.A).heard(FromHost.Intermission.class).getLast();
  }

  @Test
  void afterAMatchARematchBeginsWhenEverybodyAsksForIt() {
    try (SeatedTable company = SeatedTable.at(TestSetups.patient(2))) {
      for (int hand = 1; hand < OklahomaMatch.HANDS; hand++) {
        ReturnTest.playOut(company);
        company.all().forEach(guest -> guest.send(new ToHost.Ready()));
        company.until(() -> company.all().stream().noneMatch(guest -> guest.deal().over()));
      }
      ReturnTest.playOut(company);
      HeadlessGuest guest = company.at(Seat.A);
      assertThat(guest.standing().map(Standing::over)).contains(true);
      company.all().forEach(each -> each.send(new ToHost.Ready()));
      company.settle();
      assertThat(guest.deal().over()).as("ready is not rematch").isTrue();
      company.all().forEach(each -> each.send(new ToHost.Rematch()));
      company.until(() -> company.all().stream().noneMatch(each -> each.deal().over()));
      assertThat(guest.standing().orElseThrow().deals()).isEmpty();
      company.settle();
      company.drawAndDiscard();
    }
  }

  @Test
  void anOnlookerSeesTheDealButNobodyWaitsForIt() {
    try (SeatedTable company = SeatedTable.at(TestSetups.patient(2))) {
      HeadlessGuest onlooker = company.watch();
      ReturnTest.playOut(company);
      onlooker.send(new ToHost.Ready());
      company.all().forEach(guest -> guest.send(new ToHost.Ready()));
      company.until(() -> onlooker.heard(FromHost.DealBegan.class).size() == 1);
      assertThat(onlooker.fault()).isEmpty();
      assertThat(onlooker.deal().tableau().hands())
          .allSatisfy(hand -> assertThat(hand.cards()).isEmpty());
    }
  }

  @Test
  void aTableOfBotsPlaysOnByItself() {
    try (SeatedTable company = SeatedTable.at(TestSetups.of(TestSetups.patient(4), 0), 0, false)) {
      HeadlessGuest onlooker = company.join(new Wish.Watch());
      company.until(() ->
          onlooker.fault().isPresent() || onlooker.standing().filter(Standing::over).isPresent());
      assertThat(onlooker.fault()).isEmpty();
      assertThat(onlooker.heard(FromHost.Intermission.class)).hasSize(OklahomaMatch.HANDS);
    }
  }
}
