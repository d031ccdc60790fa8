package oklahoma.host.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import oklahoma.host.testing.Marks;
import oklahoma.protocol.identity.GuestMark;
import oklahoma.protocol.lobby.Chair;
import oklahoma.protocol.lobby.LobbyFault;
import oklahoma.protocol.lobby.LobbyRequest;
import oklahoma.protocol.lobby.LobbyState;
import oklahoma.protocol.lobby.TableName;
import oklahoma.protocol.people.BotLevel;
import oklahoma.protocol.people.Name;
import oklahoma.protocol.people.Presence;
import oklahoma.rules.Seat;
import oklahoma.rules.gin.GinPreset;
import oklahoma.rules.oklahoma.OklahomaRules;
import oklahoma.rules.oklahoma.OklahomaSwitch;
import org.junit.jupiter.api.Test;

/** What may be changed in a lobby, by whom, and what comes of it. */
class LobbyTest {
  private static final OklahomaRules RULES = OklahomaRules.standard(4);
  private static final Name NORTH = new Name("North");
  private static final Name EAST = new Name("East");
  private static final Name SOUTH = new Name("South");
  private static final Name GAUSS = new Name("Gauss");
  private static final LobbyRequest READY = new LobbyRequest.SayReady(Optional.of(RULES));

  private final RandomGenerator chance = RandomGeneratorFactory.of("L64X128MixRandom").create(1);

  private final Lobby lobby =
      Lobby.of(
              new TableName("Evening"),
              RULES,
              Collections.nCopies(4, new Chair.Open()),
              Admission.open(false))
          .withPlayer(NORTH, Optional.empty())
          .withPlayer(EAST, Optional.empty())
          .ownedBy(Optional.of(NORTH));

  @Test
  void aLobbyHasEightChairsAndWhatNobodySetUpIsLocked() {
    assertThat(lobby.state().chairs())
        .hasSize(LobbyState.CHAIRS)
        .endsWith(new Chair.Locked(), new Chair.Locked(), new Chair.Locked(), new Chair.Locked());
    assertThat(lobby.places()).isEqualTo(4);
    assertThat(lobby.taken()).isEqualTo(2);
  }

  @Test
  void anArrivingGuestTakesTheFirstOpenChair() {
    assertThat(lobby.seat(EAST)).contains(Seat.B);
    Lobby fewer = granted(lobby, NORTH, new LobbyRequest.Empty(Seat.B));
    assertThat(fewer.withPlayer(SOUTH, Optional.empty()).seat(SOUTH)).contains(Seat.B);
  }

  @Test
  void onlyTheOwnerChangesAnythingButReadiness() {
    for (LobbyRequest request :
        List.of(
            new LobbyRequest.AddBot(Seat.C, GAUSS, BotLevel.EASY),
            new LobbyRequest.Empty(Seat.A),
            new LobbyRequest.Block(Seat.A),
            new LobbyRequest.Unblock(EAST),
            new LobbyRequest.Swap(Seat.A, Seat.B),
            new LobbyRequest.Shuffle(),
            new LobbyRequest.Lock(Seat.C),
            new LobbyRequest.Unlock(Seat.E),
            new LobbyRequest.ChangeRules(RULES),
            new LobbyRequest.AllowSpectators(true),
            new LobbyRequest.SetPassword(Optional.empty()),
            new LobbyRequest.Start(true))) {
      assertThat(refused(lobby, EAST, request)).isEqualTo(LobbyFault.NOT_OWNER);
    }
    Lobby ready = granted(lobby, EAST, READY);
    assertThat(chair(ready, Seat.B)).isEqualTo(new Chair.OfHuman(EAST, true, Presence.HERE));
  }

  @Test
  void botsComeGoAndPlayBetterOrWorse() {
    Lobby with = granted(lobby, NORTH, new LobbyRequest.AddBot(Seat.F, GAUSS, BotLevel.EASY));
    assertThat(chair(with, Seat.F)).isEqualTo(new Chair.OfBot(GAUSS, BotLevel.EASY));
    Lobby better = granted(with, NORTH, new LobbyRequest.SetLevel(Seat.F, BotLevel.HARD));
    assertThat(chair(better, Seat.F)).isEqualTo(new Chair.OfBot(GAUSS, BotLevel.HARD));
    Lobby without = granted(better, NORTH, new LobbyRequest.Empty(Seat.F));
    assertThat(chair(without, Seat.F)).isEqualTo(new Chair.Open());
  }

  @Test
  void whatCannotBeAskedOfAChairIsRefused() {
    assertThat(refused(lobby, NORTH, new LobbyRequest.AddBot(Seat.B, GAUSS, BotLevel.EASY)))
        .isEqualTo(LobbyFault.CHAIR_TAKEN);
    assertThat(
            refused(lobby, NORTH, new LobbyRequest.AddBot(Seat.C, new Name("EAST"), BotLevel.EASY)))
        .isEqualTo(LobbyFault.NAME_TAKEN);
    assertThat(refused(lobby, NORTH, new LobbyRequest.SetLevel(Seat.B, BotLevel.HARD)))
        .isEqualTo(LobbyFault.CHAIR_EMPTY);
    assertThat(refused(lobby, NORTH, new LobbyRequest.Empty(Seat.C)))
        .isEqualTo(LobbyFault.CHAIR_EMPTY);
    assertThat(refused(lobby, NORTH, new LobbyRequest.Empty(Seat.A)))
        .as("nobody sends oneself away")
        .isEqualTo(LobbyFault.CHAIR_TAKEN);
    assertThat(refused(lobby, NORTH, new LobbyRequest.Lock(Seat.B)))
        .isEqualTo(LobbyFault.CHAIR_TAKEN);
  }

  @Test
  void aLockedChairIsTakenByNobody() {
    Lobby shut =
        granted(
            granted(lobby, NORTH, new LobbyRequest.Lock(Seat.C)),
            NORTH,
            new LobbyRequest.Lock(Seat.D));
    assertThat(shut.hasRoom()).isFalse();
    assertThat(shut.withPlayer(SOUTH, Optional.empty())).isEqualTo(shut);
    assertThat(
            granted(shut, NORTH, new LobbyRequest.Unlock(Seat.D))
                .withPlayer(SOUTH, Optional.empty())
                .seat(SOUTH))
        .contains(Seat.D);
  }

  @Test
  void chairsThatNewRulesHaveNoSeatForAreLocked() {
    Lobby gin = granted(lobby, NORTH, new LobbyRequest.ChangeRules(GinPreset.CLASSIC.rules(2)));
    assertThat(gin.places()).isEqualTo(2);
    assertThat(gin.taken()).isEqualTo(2);
    assertThat(refused(gin, NORTH, new LobbyRequest.Unlock(Seat.C)))
        .isEqualTo(LobbyFault.RULES_IMPOSSIBLE);
    assertThat(refused(gin, NORTH, new LobbyRequest.AddBot(Seat.C, GAUSS, BotLevel.EASY)))
        .isEqualTo(LobbyFault.RULES_IMPOSSIBLE);
  }

  @Test
  void seatedPlayersStayWhenNewRulesAreForFewer() {
    Lobby three = lobby.withPlayer(SOUTH, Optional.empty());
    Lobby gin = granted(three, NORTH, new LobbyRequest.ChangeRules(GinPreset.CLASSIC.rules(2)));
    assertThat(gin.taken()).isEqualTo(3);
    assertThat(gin.places()).isEqualTo(3);
    assertThat(gin.begins()).isEqualTo(new Verdict.Refused(LobbyFault.RULES_IMPOSSIBLE));
    Lobby awards = granted(gin, NORTH, new LobbyRequest.ChangeRules(GinPreset.AWARDS.rules(2)));
    assertThat(awards.begins())
        .isInstanceOfSatisfying(
            Verdict.Begins.class,
            begins -> assertThat(begins.lineUp().rules()).isEqualTo(GinPreset.AWARDS.rules(3)));
  }

  @Test
  void aRemovedPlayerIsNamed() {
    assertThat(lobby.handled(NORTH, new LobbyRequest.Empty(Seat.B), chance))
        .isInstanceOfSatisfying(
            Verdict.Granted.class, granted -> assertThat(granted.sentAway()).contains(EAST));
  }

  @Test
  void theOwnerKeepsTheTableWhereverTheOwnerSits() {
    Lobby swapped = granted(lobby, NORTH, new LobbyRequest.Swap(Seat.A, Seat.F));
    assertThat(swapped.state().owner()).contains(Seat.F);
    assertThat(chair(swapped, Seat.A)).isEqualTo(new Chair.Locked());
  }

  @Test
  void shufflingMovesPlayersAndLeavesEmptyChairsWhereTheyAre() {
    Lobby three = lobby.withPlayer(SOUTH, Optional.empty());
    boolean moved = false;
    for (int i = 0; i < 20; i++) {
      Lobby shuffled = granted(three, NORTH, new LobbyRequest.Shuffle());
      assertThat(shuffled.chairs().subList(0, 3))
          .containsExactlyInAnyOrderElementsOf(three.chairs().subList(0, 3));
      assertThat(shuffled.chairs().subList(3, 8)).isEqualTo(three.chairs().subList(3, 8));
      moved = moved || !shuffled.equals(three);
    }
    assertThat(moved).isTrue();
  }

  @Test
  void otherRulesWantToBeAgreedToAgain() {
    Lobby ready = granted(lobby, EAST, READY);
    OklahomaRules others = RULES.with(new OklahomaRules.Claims(RULES.claims().limit(), 0));
    Lobby changed = granted(ready, NORTH, new LobbyRequest.ChangeRules(others));
    assertThat(changed.rules()).isEqualTo(others);
    assertThat(chair(changed, Seat.B)).isEqualTo(new Chair.OfHuman(EAST, false, Presence.HERE));
  }

  @Test
  void aGuestAsksForAnotherPlaceAndTheOwnerGrantsIt() {
    Lobby asked = granted(lobby, EAST, asks(Seat.D));
    assertThat(asked.state().seatRequests()).isEqualTo(Map.of(Seat.B, Seat.D));
    Lobby elsewhere = granted(asked, EAST, asks(Seat.A));
    assertThat(elsewhere.state().seatRequests()).isEqualTo(Map.of(Seat.B, Seat.A));
    Lobby moved = granted(elsewhere, NORTH, new LobbyRequest.Swap(Seat.B, Seat.A));
    assertThat(moved.seat(EAST)).contains(Seat.A);
    assertThat(moved.state().seatRequests()).isEmpty();
  }

  @Test
  void aRequestForASeatEndsWithItsReason() {
    Lobby asked = granted(lobby, EAST, asks(Seat.D));
    List<Lobby> ended =
        List.of(
            granted(asked, EAST, new LobbyRequest.AskForSeat(Optional.empty())),
            granted(asked, NORTH, new LobbyRequest.Decline(Seat.B)),
            granted(asked, NORTH, new LobbyRequest.Lock(Seat.D)),
            granted(asked, NORTH, new LobbyRequest.Empty(Seat.B)),
            asked.left(EAST),
            asked.ownedBy(Optional.of(EAST)),
            asked.afterMatch(List.of(NORTH, EAST), List.of()));
    assertThat(ended).allSatisfy(each -> assertThat(each.state().seatRequests()).isEmpty());
  }

  @Test
  void aRequestForASeatMovesWithItsGuest() {
    Lobby asked = granted(lobby, EAST, asks(Seat.D));
    Lobby moved = granted(asked, NORTH, new LobbyRequest.Swap(Seat.B, Seat.C));
    assertThat(moved.state().seatRequests()).isEqualTo(Map.of(Seat.C, Seat.D));
  }

  @Test
  void whatNobodyCanHaveIsNotAskedFor() {
    assertThat(refused(lobby, EAST, asks(Seat.E))).isEqualTo(LobbyFault.CHAIR_LOCKED);
    assertThat(refused(lobby.withSpectator(SOUTH), SOUTH, asks(Seat.C)))
        .isEqualTo(LobbyFault.CHAIR_EMPTY);
    assertThat(granted(lobby, EAST, asks(Seat.B)).state().seatRequests()).isEmpty();
    assertThat(granted(lobby, NORTH, asks(Seat.C))).as("the owner just goes").isEqualTo(lobby);
    assertThat(refused(lobby, EAST, new LobbyRequest.Decline(Seat.B)))
        .isEqualTo(LobbyFault.NOT_OWNER);
  }

  private static LobbyRequest asks(Seat place) {
    return new LobbyRequest.AskForSeat(Optional.of(place));
  }

  @Test
  void aMatchDoesNotBeginWithoutItsPlayers() {
    LobbyRequest start = new LobbyRequest.Start(false);
    assertThat(refused(lobby, NORTH, start)).isEqualTo(LobbyFault.NOT_READY);
    assertThat(refused(lobby.left(EAST), NORTH, new LobbyRequest.Start(true)))
        .isEqualTo(LobbyFault.TOO_FEW);
    Lobby ready = granted(lobby, EAST, READY);
    assertThat(refused(ready.present(EAST, Presence.AWAY, Optional.empty()), NORTH, start))
        .isEqualTo(LobbyFault.NOT_READY);
    assertThat(lineUp(ready.present(EAST, Presence.SLOW, Optional.empty()), start).rules().seats())
        .isEqualTo(2);
  }

  @Test
  void seatedPlayersPlayInTheOrderOfTheChairs() {
    Lobby four =
        granted(lobby, NORTH, new LobbyRequest.AddBot(Seat.H, GAUSS, BotLevel.EASY))
            .withPlayer(SOUTH, Optional.empty());
    LineUp lineUp = lineUp(four, new LobbyRequest.Start(true));
    assertThat(lineUp.rules()).isEqualTo(RULES);
    assertThat(lineUp.sitting())
        .containsExactly(
            new Chair.OfHuman(NORTH, false, Presence.HERE),
            new Chair.OfHuman(EAST, false, Presence.HERE),
            new Chair.OfHuman(SOUTH, false, Presence.HERE),
            new Chair.OfBot(GAUSS, BotLevel.EASY));
  }

  @Test
  void ofMoreBlockedGuestsThanAreRememberedTheLastOnesHold() {
    Admission admission = Admission.open(false);
    for (int guest = 0; guest <= LobbyState.MOST_BLOCKED; guest++) {
      admission = admission.blocking(new Name("Eve"), mark(guest).orElseThrow());
    }
    assertThat(admission.blocks(mark(0))).isFalse();
    assertThat(admission.blocks(mark(1))).isTrue();
    assertThat(admission.blocks(mark(LobbyState.MOST_BLOCKED))).isTrue();
    assertThat(admission.blockedNames()).hasSize(LobbyState.MOST_BLOCKED).doesNotHaveDuplicates();
  }

  private static Optional<GuestMark> mark(int guest) {
    return Optional.of(Marks.of(guest));
  }

  @Test
  void twoPlayByRulesThatMatterToMore() {
    OklahomaRules forMore = RULES.with(OklahomaSwitch.FIRST_UP_CARD_CLAIMABLE, true);
    Lobby two = granted(lobby, NORTH, new LobbyRequest.ChangeRules(forMore));
    assertThat(lineUp(two, new LobbyRequest.Start(true)).rules()).isEqualTo(forMore.withSeats(2));
    assertThat(
            lineUp(two.withPlayer(SOUTH, Optional.empty()), new LobbyRequest.Start(true))
                .rules()
                .seats())
        .isEqualTo(3);
  }

  @Test
  void namesAreUnlikeHoweverTheyAreWritten() {
    Lobby watched = lobby.withSpectator(SOUTH);
    assertThat(watched.uniqueName(new Name("NORTH"))).isEqualTo(new Name("NORTH·2"));
    assertThat(watched.uniqueName(new Name("south"))).isEqualTo(new Name("south·2"));
    assertThat(watched.uniqueName(Name.of("Ｅａｓｔ").orElseThrow())).isEqualTo(new Name("East·2"));
    assertThat(watched.uniqueName(new Name("West"))).isEqualTo(new Name("West"));
  }

  @Test
  void afterTheMatchPlayersWhoLeftAreGoneAndNobodyIsReady() {
    Lobby ready =
        granted(lobby, EAST, READY)
            .withPlayer(SOUTH, Optional.empty())
            .withSpectator(new Name("West"));
    Lobby again = ready.afterMatch(List.of(NORTH, EAST), List.of());
    assertThat(again.chairs())
        .startsWith(
            new Chair.OfHuman(NORTH, false, Presence.HERE),
            new Chair.OfHuman(EAST, false, Presence.HERE),
            new Chair.Open(),
            new Chair.Open());
    assertThat(again.spectators()).isEmpty();
  }

  @Test
  void aWordThatWasOnItsWayWhenTheRulesChangedDoesNotCountForTheNewOnes() {
    OklahomaRules others = RULES.with(new OklahomaRules.Claims(RULES.claims().limit(), 0));
    Lobby changed = granted(lobby, NORTH, new LobbyRequest.ChangeRules(others));
    Lobby late = granted(changed, EAST, READY);
    assertThat(chair(late, Seat.B)).isEqualTo(new Chair.OfHuman(EAST, false, Presence.HERE));
    assertThat(refused(late, NORTH, new LobbyRequest.Start(false))).isEqualTo(LobbyFault.NOT_READY);
    Lobby agreed = granted(late, EAST, new LobbyRequest.SayReady(Optional.of(others)));
    assertThat(chair(agreed, Seat.B)).isEqualTo(new Chair.OfHuman(EAST, true, Presence.HERE));
  }

  @Test
  void aReadyPlayerTakesItBack() {
    Lobby not =
        granted(granted(lobby, EAST, READY), EAST, new LobbyRequest.SayReady(Optional.empty()));
    assertThat(chair(not, Seat.B)).isEqualTo(new Chair.OfHuman(EAST, false, Presence.HERE));
  }

  private Lobby granted(Lobby before, Name by, LobbyRequest request) {
    return switch (before.handled(by, request, chance)) {
      case Verdict.Granted granted -> granted.lobby();
      case Verdict.Begins begins -> throw new AssertionError("it began");
      case Verdict.Refused refused -> throw new AssertionError(refused.fault());
    };
  }

  private LobbyFault refused(Lobby before, Name by, LobbyRequest request) {
    return switch (before.handled(by, request, chance)) {
      case Verdict.Granted granted -> throw new AssertionError("it was granted");
      case Verdict.Begins begins -> throw new AssertionError("it began");
      case Verdict.Refused refused -> refused.fault();
    };
  }

  private LineUp lineUp(Lobby before, LobbyRequest start) {
    return switch (before.handled(NORTH, start, chance)) {
      case Verdict.Granted granted -> throw new AssertionError("it did not begin");
      case Verdict.Begins begins -> begins.lineUp();
      case Verdict.Refused refused -> throw new AssertionError(refused.fault());
    };
  }

  private static Chair chair(Lobby lobby, Seat seat) {
    return lobby.state().chair(seat);
  }

  @Test
  void aSpectatorTakesAKeptChairOnlyIfNoOtherIsFree() {
    Chair kept = new Chair.Open(Optional.of(EAST));
    Lobby roomy = watchedBySouth(List.of(kept, new Chair.Open()));
    assertThat(roomy.seated(SOUTH, Seat.A, Optional.empty())).isEmpty();
    assertThat(roomy.seated(SOUTH, Seat.B, Optional.empty())).isPresent();
    assertThat(roomy.seated(SOUTH, Seat.A, Optional.of(EAST))).isPresent();
    Lobby full = watchedBySouth(List.of(kept, new Chair.Locked()));
    assertThat(full.seated(SOUTH, Seat.A, Optional.empty())).isPresent();
  }

  private static Lobby watchedBySouth(List<Chair> chairs) {
    return Lobby.of(
            new TableName("Evening"), OklahomaRules.standard(2), chairs, Admission.open(true))
        .withSpectator(SOUTH);
  }
}
