package oklahoma.client.lobby;

import static oklahoma.client.lobby.Lobbies.away;
import static oklahoma.client.lobby.Lobbies.bot;
import static oklahoma.client.lobby.Lobbies.human;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import oklahoma.client.lobby.LobbyView.Hindrance;
import oklahoma.client.setup.Parameter;
import oklahoma.protocol.lobby.Chair;
import oklahoma.protocol.lobby.LobbyState;
import oklahoma.protocol.people.Name;
import oklahoma.rules.Seat;
import oklahoma.rules.gin.GinPreset;
import oklahoma.rules.gin.GinSwitch;
import oklahoma.rules.oklahoma.OklahomaSwitch;
import org.junit.jupiter.api.Test;

class LobbyViewTest {

  /** The host gives it to somebody else only when no other is open. */
  @Test
  void aChairThatIsKeptForSomebodyIsOfferedLast() {
    Chair kept = new Chair.Open(Optional.of(new Name("East")));
    Chair[] chairs = new Chair[LobbyState.CHAIRS];
    Arrays.fill(chairs, new Chair.Locked());
    chairs[0] = human("North", false);
    chairs[1] = kept;
    assertThat(Lobbies.watched(chairs).maySitDown(Seat.B)).isTrue();
    chairs[2] = new Chair.Open();
    assertThat(Lobbies.watched(chairs).maySitDown(Seat.B)).isFalse();
    assertThat(Lobbies.watched(chairs).maySitDown(Seat.C)).isTrue();
  }

  @Test
  void aSpectatorMayTakeTheChairThatIsKeptForThem() {
    Chair own = new Chair.Open(Optional.of(Lobbies.CALLED));
    LobbyView view = Lobbies.watched(human("North", false), own);
    assertThat(view.isKept(Seat.B)).isTrue();
    assertThat(view.maySitDown(Seat.B)).isTrue();
    assertThat(view.maySitDown(Seat.C)).as("an open one").isTrue();
    assertThat(Lobbies.view(Seat.A, human("South", false), own).maySitDown(Seat.B)).isFalse();
  }

  @Test
  void whereTwoChairsAreKeptForANameNeitherIsCertain() {
    Chair first = new Chair.Open(Optional.of(Lobbies.CALLED));
    Chair second = new Chair.Open(Optional.of(Lobbies.CALLED.numbered(2)));
    LobbyView both = Lobbies.watched(human("North", false), first, second);
    assertThat(List.of(Seat.B, Seat.C)).allMatch(both::maySitDown).noneMatch(both::isKept);
    assertThat(Lobbies.watched(human("North", false), second).isKept(Seat.B)).isTrue();
  }

  @Test
  void theOwnerOwnsAndNobodyElse() {
    assertThat(Lobbies.view(Seat.A, human("North", false)).owns()).isTrue();
    assertThat(Lobbies.view(Seat.B, human("North", false), human("East", false)).owns()).isFalse();
    assertThat(Lobbies.watched(human("North", false)).owns()).isFalse();
  }

  @Test
  void oneAloneCannotPlay() {
    assertThat(Lobbies.view(Seat.A, human("North", false)).hindrance())
        .contains(new Hindrance.TooFew());
  }

  @Test
  void theOwnerNeedNotSayToBeReady() {
    assertThat(Lobbies.view(Seat.A, human("North", false), bot("Gauss")).hindrance()).isEmpty();
  }

  @Test
  void playersWhoAreNotReadyAreNamedAndCanBePassedOver() {
    Hindrance why =
        Lobbies.view(
                Seat.A,
                human("North", false),
                human("East", false),
                human("South", true),
                human("West", false))
            .hindrance()
            .orElseThrow();
    assertThat(why).isEqualTo(new Hindrance.NotReady(List.of(new Name("East"), new Name("West"))));
    assertThat(why.yields()).isTrue();
  }

  @Test
  void absenceOutweighsNotBeingReady() {
    assertThat(
            Lobbies.view(Seat.A, human("North", false), human("East", false), away("West"))
                .hindrance())
        .contains(new Hindrance.Away(List.of(new Name("West"))));
  }

  @Test
  void twoMayPlayByRulesThatMatterToMore() {
    LobbyView view =
        Lobbies.view(
            Seat.A,
            Lobbies.state(
                Lobbies.STANDARD.with(OklahomaSwitch.FIRST_UP_CARD_CLAIMABLE, true),
                human("North", false),
                human("East", false)));
    assertThat(view.hindrance()).containsInstanceOf(Hindrance.NotReady.class);
  }

  @Test
  void threeCannotPlayASheetForTwo() {
    LobbyView view =
        Lobbies.view(
            Seat.A,
            Lobbies.state(
                GinPreset.CLASSIC.rules(2), human("North", false), bot("Gauss"), bot("Euler")));
    assertThat(view.hindrance())
        .contains(new Hindrance.Impossible("ginrules.fault.OFFER_OF_SEVERAL"))
        .map(LobbyView.Hindrance::yields)
        .contains(false);
  }

  @Test
  void whatIsNotAsOnTheNearestSheetIsMarked() {
    LobbyView view =
        Lobbies.view(
            Seat.B,
            Lobbies.state(
                GinPreset.ROYAL.rules(2).with(GinSwitch.GIN_SURCHARGE, true),
                human("North", false)));
    assertThat(view.changed()).extracting(Parameter::key).containsExactly("gin-surcharge");
  }

  @Test
  void rulesThatAreNotStandardAreMarked() {
    LobbyView view = Lobbies.view(Seat.B, Lobbies.state(Lobbies.OTHER, human("North", false)));
    assertThat(view.changed()).extracting(Parameter::key).containsExactly("jokers");
    assertThat(Lobbies.watched(human("North", false)).changed()).isEmpty();
  }
}
