package oklahoma.host.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import oklahoma.host.lobby.Admission;
import oklahoma.host.table.setup.BotPace;
import oklahoma.host.table.setup.TableSetup;
import oklahoma.host.table.snapshot.LastTable;
import oklahoma.host.testing.Marks;
import oklahoma.host.testing.TestSetups;
import oklahoma.protocol.identity.PasswordVerifier;
import oklahoma.protocol.identity.TablePassword;
import oklahoma.protocol.lobby.Chair;
import oklahoma.protocol.lobby.LobbyRequest;
import oklahoma.protocol.lobby.LobbyState;
import oklahoma.protocol.lobby.TableName;
import oklahoma.protocol.messages.ConnectionPurpose;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.BotLevel;
import oklahoma.protocol.people.Name;
import oklahoma.rules.Seat;
import org.junit.jupiter.api.Test;

/** A table is opened again as it was, and knows who sat there. */
class LastTableTest {
  private static final Name NORTH = new Name("North");
  private static final Name EAST = new Name("East");
  private static final Name SOUTH = new Name("South");
  private static final Chair BOT = new Chair.OfBot(new Name("Gauss"), BotLevel.HARD);

  private static PasswordVerifier verifier(String password) {
    return PasswordVerifier.of(
        TablePassword.of(password).orElseThrow(), new byte[PasswordVerifier.SALT_BYTES]);
  }

  private static LobbyRequest password(String password) {
    return new LobbyRequest.SetPassword(Optional.of(verifier(password)));
  }

  private static ToHost.Hello hello(Name name, int mark) {
    return new ToHost.Hello(name, 1, new ConnectionPurpose.Sit()).marked(Marks.of(mark));
  }

  private static TableSetup setup(Admission admission) {
    List<Chair> chairs = new ArrayList<>(List.of(new Chair.Open(), BOT));
    chairs.addAll(Collections.nCopies(3, new Chair.Open()));
    return TableSetup.hosted(new TableName("Friday"), TestSetups.patient(8), chairs, BotPace.NONE)
        .admission(admission);
  }

  /**
   * North, Gauss, East and South sit and play; two chairs are free.
   *
   * @param requests what North asks for before the match
   */
  private static TableByHand played(LobbyRequest... requests) {
    TableByHand table = TableByHand.at(setup(Admission.open(false)), 0);
    TableByHand.Visitor owner = table.join(hello(NORTH, 1));
    table.join(hello(EAST, 2));
    table.join(hello(SOUTH, 3));
    for (LobbyRequest request : requests) {
      table.say(owner, new ToHost.InLobby(request));
    }
    table.say(owner, new ToHost.InLobby(new LobbyRequest.Start(true)));
    return table;
  }

  private static LastTable last(TableByHand table) {
    return LastTable.of(table.state().last().orElseThrow().text());
  }

  private static List<Chair> chairs(TableByHand.Visitor witness) {
    return witness.received(FromHost.Lobby.class).getLast().state().chairs();
  }

  private static Seat seat(TableByHand.Visitor visitor) {
    return (Seat) visitor.received(FromHost.Lobby.class).getLast().viewer();
  }

  @Test
  void beforeAMatchThereIsNothingToOpenAgain() {
    TableByHand table = TableByHand.at(setup(Admission.open(false)), 2);
    assertThat(table.state().last()).isEmpty();
  }

  @Test
  void everybodyIsExpectedInTheirOwnChair() {
    TableByHand again = TableByHand.again(last(played()));
    TableByHand.Visitor south = again.join(hello(SOUTH, 3));
    assertThat(seat(south)).isEqualTo(Seat.D);
    assertThat(chairs(south).subList(0, 5))
        .containsExactly(
            new Chair.Open(Optional.of(NORTH)),
            BOT,
            new Chair.Open(Optional.of(EAST)),
            chairs(south).get(3),
            new Chair.Open());
    assertThat(seat(again.join(hello(NORTH, 1)))).isEqualTo(Seat.A);
    assertThat(seat(again.join(hello(EAST, 2)))).isEqualTo(Seat.C);
    assertThat(chairs(south)).doesNotContain(new Chair.Open(Optional.of(EAST)));
  }

  @Test
  void aNameIsNoProofAndAnUnexpectedGuestTakesAFreeChairFirst() {
    TableByHand again = TableByHand.again(last(played()));
    TableByHand.Visitor other = again.join(hello(SOUTH, 9));
    assertThat(seat(other)).isEqualTo(Seat.E);
    assertThat(chairs(other)).contains(new Chair.Open(Optional.of(SOUTH)));
    assertThat(seat(again.join(hello(new Name("West"), 8)))).isEqualTo(Seat.A);
    assertThat(seat(again.join(hello(SOUTH, 3)))).isEqualTo(Seat.D);
  }

  @Test
  void anotherNameOfTheSameProgramIsKnown() {
    TableByHand again = TableByHand.again(last(played()));
    assertThat(seat(again.join(hello(new Name("Sue"), 3)))).isEqualTo(Seat.D);
  }

  @Test
  void passwordAndRulesAreKeptAndBlockedPlayersAreNotExpected() {
    PasswordVerifier verifier = verifier("red queen");
    Admission admission =
        Admission.open(true).password(Optional.of(verifier)).blocking(EAST, Marks.of(2));
    LastTable last = last(played(password("red queen")));
    assertThat(last.setup().lobby().admission().password()).contains(verifier);
    assertThat(last.players()).containsExactly(NORTH, new Name("Gauss"), EAST, SOUTH);

    LastTable blocked =
        LastTable.of(
                last.setup(), last.setup().lobby().open().admitting(admission), last.regulars())
            .orElseThrow();
    assertThat(blocked.players()).containsExactly(NORTH, new Name("Gauss"), SOUTH);
    assertThat(blocked.setup().lobby().chairs()).hasSize(LobbyState.CHAIRS);
    assertThat(LastTable.of(blocked.text())).isEqualTo(blocked);
  }

  @Test
  void aPlayerWhoLeftForGoodIsStillExpected() {
    TableByHand table = TableByHand.at(setup(Admission.open(false)), 0);
    TableByHand.Visitor owner = table.join(hello(NORTH, 1));
    TableByHand.Visitor east = table.join(hello(EAST, 2));
    table.say(owner, new ToHost.InLobby(new LobbyRequest.Start(true)));
    table.say(east, new ToHost.Leave(false));
    TableByHand again = TableByHand.again(last(table));
    assertThat(seat(again.join(hello(EAST, 2)))).isEqualTo(Seat.C);
  }

  @Test
  void aFormerPlayerIsNotAskedForThePasswordUntilItChanges() {
    TableByHand again = TableByHand.again(last(played(password("red queen"))));
    TableByHand.Visitor south = again.join(hello(SOUTH, 3));
    assertThat(seat(south)).isEqualTo(Seat.D);
    TableByHand.Visitor other = again.join(hello(NORTH, 9));
    assertThat(other.received(FromHost.PasswordAsked.class)).hasSize(1);
    again.say(south, new ToHost.InLobby(password("king")));
    assertThat(again.join(hello(EAST, 2)).received(FromHost.PasswordAsked.class)).hasSize(1);
  }

  @Test
  void aPasswordThatWasChangedAfterTheMatchIsAskedForWhenTheTableIsOpenedAgain() {
    TableByHand table = TableByHand.at(setup(Admission.open(false)).seeded(1), 0);
    TableByHand.Visitor owner = table.join(hello(NORTH, 1));
    TableByHand.Visitor east = table.join(hello(EAST, 2));
    table.say(owner, new ToHost.InLobby(password("red queen")));
    table.say(owner, new ToHost.InLobby(new LobbyRequest.Start(true)));
    table.playMatch(List.of(owner, east));
    table.say(owner, new ToHost.BackToLobby());
    table.say(owner, new ToHost.InLobby(password("king")));
    TableByHand again = TableByHand.again(last(table));
    assertThat(again.join(hello(EAST, 2)).received(FromHost.PasswordAsked.class)).hasSize(1);
  }

  /** It was written without the password that the match had. */
  @Test
  void aTableFromBeforeIsReadAndEverybodyIsAskedForItsPassword() {
    String before =
        played(password("red queen"))
            .state()
            .last()
            .orElseThrow()
            .text()
            .replaceFirst("last password .*\n", "");
    TableByHand again = TableByHand.again(LastTable.of(before));
    TableByHand.Visitor east = again.join(hello(EAST, 2));
    assertThat(east.received(FromHost.PasswordAsked.class)).hasSize(1);
  }

  @Test
  void onlyPlayersOfTheTableLearnWhichPlayersArePresent() {
    TableByHand again = TableByHand.again(last(played()));
    again.join(hello(SOUTH, 3));
    assertThat(again.state().listing().label(Optional.of(Marks.of(2))).players())
        .containsExactly(SOUTH);
    assertThat(again.state().listing().label(Optional.of(Marks.of(9))).players()).isEmpty();
    assertThat(again.state().listing().label(Optional.empty()).players()).isEmpty();
    assertThat(again.state().listing().label().players()).isEmpty();
  }

  @Test
  void aBlockedPlayerNoLongerLearnsWhichPlayersArePresent() {
    TableByHand again = TableByHand.again(last(played()));
    TableByHand.Visitor south = again.join(hello(SOUTH, 3));
    TableByHand.Visitor east = again.join(hello(EAST, 2));
    again.say(south, new ToHost.InLobby(new LobbyRequest.Block(seat(east))));
    assertThat(again.state().listing().label(Optional.of(Marks.of(2))).players()).isEmpty();
    assertThat(again.state().listing().label(Optional.of(Marks.of(1))).players())
        .containsExactly(SOUTH);
  }
}
